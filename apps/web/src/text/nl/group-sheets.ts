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
  hint: 'De anderen doen mee met deze code of scannen de QR-code.',
  renew: 'Nieuwe code',
  renewHint: 'Als een vreemde deze heeft: de oude code en de links ervan werken dan niet meer.',
  askRenew: 'Deze code vervangen?',
  renewing: 'Een moment…',
  keep: 'Behouden',
  renewed: 'Nieuwe code. De oude werkt niet meer.',
  notRenewed: 'De code is nog dezelfde',
  tryAgain: 'Probeer het opnieuw.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'Deze bestelling verwijderen?',
  askDish: dish => `${dish} verwijderen?`,
  dish: 'Dit gerecht verwijderen',
  order: 'Hele bestelling verwijderen',
  remove: 'Verwijderen',
  removing: 'Verwijderen…',
  keep: 'Behouden',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'Geschat – tik om te wijzigen',
  keepPrice: price => `${price} klopt`,
  isRight: 'Ja',
}

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'Aan tafel',
  orderingFor: 'Bestellen voor:',
  you: 'jij',
  guest: 'gast',
  /** The member who opened the table, and may remove others. */
  host: 'host',
  youAndHost: 'jij, host',
  /** Bob (jij) */
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'ook op deze telefoon',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Voor iemand zonder telefoon. Iedereen aan tafel kan voor een gast bestellen en betalen.',
  guestName: 'Naam van de gast',
  add: 'Gast toevoegen',
  rename: 'Naam wijzigen',
  name: 'Naam',
  save: 'Opslaan',
  cancel: 'Annuleren',
  nameMissing: 'Vul een naam in.',
  leave: 'Verlaten',
  remove: 'Verwijderen',
  busy: 'Een moment…',
  askLeave: 'Deze tafel verlaten?',
  askRemove: name => `${name} verwijderen?`,
  renewsCode: 'Nieuwe code, zodat de oude niet meer werkt',
  removed: name => `${name} zit niet meer aan deze tafel`,
  newCode: code => `De nieuwe code is ${code}.`,
  stay: 'Blijven',
  keep: 'Annuleren',
  stays: 'Je hebt besteld of deelt een gerecht, dus je naam blijft op de rekening.',
  notRemoved: 'Dat is niet gelukt',
  tryAgain: 'Probeer het opnieuw.',
}
