// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import { list } from '../locale.ts'

export const ownRates = {
  title: 'How do your prices work?',
  added: 'Tax is added to my prices',
  included: 'My prices include tax',
  /** Beneath a rate that is only shown on the bill. */
  includedHint: 'Shown on the bill as “includes tax”. It adds nothing.',
  laterHint: 'You can enter it later. Until then no tax is added.',
  question: {
    /** `rates`: the two below. */
    today: (rates: readonly string[]) => `Your tables’ bills currently add ${list(rates)}.`,
    todayNothing: 'Your tables’ bills currently add no tax: your rate is missing.',
    tax: (rate: string) => `${rate} tax`,
    serviceFee: (rate: string) => `a ${rate} service fee`,
    feeHint: 'Leave it at 0 if you don’t charge one.',
    save: 'Save',
    saving: 'Saving...',
    saved: { title: 'Saved', hint: 'It applies to tables that sit down from now on.' },
    failed: { title: 'Not Saved', hint: 'Please try again.' },
  },
} as const
