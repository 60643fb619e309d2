// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Inviato',
    seen: 'Visto',
    preparing: 'In preparazione',
    ready: 'Pronto',
    served: 'Servito',
    refused: 'Rifiutato',
  },
  waiting: 'Il cameriere deve prima confermare questo ordine',
  othersWaiting: 'Non ancora confermato',
  stateIs: 'Cucina:',
  unseen: 'La cucina non ha ancora visto questo ordine. Avvisa il cameriere.',
  refusedItems: 'Rifiutati:',
  refusals: {
    'sold-out': 'Esaurito: scegli qualcos’altro.',
    'ingredient-out': 'Manca un ingrediente: scegli qualcos’altro.',
    'cannot-make': 'La cucina non può prepararlo così: chiedi al cameriere.',
    'guest-changed-mind': 'Tolto perché hai cambiato idea.',
    'kitchen-closed': 'La cucina è chiusa: chiedi al cameriere cosa è rimasto.',
    'not-at-table': 'Il personale non ha trovato nessuno al tuo tavolo: di’ al cameriere dove ti trovi.',
    'table-closed': 'Il tavolo è stato chiuso prima che fosse servito.',
  },
  staffSays: message => `Messaggio del personale: “${message}”`,
  unsent: 'Non inviato in cucina. Avvisa il cameriere.',
  paused:
    'In questo momento la cucina non prende ordini. Quello che aggiungi resta su questo telefono e parte quando riprende a prenderli.',
  closed: {
    title: 'Questo tavolo è chiuso',
    hint: 'Puoi ancora vedere e pagare il conto. Scansiona il codice sul tavolo per ordinare di nuovo.',
    bill: 'Vedi il conto',
  },
  showList: 'Mostra questa lista al cameriere',
  showListHint: 'Da qui gli ordini non arrivano al ristorante.',
  pos: 'I tuoi ordini arrivano alla cassa del ristorante.',
  rest: 'Il resto del tavolo',
}
