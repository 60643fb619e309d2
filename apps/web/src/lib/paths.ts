// The paths of all screens. The patterns that routes match are in contract/screens.ts.

export const paths = {
  landing: () => '/',
  createGroup: () => '/create-group',
  universalCreateGroup: () => '/universal-create-group',
  joinGroup: (code?: string) => (code ? `/join-group?code=${encodeURIComponent(code)}` : '/join-group'),
  table: (token: string) => `/table/${encodeURIComponent(token)}`,
  group: (groupId: string) => `/group/${encodeURIComponent(groupId)}`,
  summary: (groupId: string) => `/group/${encodeURIComponent(groupId)}/summary`,
  billSplit: (groupId: string) => `/group/${encodeURIComponent(groupId)}/bill-split`,
  /** A member's receipt, or the group's. */
  receipt: (groupId: string, memberId?: number) =>
    `/group/${encodeURIComponent(groupId)}/receipt${memberId === undefined ? '' : `/${memberId}`}`,
  restaurantLogin: () => '/restaurant-login',
  restaurantResetPassword: () => '/restaurant-reset-password',
  restaurantDashboard: () => '/restaurant-dashboard',
  restaurantToday: () => '/restaurant-today',
  restaurantTables: () => '/restaurant-tables',
  restaurantSettings: () => '/restaurant-settings',
  /** Sections of the settings. */
  printers: () => '/restaurant-settings#printers',
  position: () => '/restaurant-settings#position',
  restaurantCampaigns: () => '/restaurant-campaigns',
  restaurantOrders: () => '/restaurant-orders',
  restaurantStaff: () => '/restaurant-staff',
  restaurantDeliveries: () => '/restaurant-deliveries',
  restaurantInterest: () => '/restaurant-interest',
  posSettings: (restaurantId: number) => `/restaurant/${restaurantId}/pos-settings`,
  /** Starts a group at a registered restaurant. */
  groupAt: (restaurantId: number) => `/universal-create-group?restaurant=${restaurantId}`,
  offer: (campaignId: number) => `/restaurant/${campaignId}`,
} as const

/** The full link that friends open, which is shared and encoded in the QR code. */
export function joinLink({ code, linkKey }: LinkParts): string {
  // A group stored by an earlier version of the app has no key.
  const path = paths.joinGroup(code) + (linkKey ? `&key=${linkKey}` : '')
  return new URL(path, window.location.origin).href
}

/** The parts of the link to a group. */
interface LinkParts {
  readonly code: string
  readonly linkKey: string
}

/** The link in a table's printed code, with the origin that the restaurant's owner uses, which diners can reach too. */
export function tableLink(token: string): string {
  return new URL(paths.table(token), window.location.origin).href
}

/** The address that the staff types on a tablet to pair it. */
export function pairingAddress(): string {
  return `${window.location.host}/restaurant-screen`
}
