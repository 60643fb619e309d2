// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Birkaç kişi için öde',
  hint: 'Kişileri seç ve hepsi için tek seferde öde.',
  alone: { title: 'Kendi bahşişin', hint: 'Payının üzerine eklenir, başka kimseninkini değiştirmez.' },
  people: 'Kimin için ödüyorsun?',
  own: name => `${name} · sen`,
  tip: {
    title: 'Kendi bahşişin',
    none: 'Yok',
    custom: 'Diğer',
    hint: 'Masanın bahşişine ek olarak, yalnızca senden.',
    added: (due, tip) => `${due} ve ${tip} bahşiş`,
  },
  pay: amount => `${amount} öde`,
  doneWithTip: (amount, names, tip) => `${list(names)} için ${amount}, ayrıca ${tip} bahşiş`,
  changed: amount => `Toplam artık ${amount}. Lütfen yeniden seç.`,
  payFor: (amount, names) => `${list(names)} için ${amount} öde`,
  payForMany: (amount, people) => `${people} kişi için ${amount} öde`,
}
