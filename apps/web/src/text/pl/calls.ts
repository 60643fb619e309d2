// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Wezwij obsługę',
  kinds: { waiter: 'Wezwij kelnera', water: 'Poproś o wodę', bill: 'Poproś o rachunek' },
  till: {
    action: 'Zapłać przy kasie',
    told: 'Obsługa wie, że płacisz przy kasie.',
  },
  calledSince: 'Wezwano',
  done: time => `Załatwione o ${time}`,
  failed: 'Nie dotarło do obsługi',
  failedHint: 'Spróbuj ponownie albo pomachaj do kelnera.',
}
