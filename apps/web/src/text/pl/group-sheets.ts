// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  askRemoval as englishAskRemoval,
  codeSheet as englishCodeSheet,
  doubtActions as englishDoubtActions,
  peopleSheet as englishPeopleSheet,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCodeSheet> = {
  hint: 'Znajomi dołączą, wpisując ten kod lub skanując kod QR.',
  renew: 'Nowy kod',
  renewHint: 'Gdy ten kod ma ktoś obcy: stary kod i linki do niego przestaną działać.',
  askRenew: 'Wymienić ten kod?',
  renewing: 'Chwileczkę…',
  keep: 'Zostaw',
  renewed: 'Nowy kod. Stary już nie działa.',
  notRenewed: 'Kod się nie zmienił',
  tryAgain: 'Spróbuj ponownie.',
}

export const askRemoval: Translation<typeof englishAskRemoval> = {
  question: 'Usunąć to zamówienie?',
  askDish: dish => `Usunąć danie ${dish}?`,
  dish: 'Usuń to danie',
  order: 'Usuń całe zamówienie',
  remove: 'Usuń',
  removing: 'Usuwanie…',
  keep: 'Zostaw',
}

export const doubtActions: Translation<typeof englishDoubtActions> = {
  guessedPrice: 'Cena orientacyjna – popraw',
  keepPrice: price => `Zostaw ${price}`,
  isRight: 'Tak',
}

export const peopleSheet: Translation<typeof englishPeopleSheet> = {
  title: 'Przy stoliku',
  orderingFor: 'Zamawiasz dla:',
  you: 'ty',
  guest: 'gość',
  host: 'gospodarz',
  youAndHost: 'ty, gospodarz',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'też na tym telefonie',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Dla osoby bez telefonu. Każdy przy stoliku może dla niej zamawiać i za nią płacić.',
  guestName: 'Imię gościa',
  add: 'Dodaj gościa',
  rename: 'Zmień imię',
  name: 'Imię',
  save: 'Zapisz',
  cancel: 'Anuluj',
  nameMissing: 'Wpisz imię.',
  leave: 'Opuść stolik',
  remove: 'Usuń',
  busy: 'Chwileczkę…',
  askLeave: 'Opuścić ten stolik?',
  askRemove: name => `Usunąć: ${name}?`,
  renewsCode: 'Nowy kod, aby stary już nie działał',
  removed: name => `${name} nie jest już przy stoliku`,
  newCode: code => `Nowy kod to ${code}.`,
  stay: 'Zostań',
  keep: 'Zostaw',
  stays: 'Masz zamówienie lub wspólne danie, więc twoje imię zostaje na rachunku.',
  notRemoved: 'Nie udało się',
  tryAgain: 'Spróbuj ponownie.',
}
