// The table whose printed code was scanned.

export const scannedTable = {
  loading: 'Finding your table…',
  first: 'You are the first one here.',
  people: (count: number) =>
    count === 1 ? '1 person is ordering here.' : `${count} people are ordering here.`,
  name: 'Your Name',
  nameHint: 'As the others at the table know you',
  nameMissing: 'Please enter your name.',
  nameTaken: 'Someone at the table has this name.',
  start: 'Start Ordering',
  join: 'Join the Table',
  joining: 'Joining…',
  separate: {
    hint: 'You do not belong together?',
    action: 'Start a list and bill of our own',
    busy: 'Starting…',
  },
  missing: {
    title: 'No table has this code',
    hint: 'It may have been replaced. Please scan the code on your table once more, or ask the staff.',
  },
  failed: {
    title: 'Your table could not be found just now',
    hint: 'The signal may be weak here. Please try again.',
    offline: 'This phone is offline. Try again when it has a network.',
  },
  notJoined: {
    title: 'You have not joined yet',
    hint: 'There was no answer. Please try again.',
    offline: 'This phone is offline. Please try again when it has a network.',
  },
} as const
