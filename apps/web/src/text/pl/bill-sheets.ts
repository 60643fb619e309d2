// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  customTip as englishCustomTip,
  largeTip as englishLargeTip,
  payForAll as englishPayForAll,
  shareDetails as englishShareDetails,
  shareWeights as englishShareWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const shareDetails: Translation<typeof englishShareDetails> = {
  partOf: (part, of, whole) => `${whole} (${part}/${of})`,
  everything: 'całość',
  all: 'Całość',
  tip: 'Napiwek',
  total: 'Razem',
  rounding: 'Zaokrąglenie',
  noDishes: 'Nic nie zamówiono',
  treated: 'Na koszt pozostałych.',
  equally: (total, people) =>
    plural(people, {
      one: `${total} podzielone po równo na 1 osobę.`,
      few: `${total} podzielone po równo na ${people} osoby.`,
      many: `${total} podzielone po równo na ${people} osób.`,
    }),
  paidBefore: 'Rachunek zmienił się między płatnościami. Zapłacone kwoty się nie zmienią.',
  rest: 'Część osób zapłaciła przed zmianą rachunku. Reszta jest dzielona po równo.',
  later: 'Tu doliczymy wszystko, co zamówisz po zapłaceniu.',
  covered: 'Pokryte wcześniejszymi płatnościami',
  uncovered: 'Niepokryte wcześniejszymi płatnościami',
  changedBetween: 'Zmiana rachunku między płatnościami',
  ownTip: 'Własny napiwek',
  paid: 'Zapłacono',
  due: 'Jeszcze do zapłaty',
}

export const shareWeights: Translation<typeof englishShareWeights> = {
  title: 'Udziały',
  hint: '2 za dorosłego, 1 za dziecko, 0 za osobę, której stawiasz.',
  treat: 'Ja stawiam',
  same: 'Wszyscy tyle samo',
  fewer: name => `Mniej udziałów: ${name}`,
  more: name => `Więcej udziałów: ${name}`,
  count: count => plural(count, { one: 'udział', few: 'udziały', many: 'udziałów' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Czy ten napiwek się zgadza?',
  yes: amount => `Tak, ${amount}: ponad połowa rachunku`,
}

export const customTip: Translation<typeof englishCustomTip> = {
  amount: symbol => `Kwota napiwku (${symbol})`,
  set: 'Ustaw napiwek',
  meaning: (amount, percent) => `${amount} to ${percent} kwoty zamówień.`,
  unreadable: example => `Wpisz kwotę, na przykład ${example}.`,
}

export const payForAll: Translation<typeof englishPayForAll> = {
  title: 'Zapłacić za wszystkich?',
  hint: 'Płacisz po kolei za każdą osobę. Przed każdą możesz przerwać.',
  you: 'ty',
  confirm: amount => `Zapłać ${amount}`,
  cancel: 'Anuluj',
}
