// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Llamar al personal',
  kinds: { waiter: 'Llamar al camarero', water: 'Agua, por favor', bill: 'La cuenta, por favor' },
  till: {
    action: 'Pagar en caja',
    told: 'El personal sabe que pagas en caja.',
  },
  calledSince: 'Aviso enviado',
  done: time => `Atendido a las ${time}`,
  failed: 'El aviso no ha llegado al personal',
  failedHint: 'Inténtalo de nuevo o hazle una seña al camarero.',
}
