// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Neue Version verfügbar',
    description: 'Die bisherige funktioniert noch, das Aktualisieren kann warten.',
  },
  banner: 'Neue Version verfügbar!',
  refresh: 'Aktualisieren',
}
