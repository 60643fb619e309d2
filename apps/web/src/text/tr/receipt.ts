// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Makbuz yükleniyor…',
  missing: 'Grup bulunamadı veya erişim yok.',
  back: 'Hesaba dön',
  of: name => `${name} için`,
  ofTable: 'Bütün masa için',
  share: 'Pay',
  ordered: dishes => `Sipariş: ${series(dishes)}`,
  tipFrom: name => `Bahşiş (${name})`,
  paid: 'Ödenen toplam',
  held: 'Kartla ödeniyor',
  by: name => `ödeyen: ${name}`,
  byStaff: 'personele ödendi',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Yazdır',
  send: 'Paylaş',
  picture: 'Resim olarak paylaş',
  copied: 'Makbuz kopyalandı',
  failed: { title: 'Paylaşılamadı', hint: 'Lütfen makbuzu yazdır veya tekrar dene.' },
  keep: until => `Bu makbuz masayla birlikte silinir: ${until}. Saklamak için yazdır veya paylaş.`,
  others: 'Diğer makbuzlar',
  none: {
    title: 'Henüz makbuz yok',
    hint: 'Pay ödenir ödenmez burada görünür.',
    hintTable: 'Herkes öder ödemez burada görünür.',
  },
}
