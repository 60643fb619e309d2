// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Son gün: ${date}`,
  starts: date => `Başlangıç: ${date}`,
  over: 'Bu kampanya sona erdi.',
  paused: 'Bu kampanya şu an yürürlükte değil.',
  restStands: 'Yine de menüye bakabilir ve burada bir masa açabilirsin.',
  details: 'Bilmende fayda var',
  menu: 'Menü',
  soldOut: 'Tükendi',
  showMore: count => `${count} tane daha göster`,
  noMenu: 'Restoran henüz menüsünü eklemedi. Yine de grup kurabilirsin.',
  menuFailed: 'Menü yüklenemedi.',
  start: 'Burada grup kur',
  missing: { title: 'Bu kampanya bulunamadı', hint: 'Bağlantı eski veya eksik olabilir.' },
  failed: {
    title: 'Bu kampanya yüklenemedi',
    hint: 'Bağlantın zayıf olabilir. Birazdan tekrar dene.',
  },
  loading: 'Kampanya yükleniyor…',
}
