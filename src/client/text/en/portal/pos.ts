// Point-of-sale settings, and each system's name for its API key and its location.

import type { PosProvider } from '#domain/restaurants/pos-providers.ts'

interface ProviderText {
  readonly description: string
  readonly key: { readonly label: string; readonly hint: string }
  readonly location: { readonly label: string; readonly hint: string }
}

const providers: Record<PosProvider, ProviderText> = {
  square: {
    description: 'Point of sale, payments and orders for restaurants of every size.',
    key: { label: 'Access Token', hint: 'Developer Console → your application → Credentials → Production.' },
    location: { label: 'Location ID', hint: 'Developer Console → your application → Locations.' },
  },
  toast: {
    description: 'A platform made for restaurants: orders, kitchen and payments in one.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: { label: 'Restaurant GUID', hint: 'Shown with your API access, one for each restaurant.' },
  },
  clover: {
    description: 'Registers, handhelds and payments, extended by apps.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'In the address of your dashboard: 13 letters and digits.' },
  },
  resy: {
    description: 'Reservations, waitlist and table management. ResyOS works beside a point of sale.',
    key: { label: 'API Key', hint: 'Ask your Resy account manager for it.' },
    location: { label: 'Venue ID', hint: 'The number of your restaurant in ResyOS.' },
  },
  lightspeed: {
    description: 'Point of sale with inventory and insights. This is the K-Series.',
    key: { label: 'Access Token', hint: 'Granted to your integration in the Lightspeed API portal.' },
    location: { label: 'Business Location ID', hint: 'A number, one for each of your locations.' },
  },
  aloha: {
    description: 'NCR Voyix’s point of sale for table service and quick service.',
    key: { label: 'Secret Key', hint: 'NCR Voyix developer portal → your organization → access keys.' },
    location: { label: 'Site ID', hint: 'Also called the enterprise unit.' },
  },
  shopify: {
    description: 'Counter sales and online orders from one catalogue.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → your app → API credentials.',
    },
    location: {
      label: 'Location ID',
      hint: 'The last number in the address of Settings → Locations → yours.',
    },
  },
  touchbistro: {
    description: 'An iPad point of sale made for restaurants.',
    key: { label: 'API Key', hint: 'Given to you by TouchBistro with its partner integrations.' },
    location: { label: 'Venue ID', hint: 'In the TouchBistro cloud, with your venue’s details.' },
  },
  upserve: {
    description: 'Restaurant point of sale with analytics, now Lightspeed’s U-Series.',
    key: { label: 'API Key', hint: 'Given to you by Lightspeed’s support for the U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → your location.' },
  },
  micros: {
    description: 'Oracle’s point of sale for restaurants, hotels and chains.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'The short name of your location in Simphony (LocRef).' },
  },
  spoton: {
    description: 'Point of sale, handhelds and reservations for independent restaurants.',
    key: { label: 'API Key', hint: 'Ask SpotOn for access to its restaurant API.' },
    location: { label: 'Location ID', hint: 'Shown with your API access, one for each location.' },
  },
  olo: {
    description: 'Digital ordering and dispatch on top of the point of sale you already have.',
    key: { label: 'API Key', hint: 'Olo developer portal → your application.' },
    location: { label: 'Restaurant ID', hint: 'The number Olo gave your restaurant, also called vendor ID.' },
  },
}

export const pos = {
  loading: 'Loading POS settings...',
  providers,
  status: {
    title: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    connected: (provider: string) => `Connected to ${provider}`,
    none: 'No POS system connected',
    key: 'API Key Configured',
    noKey: 'No API Key',
    saved: (provider: string) =>
      `Your settings are saved. Nothing has been sent to ${provider} yet, and orders don’t go there yet.`,
    meaning: 'Orders don’t go to a point of sale yet. The settings you save here are kept for when they do.',
  },
  form: 'Settings',
  enabled: {
    label: 'Enable POS integration',
    hint: 'Turn this off to keep the settings without using them.',
  },
  provider: { label: 'POS Provider', none: 'Choose your provider', required: 'Please choose your provider.' },
  /** While no provider is chosen. */
  key: { label: 'API Key', hint: 'Choose your provider to see what it calls its key.' },
  location: { label: 'Location ID', hint: 'Choose your provider to see where to find it.' },
  encrypted: 'Stored encrypted.',
  keep: 'A key is already stored, encrypted. Leave this empty to keep it.',
  anothers: (provider: string) => `The stored key is ${provider}’s. It is removed when you save.`,
  removed: 'The stored key is removed when you save.',
  remove: 'Remove the stored key',
  undoRemove: 'Keep the stored key',
  show: 'Show what you typed',
  hide: 'Hide what you typed',
  webhook: { label: 'Webhook URL', hint: 'A public address that begins with https://' },
  cancel: 'Cancel',
  save: 'Save Settings',
  saving: 'Saving...',
  saved: {
    title: 'Settings Updated',
    hint: 'POS integration settings have been saved successfully.',
  },
  failed: {
    title: 'Update Failed',
    hint: 'Failed to update POS settings. Please try again.',
  },
  about: {
    title: (provider: string) => `About ${provider}`,
    none: 'Your POS system',
    noneHint: 'Choose the system your restaurant uses, and the form will ask for its details.',
    documentation: (provider: string) => `${provider} documentation`,
    opensNewTab: 'opens in a new tab',
  },
  notYours: {
    title: 'These aren’t your settings',
    hint: 'This page belongs to another restaurant. You can only see your own settings.',
    action: 'Your POS settings',
  },
} as const
