// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Ricerca del tuo tavolo…',
  first: 'Per ora qui non c’è nessun altro.',
  people: count =>
    plural(count, { one: '1 persona sta ordinando qui.', other: `${count} persone stanno ordinando qui.` }),
  name: 'Il tuo nome',
  nameHint: 'Come ti chiamano gli altri al tavolo',
  nameMissing: 'Inserisci il tuo nome.',
  nameTaken: 'Al tavolo c’è già qualcuno con questo nome.',
  start: 'Inizia a ordinare',
  join: 'Unisciti al tavolo',
  joining: 'Un momento…',
  separate: {
    hint: 'Non sei con questo gruppo?',
    action: 'Apri lista e conto a parte',
    busy: 'Apertura…',
  },
  elsewhere: {
    title: (place: string) => `Sei ancora qui: ${place}`,
    due: (amount: string) => `Lì devi ancora ${amount}.`,
    both: 'Se ti unisci qui, sarai a entrambi i tavoli.',
    back: (place: string) => `Torna a: ${place}`,
    move: 'Spostati qui',
  },
  missing: {
    title: 'Nessun tavolo ha questo codice',
    hint: 'Forse è stato sostituito. Inquadra di nuovo il codice sul tavolo o chiedi al personale.',
  },
  failed: {
    title: 'In questo momento non troviamo il tuo tavolo',
    hint: 'Qui il segnale potrebbe essere debole. Riprova.',
    offline: 'Questo telefono è offline. Riprova quando torna online.',
  },
  notJoined: {
    title: 'Non fai ancora parte del tavolo',
    hint: 'Non abbiamo ricevuto risposta. Riprova.',
    offline: 'Questo telefono è offline. Riprova quando torna online.',
  },
}
