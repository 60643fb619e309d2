// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'offline',
  waiting: count =>
    plural(count, { one: 'offline, 1 ordine in attesa', other: `offline, ${count} ordini in attesa` }),
  sending: count => plural(count, { one: 'invio di 1 ordine…', other: `invio di ${count} ordini…` }),
  asOf: time => `(dati delle ${time})`,
  notInFigures: count =>
    plural(count, {
      one: 'Un ordine è ancora su questo telefono. Potrebbe mancare in queste cifre.',
      other: `${count} ordini sono ancora su questo telefono. Potrebbero mancare in queste cifre.`,
    }),
  order: {
    waiting: 'In attesa',
    sending: 'Invio…',
    refused: 'Non inviato',
    unconfirmed: 'Non confermato',
    wasHeld: 'La cucina non prendeva ordini quando hai inviato questo.',
    sendAgain: 'Invia di nuovo',
    newPrice: (name, before, now) => `${name}: ora ${now}, non più ${before}`,
    acceptPrices: 'Ordina al nuovo prezzo',
    takeOff: 'Togli',
    askForIt: 'Chiedi al personale',
    mayBeThere: 'Potrebbe essere già arrivato al tavolo. Potrai modificarlo appena avremo una risposta.',
    confirm: 'Eliminare questo ordine? Non è stato inviato.',
    tooLate: {
      title: 'Questo ordine potrebbe essere già al tavolo',
      hint: 'Potrai modificarlo appena avremo una risposta.',
    },
    changeLost: {
      title: 'La modifica non è stata salvata',
      hint: 'Nel frattempo l’ordine è stato inviato, modificato o eliminato.',
    },
    sendFailed: 'Ordine non inviato',
    stuck: 'Non siamo riusciti a leggere quello che è salvato su questo telefono. Riprova.',
  },
  savedOnPhone: 'Ordine salvato su questo telefono',
}
