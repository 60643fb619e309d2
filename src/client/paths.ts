// The addresses that screens go by. The patterns that routes match: contract/screens.ts.

export const paths = {
  landing: () => '/',
  createGroup: () => '/create-group',
  universalCreateGroup: () => '/universal-create-group',
  joinGroup: (code?: string) => (code ? `/join-group?code=${encodeURIComponent(code)}` : '/join-group'),
  table: (token: string) => `/table/${encodeURIComponent(token)}`,
  group: (groupId: string) => `/group/${encodeURIComponent(groupId)}`,
  summary: (groupId: string) => `/group/${encodeURIComponent(groupId)}/summary`,
  billSplit: (groupId: string) => `/group/${encodeURIComponent(groupId)}/bill-split`,
  restaurantLogin: () => '/restaurant-login',
  restaurantResetPassword: () => '/restaurant-reset-password',
  restaurantDashboard: () => '/restaurant-dashboard',
  restaurantTables: () => '/restaurant-tables',
  restaurantSettings: () => '/restaurant-settings',
  restaurantCampaigns: () => '/restaurant-campaigns',
  restaurantOrders: () => '/restaurant-orders',
  restaurantInterest: () => '/restaurant-interest',
  posSettings: (restaurantId: number) => `/restaurant/${restaurantId}/pos-settings`,
  /** Starts a group at a registered restaurant. */
  groupAt: (restaurantId: number) => `/universal-create-group?restaurant=${restaurantId}`,
  offer: (campaignId: number) => `/restaurant/${campaignId}`,
} as const

/** The link that a friend opens, with the origin: what is shared and what the QR code holds. */
export function joinLink({ code, linkKey }: Linked): string {
  // A table that the phone keeps from an earlier version has no key yet.
  const path = paths.joinGroup(code) + (linkKey ? `&key=${linkKey}` : '')
  return new URL(path, window.location.origin).href
}

/** What the link to a group is made of. */
interface Linked {
  readonly code: string
  readonly linkKey: string
}

/** The same of a table's printed code: with the origin that its owner is at, which is where guests reach us too. */
export function tableLink(token: string): string {
  return new URL(paths.table(token), window.location.origin).href
}

/** What the staff opens on a tablet to pair it, as it is typed there. */
export function pairingAddress(): string {
  return `${window.location.host}/restaurant-screen`
}
