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
  42: '80 mm, größere Schrift',
  48: '80 mm',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'Lateinisch, Griechisch und Kyrillisch',
  shiftjis: 'Japanisch',
  gb18030: 'Chinesisch, vereinfacht',
  big5: 'Chinesisch, traditionell',
  ksc5601: 'Koreanisch',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'Noch nicht verbunden',
  ready: 'Bereit',
  'paper-out': 'Kein Papier',
  'cover-open': 'Abdeckung offen',
  error: 'Meldet einen Fehler',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'Drucken Sie den Selbsttest des Druckers: Er zeigt dessen IP-Adresse. Öffnen Sie diese Adresse in einem Browser im selben Netzwerk.',
    'Schalten Sie unter CloudPRNT den Dienst ein und fügen Sie dies als Server URL ein. Stellen Sie die Abfragezeit (Polling Time) auf 5 Sekunden.',
    'Speichern Sie und starten Sie den Drucker neu.',
  ],
  epson: [
    'Drucken Sie das Statusblatt des Druckers: Es zeigt dessen IP-Adresse. Öffnen Sie diese Adresse in einem Browser im selben Netzwerk.',
    'Wählen Sie unter Server Direct Print „Enable“ und fügen Sie dies als URL von Server 1 ein. Stellen Sie das Intervall auf 5 Sekunden. ID und Passwort können bleiben, wie sie sind.',
    'Speichern Sie und starten Sie den Drucker neu.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'Drucker',
  hint: 'Ein Bondrucker holt seine Bons über Ihr Netzwerk von Tablemate ab. Er braucht keinen Computer und keine App.',
  loading: 'Drucker werden geladen …',
  failed: 'Ihre Drucker wurden nicht geladen.',
  none: 'Noch kein Drucker.',
  add: 'Drucker hinzufügen',
  models,
  widths,
  encodings,
  statuses,
  away: 'Keine Anfrage seit',
  off: 'Ausgeschaltet',
  allStations: 'Alle Stationen',
  removedStation: 'Eine entfernte Station',
  kitchen: 'Küche',
  test: 'Testdruck',
  testOf: name => `Testdruck: ${name}`,
  tested: {
    title: 'Testbon gesendet',
    hint: 'Er wird bei der nächsten Abfrage des Druckers gedruckt, in wenigen Sekunden.',
  },
  edit: 'Bearbeiten',
  editOf: name => `${name} bearbeiten`,
  sheet: {
    new: 'Neuer Drucker',
    enabled: 'Bons drucken',
    enabledHint: 'Schalten Sie das aus, um den Drucker zu behalten, ohne zu drucken.',
    name: 'Name',
    nameHint: 'Zum Beispiel Küchendrucker.',
    nameMissing: 'Bitte geben Sie einen Namen ein.',
    model: 'Modell',
    stations: 'Stationen',
    stationsHint: 'Ohne Auswahl druckt er die Bons aller Stationen.',
    columns: 'Papierbreite',
    columnsOf: (width, columns) => `${width} (${columns} Zeichen pro Zeile)`,
    encoding: 'Schriftzeichen',
    encodingHint:
      'Statt eines Gerichts in anderen Schriftzeichen wird ein Verweis auf den Bestellmonitor gedruckt.',
    bell: 'Klingeln',
    bellHint:
      'Bei jedem Bon, wenn der Drucker eine Klingel hat. Bei vielen Druckern nutzt die Klingel den Anschluss der Kassenlade; eine angeschlossene Lade kann sich dann öffnen.',
    save: 'Drucker speichern',
    saving: 'Wird gespeichert …',
    saved: 'Drucker gespeichert',
    failed: { title: 'Drucker nicht gespeichert', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
  url: {
    title: name => `${name} verbinden`,
    once: 'Kopieren Sie diese URL jetzt: Sie wird nur dieses eine Mal angezeigt.',
    label: 'URL für den Drucker',
    steps,
    done: 'Fertig',
    renew: 'Neue URL',
    renewQuestion: 'Die URL dieses Druckers ersetzen?',
    renewHint: 'Er druckt nichts mehr, bis Sie am Drucker die neue URL eingeben.',
    renewYes: 'URL ersetzen',
    renewNo: 'URL behalten',
    failed: {
      title: 'Keine neue URL',
      hint: 'Die URL ist dieselbe wie vorher. Bitte versuchen Sie es noch einmal.',
    },
  },
  removal: {
    ask: 'Entfernen',
    question: name => `${name} entfernen?`,
    hint: 'Bons, die auf ihn warten, werden nicht gedruckt. Sie bleiben auf dem Bestellmonitor.',
    yes: 'Drucker entfernen',
    removing: 'Wird entfernt …',
    no: 'Behalten',
    done: 'Drucker entfernt',
    failed: { title: 'Drucker nicht entfernt', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
  notTested: { title: 'Kein Testbon', hint: 'Bitte versuchen Sie es noch einmal.' },
}
