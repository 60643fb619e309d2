// Finds an order by its id in the live groups of the staff's own restaurant, and nowhere else.

import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Session } from '../../auth/sessions.ts'
import type { Sql } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { problem } from '../../problems.ts'

export interface OrderCall {
  readonly session: Session
  readonly device: string
  /** From the path of the request. */
  readonly restaurantId: number
  readonly orderId: number
  /** The group of the order, if the client knows it. */
  readonly groupId: string | null
}

/**
 * The call with the group of the order. Throws 'restaurant-not-found' for a session of another restaurant, and
 * 'order-not-found' if no live table of the restaurant has the order.
 */
export async function findOrder<C extends OrderCall>(
  { database: { sql }, clock }: Pick<AppContext, 'database' | 'clock'>,
  call: C,
): Promise<C & { readonly groupId: string }> {
  requireOwnRestaurant(call.session, call.restaurantId)
  const groupId = await (call.groupId
    ? findIn(sql, call.groupId, call, clock())
    : findAnywhere(sql, call, clock()))
  if (!groupId) throw problem('order-not-found')
  return { ...call, groupId }
}

async function findIn(
  sql: Sql,
  groupId: string,
  { restaurantId, orderId }: OrderCall,
  now: Date,
): Promise<string | undefined> {
  const partition = partitionOf(groupId)
  const [found] = await sql<{ id: string }[]>`
    select g.id from ${inPartition('groups', partition)} g
    join ${inPartition('orders', partition)} o on o.slot = g.slot and o.group_id = g.id and o.id = ${orderId}
    where g.slot = ${partition} and g.id = ${groupId} and g.restaurant_id = ${restaurantId} and g.expires_at > ${now}`
  return found?.id
}

async function findAnywhere(
  sql: Sql,
  { restaurantId, orderId }: OrderCall,
  now: Date,
): Promise<string | undefined> {
  const [found] = await sql<{ id: string }[]>`
    with own as materialized (
      select slot, id from groups where restaurant_id = ${restaurantId} and expires_at > ${now})
    select own.id from own
    join orders o on o.slot = own.slot and o.group_id = own.id and o.id = ${orderId}
    -- Where it was moved from, it is cancelled.
    order by o.is_cancelled limit 1`
  return found?.id
}
