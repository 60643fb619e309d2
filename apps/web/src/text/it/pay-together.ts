// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Paga per più persone',
  hint: 'Scegli le persone e paga per tutte in una volta.',
  alone: { title: 'La tua mancia', hint: 'Si aggiunge alla tua quota e non cambia quelle degli altri.' },
  people: 'Per chi paghi?',
  own: name => `${name} · tu`,
  tip: {
    title: 'La tua mancia',
    none: 'Nessuna',
    custom: 'Altra',
    hint: 'Oltre alla mancia del tavolo, solo da parte tua.',
    added: (due, tip) => `${due} più ${tip} di mancia`,
  },
  pay: amount => `Paga ${amount}`,
  doneWithTip: (amount, names, tip) => `${amount} per ${list(names)}, con ${tip} di mancia`,
  changed: amount => `Ora sono ${amount} in tutto. Scegli di nuovo.`,
  payFor: (amount, names) => `Paga ${amount} per ${list(names)}`,
  payForMany: (amount, people) =>
    plural(people, { one: `Paga ${amount} per 1 persona`, other: `Paga ${amount} per ${people} persone` }),
}
