// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Caricamento del conto…',
  back: 'Torna al riepilogo',
  missing: 'Gruppo non trovato o accesso negato.',
  failed: { title: 'Il conto non si è caricato', hint: 'Controlla la connessione e riprova.' },
  empty: {
    title: 'Ancora nessun ordine',
    hint: 'Ordina qualcosa e il conto comparirà qui.',
    action: 'Inizia a ordinare',
  },
  bill: {
    title: 'Riepilogo del conto',
    total: 'Totale',
    subtotal: 'Subtotale',
    tax: rate => `Tasse ${rate}`,
    serviceFee: rate => `Servizio ${rate}`,
    tip: 'Mancia',
    tipOf: percent => `Mancia ${percent}`,
    noTip: 'Nessuna mancia',
    includesTax: rate => `tasse incluse ${rate}`,
    ratesOfTable: 'Tasse e servizio li decide il tavolo: riportali come sul conto del ristorante.',
    feeOfRestaurant: 'Il servizio lo applica il ristorante.',
    about: percent => `circa ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Un prezzo di questo conto è stimato.',
        other: `${count} prezzi di questo conto sono stimati.`,
      }),
    correct: own => plural(own, { one: 'Correggi il tuo', other: `Correggi i tuoi ${own}` }),
    show: 'Vedi quali',
  },
  tip: {
    title: 'Mancia',
    custom: 'Altra',
    chosenBy: name => `Mancia scelta da ${name}.`,
    least: amount => `Sono già state pagate mance per ${amount}: la mancia non può essere più bassa.`,
    notChanged: 'Mancia non modificata',
  },
  split: {
    title: 'Come dividere',
    equal: 'Parti uguali',
    items: 'Per piatti',
    shares: 'Per quote',
    notChanged: 'Divisione non modificata',
    paidBefore: (name, amount) => `${name} aveva già pagato ${amount}. Il resto è diviso in parti uguali.`,
    changedBetween:
      'Alcune quote sono state pagate prima che cambiasse il conto o la divisione. Restano come sono, e il resto è diviso in parti uguali.',
  },
  weights: { notChanged: 'Quote non modificate' },
  rates: { title: 'Tasse e servizio', notChanged: 'Tasse e servizio non modificati' },
  notChanged: 'Non è cambiato nulla. Riprova.',
  shares: {
    title: 'Pagamenti',
    you: 'tu',
    details: name => `Cosa paga ${name}`,
    payNow: 'Paga',
    payNowFor: (name, amount) => `Paga: ${amount} per ${name}`,
    payMine: amount => `Paga la mia quota · ${amount}`,
    payAllMine: amount => `Paga le mie quote · ${amount}`,
    starting: (amount, names) => `Pagamento di ${amount} per ${list(names)}`,
    stop: 'Ferma',
    stopFor: name => `Ferma il pagamento per ${name}`,
    nothing: 'Niente da pagare',
    pending: 'da pagare',
    processing: 'in corso',
    failed: 'non riuscito. Riprova.',
    changed: 'L’importo è cambiato. Tocca di nuovo per pagare.',
    paidSoFar: amount => `${amount} già pagati`,
    held: 'pagamento con carta in corso',
    paidBy: names => `pagata da ${list(names)}`,
    withOwnTip: amount => `inclusa mancia personale di ${amount}`,
  },
  payment: {
    done: {
      title: 'Pagamento effettuato',
      hint: (amount, names) => `${amount} per ${list(names)}`,
    },
    failed: {
      title: 'Pagamento non riuscito',
      hint: 'Il pagamento di questa quota non è riuscito. Riprova.',
    },
    changed: {
      title: 'L’importo è cambiato',
      hint: (amount, name) => `Ora sono ${amount} per ${name}. Tocca di nuovo per pagare.`,
    },
  },
  offline: { title: 'Sei offline', hint: 'Non è stato pagato nulla. Paga quando torni online.' },
  payTogether: { several: 'Paga per più persone', own: 'Aggiungi la tua mancia' },
  payEachShare: {
    action: 'Paga tutte le quote',
    stopped: { title: 'Pagamenti interrotti', hint: 'Quello che è già pagato resta pagato.' },
    done: { title: 'Tutti i pagamenti effettuati', hint: 'Tutte le quote sono pagate.' },
    failed: {
      title: 'Errore nei pagamenti',
      hint: 'Alcuni pagamenti non sono riusciti. Controlla e riprova.',
    },
  },
  payments: {
    title: 'Riepilogo dei pagamenti',
    completed: 'Completati',
    countOf: (count, all) => `${count} su ${all}`,
    collected: 'Totale pagato',
    pending: 'Da pagare',
    held: 'Carta in corso',
    progress: 'Pagato finora',
    progressOf: (collected, total) => `${collected} su ${total}`,
    allPaid: 'Avete pagato tutto. Grazie!',
    goodbye: 'Tutto a posto. Buon rientro!',
    done: 'Fatto',
    receipt: 'Ricevuta',
    nothingCharged: 'Carta demo: non è stato addebitato nulla. Paga al ristorante.',
    payStaff: 'Paga al personale. Qui sul telefono non si può pagare.',
    youPaid: open =>
      plural(open, {
        one: 'Hai pagato. Manca ancora una persona.',
        other: `Hai pagato. Mancano ancora ${open} persone.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'Non devi pagare nulla. Una persona non ha ancora pagato.',
        other: `Non devi pagare nulla. ${open} persone non hanno ancora pagato.`,
      }),
  },
}
