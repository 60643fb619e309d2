// The choice of currency.

export const currency = {
  atTable: 'Prices at this table are in',
  title: 'Currency',
  change: 'Change',
  changeWhat: 'currency',
  /** Why this currency is selected. */
  reason: {
    detecting: 'Working out your currency…',
    'united-kingdom': 'Based on your British time zone or language.',
    'time-zone': 'Based on your time zone.',
    locale: 'Based on your language.',
    position: 'Based on where you are.',
    nothing: 'We couldn’t tell your currency, so we started with US dollars.',
    chosen: 'Your choice, for this visit.',
  },
  locate: 'Use my location',
  locating: 'Finding your location…',
  found: (country: string, currency: string) => `You are in ${country}: ${currency}.`,
  otherMoney: (country: string) => `We don’t support the currency of ${country} yet. Please choose one.`,
  unknown: 'We couldn’t find your location. Please choose a currency above.',
} as const
