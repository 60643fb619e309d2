// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Pagar por varias personas',
  hint: 'Elige personas y paga lo de todas de una vez.',
  alone: { title: 'Tu propina', hint: 'Se suma a tu parte y no cambia la de nadie más.' },
  people: '¿Por quién pagas?',
  own: name => `${name} · tú`,
  tip: {
    title: 'Tu propina',
    none: 'Ninguna',
    custom: 'Otra',
    hint: 'Además de la propina de la mesa; la pagas solo tú.',
    added: (due, tip) => `${due} y ${tip} de propina`,
  },
  pay: amount => `Pagar ${amount}`,
  doneWithTip: (amount, names, tip) => `${amount} por ${list(names)}, con ${tip} de propina`,
  changed: amount => `Ahora son ${amount} en total. Elige de nuevo.`,
  payFor: (amount, names) => `Pagar ${amount} por ${list(names)}`,
  payForMany: (amount, people) =>
    plural(people, { one: `Pagar ${amount} por 1 persona`, other: `Pagar ${amount} por ${people} personas` }),
}
