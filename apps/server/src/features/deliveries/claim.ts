// Claims due deliveries for one worker, and stores the outcome of an attempt.

import type { DeliveryFault, DeliveryKind, DestinationKind } from '@tablemate/domain/delivery/delivery.ts'
import type { RemoteOrder } from '@tablemate/domain/pos/adapter.ts'
import type { Sql } from '../../db/database.ts'
import { inPartition, raw, type Statements } from '../../db/sql.ts'
import { receivesDeliveries } from '../../outgoing/destinations.ts'

export interface ClaimedDelivery {
  readonly slot: number
  readonly groupId: string
  readonly id: number
  readonly restaurantId: number
  readonly destinationId: number
  readonly destinationKind: DestinationKind
  /** When the owner had last changed the destination before the claim. */
  readonly destinationChangedAt: Date
  readonly orderId: number
  readonly version: number
  readonly kind: DeliveryKind
  readonly key: string
  readonly body: string | null
  /** Including this one. */
  readonly attempts: number
  readonly createdAt: Date
}

/**
 * For how long no other worker may send what one has claimed: longer than the longest attempt. At Shopify it is a search of 15 s
 * and an order of 60 s; at Clover, 75 s with two print requests.
 */
export const leaseMs = 120_000

/** More claims than attempts: a delivery whose worker ends each time is not claimed for ever. */
export const maxClaims = 10

export interface ClaimOptions {
  readonly now: Date
  readonly limit: number
  /** At most so many of one destination. */
  readonly perDestination: number
  /** Attempts in flight by destination. */
  readonly busy: ReadonlyMap<number, number>
}

/**
 * The due deliveries, first in first out per group and destination: one that waits holds back the later ones. A worker that
 * died has its deliveries claimed again when the lease ends.
 */
export function claimDue(
  sql: Sql,
  { now, limit, perDestination, busy }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs)
  return sql<ClaimedDelivery[]>`
    with ranked as (
      select d.slot, d.group_id, d.id, t.kind as destination_kind, t.changed_at as destination_changed_at,
        coalesce(b.count, 0) + row_number() over (partition by d.destination_id order by d.next_at, d.id) as rank
      from deliveries d join destinations t on t.id = d.destination_id
      left join unnest(${[...busy.keys()]}::bigint[], ${[...busy.values()]}::int[]) as b (id, count) on b.id = t.id
      where d.state = 'waiting' and d.next_at <= ${now} and (d.lease_until is null or d.lease_until <= ${now})
        and ${raw(receivesDeliveries)} and t.kind <> 'printer'
        and d.attempts < ${maxClaims}
        and not exists (
          select from deliveries e where e.slot = d.slot and e.group_id = d.group_id
            and e.destination_id = d.destination_id and e.state = 'waiting' and e.id < d.id)
    ), due as (
      select d.slot, d.group_id, d.id, r.destination_kind, r.destination_changed_at
      from ranked r join deliveries d on d.slot = r.slot and d.group_id = r.group_id and d.id = r.id
      where r.rank <= ${perDestination} and d.state = 'waiting' and (d.lease_until is null or d.lease_until <= ${now})
      order by d.next_at, d.id limit ${limit}
      for no key update of d skip locked
    )
    update deliveries d set lease_until = ${leaseUntil}, attempts = attempts + 1
    from due where d.slot = due.slot and d.group_id = due.group_id and d.id = due.id
    returning d.slot, d.group_id as "groupId", d.id, d.restaurant_id as "restaurantId",
      d.destination_id as "destinationId", due.destination_kind as "destinationKind",
      due.destination_changed_at as "destinationChangedAt", d.order_id as "orderId", d.version,
      d.kind, d.key, d.body, d.attempts, d.created_at as "createdAt"`
}

/** When the first delivery of a group and destination is due next; null: none waits. */
export async function findNextDue(sql: Sql): Promise<Date | null> {
  const [found] = await sql<{ at: Date | null }[]>`
    select min(due) as at from (
      select distinct on (d.slot, d.group_id, d.destination_id) greatest(d.next_at, d.lease_until) as due
      from deliveries d join destinations t on t.id = d.destination_id
      where d.state = 'waiting' and ${raw(receivesDeliveries)} and t.kind <> 'printer'
      order by d.slot, d.group_id, d.destination_id, d.id
    ) heads`
  return found?.at ?? null
}

/** Gives back a claimed delivery that was not attempted. One that has ended meanwhile stays as it is. */
export async function releaseClaim(sql: Sql, { slot, groupId, id }: Stored): Promise<void> {
  await sql`
    update ${inPartition('deliveries', slot)} set lease_until = null, attempts = greatest(attempts - 1, 0)
    where slot = ${slot} and group_id = ${groupId} and id = ${id} and state = 'waiting'`
}

type Stored = Pick<ClaimedDelivery, 'slot' | 'groupId' | 'id'>

export async function storeSent(
  sql: Statements,
  { slot, groupId, id }: Stored,
  { remote, total }: SentResult,
  now: Date,
): Promise<void> {
  await sql`
    update ${inPartition('deliveries', slot)} set state = 'sent', lease_until = null, fault = null, fault_line = null,
      remote = coalesce(${remote && JSON.stringify(remote)}::jsonb, remote),
      total_theirs = coalesce(${total}::bigint, total_theirs), changed_at = ${now}
    where slot = ${slot} and group_id = ${groupId} and id = ${id} and state <> 'sent'`
}

export interface SentResult {
  readonly remote: RemoteOrder | null
  /** The provider's total in minor units. */
  readonly total: number | null
}

export async function storeRetry(
  sql: Sql,
  { slot, groupId, id }: Stored,
  nextAt: Date,
  now: Date,
): Promise<void> {
  await sql`
    update ${inPartition('deliveries', slot)} set lease_until = null, next_at = ${nextAt}, changed_at = ${now}
    where slot = ${slot} and group_id = ${groupId} and id = ${id} and state = 'waiting'`
}

export async function storeDead(
  sql: Sql,
  { slot, groupId, id }: Stored,
  { fault, remote = null }: { readonly fault: DeliveryFault; readonly remote?: RemoteOrder | null },
  now: Date,
): Promise<void> {
  await sql`
    update ${inPartition('deliveries', slot)} set state = 'dead', lease_until = null, fault = ${fault},
      remote = coalesce(${remote && JSON.stringify(remote)}::jsonb, remote), changed_at = ${now}
    where slot = ${slot} and group_id = ${groupId} and id = ${id} and state = 'waiting'`
}

/** The order that an earlier delivery of this version created at the destination; null: none is known. */
export async function findRemote(
  sql: Sql,
  {
    slot,
    groupId,
    destinationId,
    orderId,
    version,
  }: Pick<ClaimedDelivery, 'slot' | 'groupId' | 'destinationId' | 'orderId' | 'version'>,
): Promise<RemoteOrder | null> {
  const [found] = await sql<{ remote: RemoteOrder | null }[]>`
    select remote from ${inPartition('deliveries', slot)}
    where slot = ${slot} and group_id = ${groupId} and destination_id = ${destinationId} and order_id = ${orderId}
      and version = ${version} and kind = 'order'`
  return found?.remote ?? null
}
