// The kitchen's board, in the portal and on a paired tablet.

import type { ServiceRequestKind, StaffRefusalReason, TicketState } from '@tablemate/domain/kitchen/ticket.ts'

const states: Record<TicketState, string> = {
  waiting: 'To accept',
  new: 'New',
  preparing: 'Preparing',
  ready: 'Ready',
  served: 'Served',
  refused: 'Not made',
}

const calls: Record<ServiceRequestKind, (who: string) => string> = {
  waiter: who => `${who} calls the waiter`,
  water: who => `${who} asks for water`,
  bill: who => `${who} wants the bill`,
  till: who => `${who} pays at the till`,
}

const reasons: Record<StaffRefusalReason, string> = {
  'sold-out': 'Sold out',
  'ingredient-out': 'An ingredient is out',
  'cannot-make': 'We can’t make it that way',
  'guest-changed-mind': 'The guest changed their mind',
  'kitchen-closed': 'The kitchen is closed',
  'not-at-table': 'Nobody sits at this table',
}

export const board = {
  hasLeft: 'Left',
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
  askAllergy: { title: 'Allergy: has the kitchen seen it?', submit: (step: string) => `Seen: ${step}` },
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
  refuse: 'Can’t make it…',
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
  recent: (count: number) => `Done: ${count}`,
  noneRecent: 'Nothing was served in the last two hours.',
  recall: 'Bring back',
  recallOf: (ticket: string) => `Bring back: ${ticket}`,
  sound: {
    off: 'Sound is off. Turn it on to hear orders and calls.',
    blocked: 'Sound is blocked on this device. Orders arrive in silence.',
    turnOn: 'Turn on sound',
  },
  blind: 'No connection. Orders may be waiting.',
  newOrder: (table: string) => `New order: ${table}`,
  soldOut: {
    none: 'Nothing is sold out.',
    putBack: 'Available again',
    untilTomorrow: 'Until tomorrow',
    untilTomorrowHint: 'Off: until somebody puts it back.',
  },
  refusal: {
    title: (ticket: string) => `Can’t make it: ${ticket}`,
    lines: 'Dishes',
    reason: 'Reason',
    message: 'Message to the guest',
    submit: 'Can’t make it',
    nothing: 'Choose at least one dish.',
    noReason: 'Choose a reason.',
    soldOut: 'Mark as sold out on the menu',
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
