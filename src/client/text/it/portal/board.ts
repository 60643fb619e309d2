// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: 'Da accettare',
  new: 'Nuovo',
  preparing: 'In preparazione',
  ready: 'Pronto',
  served: 'Servito',
  refused: 'Rifiutato',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who} chiama il cameriere`,
  water: who => `${who} chiede acqua`,
  bill: who => `${who} chiede il conto`,
  till: who => `${who} paga alla cassa`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'Esaurito', hint: 'Toglie questi piatti dal menu di tutti.' },
  'kitchen-closed': { label: 'La cucina è chiusa', hint: '' },
  'not-at-table': { label: 'A questo tavolo non c’è nessuno', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'Caricamento degli ordini…',
  states,
  calls,
  reasons,
  noTable: 'Senza tavolo',
  noNumber: 'Nuovo ordine',
  number: number => `N. ${number}`,
  steps: { waiting: 'Accetta', new: 'Inizia', preparing: 'Pronto', ready: 'Servito' },
  stepOf: (step, ticket) => `${step}: ${ticket}`,
  empty: {
    waiting: 'Niente da accettare.',
    new: 'Nessun nuovo ordine.',
    preparing: 'Niente in preparazione.',
    ready: 'Niente da servire.',
  },
  off: {
    title: 'Gli ordini non arrivano ancora in cucina',
    hint: 'Ai clienti viene chiesto di mostrare la loro lista al cameriere. Gli ordini si attivano nelle impostazioni del ristorante.',
  },
  paused: 'Ordini in pausa: in questo momento i clienti non possono inviarne.',
  settings: 'Apri impostazioni',
  age: minutes => `${minutes} min`,
  late: 'In ritardo',
  allergy: 'ALLERGIA',
  allergySeen: 'Vista dalla cucina',
  markAllergy: 'Tocca dopo averla vista',
  changed: 'Modificato dal cliente',
  gotIt: 'Ho visto',
  cancelled: 'Annullato dal cliente',
  spoken: {
    changed: ticket => `Modificato dal cliente: ${ticket}`,
    cancelled: ticket => `Annullato dal cliente: ${ticket}`,
    allergy: allergies => `ALLERGIA: ${allergies}`,
    all: texts => texts.join('. '),
  },
  added: 'Nuovo:',
  removed: 'Prima:',
  refusedLine: 'Rifiutato:',
  note: 'Nota',
  more: ticket => `Altre azioni: ${ticket}`,
  refuse: 'Rifiuta…',
  print: 'Stampa',
  copy: 'COPIA',
  printedAt: time => `Ordinato alle ${time}`,
  undo: 'Annulla',
  undoOf: move => `Annulla ${move}`,
  moved: (ticket, state) => `${ticket}: ${state}`,
  moves: 'Ultimi passaggi',
  requests: 'Chiamate dai tavoli',
  requestDone: 'Fatto',
  offMenu: {
    title: 'Non è nel menu',
    guestPrice: amount => `Non è nel menu · prezzo del cliente ${amount}`,
    price: 'Prezzo per uno',
    approve: 'Approva',
    refuse: 'Non si può fare',
    failed: 'La decisione non è stata salvata',
  },
  requestDoneFor: call => `Fatto: ${call}`,
  stations: 'Postazione',
  kitchen: 'Cucina',
  allStations: 'Tutte le postazioni',
  allDay: dishes => `Totale da preparare: ${dishes}`,
  nothingToMake: 'Non resta niente da preparare.',
  recent: count => `Conclusi di recente: ${count}`,
  noneRecent: 'Nelle ultime due ore non è stato servito nulla.',
  recall: 'Richiama',
  recallOf: ticket => `Richiama: ${ticket}`,
  sound: {
    start: 'Avvia il tabellone',
    off: 'L’audio è spento. Avvia il tabellone per sentire ordini e chiamate.',
    blocked: 'Su questo dispositivo l’audio è bloccato. Gli ordini arrivano in silenzio.',
    unblock: 'Attiva l’audio',
  },
  blind: 'Nessuna connessione. Potrebbero esserci ordini in attesa.',
  newOrder: table => `Nuovo ordine: ${table}`,
  refusal: {
    title: ticket => `Rifiuta ${ticket}`,
    lines: 'Piatti',
    reason: 'Motivo',
    message: 'Messaggio per il cliente',
    submit: 'Rifiuta',
    nothing: 'Scegli almeno un piatto.',
  },
  failed: {
    moved: {
      title: 'Qualcun altro ha fatto prima',
      hint: 'Il tabellone mostra lo stato attuale dell’ordine.',
    },
    step: { title: 'Non ha funzionato', hint: 'L’ordine è rimasto dov’era. Riprova.' },
  },
  pairing: {
    title: 'Schermo della cucina',
    hint: 'Inserisci il codice che il titolare vede nel portale ristoranti.',
    code: 'Codice di abbinamento',
    name: 'Nome di questo schermo',
    nameHint: 'Ad esempio Cucina o Bar.',
    submit: 'Collega',
    incomplete: 'Il codice ha 8 lettere e cifre.',
    failed: 'Il server non ha risposto. Riprova.',
    ended: 'Questo schermo è stato scollegato. Inserisci un nuovo codice per ricollegarlo.',
  },
}
