// The first page, and the page for unknown addresses.

export const landing = {
  title: 'Group dining made effortless',
  subtitle: 'Order together, pay smart',
  features: {
    groups: { title: 'Create or Join Groups', detail: 'Six characters, and everyone is at the table' },
    voice: { title: 'Voice Recording', detail: 'Say it the way you would to a waiter' },
    organization: { title: 'Smart Organization', detail: 'Who had what, and what it comes to' },
  },
  /** Links to the open tables that this phone has joined. */
  back: {
    title: 'Your tables',
    to: 'Back to',
    unnamed: 'your table',
    byCode: (code: string) => `your table, code ${code}`,
  },
  create: 'Create New Group',
  join: 'Join Existing Group',
  restaurant: 'Restaurant Menu Management',
} as const

export const notFound = {
  title: 'Page Not Found',
  hint: 'There’s nothing at this address. The link may be old or incomplete.',
} as const
