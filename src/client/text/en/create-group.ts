// Starting a group.

export const createGroup = {
  back: 'Back to the start page',
  intro: 'You get a code. Everyone at your table joins with it on their own phone.',
  name: 'Your Name',
  nameHint: 'As the others at the table know you',
  restaurant: 'Restaurant Name',
  table: 'Table Number',
  universal: 'Universal Mode',
  universalHint: 'For any restaurant: you type dishes and prices yourselves.',
  submit: 'Create Group',
  submitting: 'Creating…',
  nameMissing: 'Please enter your name.',
  nameRequired: 'Your Name is required',
  restaurantRequired: 'Restaurant name is required',
  failed: 'Failed to create group. Please try again.',
  suggestions: 'Registered restaurants',
  suggested: (count: number) => (count === 1 ? '1 registered restaurant' : `${count} registered restaurants`),
  /** The restaurant is registered. */
  linked: {
    what: 'You order from this restaurant’s own menu.',
    undo: 'Undo',
    looking: 'Looking up the restaurant of this table…',
    gone: {
      title: 'This restaurant is no longer here',
      hint: 'Type its name: you can order together all the same.',
    },
    failed: {
      title: 'The restaurant of this table could not be looked up',
      hint: 'Type its name, or open the code once more.',
    },
  },
  created: {
    title: 'Group Created',
    hint: 'Friends join with this code, or by scanning the QR code.',
    share: 'Share Code',
    start: 'Start Ordering',
  },
} as const
