// What is told instead of a table.

export const tableNotice = {
  ended: 'This table has ended. Tables end after 24 hours, and everything typed there is deleted.',
  notHere:
    'The link may be old, or this phone hasn’t joined the table yet. If you have its code, join it now.',
  enterCode: 'Enter a Code',
  failed: {
    title: 'Couldn’t load the table',
    hint: 'The signal may be weak here. Everything you ordered is safe: try again in a moment.',
  },
} as const
