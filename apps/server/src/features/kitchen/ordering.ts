// The ordering mode of a restaurant's kitchen, and the effect of its change on the live groups.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { changeOrdering, Ordering } from '@tablemate/contract/ordering.ts'
import { type OrderingMode, usualLateAfter } from '@tablemate/domain/kitchen/ticket.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { isConfirmed } from '../../group/load-group.ts'
import { lockGroupsOf, reviseFacts } from '../../group/restaurant-facts.ts'
import { findEndOfDay } from '../../restaurant/opening.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { type Actor, recordAct } from '../../restaurant/staff-acts.ts'

type OrderingChanges = CheckedOf<typeof changeOrdering, 'body'>

export async function findOrdering(sql: Sql | Transaction, restaurantId: number): Promise<Ordering> {
  const [found] = await sql<Ordering[]>`
    select mode, is_paused as "isPaused", late_after as "lateAfter", off_menu as "offMenu", courses_wait as "coursesWait" from restaurant_kitchens
    where restaurant_id = ${restaurantId}`
  return (
    found ?? {
      mode: 'off',
      isPaused: false,
      lateAfter: usualLateAfter,
      offMenu: 'with-approval',
      coursesWait: false,
    }
  )
}

/** Changes the given fields; a pause goes into the trail. Returns the new settings, and the groups that the caller must announce. */
export async function updateOrdering(
  tx: Transaction,
  actor: Actor,
  changes: OrderingChanges,
  now: Date,
): Promise<{ readonly ordering: Ordering; readonly groups: string[] }> {
  const { restaurantId } = actor
  await lockGroupsOf(tx, restaurantId, now)
  const before = await findOrdering(tx, restaurantId)
  requireUnchanged(changes, before)
  const ordering: Ordering = {
    mode: changes.mode ?? before.mode,
    isPaused: changes.isPaused ?? before.isPaused,
    lateAfter: changes.lateAfter ?? before.lateAfter,
    offMenu: changes.offMenu ?? before.offMenu,
    coursesWait: changes.coursesWait ?? before.coursesWait,
  }
  const { mode, isPaused, lateAfter, offMenu, coursesWait } = ordering
  await tx`
    insert into restaurant_kitchens (restaurant_id, mode, is_paused, late_after, off_menu, courses_wait)
    values (${restaurantId}, ${mode}, ${isPaused}, ${lateAfter}, ${offMenu}, ${coursesWait})
    on conflict (restaurant_id) do update set mode = ${mode}, is_paused = ${isPaused}, late_after = ${lateAfter},
      off_menu = ${offMenu}, courses_wait = ${coursesWait}`
  if (isPaused !== before.isPaused) {
    const until = isPaused ? await findEndOfDay(tx, restaurantId, now) : null
    await tx`update restaurant_kitchens set paused_until = ${until} where restaurant_id = ${restaurantId}`
  }
  const isShown = mode !== before.mode || isPaused !== before.isPaused || offMenu !== before.offMenu
  const groups = isShown ? await reviseFacts(tx, restaurantId, now) : []
  if (isPaused !== before.isPaused) {
    const details = isPaused ? {} : { isReversed: true as const }
    await recordAct(tx, actor, { act: 'pause', groupId: null, details }, now)
  }
  if (mode !== before.mode) await applyMode(tx, restaurantId, before.mode, mode, now)
  return { ordering, groups }
}

/**
 * Sends the orders of the restaurant's groups, whose revisions were raised, and marks tables that can, or can no longer, call the
 * staff. Orders that went straight to the kitchen stay there, so their tables need no admission. Orders placed while the mode was
 * off stay unsent until the staff sends them.
 */
async function applyMode(
  tx: Transaction,
  restaurantId: number,
  from: OrderingMode,
  to: OrderingMode,
  now: Date,
): Promise<void> {
  await tx`
    update groups set
      requests_revision = case when ${(from === 'off') !== (to === 'off')} then revision else requests_revision end,
      is_admitted = is_admitted or ${from === 'at-once'} and exists (select from orders o
        where o.slot = groups.slot and o.group_id = groups.id and not is_cancelled and not is_unsent and ${isConfirmed})
    where restaurant_id = ${restaurantId} and expires_at > ${now}`
  await tx`
    update orders o set revision = g.revision from groups g
    where g.restaurant_id = ${restaurantId} and g.expires_at > ${now}
      and o.slot = g.slot and o.group_id = g.id and not o.is_cancelled`
}
