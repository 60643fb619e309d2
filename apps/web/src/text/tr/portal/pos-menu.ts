// The menu that is taken from the restaurant's point of sale.

import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, series } from '../locale.ts'

export const posMenu: Translation<typeof english> = {
  take: provider => `${provider} menüsünü al`,
  taking: provider => `${provider} menüsü alınıyor`,
  changed: (provider, when) => `${provider} menü değişikliği bildirdi (${when}): menüyü yeniden alın.`,
  notTaken: provider => `${provider} menüsü alınamadı`,
  failed: 'Menü alınamadı. Lütfen tekrar deneyin.',
  nothing: provider => `Konumunuz için ${provider} menüsünde ürün yok.`,
  again: 'Tekrar dene',
  reasons: {
    deleted: count => `${number(count)} silinmiş`,
    archived: count => `${number(count)} arşivlenmiş`,
    hidden: count => `${number(count)} gizli veya satışta olmayan`,
    elsewhere: count => `${number(count)} bu konumda satılmayan`,
    'not-a-dish': count => `${number(count)} hediye kartı, hizmet veya bağış`,
    unreadable: count => `${number(count)} okunamayan`,
  },
  leftOut: parts => `Dışarıda bırakılan: ${series(parts)}.`,
}
