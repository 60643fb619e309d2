// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Nuova versione disponibile',
    description: 'La tua funziona ancora. Tra poco potrai aggiornare.',
  },
  banner: 'Nuova versione disponibile!',
  refresh: 'Aggiorna ora',
}
