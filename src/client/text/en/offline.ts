// What is said while there is no network, and of orders that wait for it.

export const offline = {
  /** The quiet line. */
  offline: (waiting: number) => (waiting === 0 ? 'offline' : `offline, ${orders(waiting)} waiting`),
  sending: (count: number) => `sending ${orders(count)}…`,
  asOf: (time: string) => `as of ${time}`,
  notInFigures: (count: number) =>
    count === 1
      ? 'One order is still on this phone. It may be missing from these figures.'
      : `${count} orders are still on this phone. They may be missing from these figures.`,
  order: {
    waiting: 'Waiting',
    sending: 'Sending…',
    refused: 'Not sent',
    unconfirmed: 'Not confirmed',
    sendAgain: 'Send again',
    mayBeThere: 'It may have reached the table already. It can be changed once there is an answer.',
    confirm: 'Delete this order? It was not sent.',
    tooLate: {
      title: 'This order may be at the table already',
      hint: 'It can be changed once there is an answer.',
    },
    changeLost: {
      title: 'Your change was not saved',
      hint: 'This order was sent, changed or deleted meanwhile.',
    },
    sendFailed: 'Failed to send order',
    stuck: 'Your phone cannot get at what it keeps. Please try again.',
  },
  kept: 'Order kept on this phone',
} as const

function orders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
