// Offers of restaurants nearby, on the first page.

export const offers = {
  title: 'Offers near you',
  show: 'Show offers near me',
  showHint: 'Asks your phone where you are',
  looking: 'Looking around…',
  fallback: 'We do not know where you are, so these are around San Francisco.',
  none: { title: 'No offers near you just now', hint: 'Restaurants change theirs often: look in again.' },
  failed: { title: 'The offers did not arrive', hint: 'Please try again in a moment.' },
  validUntil: (date: string) => `Valid until ${date}`,
  footer: 'Sponsored • Based on your location',
  opensInNewTab: 'opens in a new tab',
  dismiss: (title: string) => `Hide the offer ${title}`,
} as const
