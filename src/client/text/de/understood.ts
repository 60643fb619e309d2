// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Bisher verstanden',
  change: 'Ändert deine Bestellung in:',
  cancel: 'Löscht deine Bestellung:',
  repeat: name => `Das Gleiche wie ${name}:`,
  sharedByAll: 'Für alle zusammen',
  sharedBy: names => `Für ${list(names)} zusammen`,
}
