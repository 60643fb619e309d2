// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  codeSheet as englishCode,
  doubtActions as englishDoubt,
  peopleSheet as englishPeople,
  askRemoval as englishRemoval,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCode> = {
  hint: 'Andere treten mit diesem Code bei oder scannen den QR-Code.',
  renew: 'Neuer Code',
  renewHint: 'Falls Fremde diesen haben: Der alte Code und seine Links gelten dann nicht mehr.',
  askRenew: 'Diesen Code ersetzen?',
  renewing: 'Einen Moment …',
  keep: 'Behalten',
  renewed: 'Neuer Code. Der alte gilt nicht mehr.',
  notRenewed: 'Der Code ist noch derselbe',
  tryAgain: 'Bitte versuche es noch einmal.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'Diese Bestellung löschen?',
  askDish: dish => `${dish} löschen?`,
  dish: 'Dieses Gericht löschen',
  order: 'Ganze Bestellung löschen',
  remove: 'Löschen',
  removing: 'Wird gelöscht …',
  keep: 'Behalten',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'Geschätzt – zum Ändern tippen',
  keepPrice: price => `${price} behalten`,
  isRight: 'Ja',
}

export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'Am Tisch',
  orderingFor: 'Bestellen für:',
  you: 'du',
  guest: 'Gast',
  host: 'Host',
  youAndHost: 'du, Host',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'auch auf diesem Handy',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Für jemanden ohne Handy. Alle am Tisch können für diese Person bestellen und zahlen.',
  guestName: 'Name des Gasts',
  add: 'Gast hinzufügen',
  rename: 'Umbenennen',
  name: 'Name',
  save: 'Speichern',
  cancel: 'Abbrechen',
  nameMissing: 'Bitte gib einen Namen ein.',
  leave: 'Verlassen',
  remove: 'Entfernen',
  busy: 'Einen Moment …',
  askLeave: 'Diesen Tisch verlassen?',
  askRemove: name => `${name} entfernen?`,
  renewsCode: 'Neuer Code, damit der alte nicht mehr gilt',
  removed: name => `${name} ist nicht mehr am Tisch`,
  newCode: code => `Der neue Code ist ${code}.`,
  stay: 'Bleiben',
  keep: 'Abbrechen',
  stays: 'Du hast bestellt oder teilst dir ein Gericht, deshalb bleibt dein Name auf der Rechnung.',
  notRemoved: 'Das hat nicht geklappt',
  tryAgain: 'Bitte versuche es noch einmal.',
}
