// The news of a newer version.

export const update = {
  toast: { title: 'New Version Available', description: 'Yours keeps working. You can refresh in a moment.' },
  banner: 'New version available!',
  refresh: 'Refresh Now',
} as const
