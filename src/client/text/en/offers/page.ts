// The page of one offer: what a stranger sees first of a restaurant.

export const offer = {
  validUntil: (date: string) => `Valid until ${date}`,
  starts: (date: string) => `Starts ${date}`,
  over: 'This offer is over.',
  paused: 'This offer is not running at the moment.',
  restStands: 'The menu and the table are yours all the same.',
  details: 'Good to know',
  menu: 'Menu',
  soldOut: 'Sold out',
  showMore: (count: number) => `Show ${count} more`,
  noMenu: 'The restaurant has not put its menu here yet. You can start a group all the same.',
  menuFailed: 'The menu did not arrive.',
  start: 'Start a Group Here',
  missing: { title: 'This offer does not exist', hint: 'The link may be old, or a number went missing.' },
  failed: { title: 'This offer did not arrive', hint: 'The signal may be weak here. Try again in a moment.' },
  loading: 'Loading offer...',
} as const
