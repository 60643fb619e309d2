// Joining a group.

export const joinGroup = {
  back: 'Back to the start page',
  intro: 'Enter the code that a friend at your table reads out.',
  code: 'Group Code',
  verify: 'Verify',
  verifying: 'Looking for your table…',
  found: 'Your table',
  name: 'Your Name',
  nameHint: 'As the others at the table know you',
  submit: 'Join Group',
  submitting: 'Joining…',
  codeMissing: 'Please enter a group code.',
  nameMissing: 'Please enter your name.',
  noSuchCode: 'No table has this code.',
  nameTaken: 'Someone at the table has this name.',
  notFound: { title: 'Group Not Found', hint: 'Please check the code and try again.' },
  failed: { title: 'Cannot Join Group', hint: 'Failed to join group. Please try again.' },
  member: {
    title: 'Already a Member',
    hint: 'This phone is at the table already. Go back to it, or sit down under another name.',
    rejoin: 'Rejoin Group',
    other: 'Join with Different Name',
  },
} as const
