// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Meerdere delen betalen',
  hint: 'Kies voor wie, en betaal alles in één keer.',
  alone: { title: 'Je eigen fooi', hint: 'Die komt boven op jouw deel. Voor de anderen verandert er niets.' },
  people: 'Voor wie betaal je?',
  own: name => `${name} · jij`,
  tip: {
    title: 'Je eigen fooi',
    none: 'Geen',
    custom: 'Anders',
    hint: 'Boven op de fooi van de tafel, alleen van jou.',
    added: (due, tip) => `${due} en ${tip} fooi`,
  },
  pay: amount => `Betaal ${amount}`,
  doneWithTip: (amount, names, tip) => `${amount} voor ${list(names)}, met ${tip} fooi`,
  changed: amount => `Het is nu samen ${amount}. Kies opnieuw.`,
  payFor: (amount, names) => `Betaal ${amount} voor ${list(names)}`,
  payForMany: (amount, people) =>
    plural(people, {
      one: `Betaal ${amount} voor 1 persoon`,
      other: `Betaal ${amount} voor ${people} personen`,
    }),
}
