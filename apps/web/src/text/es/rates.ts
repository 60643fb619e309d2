// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Porcentaje de impuestos',
  serviceFee: 'Porcentaje de servicio',
  missing: 'Escribe el porcentaje, o 0 si no hay.',
  invalid: 'Escribe un porcentaje de 0 a 100, con 3 decimales como máximo.',
  ofTable: {
    hint: 'Como en la cuenta del restaurante. Vale para toda la mesa.',
    kind: {
      title: 'Los precios de aquí',
      added: 'Los impuestos se suman a los precios',
      included: 'Los precios incluyen impuestos',
    },
    taxHint: 'Solo si debe aparecer en la cuenta',
    feeHint: 'Lo que cobra el restaurante por el servicio, si cobra algo. La propina va aparte.',
    save: 'Guardar para la mesa',
    saving: 'Guardando…',
  },
}
