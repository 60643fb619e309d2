// The offline state, and orders that wait to be sent.

export const offline = {
  /** The state beside the table's name. */
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

function orders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
