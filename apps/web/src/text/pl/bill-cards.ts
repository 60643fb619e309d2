// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'Ta kwota jest za mała na płatność kartą. Zapłać przy kasie.',
    'uneven-for-card':
      'Kartą można tu zapłacić tylko kwotę kończącą się na 0. Zaokrąglij ją napiwkiem albo zapłać przy kasie.',
  },
  pay: amount => `Zapłać kartą · ${amount}`,
  going: 'Otwieranie strony płatności…',
  held: (amount, until) => `Płacisz kartą ${amount}. Ta kwota jest zarezerwowana dla ciebie do ${until}.`,
  heldBy: (name, amount, until) => `${name} płaci kartą ${amount}, do ${until}.`,
  cancel: 'Anuluj płatność kartą',
  failed: { title: 'Brak płatności kartą', hint: 'Nic nie zapłacono. Spróbuj ponownie.' },
  paid: { title: 'Płatność przyjęta', hint: 'Kwota została pobrana z karty. Dziękujemy!' },
  waiting: {
    title: 'Czekamy na Stripe',
    hint: 'Płatność pojawi się tutaj, gdy tylko Stripe ją potwierdzi.',
  },
  released: {
    title: 'Płatność kartą anulowana',
    hint: 'Nic nie zapłacono. Twoja część znów czeka na zapłatę.',
  },
  returned: {
    title: 'Zapłacono za późno',
    hint: 'Nie ma tu już nic do zapłaty, więc pieniądze wracają na kartę.',
  },
  refunded: { title: 'Zwrot pieniędzy', hint: 'Restauracja zwróciła tę płatność.' },
  notes: {
    returned: (amount, name) =>
      `Płatność kartą ${amount} (${name}) dotarła za późno. Pieniądze wracają na tę kartę.`,
    refunded: (amount, name) =>
      `Restauracja zwróciła ${amount} na kartę (${name}). Ta część znów czeka na zapłatę.`,
  },
}
