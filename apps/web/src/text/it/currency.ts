// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Prezzi di questo tavolo in',
  title: 'Valuta',
  change: 'Cambia',
  changeWhat: 'valuta',
  reason: {
    detecting: 'Ricerca della tua valuta…',
    'united-kingdom': 'In base al tuo fuso orario o alla tua lingua (Regno Unito).',
    'time-zone': 'In base al tuo fuso orario.',
    locale: 'In base alla tua lingua.',
    position: 'In base a dove ti trovi.',
    nothing: 'Non abbiamo capito quale sia la tua valuta: per ora usiamo il dollaro USA.',
    chosen: 'Scelta da te, per questa visita.',
  },
  locate: 'Usa la mia posizione',
  locating: 'Ricerca della posizione…',
  found: (country, currency) => `La tua posizione: ${country}. Valuta: ${currency}.`,
  otherMoney: country =>
    `La valuta di questo Paese (${country}) non è ancora disponibile. Scegline un’altra.`,
  unknown: 'Non siamo riusciti a trovare la tua posizione. Scegli una valuta qui sopra.',
}
