// Dishes and options that are sold out: until somebody puts them back, or until the end of the restaurant's business day.

import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { problem } from '../../problems.ts'
import { type Changer, changeMenu, type LockedMenu } from '../../restaurant/change-menu.ts'
import { findEndOfDay } from '../../restaurant/opening.ts'
import { type Actor, recordAct } from '../../restaurant/staff-acts.ts'
import { type OptionGroupRow, optionGroupColumns, type StoredOption, writeOptions } from './option-groups.ts'

interface Availability {
  readonly isSoldOut: boolean
  readonly isUntilTomorrow: boolean | null
}

/**
 * Marks the dishes with these names as sold out until the end of the business day, in every category. Returns the dishes that were
 * available until now, with the keys of their names.
 */
export async function markSoldOut(
  locked: LockedMenu,
  actor: Actor,
  names: readonly string[],
): Promise<{ readonly id: number; readonly key: string }[]> {
  const { tx, restaurantId, now } = locked
  const keys = [...new Set(names.map(menuItemKey))]
  const until = await findEndOfDay(tx, restaurantId, now)
  const marked = await tx<{ id: number; key: string; name: string }[]>`
    update menu_items set is_sold_out = true, sold_out_until = ${until}, updated_at = ${now}
    where restaurant_id = ${restaurantId} and name_key = any(${keys}::text[]) and not is_sold_out
    returning id, name_key as key, name`
  await recordSoldOut(locked, actor, marked, true)
  return marked
}

/** Marks these dishes as available again; `actor` is null when their time is over. */
export async function markAvailable(
  locked: LockedMenu,
  actor: Actor | null,
  ids: readonly number[],
): Promise<void> {
  const { tx, restaurantId, now } = locked
  const marked = await tx<{ name: string }[]>`
    update menu_items set is_sold_out = false, sold_out_until = null, updated_at = ${now}
    where restaurant_id = ${restaurantId} and id = any(${ids}::bigint[]) and is_sold_out
    returning name`
  if (actor) await recordSoldOut(locked, actor, marked, false)
}

/**
 * Marks a dish as sold out, until the end of the business day or until the staff put it back, or as available. Throws
 * 'menu-item-not-found'.
 */
export async function updateMenuItemAvailability(
  locked: LockedMenu,
  actor: Actor,
  id: number,
  { isSoldOut, isUntilTomorrow }: Availability,
): Promise<void> {
  const { tx, restaurantId, now } = locked
  const until = isSoldOut && isUntilTomorrow ? await findEndOfDay(tx, restaurantId, now) : null
  const [marked] = await tx<{ name: string; wasSoldOut: boolean }[]>`
    update menu_items m set is_sold_out = ${isSoldOut}, sold_out_until = ${until}, updated_at = ${now}
    from menu_items before
    where m.restaurant_id = ${restaurantId} and m.id = ${id} and before.id = m.id
    returning m.name, before.is_sold_out as "wasSoldOut"`
  if (!marked) throw problem('menu-item-not-found')
  if (marked.wasSoldOut !== isSoldOut) await recordSoldOut(locked, actor, [marked], isSoldOut)
}

/** Adds the dishes or options to the trail of the staff's acts. */
async function recordSoldOut(
  { tx, now }: LockedMenu,
  actor: Actor,
  menuItems: readonly { readonly name: string }[],
  isSoldOut: boolean,
): Promise<void> {
  for (const { name } of menuItems) {
    const details = { menuItem: name, ...(!isSoldOut && { isReversed: true as const }) }
    await recordAct(tx, actor, { act: 'sold-out', groupId: null, details }, now)
  }
}

/** Marks an option as sold out or as available. Throws 'option-group-not-found' if the menu has no such option. */
export async function updateOptionAvailability(
  locked: LockedMenu,
  actor: Actor,
  optionId: number,
  { isSoldOut, isUntilTomorrow }: Availability,
): Promise<void> {
  const until =
    isSoldOut && isUntilTomorrow ? await findEndOfDay(locked.tx, locked.restaurantId, locked.now) : null
  const state = { isAvailable: !isSoldOut, soldOutUntil: until?.toISOString() ?? null }
  const changed = await changeOptions(locked, [optionId], () => state)
  if (changed.length === 0) throw problem('option-group-not-found')
  const others = changed.filter(({ isAvailable }) => isAvailable === isSoldOut)
  await recordSoldOut(locked, actor, others, isSoldOut)
}

/** Marks options as sold out until the end of the business day. Returns the ids of those that were available until now. */
export async function markOptionsSoldOut(
  locked: LockedMenu,
  actor: Actor,
  ids: readonly number[],
): Promise<number[]> {
  const until = await findEndOfDay(locked.tx, locked.restaurantId, locked.now)
  const state = { isAvailable: false, soldOutUntil: until?.toISOString() ?? null }
  const changed = await changeOptions(locked, ids, ({ isAvailable }) => (isAvailable ? state : {}))
  const marked = changed.filter(({ isAvailable }) => isAvailable)
  await recordSoldOut(locked, actor, marked, true)
  return marked.map(({ id }) => id)
}

/** Marks these options as available again. */
export async function markOptionsAvailable(
  locked: LockedMenu,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  const changed = await changeOptions(locked, ids, () => ({ isAvailable: true, soldOutUntil: null }))
  await recordSoldOut(
    locked,
    actor,
    changed.filter(({ isAvailable }) => !isAvailable),
    false,
  )
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
        null,
        menuItems.map(({ id }) => id),
      )
      await putBackOptions(locked)
    })
}
