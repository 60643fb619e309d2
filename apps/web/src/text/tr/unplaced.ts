// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': 'Cümleleri yalnızca İngilizce anlıyoruz. Yemekleri tek tek seçebilir veya yazabilirsin.',
  'no-order-to-change': 'Değiştirilecek bir sipariş yok.',
  'no-order-to-repeat': 'Tekrarlanacak böyle bir sipariş yok.',
  'not-in-order': 'Bu, son siparişinde yok.',
  'in-the-kitchen': 'Mutfak son siparişini hazırlamaya başladı. Lütfen garsona sor.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'Siparişi tamamla',
  hint: 'Ürün bulunamadı. Sözlerin kaydedildi – siparişi tamamlamak için dokun.',
}
