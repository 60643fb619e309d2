// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

export const titles = {
  createGroup: 'Create a Group',
  universalCreateGroup: 'Create a Group',
  joinGroup: 'Join a Group',
  table: 'Your Table',
  group: 'Group Order',
  summary: 'Group Summary',
  billSplit: 'Split the Bill',
  receipt: 'Receipt',
  tableReceipt: 'Receipt',
  restaurantLogin: 'Restaurant Portal',
  restaurantResetPassword: 'Reset Password',
  restaurantDashboard: 'Restaurant Dashboard',
  restaurantTables: 'Tables',
  restaurantSettings: 'Settings',
  restaurantDeliveries: 'What Was Sent',
  posSettings: 'POS Integration Settings',
  restaurantInterest: 'Restaurant Interest',
  restaurantCampaigns: 'Advertising Campaigns',
  restaurantOrders: 'Tonight',
  restaurantScreen: 'Kitchen Screen',
  offer: 'Special Offer',
} as const
