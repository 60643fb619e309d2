// The news of a newer version.

export const update = {
  toast: { title: 'New Version Available', description: 'Yours keeps working. Refresh when it suits you.' },
  banner: 'New version available!',
  refresh: 'Refresh Now',
} as const
