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
  restaurantCampaigns: () => '/restaurant-campaigns',
  restaurantInterest: () => '/restaurant-interest',
  posSettings: (restaurantId: number) => `/restaurant/${restaurantId}/pos-settings`,
  /** Starts a group at a registered restaurant. */
  groupAt: (restaurantId: number) => `/universal-create-group?restaurant=${restaurantId}`,
  offer: (campaignId: number) => `/restaurant/${campaignId}`,
} as const

/** The link that a friend opens, with the origin: what is shared and what the QR code holds. */
export function joinLink(code: string): string {
  return new URL(paths.joinGroup(code), window.location.origin).href
}

/** The same of a table's printed code: with the origin that its owner is at, which is where guests reach us too. */
export function tableLink(token: string): string {
  return new URL(paths.table(token), window.location.origin).href
}
