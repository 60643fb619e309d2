// The opening hours of a restaurant, and what the staff open or close by hand.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { changeOpeningHours } from '@tablemate/contract/ordering.ts'
import type { Transaction } from '../../db/database.ts'
import { findEndOfDay, findHours } from '../../restaurant/opening.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { type Actor, recordAct } from '../../restaurant/staff-acts.ts'

type HoursChanges = CheckedOf<typeof changeOpeningHours, 'body'>

/** Changes the given fields. Throws as `requireUnchanged`. */
export async function updateHours(
  tx: Transaction,
  restaurantId: number,
  changes: HoursChanges,
): Promise<void> {
  const before = await findHours(tx, restaurantId)
  requireUnchanged(changes, before)
  const { dayStartsAt } = changes
  const periods = JSON.stringify(changes.periods?.toSorted(byBeginning) ?? before.periods)
  const closedDates = JSON.stringify([...new Set(changes.closedDates ?? before.closedDates)].sort())
  const lastOrders = changes.lastOrders ?? before.lastOrders
  if (dayStartsAt) await tx`update restaurants set day_starts_at = ${dayStartsAt} where id = ${restaurantId}`
  await tx`
    insert into restaurant_kitchens (restaurant_id, mode, periods, closed_dates, last_orders)
    values (${restaurantId}, 'off', ${periods}, ${closedDates}, ${lastOrders})
    on conflict (restaurant_id) do update set periods = excluded.periods, closed_dates = excluded.closed_dates,
      last_orders = excluded.last_orders`
}

type Period = NonNullable<HoursChanges['periods']>[number]

function byBeginning(a: Period, b: Period): number {
  return a.weekday - b.weekday || a.from.localeCompare(b.from)
}

/** Opens or closes until the end of the business day; null: by the hours again. */
export async function setByHand(
  tx: Transaction,
  actor: Actor,
  isOpen: boolean | null,
  now: Date,
): Promise<void> {
  const { restaurantId } = actor
  const until = isOpen === null ? null : await findEndOfDay(tx, restaurantId, now)
  await tx`
    update restaurant_kitchens set is_open_by_hand = ${isOpen}, by_hand_until = ${until}
    where restaurant_id = ${restaurantId}`
  const details = isOpen === null ? {} : { isOpen }
  await recordAct(tx, actor, { act: 'opening', groupId: null, details }, now)
}
