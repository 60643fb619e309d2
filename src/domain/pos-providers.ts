// The point-of-sale systems that a restaurant can name. Source: spec.md, section 9.

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
