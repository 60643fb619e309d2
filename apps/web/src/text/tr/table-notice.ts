// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended: 'Bu masa sona erdi. Masalar 24 saat sonra sona erer ve orada yazılan her şey silinir.',
  notHere:
    'Bağlantı eski olabilir veya bu telefon masaya henüz katılmadı. Masanın kodunu biliyorsan hemen katıl.',
  noLongerMember: {
    title: 'Artık bu masada değilsin',
    hint: 'Masadan çıkarıldın veya bu telefonda ayrıldın. Bir yanlışlık olduysa güncel kodu iste ve yeniden katıl.',
  },
  unsent: count =>
    plural(count, {
      one: 'Bu telefondaki bir sipariş gönderilmedi. Katılınca yeniden görünür.',
      other: `Bu telefondaki ${count} sipariş gönderilmedi. Katılınca yeniden görünürler.`,
    }),
  enterCode: 'Kod gir',
  failed: {
    title: 'Masa yüklenemedi',
    hint: 'Burada sinyal zayıf olabilir. Tüm siparişlerin güvende: birazdan tekrar dene.',
  },
}
