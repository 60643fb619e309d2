// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Zapłać za kilka osób',
  hint: 'Wybierz osoby i zapłać za wszystkie naraz.',
  alone: {
    title: 'Twój własny napiwek',
    hint: 'Doliczany do twojej części; części innych się nie zmieniają.',
  },
  people: 'Za kogo płacisz?',
  own: name => `${name} · ty`,
  tip: {
    title: 'Twój własny napiwek',
    none: 'Brak',
    custom: 'Inny',
    hint: 'Oprócz napiwku stolika, tylko od ciebie.',
    added: (due, tip) => `${due} i ${tip} napiwku`,
  },
  pay: amount => `Zapłać ${amount}`,
  doneWithTip: (amount, names, tip) => `${amount} za: ${list(names)}, w tym ${tip} napiwku`,
  changed: amount => `Razem to teraz ${amount}. Wybierz jeszcze raz.`,
  payFor: (amount, names) => `Zapłać ${amount} za: ${list(names)}`,
  payForMany: (amount, people) =>
    plural(people, {
      one: `Zapłać ${amount} za 1 osobę`,
      few: `Zapłać ${amount} za ${people} osoby`,
      many: `Zapłać ${amount} za ${people} osób`,
    }),
}
