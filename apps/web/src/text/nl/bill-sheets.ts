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
  /** A shared dish, whose quantity counts if there are several: 1/2 van Pizza, 1/3 van 2 × Pizza. */
  partOf: (part, of, whole) => `${part}/${of} van ${whole}`,
  everything: 'alles',
  all: 'Alles',
  tip: 'Fooi',
  total: 'Totaal',
  rounding: 'Afronding',
  noDishes: 'Niets besteld',
  treated: 'De anderen trakteren.',
  equally: (total, people) =>
    plural(people, {
      one: `${total}, gelijk verdeeld over 1 persoon.`,
      other: `${total}, gelijk verdeeld over ${people} personen.`,
    }),
  paidBefore: 'De rekening is tussen de betalingen veranderd. Wat betaald is, blijft zo.',
  rest: 'Sommigen hadden al betaald toen de rekening veranderde. De rest wordt gelijk verdeeld.',
  later: 'Wat je na het betalen nog bestelt, komt hier bij.',
  covered: 'Gedekt door eerdere betalingen',
  uncovered: 'Niet gedekt door eerdere betalingen',
  changedBetween: 'Rekening veranderd tussen de betalingen',
  ownTip: 'Eigen fooi',
  paid: 'Betaald',
  due: 'Nog te betalen',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Aandelen',
  hint: '2 voor een volwassene, 1 voor een kind, 0 voor wie je trakteert.',
  treat: 'Ik trakteer',
  same: 'Voor iedereen gelijk',
  fewer: name => `Minder aandelen voor ${name}`,
  more: name => `Meer aandelen voor ${name}`,
  count: count => plural(count, { one: 'aandeel', other: 'aandelen' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Klopt deze fooi?',
  yes: amount => `Ja, ${amount}: meer dan de helft van de rekening`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Bedrag van de fooi (${symbol})`,
  set: 'Fooi instellen',
  meaning: (amount, percent) => `${amount} is ${percent} van het subtotaal.`,
  unreadable: example => `Vul een bedrag in, bijvoorbeeld ${example}.`,
}

export const payForAll: Translation<typeof englishForAll> = {
  title: 'Voor iedereen betalen?',
  hint: 'Eén voor één. Vóór elke betaling kun je stoppen.',
  you: 'jij',
  confirm: amount => `Betaal ${amount}`,
  cancel: 'Annuleren',
}
