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
  /** A shared dish, whose quantity counts if there are several: 1/2 von Pizza, 1/3 von 2 × Pizza. */
  partOf: (part, of, whole) => `${part}/${of} von ${whole}`,
  everything: 'allem',
  all: 'Alles',
  tip: 'Trinkgeld',
  total: 'Gesamt',
  rounding: 'Rundung',
  noDishes: 'Nichts bestellt',
  treated: 'Von den anderen eingeladen.',
  equally: (total, people) =>
    plural(people, {
      one: `${total}, gleichmäßig auf 1 Person verteilt.`,
      other: `${total}, gleichmäßig auf ${people} Personen verteilt.`,
    }),
  paidBefore: 'Die Rechnung hat sich zwischen den Zahlungen geändert. Was bezahlt ist, bleibt so.',
  rest: 'Einige Anteile wurden bezahlt, bevor sich die Rechnung geändert hat. Der Rest wird gleichmäßig verteilt.',
  later: 'Was nach dem Bezahlen noch bestellt wird, kommt hier dazu.',
  covered: 'Durch frühere Zahlungen gedeckt',
  uncovered: 'Nicht durch frühere Zahlungen gedeckt',
  changedBetween: 'Änderung der Rechnung zwischen den Zahlungen',
  ownTip: 'Eigenes Trinkgeld',
  paid: 'Bezahlt',
  due: 'Noch zu zahlen',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Anteile',
  hint: '2 für Erwachsene, 1 für Kinder, 0 für Gäste, die du einlädst.',
  treat: 'Ich lade ein',
  same: 'Für alle gleich',
  fewer: name => `Weniger Anteile für ${name}`,
  more: name => `Mehr Anteile für ${name}`,
  count: count => plural(count, { one: 'Anteil', other: 'Anteile' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Stimmt dieses Trinkgeld?',
  yes: amount => `Ja, ${amount}: mehr als die Hälfte der Rechnung`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Trinkgeld (${symbol})`,
  set: 'Übernehmen',
  meaning: (amount, percent) => `${amount} sind ${percent} der Zwischensumme.`,
  unreadable: example => `Bitte gib einen Betrag ein, zum Beispiel ${example}.`,
}

export const payForAll: Translation<typeof englishForAll> = {
  title: 'Für alle zahlen?',
  hint: 'Eine Zahlung nach der anderen. Vor jeder kannst du aufhören.',
  you: 'du',
  confirm: amount => `${amount} zahlen`,
  cancel: 'Abbrechen',
}
