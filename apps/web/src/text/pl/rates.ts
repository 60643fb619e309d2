// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Stawka podatku',
  serviceFee: 'Opłata za obsługę',
  missing: 'Wpisz stawkę albo 0, jeśli jej nie ma.',
  invalid: 'Wpisz procent od 0 do 100, najwyżej z 3 miejscami po przecinku.',
  ofTable: {
    hint: 'Wpisz tak, jak na rachunku z restauracji. Dotyczy wszystkich przy stoliku.',
    kind: {
      title: 'Ceny tutaj',
      added: 'Podatek jest doliczany do cen',
      included: 'Ceny zawierają podatek',
    },
    taxHint: 'Tylko jeśli ma być widoczny na rachunku',
    feeHint: 'Ile restauracja dolicza za obsługę, jeśli w ogóle. Napiwek jest osobno.',
    save: 'Zapisz dla stolika',
    saving: 'Zapisywanie…',
  },
}
