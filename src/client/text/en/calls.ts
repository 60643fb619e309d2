// Calling the staff to the table.

export const calls = {
  title: 'Call the staff',
  kinds: { waiter: 'Call the waiter', water: 'Water please', bill: 'The bill please' },
  calledSince: 'Called',
  done: (time: string) => `Done at ${time}`,
  failed: 'That didn’t reach the staff',
  failedHint: 'Please try again, or wave to your waiter.',
} as const
