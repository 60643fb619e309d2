// Undoes a mistaken refusal: restores lines, bill, ticket and menu in one transaction.

import { restoreLines, restoreOptions } from '@tablemate/domain/kitchen/refusal.ts'
import { inPartition } from '../../db/sql.ts'
import { loadGroup } from '../../group/load-group.ts'
import { problem } from '../../problems.ts'
import { markAvailable, markOptionsAvailable } from '../menu/queries.ts'
import { updateRefused } from '../orders/queries.ts'
import type { LockedOrder } from './locked-order.ts'
import type { TicketRow } from './order-tickets.ts'

/** Undoes the last refusal of each ticket. Throws 'already-paid' or 'being-paid' if anybody in the group paid after it. */
export async function undoRefusal(order: LockedOrder, tickets: readonly TicketRow[]): Promise<void> {
  const { locked, orderId, menu, now } = order
  const refusals = tickets.flatMap(({ refusal }) => refusal ?? [])
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  const before = loaded?.orders.find(({ id }) => id === orderId)
  if (!before) throw problem('order-not-found')
  const since = Math.min(...refusals.map(({ revision }) => revision))
  const later = loaded?.payments.filter(({ revision }) => revision > since) ?? []
  if (later.some(({ isHeld }) => !isHeld)) throw problem('already-paid')
  if (later.length > 0) throw problem('being-paid')
  const lines = refusals.flatMap(refusal => refusal.lines)
  const options = refusals.flatMap(refusal => refusal.options ?? [])
  await updateRefused(locked, before, restoreOptions(restoreLines(before.items, lines), options))
  if (menu) {
    await markAvailable(
      menu,
      menu.actor,
      refusals.flatMap(({ dishes: menuItems }) => menuItems),
    )
    await markOptionsAvailable(
      menu,
      menu.actor,
      refusals.flatMap(({ soldOutOptions = [] }) => soldOutOptions),
    )
  }
  await reopen(order, tickets)
}

/** Restores the state before the refusal, and the former time of a ticket that the refusal ended. */
async function reopen(
  { locked: { tx, partition, groupId }, orderId }: LockedOrder,
  tickets: readonly TicketRow[],
): Promise<void> {
  await tx`
    update ${inPartition('tickets', partition)} set state = refusal ->> 'from', refusal = null,
      changed_at = case when state = 'refused' then earlier[cardinality(earlier)] else changed_at end,
      earlier = case when state = 'refused' then trim_array(earlier, 1) else earlier end
    where slot = ${partition} and group_id = ${groupId} and order_id = ${orderId}
      and station_id = any(${tickets.map(({ stationId }) => stationId)}::integer[])`
}
