// Texts about orders, tables and fields that several screens share.

import type {
  fields as englishFields,
  order as englishOrder,
  share as englishShare,
  table as englishTable,
} from '../en/order.ts'
import type { Translation } from '../words.ts'

export const order: Translation<typeof englishOrder> = {
  item: (quantity, name) => `${quantity} × ${name}`,
  quote: text => `“${text}”`,
  paid: 'Ödendi',
  incomplete: 'Eksik',
  notSent: 'Henüz gönderilmedi',
  note: 'Not:',
  notUnderstood: 'Anlaşılmadı:',
  soldOut: 'tükendi',
  doubt: { name: 'Doğru ürün bu mu?', price: 'Tahmini fiyat', offMenu: 'Menüde yok' },
  unapproved: 'Menüde yok · personel bekleniyor',
  priceOfStaff: amount => `Menüde yok · fiyatı personel belirledi, sen ${amount} yazmıştın`,
  live: 'canlı',
  reconnecting: 'yeniden bağlanıyor…',
  paidFor: (name, amount) => `${name} senin payını ödedi: ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Grup siparişi',
  number: table => `Masa ${table}`,
  numberInSentence: table => `masa ${table}`,
  noNumber: 'Masa numarası yok',
}

export const share: Translation<typeof englishShare> = {
  title: 'Masamıza katıl',
  titleAt: restaurant => `Masamıza katıl: ${restaurant}`,
  text: code => `Tablemate’te birlikte sipariş verelim. Kod: ${code}`,
  copied: { title: 'Kod kopyalandı!', hint: code => `Arkadaşlarına gönder: ${code}` },
  copyLink: 'Bağlantıyı kopyala',
  linkCopied: 'Bağlantı kopyalandı',
  failed: { title: 'Kopyalanamadı', hint: code => `Lütfen kodu elle kopyala: ${code}` },
  qrLabel: code => `Gruba katılmak için QR kod, kod ${code}`,
  codeLabel: 'Grup kodu',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'isteğe\u00a0bağlı',
  fewer: 'Bir eksik',
  more: 'Bir fazla',
}
