// The table whose printed code was scanned.

import { plural } from './locale.ts'

export const scannedTable = {
  loading: 'Finding your table…',
  first: 'You’re the first one here.',
  people: (count: number) =>
    plural(count, { one: '1 person is ordering here.', other: `${count} people are ordering here.` }),
  name: 'Your Name',
  nameHint: 'What the others at the table call you',
  nameMissing: 'Please enter your name.',
  nameTaken: 'Someone at the table already has this name.',
  start: 'Start Ordering',
  join: 'Join the Table',
  joining: 'Joining…',
  separate: {
    hint: 'Not with this group?',
    action: 'Start our own list and bill',
    busy: 'Starting…',
  },
  elsewhere: {
    title: (place: string) => `You still sit at ${place}`,
    due: (amount: string) => `You still owe ${amount} there.`,
    both: 'If you join here, you sit at both.',
    back: (place: string) => `Go back to ${place}`,
    move: 'Move here',
  },
  missing: {
    title: 'No table has this code',
    hint: 'It may have been replaced. Please scan the code on your table again, or ask the staff.',
  },
  failed: {
    title: 'We couldn’t find your table just now',
    hint: 'The signal may be weak here. Please try again.',
    offline: 'This phone is offline. Try again when it’s back online.',
  },
  notJoined: {
    title: 'You haven’t joined yet',
    hint: 'We got no response. Please try again.',
    offline: 'This phone is offline. Please try again when it’s back online.',
  },
} as const
