// The paths of the app's screens. The client's router uses them; the server serves any other path the same page with
// status 404.

export const screenPaths = {
  landing: '/',
  createGroup: '/create-group',
  universalCreateGroup: '/universal-create-group',
  joinGroup: '/join-group',
  /** The target of the printed code of a restaurant's table. */
  table: '/table/:token',
  group: '/group/:groupId',
  summary: '/group/:groupId/summary',
  billSplit: '/group/:groupId/bill-split',
  receipt: '/group/:groupId/receipt/:memberId',
  tableReceipt: '/group/:groupId/receipt',
  restaurantLogin: '/restaurant-login',
  restaurantResetPassword: '/restaurant-reset-password',
  restaurantDashboard: '/restaurant-dashboard',
  restaurantToday: '/restaurant-today',
  restaurantTables: '/restaurant-tables',
  restaurantSettings: '/restaurant-settings',
  restaurantCampaigns: '/restaurant-campaigns',
  restaurantOrders: '/restaurant-orders',
  /** A tablet of the staff, paired by a code. */
  restaurantScreen: '/restaurant-screen',
  /** The staff with their roles and PINs, and what they did. */
  restaurantStaff: '/restaurant-staff',
  /** What was sent to the point of sale, the webhook and the printers. */
  restaurantDeliveries: '/restaurant-deliveries',
  restaurantInterest: '/restaurant-interest',
  posSettings: '/restaurant/:restaurantId/pos-settings',
  /** An offer's page, by its campaign. */
  offer: '/restaurant/:campaignId',
} as const
