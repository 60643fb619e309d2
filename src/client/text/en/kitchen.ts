// How far the kitchen is with an order, what was refused of it, and whom one can call.

export const kitchen = {
  states: {
    placed: 'Placed',
    seen: 'Seen',
    preparing: 'Being prepared',
    ready: 'Ready',
    served: 'Served',
    refused: 'Refused',
  },
  waiting: 'Your waiter will confirm this order first',
  /** Of an order of somebody else. */
  othersWaiting: 'Not confirmed yet',
  /** To a screen reader, before the state. */
  stateIs: 'Kitchen:',
  unseen: 'The kitchen has not seen this yet. Please tell your waiter.',
  refusedItems: 'Refused:',
  refusals: {
    'sold-out': 'Sold out: please choose something else.',
    'kitchen-closed': 'The kitchen is closed: please ask your waiter what’s left.',
    'not-at-table': 'The staff found nobody at your table: please tell your waiter where you sit.',
  },
  staffSays: (message: string) => `The staff says: “${message}”`,
  /** Where orders do not reach the restaurant by themselves. */
  showList: 'Show this list to your waiter',
  showListHint: 'Orders aren’t sent to the kitchen from here.',
  rest: 'The rest of the table',
} as const
