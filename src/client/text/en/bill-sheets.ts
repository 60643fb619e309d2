// The sheets of the bill: a share's details, a custom tip, paying for everyone.

export const shareDetails = {
  /** A shared dish, whose quantity counts if there are several: 1/2 of Pizza, 1/3 of 2 × Pizza. */
  partOf: (part: number, of: number, whole: string) => `${part}/${of} of ${whole}`,
  everything: 'everything',
  tip: 'Tip',
  total: 'Total',
  rounding: 'Rounding',
  noDishes: 'Nothing ordered',
  treated: 'Treated by the others.',
  equally: (total: string, people: number) => `${total} split equally between ${people} people.`,
  paidBefore: 'Paid before the bill changed. It stays as it was.',
  rest: 'Some shares were paid before the bill changed. The rest is split equally.',
  later: 'Anything ordered after paying is added here.',
  covered: 'Covered by earlier payments',
  uncovered: 'Not covered by earlier payments',
  paidOtherwise: 'Paid before the bill changed',
  paid: 'Paid',
  due: 'Still to pay',
} as const

export const customTip = {
  amount: (symbol: string) => `Tip amount (${symbol})`,
  set: 'Set Tip',
  none: 'No tip',
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
