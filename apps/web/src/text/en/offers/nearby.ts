// Offers of restaurants nearby, on the first page.

export const offers = {
  title: 'Offers near you',
  show: 'Show offers near me',
  showHint: 'Asks your phone where you are',
  looking: 'Finding offers…',
  fallback: 'Your phone didn’t share its location, so these are around San Francisco.',
  none: { title: 'No offers near you just now', hint: 'New ones appear often: check back soon.' },
  failed: { title: 'The offers didn’t load', hint: 'Please try again in a moment.' },
  validUntil: (date: string) => `Valid until ${date}`,
  /** The converted amount beside a price in another currency than the visitor's. */
  about: (amount: string) => `about ${amount}`,
  metresAway: (metres: string) => `${metres}m away`,
  kilometresAway: (kilometres: string) => `${kilometres}km away`,
  footer: 'Sponsored • Based on your location',
  opensInNewTab: 'opens in a new tab',
  dismiss: (title: string) => `Hide the offer ${title}`,
} as const
