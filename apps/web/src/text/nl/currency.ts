// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Prijzen aan deze tafel zijn in',
  title: 'Valuta',
  change: 'Wijzigen',
  changeWhat: 'valuta',
  reason: {
    detecting: 'Je valuta bepalen…',
    'united-kingdom': 'Op basis van je Britse tijdzone of taal.',
    'time-zone': 'Op basis van je tijdzone.',
    locale: 'Op basis van je taal.',
    position: 'Op basis van waar je bent.',
    nothing: 'We weten je valuta niet. Daarom begin je met Amerikaanse dollars.',
    chosen: 'Jouw keuze, voor dit bezoek.',
  },
  locate: 'Mijn locatie gebruiken',
  locating: 'Je locatie zoeken…',
  found: (country, currency) => `Land: ${country}. Valuta: ${currency}.`,
  otherMoney: country => `De valuta van dit land (${country}) ondersteunen we nog niet. Kies een andere.`,
  unknown: 'We konden je locatie niet vinden. Kies hierboven een valuta.',
}
