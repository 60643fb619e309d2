// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  shareDetails as englishDetails,
  payForAll as englishForAll,
  largeTip as englishLargeTip,
  customTip as englishTip,
  shareWeights as englishWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const shareDetails: Translation<typeof englishDetails> = {
  /** The fraction follows, because `de` before a dish would need an elision: Pizza (1/2). */
  partOf: (part, of, whole) => `${whole} (${part}/${of})`,
  everything: 'Part de l’addition',
  all: 'Toute l’addition',
  tip: 'Pourboire',
  total: 'Total',
  rounding: 'Arrondi',
  noDishes: 'Aucune commande',
  treated: 'Offert par les autres.',
  equally: (total, people) =>
    plural(people, {
      one: `${total} à partager pour ${people} personne.`,
      other: `${total} à partager également entre ${people} personnes.`,
    }),
  paidBefore: 'L’addition a changé entre les paiements. Ce qui est payé reste tel quel.',
  rest: 'Des parts ont été réglées avant que l’addition change. Le reste est partagé également.',
  later: 'Ce qui est commandé après le paiement s’ajoute ici.',
  covered: 'Couvert par les paiements précédents',
  uncovered: 'Non couvert par les paiements précédents',
  changedBetween: 'Addition modifiée entre les paiements',
  ownTip: 'Pourboire perso',
  paid: 'Payé',
  due: 'Reste à payer',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Parts',
  hint: '2 pour un adulte, 1 pour un enfant, 0 pour quelqu’un que tu invites.',
  treat: 'J’invite',
  same: 'Pareil pour tous',
  fewer: name => `Moins de parts pour ${name}`,
  more: name => `Plus de parts pour ${name}`,
  count: count => plural(count, { one: 'part', other: 'parts' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Ce pourboire est-il correct ?',
  yes: amount => `Oui, ${amount} : plus de la moitié de l’addition`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Montant du pourboire (${symbol})`,
  set: 'Valider',
  meaning: (amount, percent) => `${amount}, soit ${percent} du sous-total.`,
  unreadable: example => `Saisis un montant, par exemple ${example}.`,
}

export const payForAll: Translation<typeof englishForAll> = {
  title: 'Payer pour tout le monde ?',
  hint: 'Une part après l’autre. Tu peux t’arrêter avant chacune.',
  you: 'toi',
  confirm: amount => `Payer ${amount}`,
  cancel: 'Annuler',
}
