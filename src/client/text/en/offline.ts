// What is said while there is no network, and of orders that wait for it.

export const offline = {
  /** The quiet line. */
  offline: (waiting: number) => (waiting === 0 ? 'offline' : `offline, ${orders(waiting)} waiting`),
  sending: (count: number) => `sending ${orders(count)}…`,
  asOf: (time: string) => `as of ${time}`,
  notInFigures: (count: number) =>
    count === 1
      ? 'One order on this phone has not reached the table yet. It is not in these figures.'
      : `${count} orders on this phone have not reached the table yet. They are not in these figures.`,
  order: {
    waiting: 'Waiting',
    sending: 'Sending…',
    refused: 'Not sent',
    sendAgain: 'Send again',
    mayBeThere: 'It may have reached the table already. It can be changed once there is an answer.',
    confirm: 'Delete this order? It was not sent.',
    tooLate: {
      title: 'This order is on its way already',
      hint: 'It can be changed once it has reached the table.',
    },
  },
  kept: 'Order kept on this phone',
} as const

function orders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
