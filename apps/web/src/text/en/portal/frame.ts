// The frame around each screen of the restaurant portal.

export const portal = {
  nav: {
    label: 'Restaurant portal',
    orders: 'Tonight',
    dashboard: 'Menu',
    tables: 'Tables',
    campaigns: 'Offers',
    settings: 'Settings',
  },
  logOut: 'Logout',
  /** The heading of the day column in a plot's table. */
  day: 'Day',
  backTo: { dashboard: 'Back to the dashboard', settings: 'Back to the settings' },
  signedOut: 'Logged out',
  notLoggedOut: {
    title: 'Logout Failed',
    hint: 'The server didn’t respond, so you’re still logged in here. Please try again.',
  },
  failed: {
    title: 'This page didn’t load',
    hint: 'Your connection may be weak. Nothing is lost; try again in a moment.',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  /** Shown beneath fields that several forms share. */
  invalid: {
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    name: 'Restaurant name is required',
    phone: 'Please enter a valid phone number',
    address: 'Address is required',
  },
  tooManyTries: (wait: string) => `Too many attempts. Please wait ${wait} and try again.`,
  offline: 'You are offline. Nothing can be saved until you are back online.',
} as const
