// The page of one offer: what a stranger sees first of a restaurant.

export const offer = {
  validUntil: (date: string) => `Valid until ${date}`,
  starts: (date: string) => `Starts ${date}`,
  over: 'This offer is over.',
  paused: 'This offer is not running at the moment.',
  restStands: 'You can still see the menu and start a table here.',
  details: 'Good to know',
  menu: 'Menu',
  soldOut: 'Sold out',
  showMore: (count: number) => `Show ${count} more`,
  noMenu: 'The restaurant has not added its menu yet. You can still start a group.',
  menuFailed: 'The menu could not be loaded.',
  start: 'Start a Group Here',
  missing: { title: 'This offer does not exist', hint: 'The link may be old or incomplete.' },
  failed: {
    title: 'This offer could not be loaded',
    hint: 'Your connection may be weak. Try again in a moment.',
  },
  loading: 'Loading offer...',
} as const
