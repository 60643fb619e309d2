// The page of one offer, often the first page that a visitor sees.

export const offer = {
  validUntil: (date: string) => `Valid until ${date}`,
  starts: (date: string) => `Starts ${date}`,
  over: 'This offer has ended.',
  paused: 'This offer isn’t running at the moment.',
  restStands: 'You can still see the menu and start a table here.',
  details: 'Good to know',
  menu: 'Menu',
  soldOut: 'Sold out',
  showMore: (count: number) => `Show ${count} more`,
  noMenu: 'The restaurant hasn’t added its menu yet. You can still start a group.',
  menuFailed: 'The menu didn’t load.',
  start: 'Start a Group Here',
  missing: { title: 'We can’t find this offer', hint: 'The link may be old or incomplete.' },
  failed: {
    title: 'This offer didn’t load',
    hint: 'Your connection may be weak. Try again in a moment.',
  },
  loading: 'Loading offer...',
} as const
