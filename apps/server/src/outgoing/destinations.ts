// Queries on destinations: whether a restaurant's point of sale and webhook are in use, confirmed or faulty. A destination
// receives deliveries while it is enabled and has no fault; a webhook only after its address has accepted a signed test, so that
// nobody can send orders to a third group.

import type { DestinationFault } from '@tablemate/domain/delivery/delivery.ts'
import { raw, type Statements } from '../db/sql.ts'

/** A printer is another kind of destination (features/printers). */
export type SingleKind = 'pos' | 'webhook'

/** As a condition on `t`, a row of destinations: a webhook's address has accepted a test. */
export const isAccepted = "(t.kind <> 'webhook' or t.confirmed_at is not null)"

/** As a condition on `t`, a row of destinations: it receives deliveries. */
export const receivesDeliveries = `t.is_enabled and t.fault is null and ${isAccepted}`

export interface Destination {
  readonly id: number
  readonly kind: SingleKind
  readonly isEnabled: boolean
  readonly fault: DestinationFault | null
  readonly confirmedAt: Date | null
  /** When its credentials, its address or its switch last changed. */
  readonly changedAt: Date
}

export async function findDestinations(sql: Statements, restaurantId: number): Promise<Destination[]> {
  return sql<Destination[]>`
    select id, kind, is_enabled as "isEnabled", fault, confirmed_at as "confirmedAt", changed_at as "changedAt"
    from destinations where restaurant_id = ${restaurantId} and kind in ('pos', 'webhook')`
}

export interface DestinationInput {
  readonly kind: SingleKind
  readonly isEnabled: boolean
  /** Whether credentials or address are new: an earlier fault or confirmation was about others. */
  readonly isReplaced: boolean
}

/** Creates or updates a restaurant's destination of this kind. */
export async function saveDestination(
  sql: Statements,
  restaurantId: number,
  { kind, isEnabled, isReplaced }: DestinationInput,
  now: Date,
): Promise<void> {
  await sql`
    insert into destinations as stored (restaurant_id, kind, is_enabled, enabled_at, changed_at)
    values (${restaurantId}, ${kind}, ${isEnabled}, ${now}, ${now})
    on conflict (restaurant_id, kind) where kind <> 'printer' do update set is_enabled = excluded.is_enabled,
      enabled_at = case when excluded.is_enabled and not stored.is_enabled then excluded.enabled_at else stored.enabled_at end,
      fault = case when ${isReplaced} then null else stored.fault end,
      confirmed_at = case when ${isReplaced} then null else stored.confirmed_at end,
      changed_at = case
        when ${isReplaced} or stored.is_enabled <> excluded.is_enabled then excluded.changed_at
        else stored.changed_at
      end`
}

/** A destination as it was when a request to it began. */
export type Used = Pick<Destination, 'id' | 'changedAt'>

/**
 * The destination took a test or an order. Changes nothing if the owner has changed it meanwhile. A webhook receives the orders
 * that are placed after its first test. Returns whether it receives deliveries that it did not receive before.
 */
export async function confirmDestination(sql: Statements, used: Used, now: Date): Promise<boolean> {
  const [confirmed] = await sql<{ isResumed: boolean }[]>`
    with earlier as (
      select t.id, t.fault, ${raw(isAccepted)} as is_accepted from destinations t
      where t.id = ${used.id} and t.changed_at = ${used.changedAt} for update
    )
    update destinations d set confirmed_at = ${now}, fault = null,
      enabled_at = case when earlier.is_accepted then d.enabled_at else ${now} end
    from earlier where d.id = earlier.id
    returning earlier.fault is not null or not earlier.is_accepted as "isResumed"`
  return confirmed?.isResumed ?? false
}

/** The fault switches the destination off. Changes nothing if the owner has changed it meanwhile; then false. */
export async function failDestination(
  sql: Statements,
  used: Used,
  fault: DestinationFault,
): Promise<boolean> {
  const count = await sql.count`
    update destinations set fault = ${fault} where id = ${used.id} and changed_at = ${used.changedAt}`
  return count > 0
}
