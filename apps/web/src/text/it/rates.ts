// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Tasse (IVA)',
  serviceFee: 'Servizio',
  missing: 'Inserisci la percentuale, o 0 se non c’è.',
  invalid: 'Inserisci una percentuale da 0 a 100, con al massimo 3 decimali.',
  ofTable: {
    hint: 'Riporta i valori del conto del ristorante. Valgono per tutti al tavolo.',
    kind: {
      title: 'I prezzi qui',
      added: 'Le tasse si aggiungono ai prezzi',
      included: 'I prezzi includono le tasse',
    },
    taxHint: 'Solo se devono comparire sul conto',
    feeHint: 'Quello che il ristorante chiede per il servizio, se lo chiede. La mancia è a parte.',
    save: 'Salva per il tavolo',
    saving: 'Salvataggio…',
  },
}
