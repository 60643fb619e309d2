// The offline state, and orders that wait to be sent.

import { plural } from './locale.ts'

export const offline = {
  /** The state beside the table's name. */
  offline: 'offline',
  waiting: (count: number) =>
    plural(count, { one: 'offline, 1 order waiting', other: `offline, ${count} orders waiting` }),
  sending: (count: number) => plural(count, { one: 'sending 1 order…', other: `sending ${count} orders…` }),
  asOf: (time: string) => `as of ${time}`,
  notInFigures: (count: number) =>
    plural(count, {
      one: 'One order is still on this phone. It may be missing from these figures.',
      other: `${count} orders are still on this phone. They may be missing from these figures.`,
    }),
  order: {
    waiting: 'Waiting',
    sending: 'Sending…',
    refused: 'Not sent',
    unconfirmed: 'Not confirmed',
    wasHeld: 'The kitchen had paused orders when you sent this one.',
    sendAgain: 'Send again',
    newPrice: (name: string, before: string, now: string) => `${name}: now ${now}, no longer ${before}`,
    acceptPrices: 'Order at the new price',
    takeOff: 'Take off',
    askForIt: 'Ask the staff for it',
    mayBeThere: 'It may already have reached the table. You can change it once we hear back.',
    confirm: 'Delete this order? It hasn’t been sent.',
    tooLate: {
      title: 'This order may already be at the table',
      hint: 'You can change it once we hear back.',
    },
    changeLost: {
      title: 'Your change wasn’t saved',
      hint: 'This order has since been sent, changed or deleted.',
    },
    sendFailed: 'Failed to send order',
    stuck: 'We couldn’t read what’s saved on this phone. Please try again.',
  },
  savedOnPhone: 'Order saved on this phone',
} as const
