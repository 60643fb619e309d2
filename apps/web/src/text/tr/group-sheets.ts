// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  codeSheet as englishCode,
  doubtActions as englishDoubt,
  peopleSheet as englishPeople,
  askRemoval as englishRemoval,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCode> = {
  hint: 'Arkadaşların bu kodla veya QR kodu tarayarak katılır.',
  renew: 'Yeni kod',
  renewHint: 'Kod bir yabancının eline geçtiyse yenisini al: eski kod ve bağlantıları artık çalışmaz.',
  askRenew: 'Bu kod değiştirilsin mi?',
  renewing: 'Bir saniye…',
  keep: 'Kalsın',
  renewed: 'Yeni kod hazır. Eskisi artık çalışmıyor.',
  notRenewed: 'Kod hâlâ aynı',
  tryAgain: 'Lütfen tekrar dene.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'Bu sipariş silinsin mi?',
  askDish: dish => `Silinsin mi: ${dish}?`,
  dish: 'Bu yemeği sil',
  order: 'Tüm siparişi sil',
  remove: 'Sil',
  removing: 'Siliniyor…',
  keep: 'Kalsın',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'Tahmini fiyat – düzeltmek için dokun',
  keepPrice: price => `${price} kalsın`,
  isRight: 'Evet',
}

export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'Masadakiler',
  orderingFor: 'Kimin için sipariş veriyorsun?',
  you: 'sen',
  guest: 'misafir',
  host: 'masayı açan',
  youAndHost: 'sen, masayı açan',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'o da bu telefonda',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Telefonu olmayan biri için. Masadaki herkes onun yerine sipariş verip ödeyebilir.',
  guestName: 'Misafirin adı',
  add: 'Misafir ekle',
  rename: 'Adı değiştir',
  name: 'Ad',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  nameMissing: 'Lütfen bir ad yaz.',
  leave: 'Ayrıl',
  remove: 'Çıkar',
  busy: 'Bir saniye…',
  askLeave: 'Bu masadan ayrılıyor musun?',
  askRemove: name => `${name} masadan çıkarılsın mı?`,
  renewsCode: 'Yeni kod ver; eskisi çalışmasın',
  removed: name => `${name} artık masada değil`,
  newCode: code => `Yeni kod: ${code}`,
  stay: 'Kal',
  keep: 'Kalsın',
  stays: 'Sipariş verdin veya bir ürünü paylaşıyorsun; bu yüzden adın hesapta kalır.',
  notRemoved: 'İşlem yapılamadı',
  tryAgain: 'Lütfen tekrar dene.',
}
