// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe ha accettato la chiave.',
  unauthorized: 'Stripe ha rifiutato la chiave. Inseriscine un’altra.',
  gone: 'Stripe ha rifiutato il test.',
  refused: 'Stripe ha rifiutato il test. La chiave potrebbe non avere tutte le autorizzazioni necessarie.',
  'no-answer': 'Stripe non ha risposto. Riprova tra poco.',
  'not-possible': 'Non c’è ancora nulla da testare: inserisci la chiave e salva.',
}

const states: Record<CardPaymentState, string> = {
  held: 'in corso',
  paid: 'pagato',
  released: 'non pagato',
  returning: 'pagato tardi: il denaro torna indietro',
  returned: 'pagato tardi: il denaro è tornato indietro',
  refunding: 'rimborso in corso',
  refunded: 'rimborsato',
}

export const cards: Translation<typeof english> = {
  title: 'Pagamenti con carta',
  otherCurrency: currency => `Stripe non accetta carte nella tua valuta (${currency}): si paga alla cassa.`,
  about:
    'I clienti pagano la loro quota con carta su una pagina di Stripe, direttamente sul tuo account Stripe. Noi non vediamo mai le carte. Verificato con i dati di test ufficiali di Stripe, non ancora con un account reale.',
  loading: 'Caricamento dei pagamenti con carta…',
  loadFailed: 'Le impostazioni dei pagamenti con carta non si sono caricate.',
  state: {
    none: 'Nessun account Stripe salvato.',
    saved: 'Salvato, non collegato. Stripe non ha ancora accettato la chiave.',
    connected: 'Stripe ha accettato la chiave l’ultima volta:',
    unauthorized:
      'Stripe ha rifiutato la chiave, quindi le carte non vengono accettate. Inseriscine un’altra.',
    test: 'Questa è una chiave di test: non si muove denaro reale.',
  },
  enabled: {
    label: 'Accetta carte',
    hint: 'I clienti vedono “Paga con carta” sul conto. Se disattivi, i pagamenti già iniziati vengono comunque conclusi.',
  },
  demo: {
    label: 'Pagamenti demo',
    hint: 'I clienti possono pagare con la “Carta demo”, che non addebita nulla, e lo vedono. Il personale incassa comunque. Salvando una chiave Stripe la demo finisce.',
  },
  key: {
    label: 'Chiave con limitazioni (restricted key)',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. Inizia con rk_live_ e richiede Checkout Sessions: write, Charges and Refunds: write, PaymentIntents: read. Una chiave segreta (sk_) non viene accettata.',
    wrong: 'Una chiave con limitazioni inizia con rk_live_ o rk_test_.',
    show: 'Mostra la chiave con limitazioni',
    hide: 'Nascondi la chiave con limitazioni',
  },
  secret: {
    label: 'Segreto di firma (signing secret)',
    hint: 'Stripe lo mostra con l’endpoint che aggiungi lì. Inizia con whsec_.',
    wrong: 'Un segreto di firma inizia con whsec_.',
    show: 'Mostra il segreto di firma',
    hide: 'Nascondi il segreto di firma',
  },
  keep: 'Salvato, crittografato. Lascia vuoto per mantenerlo.',
  remove: 'Rimuovi chiave e segreto',
  undoRemove: 'Mantieni chiave e segreto',
  removed: 'Verranno rimossi al salvataggio.',
  url: 'URL dell’endpoint',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Scegli questi eventi: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Testa la chiave',
  tests,
  save: 'Salva pagamenti con carta',
  saving: 'Salvataggio…',
  saved: {
    title: 'Pagamenti con carta aggiornati',
    hint: 'Le impostazioni dei pagamenti con carta sono state salvate.',
  },
  failed: { title: 'Pagamenti con carta non aggiornati', hint: 'Non è stato salvato nulla. Riprova.' },
  list: {
    title: 'Pagamenti con carta delle ultime 24 ore',
    none: 'Ancora nessuno.',
    failed: 'L’elenco dei pagamenti con carta non si è caricato.',
    table: name => `Tavolo ${name}`,
    noTable: 'Senza tavolo',
    states,
    refund: 'Rimborsa',
    cancel: 'Annulla',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `Rimborsare ${amount}? La quota sarà di nuovo da pagare.`,
    cancelQuestion: amount => `Annullare il pagamento di ${amount}? La quota sarà di nuovo da pagare.`,
    keep: 'Mantieni',
    notRefunded: { title: 'Rimborso non riuscito', hint: 'Il denaro non è stato rimborsato. Riprova.' },
  },
}
