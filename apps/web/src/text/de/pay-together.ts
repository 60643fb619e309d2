// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Für mehrere zahlen',
  hint: 'Wähle Personen aus und zahle für alle auf einmal.',
  alone: {
    title: 'Dein eigenes Trinkgeld',
    hint: 'Es kommt zu deinem Anteil dazu und ändert die Anteile der anderen nicht.',
  },
  people: 'Für wen zahlst du?',
  own: name => `${name} · du`,
  tip: {
    title: 'Dein eigenes Trinkgeld',
    none: 'Keins',
    custom: 'Betrag',
    hint: 'Zusätzlich zum Trinkgeld des Tisches, von dir allein.',
    added: (due, tip) => `${due} und ${tip} Trinkgeld`,
  },
  pay: amount => `${amount} zahlen`,
  doneWithTip: (amount, names, tip) => `${amount} für ${list(names)}, mit ${tip} Trinkgeld`,
  changed: amount => `Es sind jetzt zusammen ${amount}. Bitte wähle noch einmal.`,
  payFor: (amount, names) => `${amount} für ${list(names)} zahlen`,
  payForMany: (amount, people) =>
    plural(people, {
      one: `${amount} für 1 Person zahlen`,
      other: `${amount} für ${people} Personen zahlen`,
    }),
}
