// Loads the script of each screen.

import { screenPaths } from '@tablemate/contract/screens.ts'
import { matchesPattern } from '@tablemate/domain/path-pattern.ts'

export const screens = {
  createGroup: () => import('./screens/create-group/create-group-screen.tsx'),
  universalCreateGroup: () => import('./screens/create-group/universal-create-group-screen.tsx'),
  joinGroup: () => import('./screens/join-group/join-group-screen.tsx'),
  table: () => import('./screens/scanned-table/scanned-table-screen.tsx'),
  group: () => import('./screens/group/group-screen.tsx'),
  summary: () => import('./screens/summary/summary-screen.tsx'),
  billSplit: () => import('./screens/bill-split/bill-split-screen.tsx'),
  receipt: () => import('./screens/receipt/receipt-screen.tsx'),
  tableReceipt: () => import('./screens/receipt/receipt-screen.tsx'),
  restaurantLogin: () => import('./screens/restaurant-login/restaurant-login-screen.tsx'),
  restaurantResetPassword: () =>
    import('./screens/restaurant-reset-password/restaurant-reset-password-screen.tsx'),
  restaurantDashboard: () => import('./screens/restaurant-dashboard/restaurant-dashboard-screen.tsx'),
  restaurantTables: () => import('./screens/restaurant-tables/restaurant-tables-screen.tsx'),
  restaurantSettings: () => import('./screens/restaurant-settings/restaurant-settings-screen.tsx'),
  restaurantDeliveries: () => import('./screens/restaurant-deliveries/restaurant-deliveries-screen.tsx'),
  restaurantInterest: () => import('./screens/restaurant-interest/restaurant-interest-screen.tsx'),
  restaurantCampaigns: () => import('./screens/restaurant-campaigns/restaurant-campaigns-screen.tsx'),
  restaurantOrders: () => import('./screens/restaurant-orders/restaurant-orders-screen.tsx'),
  restaurantScreen: () =>
    import('./screens/restaurant-kitchen-display/restaurant-kitchen-display-screen.tsx'),
  posSettings: () => import('./screens/restaurant-pos-settings/restaurant-pos-settings-screen.tsx'),
  offer: () => import('./screens/offer/offer-screen.tsx'),
} as const

/** In the order in which the router tries their paths. */
export const screenNames = Object.keys(screens) as (keyof typeof screens)[]

/** Starts loading the script of the screen at a path. If that fails, the screen loads it again. */
export function fetchScreen(path: string): void {
  for (const name of screenNames)
    if (matchesPattern(screenPaths[name], path)) screens[name]().catch(() => undefined)
}
