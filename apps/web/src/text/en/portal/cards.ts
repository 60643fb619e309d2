// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe accepted the key.',
  unauthorized: 'Stripe refused the key. Enter another one.',
  gone: 'Stripe refused the test.',
  refused: 'Stripe refused the test. The key may not be allowed to do all that is needed.',
  'no-answer': 'Stripe did not answer. Please try again in a moment.',
  'not-possible': 'There is nothing to test yet: enter the key and save.',
}

const states: Record<CardPaymentState, string> = {
  held: 'being paid',
  paid: 'paid',
  released: 'not paid',
  returning: 'paid too late: the money goes back',
  returned: 'paid too late: the money went back',
  refunding: 'the money is being given back',
  refunded: 'given back',
}

export const cards = {
  title: 'Card payments',
  otherCurrency: (currency: string) =>
    `Stripe takes no cards in your currency (${currency}), so diners pay at the till.`,
  about:
    'Your guests pay their share by card on a page of Stripe’s, into your own account there. We never see a card. Checked against Stripe’s official test data, not yet with a real account.',
  loading: 'Loading card payments...',
  loadFailed: 'The settings of card payments didn’t load.',
  state: {
    none: 'No account at Stripe is stored.',
    saved: 'Saved, not connected. Stripe has not accepted the key yet.',
    connected: 'Stripe last accepted the key:',
    unauthorized: 'Stripe refused the key, so no card is taken. Enter another one.',
    test: 'This is a test key: no real money moves.',
  },
  enabled: {
    label: 'Take cards',
    hint: 'Your guests see “Pay by card” at their bill. What has begun is finished after you turn this off.',
  },
  demo: {
    label: 'Demo payments',
    hint: 'Your guests can pay with the “Demo Card”, which charges nothing, and they see that. Your staff still take the payment. Storing a Stripe key ends the demo.',
  },
  key: {
    label: 'Restricted Key',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. It begins with rk_live_ and needs Checkout Sessions: write, Charges and Refunds: write, PaymentIntents: read. A secret key (sk_) is not accepted.',
    wrong: 'A restricted key begins with rk_live_ or rk_test_.',
    show: 'Show the restricted key',
    hide: 'Hide the restricted key',
  },
  secret: {
    label: 'Signing Secret',
    hint: 'Stripe shows it with the endpoint that you add there. It begins with whsec_.',
    wrong: 'A signing secret begins with whsec_.',
    show: 'Show the signing secret',
    hide: 'Hide the signing secret',
  },
  keep: 'Stored, encrypted. Leave this empty to keep it.',
  remove: 'Remove key and secret',
  undoRemove: 'Keep key and secret',
  removed: 'Removed when you save.',
  url: 'Endpoint URL',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Choose these events: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Test the key',
  tests,
  save: 'Save Card Payments',
  saving: 'Saving...',
  saved: { title: 'Card Payments Updated', hint: 'The settings of card payments were saved.' },
  failed: { title: 'Card Payments Not Updated', hint: 'Nothing was saved. Please try again.' },
  list: {
    title: 'Card payments of the last 24 hours',
    none: 'None yet.',
    failed: 'The list of card payments didn’t load.',
    table: (name: string) => `Table ${name}`,
    noTable: 'Without a table',
    states,
    refund: 'Give back',
    cancel: 'Cancel',
    of: (action: string, amount: string) => `${action}: ${amount}`,
    question: (amount: string) => `Give ${amount} back? The share is open again.`,
    cancelQuestion: (amount: string) => `Cancel the payment of ${amount}? The share is open again.`,
    keep: 'Keep',
    notRefunded: { title: 'Not Given Back', hint: 'The money was not given back. Please try again.' },
  },
} as const
