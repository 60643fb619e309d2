// The group screen.

import { plural } from './locale.ts'

export const group = {
  loading: 'Loading group...',
  missing: 'Group not found or access denied.',
  back: 'Back to the start page',
  codeWord: 'code',
  showCode: 'Show the code and QR code',
  share: 'Share',
  summary: 'Group Summary',
  people: (count: number) => plural(count, { one: '1 person', other: `${count} people` }),
  showPeople: 'Show who is at the table',
  more: (count: number) => `+${count}`,
  joined: (name: string) => `${name} joined`,
  ordered: (name: string, dishes: string) => `${name} ordered ${dishes}`,
  /** Dishes named, and others that are not: Pizza and 2 more. */
  andMore: (named: string, left: number) =>
    plural(left, { one: `${named} and 1 more`, other: `${named} and ${left} more` }),
  eventsTitle: 'What’s happening at the table',
  quickActions: 'Quick Actions',
  view: 'View Group',
  add: 'Add Manually',
  /** Above the button that opens the form. */
  notSent: (dishes: number, total: string) => `${dishes} chosen, not sent – ${total}`,
  manual: 'Manual Order Entry',
  own: {
    title: 'Your orders',
    empty: 'Nothing ordered yet',
    emptyHint: 'Add what you would like. Everyone at the table sees it at once.',
    /** A button's accessible name, where several buttons have the same label. */
    labelFor: (label: string, subject: string) => `${label}: ${subject}`,
    edit: 'Edit',
    remove: 'Delete',
    undo: 'Undo',
    /** Opens what can be done with an ordered dish. */
    options: 'Options',
    removed: 'Order deleted',
    removeFailed: 'Failed to delete order',
  },
  /** The outcome of the order form. */
  form: {
    addedWhat: (dishes: string) => `Added: ${dishes}`,
    saved: 'Order changed',
    failed: 'Failed to add order',
    changeFailed: 'Failed to change order',
  },
} as const
