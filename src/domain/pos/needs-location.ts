// Which points of sale take no order without the restaurant's location, merchant or shop.

import type { PosProvider } from '../restaurants/pos-providers.ts'
import { posAbility } from './pos-ability.ts'

/** Those that orders are sent to. For the others the settings are only stored. */
export function needsLocation(provider: PosProvider): boolean {
  const ability = posAbility[provider]
  return ability === 'orders' || ability === 'order-list'
}
