// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Dein Tisch wird gesucht …',
  first: 'Außer dir ist hier noch niemand.',
  people: count =>
    plural(count, { one: '1 Person bestellt hier.', other: `${count} Personen bestellen hier.` }),
  name: 'Dein Name',
  nameHint: 'So nennen dich die anderen am Tisch',
  nameMissing: 'Bitte gib deinen Namen ein.',
  nameTaken: 'Diesen Namen gibt es am Tisch schon.',
  start: 'Bestellen',
  join: 'Dem Tisch beitreten',
  joining: 'Beitritt läuft …',
  separate: {
    hint: 'Nicht mit dieser Gruppe?',
    action: 'Eigene Liste und Rechnung',
    busy: 'Wird gestartet …',
  },
  elsewhere: {
    title: (place: string) => `Du sitzt noch hier: ${place}`,
    due: (amount: string) => `Dort sind noch ${amount} von dir offen.`,
    both: 'Wenn du hier beitrittst, sitzt du an beiden Tischen.',
    back: (place: string) => `Zurück zu ${place}`,
    move: 'Hierher wechseln',
  },
  missing: {
    title: 'Diesen Code hat kein Tisch',
    hint: 'Vielleicht wurde er ersetzt. Bitte scanne den Code auf deinem Tisch noch einmal oder frag das Personal.',
  },
  failed: {
    title: 'Wir konnten deinen Tisch gerade nicht finden',
    hint: 'Vielleicht ist der Empfang hier schwach. Bitte versuche es noch einmal.',
    offline: 'Dieses Handy ist offline. Versuche es noch einmal, sobald es wieder online ist.',
  },
  notJoined: {
    title: 'Du bist noch nicht dabei',
    hint: 'Wir haben keine Antwort bekommen. Bitte versuche es noch einmal.',
    offline: 'Dieses Handy ist offline. Bitte versuche es noch einmal, sobald es wieder online ist.',
  },
}
