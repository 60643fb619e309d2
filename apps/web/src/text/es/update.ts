// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Nueva versión disponible',
    description: 'La tuya sigue funcionando. Puedes actualizarla dentro de un momento.',
  },
  banner: '¡Nueva versión disponible!',
  refresh: 'Actualizar',
}
