// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe heeft de sleutel geaccepteerd.',
  unauthorized: 'Stripe heeft de sleutel geweigerd. Vul een andere in.',
  gone: 'Stripe heeft de test geweigerd.',
  refused: 'Stripe heeft de test geweigerd. Misschien mag de sleutel niet alles wat nodig is.',
  'no-answer': 'Stripe antwoordde niet. Probeer het zo nog eens.',
  'not-possible': 'Er is nog niets te testen: vul de sleutel in en sla op.',
}

const states: Record<CardPaymentState, string> = {
  held: 'wordt betaald',
  paid: 'betaald',
  released: 'niet betaald',
  returning: 'te laat betaald: het geld gaat terug',
  returned: 'te laat betaald: het geld is teruggegaan',
  refunding: 'wordt terugbetaald',
  refunded: 'terugbetaald',
}

export const cards: Translation<typeof english> = {
  title: 'Kaartbetalingen',
  otherCurrency: currency =>
    `Stripe neemt geen kaarten aan in je valuta (${currency}): gasten betalen aan de kassa.`,
  about:
    'Je gasten betalen hun deel met kaart op een pagina van Stripe, op je eigen account daar. Wij zien nooit een kaart. Getest met de officiële testgegevens van Stripe, nog niet met een echt account.',
  loading: 'Kaartbetalingen laden…',
  loadFailed: 'De instellingen voor kaartbetalingen zijn niet geladen.',
  state: {
    none: 'Er is geen account bij Stripe opgeslagen.',
    saved: 'Opgeslagen, niet verbonden. Stripe heeft de sleutel nog niet geaccepteerd.',
    connected: 'Stripe accepteerde de sleutel voor het laatst:',
    unauthorized: 'Stripe heeft de sleutel geweigerd, dus met kaart betalen kan nu niet. Vul een andere in.',
    test: 'Dit is een testsleutel: er gaat geen echt geld om.',
  },
  enabled: {
    label: 'Kaarten accepteren',
    hint: 'Je gasten zien “Betaal met kaart” bij hun rekening. Zet je dit uit, dan worden lopende betalingen nog afgerond.',
  },
  demo: {
    label: 'Demobetalingen',
    hint: 'Je gasten kunnen betalen met de “Demokaart”. Die schrijft niets af, en dat zien ze ook. Je personeel rekent nog gewoon af. Sla je een Stripe-sleutel op, dan stopt de demo.',
  },
  key: {
    label: 'Restricted Key',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. De sleutel begint met rk_live_ en heeft nodig: Checkout Sessions: write, Charges and Refunds: write, PaymentIntents: read. Een secret key (sk_) wordt niet geaccepteerd.',
    wrong: 'Een restricted key begint met rk_live_ of rk_test_.',
    show: 'Restricted key tonen',
    hide: 'Restricted key verbergen',
  },
  secret: {
    label: 'Signing Secret',
    hint: 'Stripe toont het bij het endpoint dat je daar toevoegt. Het begint met whsec_.',
    wrong: 'Een signing secret begint met whsec_.',
    show: 'Signing secret tonen',
    hide: 'Signing secret verbergen',
  },
  keep: 'Versleuteld opgeslagen. Laat dit leeg om het te behouden.',
  remove: 'Sleutel en secret verwijderen',
  undoRemove: 'Sleutel en secret behouden',
  removed: 'Wordt verwijderd als je opslaat.',
  url: 'Endpoint-URL',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Kies deze events: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Sleutel testen',
  tests,
  save: 'Kaartbetalingen opslaan',
  saving: 'Opslaan…',
  saved: {
    title: 'Kaartbetalingen bijgewerkt',
    hint: 'De instellingen voor kaartbetalingen zijn opgeslagen.',
  },
  failed: {
    title: 'Kaartbetalingen niet bijgewerkt',
    hint: 'Er is niets opgeslagen. Probeer het opnieuw.',
  },
  list: {
    title: 'Kaartbetalingen van de afgelopen 24 uur',
    none: 'Nog geen.',
    failed: 'De lijst met kaartbetalingen is niet geladen.',
    table: name => `Tafel ${name}`,
    noTable: 'Zonder tafel',
    states,
    refund: 'Terugbetalen',
    cancel: 'Annuleren',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `${amount} terugbetalen? Dat deel staat dan weer open.`,
    cancelQuestion: amount => `De betaling van ${amount} annuleren? Dat deel staat dan weer open.`,
    keep: 'Nee',
    notRefunded: {
      title: 'Niet terugbetaald',
      hint: 'Het geld is niet terugbetaald. Probeer het opnieuw.',
    },
  },
}
