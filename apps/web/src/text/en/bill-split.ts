// Splitting the bill.

import { list, plural } from './locale.ts'

export const billSplit = {
  loading: 'Loading bill details...',
  back: 'Back to the group summary',
  missing: 'Group not found or access denied.',
  failed: { title: 'The bill didn’t load', hint: 'Please check your connection and try again.' },
  empty: {
    title: 'Nothing ordered yet',
    hint: 'Order something, and the bill will appear here.',
    action: 'Start Ordering',
  },
  bill: {
    title: 'Bill summary',
    total: 'Total',
    subtotal: 'Subtotal',
    tax: (rate: string) => `Tax ${rate}`,
    serviceFee: (rate: string) => `Service fee ${rate}`,
    tip: 'Tip',
    tipOf: (percent: string) => `Tip ${percent}`,
    noTip: 'No tip',
    includesTax: (rate: string) => `includes tax ${rate}`,
    ratesOfTable: 'Your table sets tax and fee. Match them to the restaurant’s bill.',
    feeOfRestaurant: 'The restaurant charges the service fee.',
    about: (percent: string) => `about ${percent}`,
  },
  guessed: {
    count: (count: number) =>
      plural(count, {
        one: 'One price on this bill is a guess.',
        other: `${count} prices on this bill are guesses.`,
      }),
    correct: (own: number) => plural(own, { one: 'Correct yours', other: `Correct your ${own}` }),
    show: 'See which',
  },
  tip: {
    title: 'Tip',
    custom: 'Custom',
    chosenBy: (name: string) => `${name} chose this tip.`,
    least: (amount: string) => `Tips of ${amount} have already been paid, so the tip can’t be lower.`,
    notChanged: 'Tip not changed',
  },
  split: {
    title: 'How to split',
    equal: 'Equal',
    items: 'By items',
    shares: 'By shares',
    notChanged: 'Split not changed',
    paidBefore: (name: string, amount: string) =>
      `${name} had already paid ${amount}. The rest is split equally.`,
    changedBetween:
      'Some shares were paid before the bill or the split changed. They stay as they are, and the rest is split equally.',
  },
  weights: { notChanged: 'Shares not changed' },
  rates: { title: 'Tax and fee', notChanged: 'Tax and fee not changed' },
  notChanged: 'Nothing was changed. Please try again.',
  shares: {
    title: 'Payments',
    you: 'you',
    details: (name: string) => `What ${name} pays for`,
    payNow: 'Pay Now',
    payNowFor: (name: string, amount: string) => `Pay Now: ${amount} for ${name}`,
    payMine: (amount: string) => `Pay my share · ${amount}`,
    payAllMine: (amount: string) => `Pay my shares · ${amount}`,
    starting: (amount: string, names: readonly string[]) => `Paying ${amount} for ${list(names)}`,
    stop: 'Stop',
    stopFor: (name: string) => `Stop paying for ${name}`,
    nothing: 'Nothing to pay',
    pending: 'pending',
    processing: 'processing',
    failed: 'failed. Please try again.',
    changed: 'The amount has changed. Press again to pay.',
    paidSoFar: (amount: string) => `${amount} already paid`,
    held: 'being paid by card',
    paidBy: (names: readonly string[]) => `paid by ${list(names)}`,
    withOwnTip: (amount: string) => `includes own tip of ${amount}`,
  },
  payment: {
    done: {
      title: 'Payment Processed',
      hint: (amount: string, names: readonly string[]) => `${amount} for ${list(names)}`,
    },
    failed: {
      title: 'Payment Failed',
      hint: "Failed to process the member's payment. Please try again.",
    },
    changed: {
      title: 'The amount has changed',
      hint: (amount: string, name: string) => `It’s now ${amount} for ${name}. Press again to pay.`,
    },
  },
  offline: { title: 'You are offline', hint: 'Nothing was paid. Please pay when you are back online.' },
  payTogether: { several: 'Pay for several', own: 'Add your own tip' },
  payEachShare: {
    action: 'Process All Payments',
    stopped: { title: 'Payments stopped', hint: 'What was paid so far stays paid.' },
    done: { title: 'All Payments Processed', hint: 'Every share is paid.' },
    failed: {
      title: 'Payment Processing Error',
      hint: 'Some payments failed to process. Please review and retry.',
    },
  },
  payments: {
    title: 'Payment Summary',
    completed: 'Completed',
    countOf: (count: number, all: number) => `${count} of ${all}`,
    collected: 'Total collected',
    pending: 'Pending',
    held: 'Being paid by card',
    progress: 'Collected so far',
    progressOf: (collected: string, total: string) => `${collected} of ${total}`,
    allPaid: 'Everyone has paid. Thank you!',
    goodbye: 'You’re all set. Get home safely!',
    done: 'Done',
    receipt: 'Receipt',
    nothingCharged: 'Demo Card: nothing was charged. Please pay the restaurant.',
    payStaff: 'Please pay the staff. Nothing can be paid here on the phone.',
    youPaid: (open: number) =>
      plural(open, {
        one: 'You’ve paid. One person hasn’t yet.',
        other: `You’ve paid. ${open} people haven’t yet.`,
      }),
    notYours: (open: number) =>
      plural(open, {
        one: 'Nothing for you to pay. One person hasn’t paid yet.',
        other: `Nothing for you to pay. ${open} people haven’t paid yet.`,
      }),
  },
} as const
