// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Übersicht wird geladen …',
  missing: 'Übersicht nicht gefunden',
  back: 'Zurück zur Gruppe',
  code: 'Code',
  members: 'Personen',
  items: 'Gerichte',
  total: 'Gesamt',
  subtotal: 'Zwischensumme',
  export: 'Übersicht exportieren',
  exportCsv: 'Als CSV exportieren',
  csv: {
    columns: ['Person', 'Art', 'Position', 'Anzahl', 'Teil', 'Betrag', 'Währung'],
    /** Not 1/3, which spreadsheets read as a date. */
    part: (part, of) => `${part} von ${of}`,
    kinds: {
      dish: 'Gericht',
      split: 'Aufteilung',
      tax: 'Steuer',
      serviceFee: 'Servicegebühr',
      tip: 'Trinkgeld',
      rounding: 'Rundung',
      difference: 'Änderung der Rechnung zwischen den Zahlungen',
      ownTip: 'Eigenes Trinkgeld',
    },
  },
  exportFailed: {
    title: 'Export fehlgeschlagen',
    hint: 'Wir konnten die Datei nicht speichern. Bitte versuche es noch einmal.',
  },
  share: 'Teilen',
  copied: 'Übersicht kopiert',
  notShared: { title: 'Nicht geteilt', hint: 'Bitte drucke die Übersicht oder versuche es noch einmal.' },
  print: 'Drucken',
  empty: 'Noch nichts bestellt',
  emptyHint: 'Sobald jemand am Tisch bestellt, erscheint es hier.',
  memberEmpty: 'Noch nichts bestellt',
  itemCount: count => plural(count, { one: '1 Gericht', other: `${count} Gerichte` }),
  byMember: 'Wer was bestellt hat',
  waiter: {
    title: 'Für die Bedienung',
    hint: 'Alle Bestellungen in einer Liste, zum Vorlesen oder Zeigen.',
    /** 4 × Margherita: 2 ohne Basilikum */
    dishText: (dishes, modifiers) => `${dishes}: ${modifiers}`,
    all: modifier => `alle ${modifier}`,
    some: (quantity, modifier) => `${quantity} ${modifier}`,
    someNumbered: (quantity, modifier) => `bei ${quantity}: ${modifier}`,
    /** Bob 2 × */
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'geschätzter Preis',
    remark: { note: 'Notiz:', unclear: 'Nicht verstanden:', incomplete: 'Gerichte fehlen noch:' },
    shown: 'Der Bedienung gezeigt',
    newSince: time => `Neu seit ${time}`,
    withdrawn: 'Nicht mehr gewünscht',
    before: 'Schon gezeigt',
    nothingNew: time => `Um ${time} gezeigt. Seitdem nichts Neues.`,
  },
}
