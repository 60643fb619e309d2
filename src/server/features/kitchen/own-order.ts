// An order that the staff speaks of by its id alone: found at the living tables of its own restaurant, and nowhere else.

import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Session } from '../../auth/sessions.ts'
import { inPartition, type Sql } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { problem } from '../../problems.ts'

export interface OrderCall {
  readonly session: Session
  readonly device: string
  /** As the call's path has it. */
  readonly restaurantId: number
  readonly orderId: number
  /** Where the caller believes it to be; null: anywhere. */
  readonly groupId: string | null
}

/**
 * The call with the group where the order is. Throws 'restaurant-not-found' where the session is another's, and
 * 'order-not-found' where no living table of the restaurant has it.
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
    select g.id from ${inPartition(sql, 'groups', partition)} g
    join ${inPartition(sql, 'orders', partition)} o on o.slot = g.slot and o.group_id = g.id and o.id = ${orderId}
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
    limit 1`
  return found?.id
}
