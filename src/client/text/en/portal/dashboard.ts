// The restaurant's dashboard.

export const dashboard = {
  loading: 'Loading your dashboard...',
  quickActions: {
    title: 'Quick Actions',
    advertising: { title: 'Advertising', detail: 'Offers for guests nearby' },
    pos: { title: 'POS Integration', detail: 'Your point of sale, connected' },
  },
} as const
