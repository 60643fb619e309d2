// Shown with every screen: the privacy notice, the offer to install the app, the menu.

export const privacy = {
  title: 'Data Privacy Notice',
  intro: 'We keep very little, and not for long.',
  points: {
    retention: {
      title: 'Gone after 24 hours',
      detail:
        'All group dining data (names, orders, membership) is deleted automatically after 24 hours. What has reached the restaurant’s point of sale, its printer or their vendor is kept by them, by their own rules.',
    },
    identity: {
      title: 'No account',
      detail:
        'You don’t need one. A cookie identifies this device, so your orders stay yours. Your name stays on this device for 30 days.',
    },
    position: {
      title: 'Your location',
      detail: 'Only if you allow it: to find your currency and offers nearby. No position is stored.',
    },
    voice: {
      title: 'Your voice',
      detail: 'Your browser turns speech into text. Its maker may process what you say.',
    },
    payment: {
      title: 'Payments',
      detail:
        'Just a demo: no card needed, and no money moves. If you choose to pay by card, Stripe takes it on its own page, and we never see it.',
    },
  },
  accept: 'Accept & Continue',
} as const

export const install = {
  title: 'Install Tablemate',
  use: 'Opens instantly, even with no signal.',
  now: 'Install Now',
  how: 'How?',
  back: 'Back',
  dismiss: 'Not now',
  howTitle: 'How to install',
  notDone: 'It wasn’t installed. Here’s how to do it yourself.',
  insecure: 'Installing only works over https. Open this page’s https address first.',
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
      'No icon? Open the three-dot menu, then Cast, save and share, then Install.',
      'Press Install.',
    ],
    generic: [
      'Open your browser’s menu.',
      'Choose Install, Add to Home screen or Add to Dock.',
      'Can’t find any of these? Open this page in Chrome, or in Safari on an iPhone or iPad.',
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
