// The notices that replace a table that cannot be shown.

import { plural } from './locale.ts'

export const tableNotice = {
  ended: 'This table has ended. Tables end after 24 hours, and everything typed there is deleted.',
  notHere:
    'The link may be old, or this phone hasn’t joined the table yet. If you have its code, join it now.',
  /** For a phone that was a member of the table. */
  noLongerMember: {
    title: 'You’re no longer at this table',
    hint: 'You were removed, or left on this phone. If that was a mistake, ask for the current code and join again.',
  },
  unsent: (count: number) =>
    plural(count, {
      one: 'One order on this phone wasn’t sent. It’s there again once you’ve joined.',
      other: `${count} orders on this phone weren’t sent. They’re there again once you’ve joined.`,
    }),
  enterCode: 'Enter a Code',
  failed: {
    title: 'Couldn’t load the table',
    hint: 'The signal may be weak here. Everything you ordered is safe: try again in a moment.',
  },
} as const
