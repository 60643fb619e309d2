// Loads the script of each screen.

import { screenPaths } from '@tablemate/contract/screens.ts'
import { matchesPattern } from '@tablemate/domain/path-pattern.ts'

export const screens = {
  createGroup: async () => (await import('./screens/create-group/create-group-screen.tsx')).CreateGroupScreen,
  universalCreateGroup: async () =>
    (await import('./screens/create-group/universal-create-group-screen.tsx')).UniversalCreateGroupScreen,
  joinGroup: async () => (await import('./screens/join-group/join-group-screen.tsx')).JoinGroupScreen,
  table: async () => (await import('./screens/scanned-table/scanned-table-screen.tsx')).ScannedTableScreen,
  group: async () => (await import('./screens/group/group-screen.tsx')).GroupScreen,
  summary: async () => (await import('./screens/summary/summary-screen.tsx')).SummaryScreen,
  billSplit: async () => (await import('./screens/bill-split/bill-split-screen.tsx')).BillSplitScreen,
  receipt: async () => (await import('./screens/receipt/receipt-screen.tsx')).ReceiptScreen,
  tableReceipt: async () => (await import('./screens/receipt/receipt-screen.tsx')).ReceiptScreen,
  restaurantLogin: async () =>
    (await import('./screens/restaurant-login/restaurant-login-screen.tsx')).RestaurantLoginScreen,
  restaurantResetPassword: async () =>
    (await import('./screens/restaurant-reset-password/restaurant-reset-password-screen.tsx'))
      .RestaurantResetPasswordScreen,
  restaurantDashboard: async () =>
    (await import('./screens/restaurant-dashboard/restaurant-dashboard-screen.tsx'))
      .RestaurantDashboardScreen,
  restaurantTables: async () =>
    (await import('./screens/restaurant-tables/restaurant-tables-screen.tsx')).RestaurantTablesScreen,
  restaurantSettings: async () =>
    (await import('./screens/restaurant-settings/restaurant-settings-screen.tsx')).RestaurantSettingsScreen,
  restaurantDeliveries: async () =>
    (await import('./screens/restaurant-deliveries/restaurant-deliveries-screen.tsx'))
      .RestaurantDeliveriesScreen,
  restaurantInterest: async () =>
    (await import('./screens/restaurant-interest/restaurant-interest-screen.tsx')).RestaurantInterestScreen,
  restaurantCampaigns: async () =>
    (await import('./screens/restaurant-campaigns/restaurant-campaigns-screen.tsx'))
      .RestaurantCampaignsScreen,
  restaurantOrders: async () =>
    (await import('./screens/restaurant-orders/restaurant-orders-screen.tsx')).RestaurantOrdersScreen,
  restaurantScreen: async () =>
    (await import('./screens/restaurant-kitchen-display/restaurant-kitchen-display-screen.tsx'))
      .RestaurantKitchenDisplayScreen,
  posSettings: async () =>
    (await import('./screens/restaurant-pos-settings/restaurant-pos-settings-screen.tsx'))
      .RestaurantPosSettingsScreen,
  offer: async () => (await import('./screens/offer/offer-screen.tsx')).OfferScreen,
} as const

/** In the order in which the router tries their paths. */
export const screenNames = Object.keys(screens) as (keyof typeof screens)[]

/** Starts loading the script of the screen at a path. If that fails, the screen loads it again. */
export function fetchScreen(path: string): void {
  for (const name of screenNames)
    if (matchesPattern(screenPaths[name], path)) screens[name]().catch(() => undefined)
}
