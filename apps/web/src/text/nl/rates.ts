// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Belastingtarief',
  serviceFee: 'Servicekosten',
  missing: 'Vul het percentage in, of 0 voor geen.',
  invalid: 'Vul een percentage van 0 tot 100 in, met hooguit 3 decimalen.',
  ofTable: {
    hint: 'Neem dit over van de rekening van het restaurant. Het geldt voor iedereen aan tafel.',
    kind: {
      title: 'De prijzen hier',
      added: 'Belasting komt boven op de prijzen',
      included: 'Prijzen zijn inclusief btw',
    },
    taxHint: 'Alleen als het op de rekening moet staan',
    feeHint: 'Wat het restaurant voor bediening rekent. De fooi staat hier los van.',
    save: 'Opslaan voor de tafel',
    saving: 'Opslaan…',
  },
}
