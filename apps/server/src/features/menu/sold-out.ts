// Dishes and options that are sold out: until somebody puts them back, or until the restaurant's next service day.

import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { problem } from '../../problems.ts'
import { type Changer, changeMenu, type LockedMenu } from '../../restaurant/change-menu.ts'
import { type OptionGroupRow, optionGroupColumns, type StoredOption, writeOptions } from './option-groups.ts'

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

/** Marks an option as sold out or as available. Throws 'option-group-not-found' if the menu has no such option. */
export async function updateOptionAvailability(
  locked: LockedMenu,
  optionId: number,
  { isSoldOut, isUntilTomorrow }: { readonly isSoldOut: boolean; readonly isUntilTomorrow: boolean | null },
): Promise<void> {
  const until = isSoldOut && isUntilTomorrow ? await nextServiceDay(locked) : null
  const state = { isAvailable: !isSoldOut, soldOutUntil: until?.toISOString() ?? null }
  const changed = await changeOptions(locked, [optionId], () => state)
  if (changed.length === 0) throw problem('option-group-not-found')
}

/** Marks options as sold out until the next service day. Returns the ids of those that were available until now. */
export async function markOptionsSoldOut(locked: LockedMenu, ids: readonly number[]): Promise<number[]> {
  const until = await nextServiceDay(locked)
  const state = { isAvailable: false, soldOutUntil: until?.toISOString() ?? null }
  const changed = await changeOptions(locked, ids, ({ isAvailable }) => (isAvailable ? state : {}))
  return changed.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
}

/** Marks these options as available again. */
export async function markOptionsAvailable(locked: LockedMenu, ids: readonly number[]): Promise<void> {
  await changeOptions(locked, ids, () => ({ isAvailable: true, soldOutUntil: null }))
}

/** Changes the options with these ids; returns them as they were. */
async function changeOptions(
  locked: LockedMenu,
  ids: readonly number[],
  change: (option: StoredOption) => Partial<StoredOption>,
): Promise<StoredOption[]> {
  const { tx, restaurantId } = locked
  const rows = await tx<OptionGroupRow[]>`
    select ${optionGroupColumns} from option_groups g where g.restaurant_id = ${restaurantId}
      and exists (select from jsonb_array_elements(g.options) o where (o ->> 'id')::bigint = any(${ids}::bigint[]))`
  const isMeant = ({ id }: StoredOption) => ids.includes(id)
  for (const { id, options } of rows)
    await writeOptions(
      locked,
      id,
      options.map(option => (isMeant(option) ? { ...option, ...change(option) } : option)),
    )
  return rows.flatMap(({ options }) => options.filter(isMeant))
}

/** Makes the options available whose time is over. */
async function putBackOptions(locked: LockedMenu): Promise<void> {
  const { tx, restaurantId, now } = locked
  const rows = await tx<OptionGroupRow[]>`
    select ${optionGroupColumns} from option_groups g where g.restaurant_id = ${restaurantId} and g.sold_out_until <= ${now}`
  const isOver = ({ soldOutUntil }: StoredOption) => soldOutUntil !== null && new Date(soldOutUntil) <= now
  for (const { id, options } of rows)
    await writeOptions(
      locked,
      id,
      options.map(option => (isOver(option) ? { ...option, isAvailable: true, soldOutUntil: null } : option)),
    )
}

/** Puts the dishes and options of all restaurants back whose time is over, and announces the changed menus. */
export async function putBackMenuItems(context: Changer): Promise<void> {
  const due = await context.database.sql<{ restaurantId: number }[]>`
    select restaurant_id as "restaurantId" from menu_items where sold_out_until <= ${context.clock()}
    union select restaurant_id from option_groups where sold_out_until <= ${context.clock()}`
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
      await putBackOptions(locked)
    })
}
