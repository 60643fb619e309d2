// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

export const codeSheet = {
  hint: 'Friends join with this code, or by scanning the QR code.',
  /** The following texts are shown to the host only. */
  renew: 'New code',
  renewHint: 'If a stranger has this one: the old code and its links stop working.',
  askRenew: 'Replace this code?',
  renewing: 'One moment…',
  keep: 'Keep it',
  renewed: 'New code. The old one no longer works.',
  notRenewed: 'The code is still the same',
  tryAgain: 'Please try again.',
} as const

export const askRemoval = {
  question: 'Delete this order?',
  askDish: (dish: string) => `Delete ${dish}?`,
  dish: 'Delete this dish',
  order: 'Delete the whole order',
  remove: 'Delete',
  removing: 'Deleting…',
  keep: 'Keep it',
} as const

export const doubtActions = {
  guessedPrice: 'Guessed price – tap to correct',
  keepPrice: (price: string) => `Keep ${price}`,
  isRight: 'Yes',
} as const

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet = {
  title: 'At the table',
  orderingFor: 'Ordering for:',
  you: 'you',
  guest: 'guest',
  /** The member who opened the table, and may remove others. */
  host: 'host',
  youAndHost: 'you, host',
  /** Bob (you) */
  named: (name: string, note: string) => `${name} (${note})`,
  onThisPhone: 'also on this phone',
  /** A button's accessible name, where several buttons have the same label. */
  labelFor: (action: string, name: string) => `${action}: ${name}`,
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
  renewsCode: 'New code, so that the old one no longer works',
  removed: (name: string) => `${name} is no longer at the table`,
  newCode: (code: string) => `The new code is ${code}.`,
  stay: 'Stay',
  keep: 'Keep',
  stays: 'You’ve ordered or share a dish, so your name stays on the bill.',
  notRemoved: 'That didn’t work',
  tryAgain: 'Please try again.',
} as const
