// The app's name, and the texts that any screen may show.

export const app = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'Group dining made effortless',
  loading: 'Loading…',
  tryAgain: 'Try again',
  home: 'Back to Home',
  error: 'Error',
  close: 'Close',
  /** Less than a minute ago. */
  justNow: 'just now',
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
  notLoaded: {
    title: 'This page didn’t load',
    hint: 'The signal may be weak here. Nothing is lost: try again in a moment.',
  },
  needsNetwork: {
    title: 'You are offline',
    hint: 'This page needs a connection. Try again when it’s back.',
  },
  broken: {
    title: 'Something went wrong on this page',
    hint: 'Your orders are safe. Try again, or reload the page.',
  },
} as const
