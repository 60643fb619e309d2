// The notice of a newer version.

export const update = {
  toast: { title: 'New Version Available', description: 'Yours still works. You can refresh in a moment.' },
  banner: 'New version available!',
  refresh: 'Refresh Now',
} as const
