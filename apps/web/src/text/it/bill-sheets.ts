// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  shareDetails as englishDetails,
  largeTip as englishLargeTip,
  payForAll as englishPayForAll,
  customTip as englishTip,
  shareWeights as englishWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const shareDetails: Translation<typeof englishDetails> = {
  partOf: (part, of, whole) => `${part}/${of} di ${whole}`,
  everything: 'tutto',
  all: 'Tutto',
  tip: 'Mancia',
  total: 'Totale',
  rounding: 'Arrotondamento',
  noDishes: 'Nessun ordine',
  treated: 'Offrono gli altri.',
  equally: (total, people) =>
    plural(people, {
      one: `${total} per 1 persona.`,
      other: `${total} divisi in parti uguali tra ${people} persone.`,
    }),
  paidBefore: 'Il conto è cambiato tra un pagamento e l’altro. Quanto pagato resta com’era.',
  rest: 'Alcune quote sono state pagate prima che il conto cambiasse. Il resto è diviso in parti uguali.',
  later: 'Quello che si ordina dopo aver pagato si aggiunge qui.',
  covered: 'Coperto da pagamenti precedenti',
  uncovered: 'Non coperto da pagamenti precedenti',
  changedBetween: 'Conto cambiato tra un pagamento e l’altro',
  ownTip: 'Mancia personale',
  paid: 'Pagato',
  due: 'Ancora da pagare',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Quote',
  hint: '2 per un adulto, 1 per un bambino, 0 per una persona a cui offri tu.',
  treat: 'Offro io',
  same: 'Uguale per tutti',
  fewer: name => `Meno quote per ${name}`,
  more: name => `Più quote per ${name}`,
  count: count => plural(count, { one: 'quota', other: 'quote' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Questa mancia è giusta?',
  yes: amount => `Sì, ${amount}: più della metà del conto`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Importo della mancia (${symbol})`,
  set: 'Conferma mancia',
  meaning: (amount, percent) => `${amount}: ${percent} del subtotale.`,
  unreadable: example => `Inserisci un importo, ad esempio ${example}.`,
}

export const payForAll: Translation<typeof englishPayForAll> = {
  title: 'Pagare per tutti?',
  hint: 'Una quota alla volta. Puoi fermarti prima di ognuna.',
  you: 'tu',
  confirm: amount => `Paga ${amount}`,
  cancel: 'Annulla',
}
