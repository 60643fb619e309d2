// The restaurant's dashboard.

export const dashboard = {
  loading: 'Loading your dashboard...',
  menu: { updated: 'Menu last updated', none: 'No menu yet. Add your first dish below.' },
  figures: {
    title: 'At a glance',
    loading: 'Loading your figures...',
    menuItems: 'Menu Items',
    activeGroups: 'Active Groups',
    todaysOrders: "Today's Orders",
    unpaidToday: (amount: string) => `Unpaid today at closed tables: ${amount}`,
  },
  week: { title: 'Last 7 days', orders: 'Orders', groups: 'Groups' },
  quickActions: {
    title: 'Quick Actions',
    advertising: { title: 'Advertising', detail: 'Offers for guests nearby' },
    pos: { title: 'POS Integration', detail: 'Settings for your point of sale' },
  },
} as const
