// The group summary.

import { plural } from './locale.ts'

export const summary = {
  loading: 'Loading group summary...',
  missing: 'Group summary not found',
  back: 'Back to the group',
  code: 'Code',
  members: 'Members',
  items: 'Items',
  total: 'Total',
  /** Replaces the total if tax, a fee or a tip is added later. */
  subtotal: 'Subtotal',
  export: 'Export Summary',
  exportCsv: 'Export as CSV',
  csv: {
    columns: ['Person', 'Kind', 'Item', 'Quantity', 'Part', 'Amount', 'Currency'],
    /** Not 1/3, which spreadsheets read as a date. */
    part: (part: number, of: number) => `${part} of ${of}`,
    kinds: {
      dish: 'Dish',
      split: 'Split',
      tax: 'Tax',
      serviceFee: 'Service fee',
      tip: 'Tip',
      rounding: 'Rounding',
      difference: 'Bill changed between payments',
      ownTip: 'Own tip',
    },
  },
  exportFailed: { title: 'Export Failed', hint: 'We couldn’t save the file. Please try again.' },
  share: 'Share',
  copied: 'Summary copied',
  notShared: { title: 'Not shared', hint: 'Please print the summary, or try again.' },
  print: 'Print',
  empty: 'Nothing ordered yet',
  emptyHint: 'As soon as someone at the table orders, it shows up here.',
  memberEmpty: 'Nothing ordered yet',
  itemCount: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  byMember: 'Who ordered what',
  waiter: {
    title: 'For the waiter',
    hint: 'Everyone’s order in one list, to read out or show.',
    /** 4 × Margherita: 2 well done */
    dishText: (dishes: string, modifiers: string) => `${dishes}: ${modifiers}`,
    all: (modifier: string) => `all ${modifier}`,
    some: (quantity: number, modifier: string) => `${quantity} ${modifier}`,
    /** For a modifier that itself begins with a number. */
    someNumbered: (quantity: number, modifier: string) => `of ${quantity}, ${modifier}`,
    /** Bob 2 × */
    nameWithCount: (name: string, quantity: number) => `${name} ${quantity} ×`,
    nameWithModifiers: (name: string, modifiers: string) => `${name} (${modifiers})`,
    guessed: 'guessed price',
    remark: { note: 'Note:', unclear: 'Not understood:', incomplete: 'Dishes still missing:' },
    shown: 'Shown to the waiter',
    newSince: (time: string) => `New since ${time}`,
    withdrawn: 'No longer wanted',
    before: 'Already shown',
    nothingNew: (time: string) => `Shown at ${time}. Nothing new since.`,
  },
} as const
