// The restaurant's dashboard.

export const dashboard = {
  loading: 'Loading your dashboard...',
  menu: { updated: 'Menu last updated', none: 'No menu yet: add your first dish below.' },
  figures: {
    title: 'How things stand',
    loading: 'Loading your figures...',
    menuItems: 'Menu Items',
    activeGroups: 'Active Groups',
    todaysOrders: "Today's Orders",
  },
  week: { title: 'Last 7 days', orders: 'Orders', groups: 'Groups' },
  quickActions: {
    title: 'Quick Actions',
    advertising: { title: 'Advertising', detail: 'Offers for guests nearby' },
    pos: { title: 'POS Integration', detail: 'Your point of sale, connected' },
  },
} as const
