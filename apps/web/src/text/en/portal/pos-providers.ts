// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'

export interface FieldText {
  readonly label: string
  readonly hint: string
}

export interface ProviderText {
  readonly description: string
  /** What happens to the orders. Source: docs/decisions/0031. */
  readonly orders: string
  readonly key: FieldText
  readonly location: FieldText
}

/** What is true instead once Tablemate has an agreement with the provider. */
interface AgreedText {
  readonly agreed?: Partial<ProviderText>
}

export const providers: Record<PosProvider, ProviderText & AgreedText> = {
  square: {
    description: 'Point of sale, payments and orders for restaurants of every size.',
    orders:
      'Tablemate sends each order to Square. Square shows an order from another app only under its own conditions (fulfillment, payment), and takes 1 % of an order that is paid elsewhere. Checked against Square’s specification, not yet with a real account.',
    key: { label: 'Access Token', hint: 'Developer Console → your application → Credentials → Production.' },
    location: { label: 'Location ID', hint: 'Developer Console → your application → Locations.' },
  },
  toast: {
    description: 'A platform made for restaurants: orders, kitchen and payments in one.',
    orders:
      'Toast must allow this first: the keys that Toast gives to restaurants can only read. Until then, use the board, a printer or the webhook.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID and Dining Option GUID',
      hint: 'With a blank between them: first your restaurant’s GUID, then that of the dining option for guests at a table.',
    },
    agreed: {
      orders:
        'Tablemate sends each order to Toast, where your restaurant must allow it. Toast takes only dishes that carry an ID of its menu. Tablemate cannot take that menu over yet: an import through our API sets the IDs. Checked against Toast’s documentation, not yet with a real account.',
    },
  },
  clover: {
    description: 'Registers, handhelds and payments, extended by apps.',
    orders:
      'Tablemate sends each order to Clover, which prints it on the order printer of your firing device. In the United States and Canada only. Checked against Clover’s documentation, not yet with a real account.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'In the address of your dashboard: 13 letters and digits.' },
  },
  resy: {
    description: 'Reservations, waitlist and table management. ResyOS works beside a point of sale.',
    orders: 'ResyOS takes reservations, not orders. Use the board, a printer or the webhook for your orders.',
    key: { label: 'API Key', hint: 'Ask your Resy account manager for it.' },
    location: { label: 'Venue ID', hint: 'The number of your restaurant in ResyOS.' },
  },
  lightspeed: {
    description: 'Point of sale with inventory and insights. This is the K-Series.',
    orders:
      'Lightspeed must allow this first: it approves each app that sends orders. Until then, use the board, a printer or the webhook.',
    key: { label: 'Access Token', hint: 'Granted to your integration in the Lightspeed API portal.' },
    location: {
      label: 'Business Location ID and Endpoint ID',
      hint: 'With a blank between them: first the number of your location, then the endpoint that hears what became of an order.',
    },
    agreed: {
      orders:
        'Tablemate sends each order to Lightspeed, which does not tell us whether your point of sale took it. Lightspeed takes only dishes that carry their SKU. Tablemate cannot take its menu over yet: an import through our API sets the SKUs. Checked against Lightspeed’s documentation, not yet with a real account.',
      key: {
        label: 'Refresh Token',
        hint: 'Whoever runs this Tablemate gives it to you: Tablemate cannot ask Lightspeed for it here. It ends after 14 days without an order.',
      },
    },
  },
  aloha: {
    description: 'NCR Voyix’s point of sale for table service and quick service.',
    orders:
      'Aloha offers us no way to send orders to it. Use the board, a printer, or the webhook to a middleware such as Deliverect or Otter.',
    key: { label: 'Secret Key', hint: 'NCR Voyix developer portal → your organization → access keys.' },
    location: { label: 'Site ID', hint: 'Also called the enterprise unit.' },
  },
  shopify: {
    description: 'Counter sales and online orders from one catalogue.',
    orders:
      'Tablemate sends each order to Shopify, where it appears under Orders. Shopify has no kitchen and no tables. Checked against Shopify’s documentation, not yet with a real account.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → your app → API credentials.',
    },
    location: {
      label: 'Shop Domain',
      hint: 'Shopify admin → Settings → Domains: the one that ends with .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'An iPad point of sale made for restaurants.',
    orders:
      'TouchBistro offers us no way to send orders to it. Use the board, a printer, or the webhook to a middleware such as Deliverect or Otter.',
    key: { label: 'API Key', hint: 'Given to you by TouchBistro with its partner integrations.' },
    location: { label: 'Venue ID', hint: 'In the TouchBistro cloud, with your venue’s details.' },
  },
  upserve: {
    description: 'Restaurant point of sale with analytics, now Lightspeed’s U-Series.',
    orders:
      'Upserve offers us no way to send orders to it. Use the board, a printer, or the webhook to a middleware such as Deliverect or Otter.',
    key: { label: 'API Key', hint: 'Given to you by Lightspeed’s support for the U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → your location.' },
  },
  micros: {
    description: 'Oracle’s point of sale for restaurants, hotels and chains.',
    orders:
      'Oracle must allow this first: it turns on the order interface for each customer. Until then, use the board, a printer or the webhook.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'The short name of your location in Simphony (LocRef).' },
  },
  spoton: {
    description: 'Point of sale, handhelds and reservations for independent restaurants.',
    orders:
      'SpotOn offers us no way to send orders to it. Use the board, a printer, or the webhook to a middleware such as Deliverect or Otter.',
    key: { label: 'API Key', hint: 'Ask SpotOn for access to its restaurant API.' },
    location: { label: 'Location ID', hint: 'Shown with your API access, one for each location.' },
  },
  olo: {
    description: 'Digital ordering and dispatch on top of the point of sale you already have.',
    orders:
      'Olo must allow this first: it certifies each partner that sends orders. Until then, use the board, a printer or the webhook.',
    key: { label: 'API Key', hint: 'Olo developer portal → your application.' },
    location: { label: 'Restaurant ID', hint: 'The number Olo gave your restaurant, also called vendor ID.' },
  },
}
