// The group screen.

export const group = {
  loading: 'Loading group...',
  missing: 'Group not found or access denied.',
  failed: {
    title: 'Couldn’t load the table',
    hint: 'The signal may be weak here. Everything you ordered is safe: try again in a moment.',
  },
  back: 'Back to the start page',
  code: 'Group code',
  codeWord: 'code',
  showCode: 'Show the code and its QR code',
  codeHint: 'Friends join with this code, or by scanning the QR code.',
  share: 'Share',
  summary: 'Group Summary',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  showPeople: 'Show who is at the table',
  peopleTitle: 'At the table',
  more: (count: number) => `+${count}`,
  joined: (name: string) => `${name} joined`,
  ordered: (name: string, dishes: string) => `${name} ordered ${dishes}`,
  dishes: (named: string, left: number) => (left === 0 ? named : `${named} and ${left} more`),
  news: 'What happens at the table',
  quickActions: 'Quick Actions',
  view: 'View Group',
  add: 'Add Manually',
  menu: { title: 'Menu', hint: 'Pick what you would like' },
  manual: 'Manual Order Entry',
  manualHint: 'Type what you would like, with its price',
  own: {
    title: 'Your orders',
    empty: 'Nothing ordered yet',
    emptyHint: 'Add what you would like. Everyone at the table sees it at once.',
    /** A button's name, where several say the same. */
    of: (label: string, what: string) => `${label}: ${what}`,
    edit: 'Edit',
    remove: 'Delete',
    undo: 'Undo',
    removing: 'Deleting…',
    confirm: 'Delete this order?',
    keep: 'Keep it',
    complete: 'Complete order',
    completeHint: 'No dish understood. Your words are kept – tap to complete the order.',
    guessedPrice: 'Guessed price – tap to correct',
    keepPrice: (price: string) => `Keep ${price}`,
    isRight: 'Yes',
    locked: 'Paid orders can no longer be changed.',
    removed: 'Order deleted',
    removeFailed: 'Failed to delete order',
  },
  /** What became of what was typed. */
  form: {
    added: 'Order added',
    addedWhat: (dishes: string) => `Added: ${dishes}`,
    saved: 'Order changed',
    leftOver: (count: number) =>
      count === 1
        ? 'One item without a name or a price was left out. It waits in the form.'
        : `${count} items without a name or a price were left out. They wait in the form.`,
    failed: 'Failed to add order',
    changeFailed: 'Failed to change order',
  },
} as const
