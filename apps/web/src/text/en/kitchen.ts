// The kitchen's progress with an order, and the items that it refused.

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
  /** For another member's order. */
  othersWaiting: 'Not confirmed yet',
  /** For screen readers, before the state. */
  stateIs: 'Kitchen:',
  unseen: 'The kitchen has not seen this yet. Please tell your waiter.',
  refusedItems: 'Refused:',
  refusals: {
    'sold-out': 'Sold out: please choose something else.',
    'ingredient-out': 'An ingredient is out: please choose something else.',
    'cannot-make': 'The kitchen can’t make it as ordered: please ask your waiter.',
    'guest-changed-mind': 'Taken off because you changed your mind.',
    'kitchen-closed': 'The kitchen is closed: please ask your waiter what’s left.',
    'not-at-table': 'The staff found nobody at your table: please tell your waiter where you sit.',
    'table-closed': 'The table was closed before this was served.',
  },
  staffSays: (message: string) => `The staff says: “${message}”`,
  unsent: 'Not sent to the kitchen. Please tell your waiter.',
  paused:
    'The kitchen takes no orders just now. What you add is kept on this phone, and sent when it takes orders again.',
  closed: {
    title: 'This table is closed',
    hint: 'You can still see and pay the bill. Scan the code on the table to order again.',
    bill: 'See the bill',
  },
  /** If orders are not sent to the restaurant. */
  showList: 'Show this list to your waiter',
  showListHint: 'Orders aren’t sent to the restaurant from here.',
  pos: 'This restaurant’s till receives your orders.',
  rest: 'The rest of the table',
} as const
