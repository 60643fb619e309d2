// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Zrozumiane dotąd',
  change: 'Zmienia zamówienie na:',
  cancel: 'Usuwa zamówienie:',
  repeat: name => `To samo co ${name}:`,
  sharedByAll: 'Wspólne dla wszystkich',
  sharedBy: names => `Wspólne: ${list(names)}`,
}
