// The people at the table: who one is, for whom one orders, guests without a phone.

export const people = {
  youAre: (name: string) => `You are ${name}`,
  orderingFor: 'Ordering for:',
  you: 'you',
  guest: 'guest',
  onThisPhone: 'also on this phone',
  /** Bob (you) */
  named: (name: string, what: string) => `${name} (${what})`,
  /** Which button it is, among others alike. */
  whose: (action: string, name: string) => `${action}: ${name}`,
  ordersOf: (name: string) => `Orders for ${name}`,
  addGuest: 'Add a guest',
  guestHint: 'For somebody without a phone. Anyone at the table can order and pay for them.',
  guestName: 'Guest’s name',
  add: 'Add Guest',
  rename: 'Rename',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  nameMissing: 'Please enter a name.',
  leave: 'Leave',
  remove: 'Remove',
  busy: 'One moment…',
  askLeave: 'Leave this table?',
  askRemove: (name: string) => `Remove ${name}?`,
  stay: 'Stay',
  keep: 'Keep',
  stays: 'You have ordered, so your name stays with the bill.',
  notRemoved: 'That didn’t work',
  tryAgain: 'Please try again.',
} as const
