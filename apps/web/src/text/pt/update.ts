// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Nova versão disponível',
    description: 'A sua ainda funciona. Daqui a pouco você pode atualizar.',
  },
  banner: 'Nova versão disponível!',
  refresh: 'Atualizar agora',
}
