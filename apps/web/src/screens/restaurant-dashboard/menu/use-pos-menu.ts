// The point of sale whose menu the owner can take, and the change that it reported since the menu was last taken.

import { getPosSettings } from '@tablemate/contract/pos.ts'
import { isMenuProvider } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { useLoaded } from '../../../api/loaded.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'

export interface PosMenu {
  readonly name: string
  /** When the point of sale reported a change that the menu does not contain yet; null: none. */
  readonly changedAt: string | null
}

/** Null while unknown, and for a restaurant whose point of sale gives no menu. */
export function usePosMenu(restaurantId: number): PosMenu | null {
  const settings = useLoaded({
    // Not that of the settings' form, which needs fresh values.
    queryKey: portalKey(restaurantId, 'pos-menu'),
    queryFn: () => portalCall(getPosSettings, { params: { restaurantId } }),
    gcTime: 0,
  })
  if (settings.kind !== 'ready') return null
  const { posProvider, hasApiKey, menuChangedAt, menuTakenAt } = settings.value
  if (!isMenuProvider(posProvider) || !hasApiKey) return null
  const isKnown = menuChangedAt === null || (menuTakenAt !== null && menuTakenAt >= menuChangedAt)
  return { name: posProviderFacts[posProvider].name, changedAt: isKnown ? null : menuChangedAt }
}
