// The receipts of a table.

import { series } from './locale.ts'

export const receipt = {
  loading: 'Loading receipt...',
  missing: 'Group not found or access denied.',
  back: 'Back to the bill',
  of: (name: string) => `For ${name}`,
  ofTable: 'For the whole table',
  share: 'Share',
  /** Below a part of everything: what the member had. */
  ordered: (dishes: readonly string[]) => `Ordered: ${series(dishes)}`,
  tipFrom: (name: string) => `Tip from ${name}`,
  paid: 'Total paid',
  held: 'Being paid by card',
  by: (name: string) => `paid by ${name}`,
  byStaff: 'paid to the staff',
  line: (label: string, amount: string) => `${label}: ${amount}`,
  print: 'Print',
  send: 'Share',
  picture: 'Share as picture',
  copied: 'Receipt copied',
  failed: { title: 'Not shared', hint: 'Please print the receipt, or try again.' },
  keep: (until: string) =>
    `This receipt is deleted with the table on ${until}. Print or share it to keep it.`,
  others: 'More receipts',
  none: {
    title: 'No receipt yet',
    hint: 'It appears here as soon as the share is paid.',
    hintTable: 'It appears here as soon as everyone has paid.',
  },
} as const
