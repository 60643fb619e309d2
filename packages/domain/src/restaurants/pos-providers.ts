// The point-of-sale systems that a restaurant can select, and their documentation. Source: spec.md, section 9.

export const posProviders = [
  'square',
  'toast',
  'clover',
  'resy',
  'lightspeed',
  'aloha',
  'shopify',
  'touchbistro',
  'upserve',
  'micros',
  'spoton',
  'olo',
] as const

export type PosProvider = (typeof posProviders)[number]

/** The options when the server sends none. */
export const fallbackPosProviders: readonly PosProvider[] = ['square', 'toast', 'clover']

interface PosProviderFacts {
  readonly name: string
  /** Developer documentation, or the help centre of a provider without public documentation. */
  readonly documentation: `https://${string}`
}

export const posProviderFacts: Readonly<Record<PosProvider, PosProviderFacts>> = {
  square: { name: 'Square', documentation: 'https://developer.squareup.com/docs' },
  toast: { name: 'Toast', documentation: 'https://doc.toasttab.com/' },
  clover: { name: 'Clover', documentation: 'https://docs.clover.com/' },
  resy: { name: 'ResyOS', documentation: 'https://helpdesk.resy.com/' },
  lightspeed: { name: 'Lightspeed Restaurant', documentation: 'https://api-portal.lsk.lightspeed.app/' },
  aloha: { name: 'NCR Voyix Aloha', documentation: 'https://developer.ncrvoyix.com/' },
  shopify: { name: 'Shopify POS', documentation: 'https://shopify.dev/docs' },
  touchbistro: { name: 'TouchBistro', documentation: 'https://help.touchbistro.com/' },
  upserve: { name: 'Upserve', documentation: 'https://u-series-support.lightspeedhq.com/' },
  micros: {
    name: 'Oracle MICROS Simphony',
    documentation: 'https://docs.oracle.com/en/industries/food-beverage/simphony/',
  },
  spoton: { name: 'SpotOn', documentation: 'https://developers.spoton.com/' },
  olo: { name: 'Olo', documentation: 'https://developer.olo.com/' },
}
