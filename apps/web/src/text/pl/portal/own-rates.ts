// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Co zawierają ceny?',
  added: 'Podatek jest doliczany do cen',
  included: 'Ceny zawierają podatek',
  includedHint: 'Na rachunku jako „w tym podatek”. Niczego nie dolicza.',
  laterHint: 'Możesz podać ją później. Do tego czasu podatek nie jest doliczany.',
  question: {
    today: rates => `Do rachunków stolików doliczamy obecnie: ${list(rates)}.`,
    todayNothing: 'Do rachunków stolików nie doliczamy obecnie podatku: brakuje stawki.',
    tax: rate => `${rate} podatku`,
    serviceFee: rate => `${rate} opłaty za obsługę`,
    feeHint: 'Zostaw 0, jeśli jej nie pobierasz.',
    save: 'Zapisz',
    saving: 'Zapisywanie…',
    saved: { title: 'Zapisano', hint: 'Dotyczy gości, którzy usiądą od tej chwili.' },
    failed: { title: 'Nie zapisano', hint: 'Spróbuj ponownie.' },
  },
}
