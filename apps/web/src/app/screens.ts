// Loads the script of each screen, and the portal's texts before a screen of the portal.

import { screenPaths } from '@tablemate/contract/screens.ts'
import { matchesPattern } from '@tablemate/domain/path-pattern.ts'
import { loadTexts } from '../lib/text/load-texts.ts'

export const screens = {
  createGroup: () => import('../features/join/create-group-screen.tsx'),
  universalCreateGroup: () => import('../features/join/universal-create-group-screen.tsx'),
  joinGroup: () => import('../features/join/join-group-screen.tsx'),
  table: () => import('../features/join/scanned-table-screen.tsx'),
  group: () => import('../features/table-session/group-screen.tsx'),
  summary: () => import('../features/bill/summary/summary-screen.tsx'),
  billSplit: () => import('../features/bill/bill-split-screen.tsx'),
  receipt: () => import('../features/receipt/receipt-screen.tsx'),
  tableReceipt: () => import('../features/receipt/receipt-screen.tsx'),
  restaurantLogin: ofPortal(() => import('../features/account/restaurant-login-screen.tsx')),
  restaurantResetPassword: ofPortal(() => import('../features/account/restaurant-reset-password-screen.tsx')),
  restaurantDashboard: ofPortal(() => import('../features/dashboard/restaurant-dashboard-screen.tsx')),
  restaurantToday: ofPortal(() => import('../features/day/restaurant-today-screen.tsx')),
  restaurantTables: ofPortal(() => import('../features/tables/restaurant-tables-screen.tsx')),
  restaurantSettings: ofPortal(() => import('../features/account/restaurant-settings-screen.tsx')),
  restaurantStaff: ofPortal(() => import('../features/staff/restaurant-staff-screen.tsx')),
  restaurantDeliveries: ofPortal(
    () => import('../features/destinations/deliveries/restaurant-deliveries-screen.tsx'),
  ),
  restaurantInterest: ofPortal(() => import('../features/interest/restaurant-interest-screen.tsx')),
  restaurantCampaigns: ofPortal(() => import('../features/campaigns/restaurant-campaigns-screen.tsx')),
  restaurantOrders: ofPortal(() => import('../features/board/restaurant-orders-screen.tsx')),
  restaurantScreen: ofPortal(() => import('../features/board/display/restaurant-kitchen-display-screen.tsx')),
  posSettings: ofPortal(() => import('../features/destinations/restaurant-pos-settings-screen.tsx')),
  offer: () => import('../features/offers/offer-screen.tsx'),
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
