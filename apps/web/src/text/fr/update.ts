// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Nouvelle version disponible',
    description: 'Celle-ci marche encore. L’actualisation peut attendre un peu.',
  },
  banner: 'Nouvelle version disponible !',
  refresh: 'Actualiser',
}
