// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  shareDetails as englishDetails,
  largeTip as englishLargeTip,
  payForAll as englishPayForAll,
  customTip as englishTip,
  shareWeights as englishWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'

export const shareDetails: Translation<typeof englishDetails> = {
  partOf: (part, of, whole) => `${whole} (${part}/${of})`,
  everything: 'Tüm siparişler',
  all: 'Tüm siparişler',
  tip: 'Bahşiş',
  total: 'Toplam',
  rounding: 'Yuvarlama',
  noDishes: 'Sipariş yok',
  treated: 'Diğerlerinin ikramı.',
  equally: (total, people) => `${total}, ${people} kişi arasında eşit bölündü.`,
  paidBefore: 'Hesap ödemeler arasında değişti. Ödenenler olduğu gibi kaldı.',
  rest: 'Bazı paylar hesap değişmeden önce ödendi. Kalanı eşit bölündü.',
  later: 'Ödemeden sonra verilen siparişler buraya eklenir.',
  covered: 'Önceki ödemelerle karşılandı',
  uncovered: 'Önceki ödemelerle karşılanmadı',
  changedBetween: 'Hesap ödemeler arasında değişti',
  ownTip: 'Kendi bahşişi',
  paid: 'Ödendi',
  due: 'Ödenecek',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Paylar',
  hint: 'Yetişkin için 2, çocuk için 1, ikram ettiğin kişi için 0.',
  treat: 'Benden olsun',
  same: 'Herkese aynı',
  fewer: name => `Payı azalt: ${name}`,
  more: name => `Payı artır: ${name}`,
  count: () => 'pay',
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Bu bahşiş doğru mu?',
  yes: amount => `Evet, ${amount}: hesabın yarısından fazla`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Bahşiş tutarı (${symbol})`,
  set: 'Bahşişi ayarla',
  meaning: (amount, percent) => `${amount} bahşişin ara toplama oranı: ${percent}.`,
  unreadable: example => `Lütfen bir tutar gir, örneğin ${example}.`,
}

export const payForAll: Translation<typeof englishPayForAll> = {
  title: 'Herkesin payı ödensin mi?',
  hint: 'Sırayla ödenir. Her birinden önce durabilirsin.',
  you: 'sen',
  confirm: amount => `${amount} öde`,
  cancel: 'Vazgeç',
}
