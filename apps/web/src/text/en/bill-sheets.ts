// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import { plural } from './locale.ts'

export const shareDetails = {
  /** A shared dish, whose quantity counts if there are several: 1/2 of Pizza, 1/3 of 2 × Pizza. */
  partOf: (part: number, of: number, whole: string) => `${part}/${of} of ${whole}`,
  everything: 'everything',
  all: 'Everything',
  tip: 'Tip',
  total: 'Total',
  rounding: 'Rounding',
  noDishes: 'Nothing ordered',
  treated: 'Treated by the others.',
  equally: (total: string, people: number) =>
    plural(people, {
      one: `${total} split equally between 1 person.`,
      other: `${total} split equally between ${people} people.`,
    }),
  paidBefore: 'The bill changed between payments. What was paid stays as it was.',
  rest: 'Some shares were paid before the bill changed. The rest is split equally.',
  later: 'Anything ordered after paying is added here.',
  covered: 'Covered by earlier payments',
  uncovered: 'Not covered by earlier payments',
  changedBetween: 'Bill changed between payments',
  ownTip: 'Own tip',
  paid: 'Paid',
  due: 'Still to pay',
} as const

export const shareWeights = {
  title: 'Shares',
  hint: '2 for an adult, 1 for a child, 0 for a guest you treat.',
  treat: 'I treat',
  same: 'Same for everyone',
  fewer: (name: string) => `Fewer shares for ${name}`,
  more: (name: string) => `More shares for ${name}`,
  /** Beneath the number. */
  count: (count: number) => plural(count, { one: 'share', other: 'shares' }),
} as const

/** A tip above half of the bill, of a diner or taken by the staff. */
export const largeTip = {
  question: 'Is this tip right?',
  yes: (amount: string) => `Yes, ${amount}: more than half of the bill`,
} as const

export const customTip = {
  amount: (symbol: string) => `Tip amount (${symbol})`,
  set: 'Set Tip',
  meaning: (amount: string, percent: string) => `${amount} is ${percent} of the subtotal.`,
  unreadable: (example: string) => `Please enter an amount, like ${example}.`,
} as const

export const payForAll = {
  title: 'Pay for everyone?',
  hint: 'One at a time. You can stop before each one.',
  you: 'you',
  confirm: (amount: string) => `Pay ${amount}`,
  cancel: 'Cancel',
} as const
