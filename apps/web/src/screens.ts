// Loads the script of each screen, and the portal's texts before a screen of the portal.

import { screenPaths } from '@tablemate/contract/screens.ts'
import { matchesPattern } from '@tablemate/domain/path-pattern.ts'
import { loadTexts } from './text/load-texts.ts'

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
  restaurantLogin: ofPortal(() => import('./screens/restaurant-login/restaurant-login-screen.tsx')),
  restaurantResetPassword: ofPortal(
    () => import('./screens/restaurant-reset-password/restaurant-reset-password-screen.tsx'),
  ),
  restaurantDashboard: ofPortal(
    () => import('./screens/restaurant-dashboard/restaurant-dashboard-screen.tsx'),
  ),
  restaurantTables: ofPortal(() => import('./screens/restaurant-tables/restaurant-tables-screen.tsx')),
  restaurantSettings: ofPortal(() => import('./screens/restaurant-settings/restaurant-settings-screen.tsx')),
  restaurantDeliveries: ofPortal(
    () => import('./screens/restaurant-deliveries/restaurant-deliveries-screen.tsx'),
  ),
  restaurantInterest: ofPortal(() => import('./screens/restaurant-interest/restaurant-interest-screen.tsx')),
  restaurantCampaigns: ofPortal(
    () => import('./screens/restaurant-campaigns/restaurant-campaigns-screen.tsx'),
  ),
  restaurantOrders: ofPortal(() => import('./screens/restaurant-orders/restaurant-orders-screen.tsx')),
  restaurantScreen: ofPortal(
    () => import('./screens/restaurant-kitchen-display/restaurant-kitchen-display-screen.tsx'),
  ),
  posSettings: ofPortal(() => import('./screens/restaurant-pos-settings/restaurant-pos-settings-screen.tsx')),
  offer: () => import('./screens/offer/offer-screen.tsx'),
} as const

/** Until the texts are loaded, no module of the portal is. */
function ofPortal<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return () => loadTexts('portal').then(load)
}

/** In the order in which the router tries their paths. */
export const screenNames = Object.keys(screens) as (keyof typeof screens)[]

/** Starts loading the script of the screen at a path. If that fails, the screen loads it again. */
export function fetchScreen(path: string): void {
  for (const name of screenNames)
    if (matchesPattern(screenPaths[name], path)) screens[name]().catch(() => undefined)
}
