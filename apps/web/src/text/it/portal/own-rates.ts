// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Come funzionano i tuoi prezzi?',
  added: 'Le tasse si aggiungono ai miei prezzi',
  included: 'I miei prezzi includono le tasse (IVA)',
  includedHint: 'Sul conto appare come “tasse incluse”. Non aggiunge nulla.',
  laterHint: 'Puoi inserirle più tardi. Fino ad allora non si aggiungono tasse.',
  question: {
    today: rates => `Oggi i conti dei tuoi tavoli aggiungono ${list(rates)}.`,
    todayNothing: 'Oggi i conti dei tuoi tavoli non aggiungono tasse: manca la percentuale.',
    tax: rate => `tasse (${rate})`,
    serviceFee: rate => `servizio (${rate})`,
    feeHint: 'Lascia 0 se non lo applichi.',
    save: 'Salva',
    saving: 'Salvataggio…',
    saved: { title: 'Salvato', hint: 'Vale per i tavoli che si aprono da ora in poi.' },
    failed: { title: 'Non salvato', hint: 'Riprova.' },
  },
}
