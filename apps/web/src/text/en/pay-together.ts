// The sheet that pays for several people, with a tip of one's own.

import { list, plural } from './locale.ts'

export const payTogether = {
  title: 'Pay for several',
  hint: 'Choose people, and pay for all of them at once.',
  alone: { title: 'Your own tip', hint: 'It goes on top of your share and changes nobody else’s.' },
  people: 'Who do you pay for?',
  own: (name: string) => `${name} · you`,
  tip: {
    title: 'Your own tip',
    none: 'None',
    custom: 'Custom',
    hint: 'On top of the table’s tip, from you alone.',
    added: (due: string, tip: string) => `${due} and a tip of ${tip}`,
  },
  pay: (amount: string) => `Pay ${amount}`,
  /** The hint of the toast after a payment. */
  doneWithTip: (amount: string, names: readonly string[], tip: string) =>
    `${amount} for ${list(names)}, with a tip of ${tip}`,
  changed: (amount: string) => `It’s now ${amount} together. Please choose again.`,
  payFor: (amount: string, names: readonly string[]) => `Pay ${amount} for ${list(names)}`,
  /** Instead of many or long names. */
  payForMany: (amount: string, people: number) =>
    plural(people, { one: `Pay ${amount} for 1 person`, other: `Pay ${amount} for ${people} people` }),
} as const
