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
  42: '80 mm, grotere letters',
  48: '80 mm',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'Latijn, Grieks en Cyrillisch',
  shiftjis: 'Japans',
  gb18030: 'Chinees, vereenvoudigd',
  big5: 'Chinees, traditioneel',
  ksc5601: 'Koreaans',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'Nog niet verbonden',
  ready: 'Gereed',
  'paper-out': 'Papier op',
  'cover-open': 'Klep open',
  error: 'Meldt een fout',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'Druk de zelftest van de printer af: daarop staat het IP-adres. Open dat adres in een browser op hetzelfde netwerk.',
    'Zet onder CloudPRNT de dienst aan en plak dit als Server URL. Stel de polling time in op 5 seconden.',
    'Sla op en herstart de printer.',
  ],
  epson: [
    'Druk het statusblad van de printer af: daarop staat het IP-adres. Open dat adres in een browser op hetzelfde netwerk.',
    'Kies onder Server Direct Print de optie Enable en plak dit als URL van Server 1. Stel het interval in op 5 seconden. ID en wachtwoord kunnen blijven zoals ze zijn.',
    'Sla op en herstart de printer.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'Printers',
  hint: 'Een bonprinter haalt zijn bonnen via je netwerk bij Tablemate op. Een computer of app is niet nodig.',
  loading: 'Printers laden…',
  failed: 'Je printers zijn niet geladen.',
  none: 'Nog geen printer.',
  add: 'Printer toevoegen',
  models,
  widths,
  encodings,
  statuses,
  away: 'Geen verzoek sinds',
  off: 'Uitgezet',
  allStations: 'Alle stations',
  removedStation: 'Een verwijderd station',
  kitchen: 'Keuken',
  test: 'Test afdrukken',
  testOf: name => `Test afdrukken: ${name}`,
  tested: {
    title: 'Testbon verzonden',
    hint: 'De bon wordt afgedrukt als de printer er weer om vraagt, binnen enkele seconden.',
  },
  edit: 'Bewerken',
  editOf: name => `${name} bewerken`,
  sheet: {
    new: 'Nieuwe printer',
    enabled: 'Bonnen afdrukken',
    enabledHint: 'Zet dit uit om de printer te houden zonder af te drukken.',
    name: 'Naam',
    nameHint: 'Bijvoorbeeld Keukenprinter.',
    nameMissing: 'Vul een naam in.',
    model: 'Model',
    stations: 'Stations',
    stationsHint: 'Zonder keuze drukt deze printer de bonnen van alle stations af.',
    columns: 'Papierbreedte',
    columnsOf: (width, columns) => `${width} (${columns} tekens per regel)`,
    encoding: 'Schrift',
    encodingHint: 'Bij een gerecht in een ander schrift verwijst de bon naar het orderscherm.',
    bell: 'Bel laten klinken',
    bellHint:
      'Bij elke bon, als de printer een bel heeft. Bij veel printers zit de bel op de aansluiting van de kassalade, dus een aangesloten lade kan opengaan.',
    save: 'Printer opslaan',
    saving: 'Opslaan…',
    saved: 'Printer opgeslagen',
    failed: { title: 'Printer niet opgeslagen', hint: 'Probeer het opnieuw.' },
  },
  url: {
    title: name => `${name} verbinden`,
    once: 'Kopieer deze URL nu: je ziet hem alleen deze ene keer.',
    label: 'URL voor de printer',
    steps,
    done: 'Klaar',
    renew: 'Nieuwe URL',
    renewQuestion: 'De URL van deze printer vervangen?',
    renewHint: 'De printer drukt niets meer af totdat je de nieuwe URL op de printer invult.',
    renewYes: 'URL vervangen',
    renewNo: 'URL behouden',
    failed: { title: 'Geen nieuwe URL', hint: 'De URL is nog dezelfde. Probeer het opnieuw.' },
  },
  removal: {
    ask: 'Verwijderen',
    question: name => `${name} verwijderen?`,
    hint: 'Bonnen die op deze printer wachten, worden niet afgedrukt. Ze blijven op het orderscherm.',
    yes: 'Printer verwijderen',
    removing: 'Verwijderen…',
    no: 'Behouden',
    done: 'Printer verwijderd',
    failed: { title: 'Printer niet verwijderd', hint: 'Probeer het opnieuw.' },
  },
  notTested: { title: 'Geen testbon', hint: 'Probeer het opnieuw.' },
}
