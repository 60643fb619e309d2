// The restaurant's own menu and all its changes. A change shows immediately; the dashboard's other data is fetched again.

import {
  addMenuItem,
  changeCategory,
  changeMenuItem,
  getMenu,
  type MenuItem,
  moveMenuItems,
  orderCategories,
  removeMenuItem,
} from '@tablemate/contract/menu.ts'
import { removeMenuPicture, setMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import { cache } from '../../lib/api/cache.ts'
import type { CallInput } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from './portal-call.ts'
import { portalKey } from './session.ts'

export type MenuItemFields = Omit<CallInput<typeof addMenuItem>['body'], 'restaurantId' | 'isSoldOut'>

export function useOwnMenu(restaurantId: number): Loaded<readonly MenuItem[]> {
  return useLoaded({
    queryKey: menuKey(restaurantId),
    queryFn: () => portalCall(getMenu, { params: { restaurantId } }),
    staleTime: 0,
  })
}

/** Each throws `CallProblem`. */
export const menuChanges = {
  async add(restaurantId: number, menuItem: MenuItemFields, idempotencyKey: string): Promise<MenuItem> {
    const added = await portalCall(addMenuItem, { body: { ...menuItem, restaurantId }, idempotencyKey })
    showItems(restaurantId, items => withItem(items, added))
    return added
  },

  async change(
    restaurantId: number,
    itemId: number,
    body: CallInput<typeof changeMenuItem>['body'],
  ): Promise<MenuItem> {
    const changed = await ofMenuItem(restaurantId, portalCall(changeMenuItem, { params: { itemId }, body }))
    showItems(restaurantId, items => withItem(items, changed))
    return changed
  },

  /** Shows the change before the server replies, and reverts it if the call fails. */
  async sellOut(restaurantId: number, item: MenuItem, isSoldOut: boolean): Promise<void> {
    const show = (to: boolean) => setItems(restaurantId, items => withItem(items, { ...item, isSoldOut: to }))
    // A reply that is under way predates this change and would undo it.
    await cache.cancelQueries({ queryKey: menuKey(restaurantId) })
    show(isSoldOut)
    try {
      await ofMenuItem(
        restaurantId,
        portalCall(changeMenuItem, { params: { itemId: item.id }, body: { isSoldOut } }),
      )
      void refreshMenu(restaurantId)
    } catch (error) {
      show(!isSoldOut)
      throw error
    }
  },

  async remove(restaurantId: number, { id: itemId }: MenuItem): Promise<void> {
    await ofMenuItem(restaurantId, portalCall(removeMenuItem, { params: { itemId } }))
    showItems(restaurantId, items => items.filter(({ id }) => id !== itemId))
  },

  /** Null takes the picture away. */
  async setPicture(restaurantId: number, itemId: number, file: File | null): Promise<void> {
    const params = { itemId }
    const reply = file
      ? portalCall(setMenuPicture, { params, file })
      : portalCall(removeMenuPicture, { params })
    const changed = await ofMenuItem(restaurantId, reply)
    showItems(restaurantId, items => withItem(items, changed))
  },

  async order(restaurantId: number, categories: readonly string[]): Promise<void> {
    await portalCall(orderCategories, { params: { restaurantId }, body: { categories: [...categories] } })
    await refreshMenu(restaurantId)
  },

  /** Renames a category, and orders its dishes. */
  async arrange(restaurantId: number, body: CallInput<typeof changeCategory>['body']): Promise<void> {
    await portalCall(changeCategory, { params: { restaurantId }, body })
    await refreshMenu(restaurantId)
  },

  async move(restaurantId: number, itemIds: readonly number[], category: string): Promise<void> {
    await portalCall(moveMenuItems, { params: { restaurantId }, body: { itemIds: [...itemIds], category } })
    await refreshMenu(restaurantId)
  },
}

/** Fetches the menu again if the dish was removed elsewhere meanwhile. */
async function ofMenuItem<R>(restaurantId: number, reply: Promise<R>): Promise<R> {
  try {
    return await reply
  } catch (error) {
    if (problemOf(error) === 'menu-item-not-found') void refreshMenu(restaurantId)
    throw error
  }
}

/** Fetches the menu again. */
export function refreshOwnMenu(restaurantId: number): Promise<void> {
  return cache.invalidateQueries({ queryKey: menuKey(restaurantId) })
}

/** Fetches the menu again, and the dashboard's counts of it. */
export function refreshMenu(restaurantId: number): Promise<void> {
  return cache.invalidateQueries({ queryKey: portalKey(restaurantId) })
}

type Items = readonly MenuItem[]

function showItems(restaurantId: number, change: (items: Items) => Items): void {
  setItems(restaurantId, change)
  void refreshMenu(restaurantId)
}

function setItems(restaurantId: number, change: (items: Items) => Items): void {
  cache.setQueryData<Items>(menuKey(restaurantId), items => items && change(items))
}

/** Keeps the item's position; a new item goes to the end. */
function withItem(items: Items, item: MenuItem): Items {
  const isThere = items.some(({ id }) => id === item.id)
  return isThere ? items.map(one => (one.id === item.id ? item : one)) : [...items, item]
}

const menuKey = (restaurantId: number) => portalKey(restaurantId, 'menu')
