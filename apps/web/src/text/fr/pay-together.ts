// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Payer pour plusieurs',
  hint: 'Choisis des personnes et paie pour toutes en une fois.',
  alone: {
    title: 'Ton pourboire perso',
    hint: 'Il s’ajoute à ta part et ne change celle de personne d’autre.',
  },
  people: 'Pour qui paies-tu ?',
  own: name => `${name} · toi`,
  tip: {
    title: 'Ton pourboire perso',
    none: 'Aucun',
    custom: 'Autre',
    hint: 'En plus du pourboire de la table, de ta part seulement.',
    added: (due, tip) => `${due} et ${tip} de pourboire`,
  },
  pay: amount => `Payer ${amount}`,
  doneWithTip: (amount, names, tip) => `${amount} pour ${list(names)}, dont ${tip} de pourboire`,
  changed: amount => `C’est maintenant ${amount} en tout. Choisis à nouveau.`,
  payFor: (amount, names) => `Payer ${amount} pour ${list(names)}`,
  payForMany: (amount, people) =>
    plural(people, {
      one: `Payer ${amount} pour ${people} personne`,
      other: `Payer ${amount} pour ${people} personnes`,
    }),
}
