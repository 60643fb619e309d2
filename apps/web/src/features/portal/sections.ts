// The sections of the portal, in the order in which a restaurant needs them during an evening.

import {
  Armchair,
  ChartColumn,
  ChefHat,
  type LucideIcon,
  Megaphone,
  Settings,
  UtensilsCrossed,
} from 'lucide-react'
import { paths } from '../../lib/paths.ts'

export type Section = 'today' | 'orders' | 'dashboard' | 'tables' | 'campaigns' | 'settings'

interface Entry {
  readonly section: Section
  readonly to: string
  readonly icon: LucideIcon
}

/** Their labels are in `portal` of messages/en/portal.json. */
export const sections: readonly Entry[] = [
  { section: 'today', to: paths.restaurantToday(), icon: ChartColumn },
  { section: 'orders', to: paths.restaurantOrders(), icon: ChefHat },
  { section: 'dashboard', to: paths.restaurantDashboard(), icon: UtensilsCrossed },
  { section: 'tables', to: paths.restaurantTables(), icon: Armchair },
  { section: 'campaigns', to: paths.restaurantCampaigns(), icon: Megaphone },
  { section: 'settings', to: paths.restaurantSettings(), icon: Settings },
]
