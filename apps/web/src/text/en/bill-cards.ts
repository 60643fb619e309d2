// Paying by card on Stripe's page, at the bill.

export const billCards = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'This is too little for a card. Please pay at the till.',
    'uneven-for-card':
      'A card can only pay an amount here whose last digit is 0. Add a tip that rounds it up, or pay at the till.',
  },
  pay: (amount: string) => `Pay by card · ${amount}`,
  going: 'Opening the card page…',
  held: (amount: string, until: string) =>
    `You’re paying ${amount} by card. It is kept for you until ${until}.`,
  heldBy: (name: string, amount: string, until: string) =>
    `${name} is paying ${amount} by card until ${until}.`,
  cancel: 'Cancel the card payment',
  failed: { title: 'No Card Payment', hint: 'Nothing was paid. Please try again.' },
  paid: { title: 'Payment Processed', hint: 'Your card was charged. Thank you!' },
  waiting: { title: 'Waiting for Stripe', hint: 'Your payment shows here as soon as Stripe confirms it.' },
  released: { title: 'Card payment cancelled', hint: 'Nothing was paid. Your share is open again.' },
  returned: { title: 'Paid too late', hint: 'This is no longer due, so the money goes back to your card.' },
  refunded: { title: 'Money given back', hint: 'The restaurant has given this payment back.' },
  notes: {
    returned: (amount: string, name: string) =>
      `${amount} from ${name} came too late by card and goes back to that card.`,
    refunded: (amount: string, name: string) =>
      `The restaurant gave ${amount} back to ${name}’s card. That share is open again.`,
  },
} as const
