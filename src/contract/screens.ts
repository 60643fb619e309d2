// The paths at which the app has a screen. The client routes by them; the server answers any other with the same page and
// the status 404.

export const screenPaths = {
  landing: '/',
  createGroup: '/create-group',
  universalCreateGroup: '/universal-create-group',
  joinGroup: '/join-group',
  /** What the printed code of a restaurant's table leads to. */
  table: '/table/:token',
  group: '/group/:groupId',
  summary: '/group/:groupId/summary',
  billSplit: '/group/:groupId/bill-split',
  restaurantLogin: '/restaurant-login',
  restaurantResetPassword: '/restaurant-reset-password',
  restaurantDashboard: '/restaurant-dashboard',
  restaurantTables: '/restaurant-tables',
  restaurantSettings: '/restaurant-settings',
  restaurantCampaigns: '/restaurant-campaigns',
  restaurantOrders: '/restaurant-orders',
  /** A tablet of the staff, paired by a code. */
  restaurantScreen: '/restaurant-screen',
  restaurantInterest: '/restaurant-interest',
  posSettings: '/restaurant/:restaurantId/pos-settings',
  /** What an offer nearby leads to, by its campaign. */
  offer: '/restaurant/:campaignId',
} as const
