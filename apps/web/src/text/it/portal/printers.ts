// The ticket printers of the restaurant.

import type {
  PrinterEncoding,
  PrinterModel,
  PrinterStatus,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'
import type { printers as english } from '../../en/portal/printers.ts'
import type { Translation } from '../../words.ts'

const models: Record<PrinterModel, string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Record<(typeof printerWidths)[number], string> = {
  32: '58 mm',
  42: '80 mm, carattere grande',
  48: '80 mm',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'Latino, greco e cirillico',
  shiftjis: 'Giapponese',
  gb18030: 'Cinese semplificato',
  big5: 'Cinese tradizionale',
  ksc5601: 'Coreano',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'Non ancora collegata',
  ready: 'Pronta',
  'paper-out': 'Carta esaurita',
  'cover-open': 'Coperchio aperto',
  error: 'Segnala un errore',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'Stampa l’autotest della stampante: riporta il suo indirizzo IP. Apri quell’indirizzo in un browser sulla stessa rete.',
    'In CloudPRNT attiva il servizio e incolla questo come Server URL. Imposta l’intervallo di polling a 5 secondi.',
    'Salva e riavvia la stampante.',
  ],
  epson: [
    'Stampa il foglio di stato della stampante: riporta il suo indirizzo IP. Apri quell’indirizzo in un browser sulla stessa rete.',
    'In Server Direct Print scegli Enable e incolla questo come URL di Server 1. Imposta l’intervallo a 5 secondi. ID e password possono restare come sono.',
    'Salva e riavvia la stampante.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'Stampanti',
  hint: 'Una stampante di comande le riceve da Tablemate attraverso la tua rete. Non servono né computer né app.',
  loading: 'Caricamento delle stampanti…',
  failed: 'Le stampanti non si sono caricate.',
  none: 'Ancora nessuna stampante.',
  add: 'Aggiungi stampante',
  models,
  widths,
  encodings,
  statuses,
  away: 'Non risponde. Ultima richiesta:',
  off: 'Non attiva',
  allStations: 'Tutte le postazioni',
  removedStation: 'Una postazione rimossa',
  kitchen: 'Cucina',
  test: 'Stampa di prova',
  testOf: name => `Stampa di prova: ${name}`,
  tested: {
    title: 'Comanda di prova inviata',
    hint: 'Verrà stampata alla prossima richiesta della stampante, entro pochi secondi.',
  },
  edit: 'Modifica',
  editOf: name => `Modifica ${name}`,
  sheet: {
    new: 'Nuova stampante',
    enabled: 'Stampa comande',
    enabledHint: 'Disattiva per tenere la stampante senza stampare.',
    name: 'Nome',
    nameHint: 'Ad esempio Stampante cucina.',
    nameMissing: 'Inserisci un nome.',
    model: 'Modello',
    stations: 'Postazioni',
    stationsHint: 'Se non ne scegli, stampa le comande di tutte le postazioni.',
    columns: 'Larghezza della carta',
    columnsOf: (width, columns) => `${width} (${columns} caratteri per riga)`,
    encoding: 'Alfabeto',
    encodingHint: 'Un piatto in un altro alfabeto viene stampato come rimando al tabellone.',
    bell: 'Suona il campanello',
    bellHint:
      'A ogni comanda, se la stampante ha un campanello. In molte stampanti il campanello usa la porta del cassetto: un cassetto collegato potrebbe aprirsi.',
    save: 'Salva stampante',
    saving: 'Salvataggio…',
    saved: 'Stampante salvata',
    failed: { title: 'Stampante non salvata', hint: 'Riprova.' },
  },
  url: {
    title: name => `Collega ${name}`,
    once: 'Copia ora questo URL: viene mostrato solo questa volta.',
    label: 'URL per la stampante',
    steps,
    done: 'Fatto',
    renew: 'Nuovo URL',
    renewQuestion: 'Sostituire l’URL di questa stampante?',
    renewHint: 'Non stamperà più nulla finché non inserisci il nuovo URL nella stampante.',
    renewYes: 'Sostituisci URL',
    renewNo: 'Mantieni URL',
    failed: { title: 'Nessun nuovo URL', hint: 'L’URL è quello di prima. Riprova.' },
  },
  removal: {
    ask: 'Rimuovi',
    question: name => `Rimuovere ${name}?`,
    hint: 'Le comande in attesa non verranno stampate. Restano sul tabellone.',
    yes: 'Rimuovi stampante',
    removing: 'Rimozione…',
    no: 'Mantieni',
    done: 'Stampante rimossa',
    failed: { title: 'Stampante non rimossa', hint: 'Riprova.' },
  },
  notTested: { title: 'Nessuna comanda di prova', hint: 'Riprova.' },
}
