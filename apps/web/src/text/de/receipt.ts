// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Beleg wird geladen …',
  missing: 'Gruppe nicht gefunden oder kein Zugriff.',
  back: 'Zurück zur Rechnung',
  of: name => `Für ${name}`,
  ofTable: 'Für den ganzen Tisch',
  share: 'Anteil',
  ordered: dishes => `Bestellt: ${series(dishes)}`,
  tipFrom: name => `Trinkgeld von ${name}`,
  paid: 'Insgesamt bezahlt',
  held: 'Wird mit Karte bezahlt',
  by: name => `bezahlt von ${name}`,
  byStaff: 'beim Personal bezahlt',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Drucken',
  send: 'Teilen',
  picture: 'Als Bild teilen',
  copied: 'Beleg kopiert',
  failed: { title: 'Nicht geteilt', hint: 'Bitte drucke den Beleg oder versuche es noch einmal.' },
  keep: until =>
    `Dieser Beleg wird am ${until} mit dem Tisch gelöscht. Drucke oder teile ihn, um ihn zu behalten.`,
  others: 'Weitere Belege',
  none: {
    title: 'Noch kein Beleg',
    hint: 'Er erscheint hier, sobald der Anteil bezahlt ist.',
    hintTable: 'Er erscheint hier, sobald alle bezahlt haben.',
  },
}
