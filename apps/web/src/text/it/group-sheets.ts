// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  codeSheet as englishCode,
  doubtActions as englishDoubts,
  peopleSheet as englishPeople,
  askRemoval as englishRemoval,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCode> = {
  hint: 'Gli amici si uniscono con questo codice o inquadrando il QR code.',
  renew: 'Nuovo codice',
  renewHint: 'Se un estraneo ha questo codice: quello vecchio e i suoi link non funzioneranno più.',
  askRenew: 'Sostituire questo codice?',
  renewing: 'Un momento…',
  keep: 'Mantieni',
  renewed: 'Codice nuovo. Quello vecchio non funziona più.',
  notRenewed: 'Il codice è ancora lo stesso',
  tryAgain: 'Riprova.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'Eliminare questo ordine?',
  askDish: dish => `Eliminare ${dish}?`,
  dish: 'Elimina questo piatto',
  order: 'Elimina tutto l’ordine',
  remove: 'Elimina',
  removing: 'Eliminazione…',
  keep: 'Mantieni',
}

export const doubtActions: Translation<typeof englishDoubts> = {
  guessedPrice: 'Prezzo stimato – tocca per correggerlo',
  keepPrice: price => `Mantieni ${price}`,
  isRight: 'Sì',
}

export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'Al tavolo',
  orderingFor: 'Ordini per:',
  you: 'tu',
  guest: 'ospite',
  host: 'admin',
  youAndHost: 'tu, admin',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'anche su questo telefono',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Per chi non ha un telefono. Chiunque al tavolo può ordinare e pagare per un ospite.',
  guestName: 'Nome dell’ospite',
  add: 'Aggiungi ospite',
  rename: 'Rinomina',
  name: 'Nome',
  save: 'Salva',
  cancel: 'Annulla',
  nameMissing: 'Inserisci un nome.',
  leave: 'Esci',
  remove: 'Rimuovi',
  busy: 'Un momento…',
  askLeave: 'Lasciare questo tavolo?',
  askRemove: name => `Rimuovere ${name}?`,
  renewsCode: 'Nuovo codice: quello vecchio non funzionerà più',
  removed: name => `${name} non è più al tavolo`,
  newCode: code => `Il nuovo codice è ${code}.`,
  stay: 'Resta',
  keep: 'Mantieni',
  stays: 'Hai ordinato o dividi un piatto: il tuo nome resta sul conto.',
  notRemoved: 'Non ha funzionato',
  tryAgain: 'Riprova.',
}
