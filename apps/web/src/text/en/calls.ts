// Calling the staff to the table.

export const calls = {
  title: 'Call the staff',
  kinds: { waiter: 'Call the waiter', water: 'Water please', bill: 'The bill please' },
  till: {
    action: 'Pay at the till',
    told: 'The staff knows that you pay at the till.',
  },
  calledSince: 'Called',
  done: (time: string) => `Done at ${time}`,
  failed: 'That didn’t reach the staff',
  failedHint: 'Please try again, or wave to your waiter.',
} as const
