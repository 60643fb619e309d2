// The sheet that pays for several people, with a tip of one's own.

import { list } from './locale.ts'

export const payTogether = {
  title: 'Pay for several',
  hint: 'Choose people, and pay for all of them at once.',
  alone: { title: 'Your own tip', hint: 'It goes on top of your share and changes nobody else’s.' },
  people: 'Who do you pay for?',
  person: (name: string, isOwn: boolean) => (isOwn ? `${name} · you` : name),
  tip: {
    title: 'Your own tip',
    none: 'None',
    custom: 'Custom',
    hint: 'On top of the table’s tip, from you alone.',
    added: (due: string, tip: string) => `${due} and a tip of ${tip}`,
  },
  pay: (amount: string) => `Pay ${amount}`,
  /** After the sum and the names. */
  withTip: (tip: string) => `, with a tip of ${tip}`,
  changed: (amount: string) => `It’s now ${amount} together. Please choose again.`,
  /** The names are those chosen above the button, which has room for one line or two. */
  payFor: (amount: string, names: readonly string[]) =>
    names.length > 3 || (names.length > 1 && list(names).length > 40)
      ? `Pay ${amount} for ${names.length} people`
      : `Pay ${amount} for ${list(names)}`,
} as const
