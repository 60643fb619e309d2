// Joining a group.

export const joinGroup = {
  back: 'Back to the start page',
  intro: 'Enter your table’s code. Anyone at the table can read it to you.',
  /** When the link contains the code. */
  linkedIntro: 'Just add your name, and you can order.',
  code: 'Group Code',
  verify: 'Verify',
  verifying: 'Looking for your table…',
  found: 'Your table',
  name: 'Your Name',
  nameHint: 'What the others at the table call you',
  submit: 'Join Group',
  submitting: 'Joining…',
  codeMissing: 'Please enter a group code.',
  nameMissing: 'Please enter your name.',
  /** Shown beneath the fields, in addition to a toast. */
  noSuchCode: 'No table has this code. Codes never contain 0, 1, I, L or O.',
  nameTaken: 'Someone already has this name. Try an initial: “Ann B.”',
  notFound: { title: 'Group Not Found', hint: 'Please check the code and try again.' },
  /** The limit counts tries per network, which a restaurant's guests share. */
  tooMany: {
    title: 'Too Many Wrong Codes',
    hint: 'They came from this network, perhaps from someone else. Scan the QR code on a friend’s phone or open their link: that works right away. Or wait a few minutes.',
  },
  failed: { title: 'Cannot Join Group', hint: 'Failed to join group. Please try again.' },
  member: {
    title: 'Already a Member',
    you: (name: string) => `You are ${name} at this table.`,
    alsoHere: 'Also on this phone',
    goOnAs: (name: string) => `Continue as ${name}`,
    otherHint: (name: string) =>
      `A different name adds another person on this phone; ${name} stays, with everything ordered. For someone without a phone, add a guest at the table instead.`,
    rejoin: 'Rejoin Group',
    other: 'Join with Different Name',
  },
} as const
