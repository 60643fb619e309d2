// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'offline',
  waiting: count =>
    plural(count, { one: 'offline, 1 bestelling wacht', other: `offline, ${count} bestellingen wachten` }),
  sending: count =>
    plural(count, { one: '1 bestelling verzenden…', other: `${count} bestellingen verzenden…` }),
  asOf: time => `stand van ${time}`,
  notInFigures: count =>
    plural(count, {
      one: 'Eén bestelling staat nog alleen op deze telefoon. Die telt misschien nog niet mee.',
      other: `${count} bestellingen staan nog alleen op deze telefoon. Die tellen misschien nog niet mee.`,
    }),
  order: {
    waiting: 'Wacht',
    sending: 'Verzenden…',
    refused: 'Niet verzonden',
    unconfirmed: 'Niet bevestigd',
    wasHeld: 'De keuken nam geen bestellingen aan toen je deze verstuurde.',
    sendAgain: 'Opnieuw verzenden',
    newPrice: (name, before, now) => `${name}: nu ${now}, niet meer ${before}`,
    acceptPrices: 'Bestellen voor de nieuwe prijs',
    takeOff: 'Weglaten',
    askForIt: 'Aan het personeel vragen',
    mayBeThere: 'Misschien is dit al aangekomen. Je kunt de bestelling wijzigen zodra we bericht hebben.',
    confirm: 'Deze bestelling verwijderen? Die is nog niet verzonden.',
    tooLate: {
      title: 'Deze bestelling is misschien al aangekomen',
      hint: 'Wijzigen kan zodra we bericht hebben.',
    },
    changeLost: {
      title: 'Je wijziging is niet opgeslagen',
      hint: 'Deze bestelling is intussen verzonden, gewijzigd of verwijderd.',
    },
    sendFailed: 'Bestelling niet verzonden',
    stuck: 'We konden niet lezen wat op deze telefoon is opgeslagen. Probeer het opnieuw.',
  },
  savedOnPhone: 'Bestelling opgeslagen op deze telefoon',
}
