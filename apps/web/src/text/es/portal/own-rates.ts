// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: '¿Cómo son tus precios?',
  added: 'Los impuestos se suman a mis precios',
  included: 'Mis precios incluyen los impuestos',
  includedHint: 'En la cuenta aparece como «impuestos incluidos». No suma nada.',
  laterHint: 'Puedes indicarlo después. Hasta entonces no se suman impuestos.',
  question: {
    today: rates => `Las cuentas de tus mesas suman ahora ${list(rates)}.`,
    todayNothing: 'Las cuentas de tus mesas no suman impuestos ahora: falta tu porcentaje.',
    tax: rate => `un ${rate} de impuestos`,
    serviceFee: rate => `un ${rate} por servicio`,
    feeHint: 'Déjalo en 0 si no cobras servicio.',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: { title: 'Guardado', hint: 'Se aplica a las mesas que se ocupen a partir de ahora.' },
    failed: { title: 'No se ha guardado', hint: 'Inténtalo de nuevo.' },
  },
}
