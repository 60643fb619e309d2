// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'Dit bedrag is te laag voor een kaart. Betaal aan de kassa.',
    'uneven-for-card':
      'Met een kaart gaan hier alleen bedragen die op 0 eindigen. Rond af met een fooi of betaal aan de kassa.',
  },
  pay: amount => `Betaal met kaart · ${amount}`,
  going: 'Kaartbetaling openen…',
  held: (amount, until) =>
    `Je betaalt ${amount} met kaart. Het bedrag blijft tot ${until} voor je gereserveerd.`,
  heldBy: (name, amount, until) => `${name} betaalt nu ${amount} met kaart (tot uiterlijk ${until}).`,
  cancel: 'Kaartbetaling annuleren',
  failed: { title: 'Geen kaartbetaling', hint: 'Er is niets betaald. Probeer het opnieuw.' },
  paid: { title: 'Betaling gelukt', hint: 'Het bedrag is van je kaart afgeschreven. Bedankt!' },
  waiting: {
    title: 'Wachten op Stripe',
    hint: 'Je betaling verschijnt hier zodra Stripe die bevestigt.',
  },
  released: { title: 'Kaartbetaling geannuleerd', hint: 'Er is niets betaald. Jouw deel staat weer open.' },
  returned: {
    title: 'Te laat betaald',
    hint: 'Dit bedrag stond niet meer open. Het geld gaat terug naar je kaart.',
  },
  refunded: { title: 'Geld terug', hint: 'Het restaurant heeft deze betaling terugbetaald.' },
  notes: {
    returned: (amount, name) =>
      `De kaartbetaling van ${amount} door ${name} kwam te laat en gaat terug naar die kaart.`,
    refunded: (amount, name) =>
      `Het restaurant heeft ${amount} terugbetaald op de kaart van ${name}. Dat deel staat weer open.`,
  },
}
