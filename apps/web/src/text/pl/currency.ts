// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Waluta cen przy tym stoliku:',
  title: 'Waluta',
  change: 'Zmień',
  changeWhat: 'walutę',
  reason: {
    detecting: 'Ustalanie waluty…',
    'united-kingdom': 'Na podstawie brytyjskiej strefy czasowej lub języka.',
    'time-zone': 'Na podstawie strefy czasowej.',
    locale: 'Na podstawie języka.',
    position: 'Na podstawie lokalizacji.',
    nothing: 'Nie udało się ustalić waluty, więc zaczynamy od dolarów amerykańskich.',
    chosen: 'Twój wybór na czas tej wizyty.',
  },
  locate: 'Użyj mojej lokalizacji',
  locating: 'Ustalanie lokalizacji…',
  found: (country, currency) => `Twoja lokalizacja: ${country}. Waluta: ${currency}.`,
  otherMoney: country => `Nie obsługujemy jeszcze waluty tego kraju (${country}). Wybierz inną.`,
  unknown: 'Nie udało się ustalić lokalizacji. Wybierz walutę powyżej.',
}
