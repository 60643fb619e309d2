// The first page, and the page that is not there.

export const landing = {
  title: 'Group dining made effortless',
  subtitle: 'Order together, pay smart',
  features: {
    groups: { title: 'Create or Join Groups', detail: 'Six characters, and everyone is at the table' },
    voice: { title: 'Voice Recording', detail: 'Say it the way you would to a waiter' },
    organization: { title: 'Smart Organization', detail: 'Who had what, and what it comes to' },
  },
  create: 'Create New Group',
  join: 'Join Existing Group',
  restaurant: 'Restaurant Menu Management',
} as const

export const notFound = {
  title: 'Page Not Found',
  hint: 'This table does not exist. The link may be old, or a letter went missing.',
} as const
