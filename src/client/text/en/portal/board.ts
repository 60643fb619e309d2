// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'

const states: Record<TicketState, string> = {
  waiting: 'To accept',
  new: 'New',
  preparing: 'Preparing',
  ready: 'Ready',
  served: 'Served',
  refused: 'Refused',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who} calls the waiter`,
  water: who => `${who} asks for water`,
  bill: who => `${who} wants the bill`,
  till: who => `${who} pays at the till`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'Sold out', hint: 'Takes these dishes off everyone’s menu.' },
  'kitchen-closed': { label: 'The kitchen is closed', hint: '' },
  'not-at-table': { label: 'Nobody sits at this table', hint: '' },
}

export const board = {
  loading: 'Loading the orders…',
  states,
  calls,
  reasons,
  noTable: 'No table',
  /** An order without a number yet. */
  noNumber: 'New order',
  number: (number: number) => `No. ${number}`,
  /** The button that moves a ticket to its next state, by its state. */
  steps: { waiting: 'Accept', new: 'Start', preparing: 'Ready', ready: 'Served' },
  stepOf: (step: string, ticket: string) => `${step}: ${ticket}`,
  empty: {
    waiting: 'Nothing to accept.',
    new: 'No new orders.',
    preparing: 'Nothing in preparation.',
    ready: 'Nothing to serve.',
  },
  off: {
    title: 'Orders don’t reach the kitchen yet',
    hint: 'Guests are asked to show their list to the waiter. Orders are turned on in the restaurant’s settings.',
  },
  paused: 'Ordering is paused: guests can’t send orders just now.',
  settings: 'Open settings',
  age: (minutes: number) => `${minutes} min`,
  late: 'Late',
  allergy: 'ALLERGY',
  allergySeen: 'Seen by the kitchen',
  markAllergy: 'Tap when seen',
  changed: 'Changed by the guest',
  gotIt: 'Got it',
  cancelled: 'Cancelled by the guest',
  /** Read out by screen readers. */
  spoken: {
    changed: (ticket: string) => `Changed by the guest: ${ticket}`,
    cancelled: (ticket: string) => `Cancelled by the guest: ${ticket}`,
    allergy: (allergies: string) => `ALLERGY: ${allergies}`,
    /** Several of the texts above, and of other events. */
    all: (texts: readonly string[]) => texts.join('. '),
  },
  added: 'New:',
  removed: 'Was:',
  refusedLine: 'Refused:',
  note: 'Note',
  /** Opens the other actions of a ticket. */
  more: (ticket: string) => `More for ${ticket}`,
  refuse: 'Refuse…',
  print: 'Print',
  copy: 'COPY',
  printedAt: (time: string) => `Ordered at ${time}`,
  undo: 'Undo',
  undoOf: (move: string) => `Undo ${move}`,
  moved: (ticket: string, state: string) => `${ticket}: ${state}`,
  moves: 'Last steps',
  requests: 'Calls from the tables',
  requestDone: 'Done',
  offMenu: {
    title: 'Not on the menu',
    guestPrice: (amount: string) => `Not on the menu · guest’s price ${amount}`,
    price: 'Price for one',
    approve: 'Approve',
    refuse: 'Can’t make it',
    failed: 'This dish was not decided',
  },
  requestDoneFor: (call: string) => `Done: ${call}`,
  stations: 'Station',
  kitchen: 'Kitchen',
  allStations: 'All stations',
  allDay: (dishes: number) => `All day: ${dishes} to make`,
  nothingToMake: 'Nothing left to make.',
  recent: (count: number) => `Recently done: ${count}`,
  noneRecent: 'Nothing was served in the last two hours.',
  recall: 'Bring back',
  recallOf: (ticket: string) => `Bring back: ${ticket}`,
  sound: {
    start: 'Start the board',
    off: 'Sound is off. Start the board to hear orders and calls.',
    blocked: 'Sound is blocked on this device. Orders arrive in silence.',
    unblock: 'Turn sound on',
  },
  blind: 'No connection. Orders may be waiting.',
  newOrder: (table: string) => `New order: ${table}`,
  refusal: {
    title: (ticket: string) => `Refuse ${ticket}`,
    lines: 'Dishes',
    reason: 'Reason',
    message: 'Message to the guest',
    submit: 'Refuse',
    nothing: 'Choose at least one dish.',
  },
  failed: {
    moved: { title: 'Somebody else was faster', hint: 'The board shows how the ticket stands now.' },
    step: { title: 'That didn’t work', hint: 'The ticket is where it was. Please try again.' },
  },
  pairing: {
    title: 'Kitchen screen',
    hint: 'Enter the code that the owner sees in the restaurant portal.',
    code: 'Pairing code',
    name: 'Name of this screen',
    nameHint: 'Such as Kitchen or Bar.',
    submit: 'Connect',
    incomplete: 'The code has 8 letters and digits.',
    failed: 'The server didn’t respond. Please try again.',
    ended: 'This screen was disconnected. Enter a new code to connect it again.',
  },
} as const
