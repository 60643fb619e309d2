// The group summary.

export const summary = {
  loading: 'Loading group summary...',
  missing: 'Group summary not found',
  back: 'Back to the group',
  code: 'Code',
  members: 'Members',
  items: 'Items',
  total: 'Total',
  /** Where tax, a fee or a tip comes on top. */
  subtotal: 'Subtotal',
  export: 'Export Summary',
  exportFailed: { title: 'Export Failed', hint: 'The file could not be saved. Please try again.' },
  share: 'Share',
  print: 'Print',
  split: 'Split the Bill',
  empty: 'Nothing ordered yet',
  emptyHint: 'As soon as someone at the table orders, it shows up here.',
  memberEmpty: 'Nothing ordered yet',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  byMember: 'Who ordered what',
  waiter: {
    title: 'For the waiter',
    hint: 'The whole table in one list, to read out or to show.',
    all: (modifications: string) => `all ${modifications}`,
    some: (quantity: number, modifications: string) => `of which ${quantity} ${modifications}`,
    incomplete: (count: number) =>
      count === 1
        ? 'One order still waits for its diner to name the dishes.'
        : `${count} orders still wait for their diners to name the dishes.`,
  },
} as const
