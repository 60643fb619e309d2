// The menu that a group orders from. Fetched when a screen shows it or the stream reports a change, and stored with the group.

import { getMenu, type MenuItem } from '@tablemate/contract/menu.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { cache, menuKey } from '../api/cache.ts'
import { call } from '../api/call.ts'
import { problemOf } from '../api/call-problem.ts'
import { type Loaded, useLoaded } from '../api/loaded.ts'
import { recordName, phoneRecords as records } from '../device/records.ts'

/** The group, and the restaurant whose menu it orders from; null in Universal Mode. */
export interface MenuOf {
  readonly groupId: string
  readonly restaurantId: number | null
}

/** Empty if the restaurant's menu is empty or the restaurant no longer exists. */
export function useMenu(of: MenuOf): Loaded<readonly MenuItem[]> {
  const menu = useLoaded({ ...menuQuery(of), enabled: of.restaurantId !== null })
  return of.restaurantId === null ? { kind: 'ready', value: nothing } : menu
}

/** The menu as far as this phone has it, without fetching it. */
export function useKnownMenu(groupId: string): readonly MenuItem[] {
  const menu = useLoaded({ ...menuQuery({ groupId, restaurantId: null }), enabled: false })
  return menu.kind === 'ready' ? menu.value : nothing
}

const nothing: readonly MenuItem[] = []

function menuQuery({ groupId, restaurantId }: MenuOf) {
  const name = recordName.menu(groupId)
  return {
    queryKey: menuKey(groupId),
    async queryFn(): Promise<readonly MenuItem[]> {
      await showStored(groupId)
      try {
        const menuItems = await call(getMenu, { params: { restaurantId: restaurantId ?? 0 } })
        void records.put(name, menuItems)
        return menuItems
      } catch (error) {
        if (problemOf(error) === 'restaurant-not-found') return nothing
        throw error
      }
    },
  }
}

/** Shows the stored menu until the server answers. */
async function showStored(groupId: string): Promise<void> {
  if (cache.getQueryData(menuKey(groupId))) return
  const stored = await records
    .change<unknown>(recordName.menu(groupId), known => ({ result: known }))
    .catch(() => undefined)
  // An earlier version of the app stored fewer details.
  if (Array.isArray(stored) && stored.every(isMenuItem))
    cache.setQueryData(
      menuKey(groupId),
      stored.map(menuItem => ({ ...noDetails, ...menuItem })),
    )
}

function isMenuItem(menuItem: Partial<MenuItem> | null): boolean {
  return (
    typeof menuItem?.name === 'string' &&
    Number.isInteger(menuItem.price) &&
    typeof menuItem.category === 'string'
  )
}
