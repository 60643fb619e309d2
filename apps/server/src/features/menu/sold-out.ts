// Dishes that are sold out: until somebody puts them back, or until the restaurant's next service day.

import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { type Changer, changeMenu, type LockedMenu } from '../../restaurant/change-menu.ts'

/** The beginning of the restaurant's next service day: the next 04:00 of its clocks. */
export async function nextServiceDay({ tx, restaurantId, now }: LockedMenu): Promise<Date | null> {
  const [found] = await tx<{ startsAt: Date }[]>`
    select (date_trunc('day', (${now}::timestamptz at time zone zone) - interval '4 hours') + interval '28 hours')
      at time zone zone as "startsAt"
    from (select known_zone(time_zone) as zone from restaurants where id = ${restaurantId}) as restaurant`
  return found?.startsAt ?? null
}

/**
 * Marks the dishes with these names as sold out until the next service day, in every category. Returns the dishes that were
 * available until now, with the keys of their names.
 */
export async function markSoldOut(
  locked: LockedMenu,
  names: readonly string[],
): Promise<{ readonly id: number; readonly key: string }[]> {
  const { tx, restaurantId, now } = locked
  const keys = [...new Set(names.map(menuItemKey))]
  const until = await nextServiceDay(locked)
  return tx<{ id: number; key: string }[]>`
    update menu_items set is_sold_out = true, sold_out_until = ${until}, updated_at = ${now}
    where restaurant_id = ${restaurantId} and name_key = any(${keys}::text[]) and not is_sold_out
    returning id, name_key as key`
}

/** Marks these dishes as available again. */
export async function markAvailable(
  { tx, restaurantId, now }: LockedMenu,
  ids: readonly number[],
): Promise<void> {
  await tx`
    update menu_items set is_sold_out = false, sold_out_until = null, updated_at = ${now}
    where restaurant_id = ${restaurantId} and id = any(${ids}::bigint[]) and is_sold_out`
}

/** Puts the dishes of all restaurants back whose time is over, and announces the changed menus. */
export async function putBackMenuItems(context: Changer): Promise<void> {
  const due = await context.database.sql<{ restaurantId: number }[]>`
    select distinct restaurant_id as "restaurantId" from menu_items where sold_out_until <= ${context.clock()}`
  for (const { restaurantId } of due)
    await changeMenu(context, restaurantId, async locked => {
      const { tx, now } = locked
      // Read again under the lock: somebody may have marked a dish as sold out for another day.
      const menuItems = await tx<{ id: number }[]>`
        select id from menu_items where restaurant_id = ${restaurantId} and sold_out_until <= ${now}`
      await markAvailable(
        locked,
        menuItems.map(({ id }) => id),
      )
    })
}
