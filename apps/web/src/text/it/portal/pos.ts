// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} ha accettato la chiave e la sede.`,
  unauthorized: provider => `${provider} ha rifiutato la chiave. Inseriscine una nuova.`,
  gone: provider => `${provider} non conosce più questa sede. Correggila o ripeti il test.`,
  refused: provider => `${provider} ha rifiutato il test.`,
  'no-answer': provider => `${provider} non ha risposto. Riprova tra poco.`,
  'not-possible': provider =>
    `Con ${provider} non c’è ancora nulla da testare: inserisci la chiave e la sede.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} ha accettato Tablemate e la sede.`,
  unauthorized: provider =>
    `${provider} ha rifiutato Tablemate. Autorizza Tablemate in ${provider} per il tuo ristorante, poi ripeti il test.`,
  'not-possible': provider => `Con ${provider} non c’è ancora nulla da testare: inserisci la sede.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'Il tuo indirizzo ha accettato il test.',
  unauthorized: 'Il tuo indirizzo ha rifiutato il test. Ha il segreto attuale?',
  gone: 'Il tuo indirizzo ha risposto 410 (gone): lì non viene inviato più nulla. Inseriscine un altro, o ripeti il test quando funziona.',
  refused: 'Il tuo indirizzo non ha accettato il test.',
  'no-answer': 'Il tuo indirizzo non ha risposto. Controllalo e riprova.',
  'not-possible': 'Non c’è ancora nessun indirizzo da testare. Inseriscine uno e salva.',
}

export const pos: Translation<typeof english> = {
  loading: 'Caricamento delle impostazioni della cassa…',
  status: {
    title: 'Stato',
    active: 'Attivo',
    inactive: 'Non attivo',
    connected: provider => `Collegato a ${provider}`,
    none: 'Nessun sistema di cassa collegato',
    key: 'Chiave API configurata',
    noKey: 'Nessuna chiave API',
    keyless: 'Non serve una chiave',
    nothing:
      'Gli ordini arrivano sul tabellone. Scegli un fornitore per inviarli anche a un sistema di cassa.',
    saved: provider => `Salvato, non collegato. ${provider} non ha ancora accettato un test o un ordine.`,
    savedOnly: 'Salvato, non collegato.',
    confirmed: provider => `Ultimo test o ordine accettato da ${provider}:`,
    unauthorized: provider => `${provider} ha rifiutato la chiave. Inseriscine una nuova.`,
    gone: provider => `${provider} non conosce più questa sede. Correggila o ripeti il test.`,
    off: 'Disattivato: non viene inviato nessun ordine.',
  },
  test: {
    action: 'Prova collegamento',
    busy: 'Test in corso…',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(stato ${status})`,
    saveFirst: 'Hai modifiche non salvate. Salvale prima: il test usa le impostazioni salvate.',
    failed: { title: 'Test non riuscito', hint: 'Il test non è arrivato al nostro server. Riprova.' },
  },
  form: 'Impostazioni',
  enabled: {
    label: 'Attiva il collegamento alla cassa',
    hint: 'Invia ogni ordine al sistema di cassa e al webhook. Disattivalo per mantenere le impostazioni senza inviare.',
  },
  provider: {
    label: 'Fornitore del sistema di cassa',
    none: 'Scegli il fornitore',
    required: 'Scegli il fornitore.',
  },
  key: { label: 'Chiave API', hint: 'Scegli il fornitore per vedere come chiama la sua chiave.' },
  location: { label: 'ID della sede', hint: 'Scegli il fornitore per vedere dove trovarlo.' },
  locationMissing: what => `Inserisci questo dato: ${what}. Serve per gli ordini.`,
  encrypted: 'Salvata in forma crittografata.',
  keep: 'C’è già una chiave salvata, crittografata. Lascia vuoto per mantenerla.',
  anothers: provider => `La chiave salvata è di ${provider}. Verrà rimossa al salvataggio.`,
  removed: 'La chiave salvata verrà rimossa al salvataggio.',
  remove: 'Rimuovi la chiave salvata',
  undoRemove: 'Mantieni la chiave salvata',
  show: 'Mostra quello che hai scritto',
  hide: 'Nascondi quello che hai scritto',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate invia ogni ordine, firmato, a un tuo indirizzo o a un middleware come Deliverect o Otter.',
    label: 'URL del webhook',
    hint: 'Un indirizzo pubblico che inizia con https://',
    saved:
      'Salvato, non collegato. Gli ordini verranno inviati lì quando il tuo indirizzo avrà accettato un test.',
    confirmed: 'Ultimo test o ordine accettato dal tuo indirizzo:',
    unauthorized:
      'Il tuo indirizzo ha rifiutato un ordine: lì non viene inviato più nulla. Invia un test quando funziona di nuovo.',
    gone: 'Il tuo indirizzo ha risposto 410 (gone): lì non viene inviato più nulla. Inseriscine un altro, o invia un test quando funziona.',
    test: 'Invia test',
    tests: webhookTests,
    secret: {
      title: 'Segreto',
      none: 'Non c’è ancora un segreto: il tuo indirizzo non può verificare chi invia gli ordini.',
      exists: 'Ogni evento è firmato con un segreto. Per vederlo, creane uno nuovo.',
      earlier: (time: string) =>
        `Il segreto precedente resta valido fino a: ${time}. Uno nuovo lo farebbe scadere subito.`,
      create: 'Crea segreto',
      renew: 'Nuovo segreto',
      creating: 'Creazione…',
      label: 'Segreto del webhook',
      once: 'Copialo ora: viene mostrato solo questa volta.',
      done: 'Fatto',
      failed: { title: 'Nessun segreto', hint: 'Non siamo riusciti a creare un segreto. Riprova.' },
    },
    developers: {
      title: 'Per chi sviluppa',
      parts: [
        'Ogni ordine è una richiesta POST con JSON: numero dell’ordine, tavolo, piatti, note e allergie, senza i nomi dei clienti.',
        'È firmato come descritto da Standard Webhooks: le intestazioni webhook-id, webhook-timestamp e webhook-signature.',
        'Uno stato da 200 a 299 lo accetta. Con 408, 425, 429, 500 e oltre, o senza risposta entro 15 secondi, si ritenta: cinque volte in circa sei minuti, con lo stesso webhook-id.',
        'Ogni altro stato lo rifiuta definitivamente; 401, 403 e 410 disattivano anche il webhook.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Chiave di firma del webhook',
      hint: 'Developer Console → la tua applicazione → Webhooks → la tua sottoscrizione (Webhook Signature Key).',
      show: 'Mostra la chiave di firma',
      hide: 'Nascondi la chiave di firma',
      keep: 'C’è già una chiave di firma salvata, crittografata. Lascia vuoto per mantenerla.',
    },
    url: 'URL di notifica',
    urlHint:
      'Per una sottoscrizione presso Square, così Square segnala le modifiche a ordini e menu. Scegli gli eventi per gli ordini e per il catalogo.',
  },
  copy: {
    action: 'Copia',
    of: what => `Copia: ${what}`,
    done: 'Copiato',
    failed: 'Questo browser non copia. Seleziona il testo e copialo.',
  },
  cancel: 'Annulla',
  save: 'Salva impostazioni',
  saving: 'Salvataggio…',
  saved: {
    title: 'Impostazioni aggiornate',
    hint: 'Le impostazioni della cassa sono state salvate.',
  },
  failed: {
    title: 'Aggiornamento non riuscito',
    hint: 'Le impostazioni della cassa non sono state aggiornate. Riprova.',
  },
  ways: {
    title: 'Altre vie per gli ordini',
    board: { title: 'Tabellone', detail: 'Gli ordini su qualsiasi tablet o schermo' },
    printers: { title: 'Stampanti', detail: 'Comande su carta, senza computer' },
    webhook: { title: 'Webhook', detail: 'Ordini a un middleware o al tuo sistema' },
    sent: { title: 'Invii', detail: 'Ogni ordine inviato, in attesa o non riuscito' },
  },
  about: {
    title: provider => `Informazioni su ${provider}`,
    none: 'Il tuo sistema di cassa',
    noneHint: 'Scegli il sistema che usa il tuo ristorante: il modulo ti chiederà i suoi dati.',
    documentation: provider => `Documentazione di ${provider}`,
    opensNewTab: 'si apre in una nuova scheda',
  },
  notYours: {
    title: 'Queste non sono le tue impostazioni',
    hint: 'Questa pagina è di un altro ristorante. Puoi vedere solo le tue impostazioni.',
    action: 'Le tue impostazioni della cassa',
  },
}
