// What lies around every screen: the privacy notice, the offer to install the app, the menu.

export const privacy = {
  title: 'Data Privacy Notice',
  intro: 'We keep little, and not for long.',
  points: {
    retention: {
      title: 'Gone after 24 hours',
      detail: 'All group dining data (names, orders, membership) is deleted automatically after 24 hours.',
    },
    identity: {
      title: 'No account',
      detail:
        'You need none. A cookie on this device recognises it, so that your orders stay yours. Your name stays on this device for 30 days.',
    },
    position: {
      title: 'Your location',
      detail: 'Only if you allow it: to find your currency and offers nearby. No position is stored.',
    },
    voice: {
      title: 'Your voice',
      detail: 'Your browser turns speech into words. Whoever makes it may process what is said.',
    },
    payment: { title: 'Payments', detail: 'A demo. No card is asked for, and no money moves.' },
  },
  accept: 'Accept & Continue',
} as const

export const install = {
  title: 'Install Tablemate',
  use: 'Opens at once, even without signal.',
  now: 'Install Now',
  how: 'How?',
  back: 'Back',
  dismiss: 'Not now',
  howTitle: 'How to install',
  notDone: 'It was not installed just now. By hand it works like this.',
  insecure: 'Installing needs https, and this page came without it. Open its https address first.',
  steps: {
    'ios-safari': [
      'Tap Share, the square with the arrow pointing up.',
      'Choose Add to Home Screen.',
      'Tap Add.',
    ],
    'android-chrome': [
      'Open the browser’s menu, the three dots at the top.',
      'Choose Install app, or Add to Home screen.',
      'Tap Install.',
    ],
    'desktop-chrome': [
      'Press the install icon at the right end of the address bar.',
      'No icon there? Open the menu with the three dots, then Cast, save and share, then Install.',
      'Press Install.',
    ],
    generic: [
      'Open your browser’s menu.',
      'Choose Install, Add to Home screen or Add to Dock.',
      'None of these there? Open this page in Chrome, or in Safari on an iPhone or iPad.',
    ],
  },
} as const

export const menu = {
  title: 'Menu',
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  install: 'Install the app',
  privacy: 'Privacy notice',
} as const
