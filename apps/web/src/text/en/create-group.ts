// Starting a group.

import { plural } from './locale.ts'

export const createGroup = {
  back: 'Back to the start page',
  intro: 'You’ll get a code. Everyone at your table uses it to join on their own phone.',
  name: 'Your Name',
  nameHint: 'What the others at the table call you',
  restaurant: 'Restaurant Name',
  table: 'Table Number',
  universal: 'Universal Mode',
  universalHint: 'For any restaurant: you type in the dishes and prices.',
  submit: 'Create Group',
  submitting: 'Creating…',
  nameMissing: 'Please enter your name.',
  nameRequired: 'Your Name is required',
  restaurantRequired: 'Restaurant name is required',
  failed: 'Failed to create group. Please try again.',
  suggestions: 'Registered restaurants',
  suggested: (count: number) =>
    plural(count, { one: '1 registered restaurant', other: `${count} registered restaurants` }),
  /** When the link or code names a registered restaurant. */
  linked: {
    hint: 'You’ll order from this restaurant’s own menu.',
    undo: 'Undo',
    looking: 'Looking up this table’s restaurant…',
    missing: {
      title: 'This restaurant is no longer here',
      hint: 'Type its name: you can still order together.',
    },
    failed: {
      title: 'We couldn’t look up this table’s restaurant',
      hint: 'Type its name, or open the code again.',
    },
  },
  created: {
    title: 'Group Created',
    hint: 'Friends join with this code, or by scanning the QR code.',
    share: 'Share Code',
    start: 'Start Ordering',
  },
} as const
