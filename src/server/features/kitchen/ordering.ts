// Whether and how orders reach a restaurant's kitchen, and what a change of that does to those who sit there.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { changeOrdering, Ordering } from '#contract/ordering.ts'
import { type OrderingMode, usualLateAfter } from '#domain/kitchen/ticket.ts'
import type { Sql, Transaction } from '../../db/database.ts'

type OrderingChanges = CheckedOf<typeof changeOrdering, 'body'>

export async function findOrdering(sql: Sql | Transaction, restaurantId: number): Promise<Ordering> {
  const [found] = await sql<Ordering[]>`
    select mode, is_paused as "isPaused", late_after as "lateAfter" from restaurant_kitchens
    where restaurant_id = ${restaurantId}`
  return found ?? { mode: 'off', isPaused: false, lateAfter: usualLateAfter }
}

/** Changes what is given. Answers how it is from now on, and the groups whose phones are to hear of it. */
export async function updateOrdering(
  tx: Transaction,
  restaurantId: number,
  changes: OrderingChanges,
  now: Date,
): Promise<{ readonly ordering: Ordering; readonly groups: string[] }> {
  // The tables first, one partition after the other, as those who order hold them: so nobody waits in a circle.
  await tx`
    select from groups where restaurant_id = ${restaurantId} and expires_at > ${now} order by slot, id for no key update`
  const before = await findOrdering(tx, restaurantId)
  const ordering: Ordering = {
    mode: changes.mode ?? before.mode,
    isPaused: changes.isPaused ?? before.isPaused,
    lateAfter: changes.lateAfter ?? before.lateAfter,
  }
  const { mode, isPaused, lateAfter } = ordering
  await tx`
    insert into restaurant_kitchens (restaurant_id, mode, is_paused, late_after)
    values (${restaurantId}, ${mode}, ${isPaused}, ${lateAfter})
    on conflict (restaurant_id) do update set mode = ${mode}, is_paused = ${isPaused}, late_after = ${lateAfter}`
  const groups =
    mode === before.mode ? [] : await changeModeOfGroups(tx, restaurantId, before.mode, mode, now)
  return { ordering, groups }
}

/**
 * What was ordered while the mode was off never becomes a ticket; who has ordered already needs no admission. Orders whose
 * state in the kitchen is another now are told again, and tables that can call the staff from now on, or cannot any more.
 */
async function changeModeOfGroups(
  tx: Transaction,
  restaurantId: number,
  from: OrderingMode,
  to: OrderingMode,
  now: Date,
): Promise<string[]> {
  const changed = await tx<{ id: string }[]>`
    update groups set revision = revision + 1,
      kitchen_since = case when ${from === 'off'} then revision + 1 else kitchen_since end,
      requests_revision = case when ${from === 'off' || to === 'off'} then revision + 1 else requests_revision end,
      is_admitted = is_admitted or ${to === 'first-by-hand'} and order_count > 0
    where restaurant_id = ${restaurantId} and expires_at > ${now}
    returning id`
  const groups = changed.map(({ id }) => id)
  await tx`
    update orders o set revision = g.revision from groups g
    where g.restaurant_id = ${restaurantId} and g.expires_at > ${now}
      and o.slot = g.slot and o.group_id = g.id and not o.is_cancelled and o.placed_revision > g.kitchen_since`
  return groups
}
