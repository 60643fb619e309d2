// The choice of currency.

export const currency = {
  atTable: 'Prices at this table are in',
  title: 'Currency',
  change: 'Change',
  changeWhat: 'currency',
  /** Why it is this one. */
  reason: {
    detecting: 'Finding out which is yours…',
    'united-kingdom': 'Chosen by your British time zone or language.',
    'time-zone': 'Chosen by your time zone.',
    locale: 'Chosen by your language.',
    position: 'Chosen by where you are.',
    nothing: 'Nothing told us yours, so we start with US dollars.',
    chosen: 'Your choice, for this visit.',
  },
  locate: 'Use my location',
  locating: 'Finding your location…',
  found: (country: string, currency: string) => `You are in ${country}: ${currency}.`,
  otherMoney: (country: string) => `The money of ${country} is not among these yet. Please choose one.`,
  unknown: 'Your location could not be found. Please choose one above.',
} as const
