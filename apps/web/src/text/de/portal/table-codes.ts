// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'Tischcodes',
  hint: 'Gäste richten die Kamera auf den Code an ihrem Tisch und bestellen zusammen von Ihrer Speisekarte.',
  loading: 'Tische werden geladen …',
  failed: 'Ihre Tische wurden nicht geladen.',
  empty: 'Welche Tische haben Sie? Jeder bekommt einen eigenen Code, der gleich bleibt.',
  addMore: 'Tische hinzufügen',
  adding: 'Neue Tische',
  add: count => plural(count, { one: '1 Tisch hinzufügen', other: `${count} Tische hinzufügen` }),
  addNone: 'Tische hinzufügen',
  cancel: 'Abbrechen',
  added: count => plural(count, { one: '1 Tisch hinzugefügt', other: `${count} Tische hinzugefügt` }),
  noneAdded: 'Sie haben diese Tische schon',
  addFailed: 'Die Tische konnten nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  list: 'Tische zum Drucken',
  people: count => plural(count, { one: 'jetzt 1 Person', other: `jetzt ${count} Personen` }),
  edit: table => `${table} bearbeiten`,
  showMore: count => `${count} weitere zeigen`,
  editing: {
    name: 'Name oder Nummer',
    nameMissing: 'Bitte geben Sie einen Namen oder eine Nummer ein.',
    save: 'Speichern',
    saved: table => `${table} gespeichert`,
    cancel: 'Abbrechen',
    failed: 'Der Tisch konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
    renew: {
      open: 'Neuer Code',
      ask: table => `Neuer Code für ${table}?`,
      hint: 'Die gedruckten Codes dieses Tisches gelten dann nicht mehr. Gäste, die dort sitzen, bleiben zusammen.',
      yes: 'Neuen Code erstellen',
      no: 'Code behalten',
      done: table => `${table} hat einen neuen Code. Bitte drucken Sie ihn.`,
    },
    remove: {
      open: 'Entfernen',
      ask: table => `${table} entfernen?`,
      hint: 'Die gedruckten Codes gelten dann nicht mehr. Gäste, die dort sitzen, bleiben zusammen.',
      yes: 'Tisch entfernen',
      no: 'Tisch behalten',
      done: table => `${table} entfernt`,
    },
  },
  by: { label: 'Tische', numbers: 'Nach Nummer', names: 'Nach Name' },
  from: 'Von Tisch',
  to: 'Bis Tisch',
  names: 'Namen der Tische',
  namesHint: 'Durch Kommas getrennt: Terrasse 1, Terrasse 2, Bar',
  wrongNumber: 'Bitte geben Sie eine ganze Zahl ein.',
  wrongOrder: 'Das liegt vor dem ersten Tisch.',
  tooMany: most => `Höchstens ${most} Tische auf einmal.`,
  tooLong: (name, most) => `„${name}“ ist länger als ${most} Zeichen.`,
  missing: 'Bitte nennen Sie mindestens einen Tisch.',
  print: count => plural(count, { one: '1 Code drucken', other: `${count} Codes drucken` }),
  pages: count =>
    plural(count, { one: 'auf einer Seite A4 oder Letter', other: `auf ${count} Seiten A4 oder Letter` }),
  preview: 'Vorschau',
  card: {
    hint: 'Scannen, auswählen, zusammen bestellen.',
    qrLabel: table => `QR-Code für ${table}`,
  },
}
