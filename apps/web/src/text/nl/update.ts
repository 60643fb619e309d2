// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Nieuwe versie beschikbaar',
    description: 'De huidige werkt nog. Vernieuwen kan straks ook.',
  },
  banner: 'Nieuwe versie beschikbaar!',
  refresh: 'Nu vernieuwen',
}
