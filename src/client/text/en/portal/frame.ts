// The frame of the restaurant portal: what stands around each of its screens.

export const portal = {
  nav: { label: 'Restaurant portal', dashboard: 'Dashboard', campaigns: 'Campaigns', pos: 'POS' },
  logOut: 'Logout',
  /** The column of a plot's table. */
  day: 'Day',
  backToDashboard: 'Back to the dashboard',
  signedOut: 'Logged out',
  notLoggedOut: {
    title: 'Logout Failed',
    hint: 'No answer, so you are still logged in on this browser. Please try again.',
  },
  failed: {
    title: 'This did not arrive',
    hint: 'The network may be weak here. Nothing is lost: try again in a moment.',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  /** Beneath fields that several forms have. */
  invalid: {
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    name: 'Restaurant name is required',
    phone: 'Please enter a valid phone number',
  },
  tooManyTries: (wait: string) => `That was a lot of tries. Please wait ${wait} and try again.`,
  offline: 'You are offline. The portal needs a network: nothing can be saved until it is back.',
} as const
