// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Personal rufen',
  kinds: { waiter: 'Bedienung rufen', water: 'Wasser, bitte', bill: 'Die Rechnung, bitte' },
  till: {
    action: 'An der Kasse zahlen',
    told: 'Das Personal weiß, dass du an der Kasse zahlst.',
  },
  calledSince: 'Gerufen',
  done: time => `Erledigt um ${time}`,
  failed: 'Das hat das Personal nicht erreicht',
  failedHint: 'Bitte versuche es noch einmal oder gib der Bedienung ein Zeichen.',
}
