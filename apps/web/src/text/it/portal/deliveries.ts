// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type {
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  DestinationFault,
  DestinationKind,
} from '@tablemate/domain/delivery/delivery.ts'
import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `l’ordine ${number}`,
  cancel: number => `l’annullamento dell’ordine ${number}`,
  copy: number => `la copia dell’ordine ${number}`,
  close: number => `la chiusura dell’ordine ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'un ordine',
  cancel: 'l’annullamento di un ordine',
  copy: 'la copia di un ordine',
  close: 'la chiusura di un ordine',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} ha negato l’accesso.`,
  gone: destination => `${destination} non esiste più a questo indirizzo.`,
  refused: destination => `${destination} ha rifiutato l’invio.`,
  'no-answer': destination => `${destination} non ha risposto.`,
  'too-late': destination => `${destination} non ha stampato in tempo.`,
  'not-printed': destination => `${destination} ha ricevuto l’ordine, ma non lo ha stampato.`,
  'switched-off': destination => `${destination}: destinazione disattivata o rimossa.`,
  'cannot-cancel': destination => `${destination} non può ritirare un ordine. Annullalo lì.`,
  'dish-unknown': (destination, dish) => `${destination} non conosce ${dish}.`,
  currency: destination => `${destination} non accetta questa valuta o questo importo.`,
  'too-many-lines': destination => `L’ordine ha più righe di quante ne accetti ${destination}.`,
  'table-name': destination => `${destination} accetta solo numeri come nomi dei tavoli.`,
  'location-missing': destination =>
    `Per ${destination} manca la sede. Inseriscila nelle impostazioni della cassa.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'In attesa di invio',
  sent: 'Inviato',
  superseded: 'Sostituito da una versione più recente',
  'by-hand': 'Gestito a mano',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'Ha negato l’accesso. Nelle impostazioni della cassa trovi cosa fare.',
    gone: 'Non conosce più la sede. Controllala nelle impostazioni della cassa.',
  },
  webhook: {
    unauthorized: 'Ha rifiutato un ordine: lì non viene inviato più nulla.',
    gone: 'Ha risposto 410 (gone): lì non viene inviato più nulla.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'Caricamento degli invii…',
  states,
  printerStates: { ...states, waiting: 'In attesa della stampante', sent: 'Stampato' },
  faults,
  destinationFaults,
  someDish: 'uno dei piatti',
  noTable: 'senza tavolo',
  removed: 'Una stampante rimossa',
  destinations: {
    title: 'Destinazioni',
    hint: 'Conteggio delle ultime 24 ore.',
    none: 'Gli ordini arrivano solo sul tabellone',
    noneHint: 'Aggiungi una stampante, un webhook o un sistema di cassa: gli ordini arriveranno anche lì.',
    settings: 'Apri impostazioni',
    posSettings: 'Impostazioni della cassa',
    sent: { pos: 'inviati', webhook: 'inviati', printer: 'stampati' },
    waiting: 'in attesa',
    dead: 'con errore',
    confirmed: 'Ultima conferma',
    never: 'Ancora nessuna conferma',
    off: 'Non attiva',
  },
  dead: {
    title: 'Da gestire',
    hint: 'Questi ordini sono sul tabellone, ma non sono arrivati dove erano diretti.',
  },
  latest: {
    title: 'Più recenti',
    empty: 'Nelle ultime 24 ore non è stato inviato nulla.',
    more: count => plural(count, { one: 'Mostra un altro', other: `Mostra altri ${count}` }),
  },
  order: number => `Ordine ${number}`,
  noNumber: 'Ordine senza numero',
  kinds: { order: '', cancel: 'Annullamento', copy: 'Copia', close: 'Chiusura' },
  changed: 'Modificato',
  attempts: count => plural(count, { one: '1 tentativo finora', other: `${count} tentativi finora` }),
  next: time => `il prossimo alle ${time}`,
  nextDue: 'il prossimo adesso',
  reports: (destination, state) => `${destination} comunica: ${state}`,
  totals: (destination, theirs, ours) =>
    `${destination} addebita ${theirs}, il conto del tavolo è di ${ours}.`,
  retry: 'Invia di nuovo',
  printNow: 'Stampa di nuovo',
  copy: 'Stampa di nuovo (copia)',
  done: 'Gestito a mano',
  of: (action, name) => `${action}: ${name}`,
  retried: 'Nuovo invio in corso.',
  printed: 'Nuova stampa in corso, contrassegnata come copia.',
  settled: 'Segnato come gestito a mano.',
  failed: { title: 'Non ha funzionato', hint: 'Non è cambiato nulla. Riprova.' },
  strip: {
    title: 'Ordini non arrivati',
    count: count =>
      plural(count, { one: '1 ordine non è arrivato', other: `${count} ordini non sono arrivati` }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `${destination} non ha accettato ${what} (${table})`,
    notPrinted: (printer, what, table) => `${printer} non ha stampato ${what} (${table})`,
  },
}
