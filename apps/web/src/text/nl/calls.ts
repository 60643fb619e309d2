// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Bediening roepen',
  kinds: { waiter: 'Bediening roepen', water: 'Water, graag', bill: 'De rekening, graag' },
  till: {
    action: 'Betalen aan de kassa',
    told: 'De bediening weet dat je aan de kassa betaalt.',
  },
  calledSince: 'Geroepen',
  done: time => `Afgehandeld om ${time}`,
  failed: 'Dit heeft de bediening niet bereikt',
  failedHint: 'Probeer het opnieuw of wenk de bediening.',
}
