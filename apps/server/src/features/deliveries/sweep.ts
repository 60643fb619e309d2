// Ends deliveries that nothing will send, and orders that are still open at a point of sale before their group expires.

import { staleAfterMs } from '@tablemate/domain/delivery/delivery.ts'
import { groupLifetimeMs } from '@tablemate/domain/groups/group-time.ts'
import { hourMs, minuteMs } from '@tablemate/domain/time.ts'
import type { Database, Sql, Transaction } from '../../db/database.ts'
import { partitionAt } from '../../db/partitions.ts'
import { raw } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isAccepted } from '../../outgoing/destinations.ts'
import { maxClaims } from './claim.ts'

/** Runs the work in a transaction unless another node does the same now; then null. */
export function onOneNode<R>(
  database: Pick<Database, 'sql'>,
  name: 'relay' | 'end' | 'close',
  work: (tx: Transaction) => Promise<R>,
): Promise<R | null> {
  return inTransaction(database, async tx => {
    const [lock] = await tx<{ isFree: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext(${`deliveries ${name}`})) as "isFree"`
    return lock?.isFree ? work(tx) : null
  })
}

/**
 * Deliveries that wait for a destination that was switched off or removed are dead, those whose worker ended each time, and after
 * some time those whose webhook has a new address that was not tested. Returns their restaurants.
 */
export async function endUnreachable(sql: Sql | Transaction, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update deliveries d set state = 'dead', lease_until = null, changed_at = ${now},
      fault = coalesce((select case when t.is_enabled and t.fault is null then 'no-answer' else t.fault end
        from destinations t where t.id = d.destination_id), 'switched-off')
    where state = 'waiting' and (lease_until is null or lease_until <= ${now}) and not exists (
      select from destinations t where t.id = d.destination_id and t.is_enabled and t.fault is null
        and (t.kind = 'printer' or d.attempts < ${maxClaims})
        and (${raw(isAccepted)} or d.created_at >= ${new Date(now.getTime() - staleAfterMs)}))
    returning restaurant_id as id`
  return [...new Set(rows.map(({ id }) => id))]
}

/** How long before a group expires its open orders at the point of sale are ended. */
const closeBeforeMs = hourMs
const cookedWithinMs = 45 * minuteMs

/**
 * Cancels what is still open at a point of sale that allows it, before the group expires: an order there must end paid or cancelled
 * (Square, app requirements). Only Square refuses to cancel a paid order, so only there nothing can be lost.
 */
export async function closeOpenOrders(sql: Sql | Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() + closeBeforeMs)
  // The hours in which groups began that expire until then.
  const partitions = [0, closeBeforeMs].map(ms => partitionAt(now.getTime() + ms - groupLifetimeMs))
  return sql.count`
    insert into deliveries (slot, group_id, id, restaurant_id, destination_id, order_id, station_id, version, kind, state, key,
      next_at, created_at, changed_at)
    select d.slot, d.group_id, nextval('delivery_ids'), d.restaurant_id, d.destination_id, d.order_id, d.station_id, d.version,
      'close', 'waiting', gen_random_uuid(), ${now}, ${now}, ${now}
    from deliveries d
    join groups g on g.slot = d.slot and g.id = d.group_id and g.expires_at > ${now} and g.expires_at <= ${before}
    join destinations t on t.id = d.destination_id and t.kind = 'pos' and t.is_enabled and t.fault is null
    join restaurant_pos_settings s on s.restaurant_id = d.restaurant_id and s.provider = 'square'
    where d.slot = any(${partitions}::smallint[]) and d.kind = 'order' and d.state = 'sent' and d.remote is not null
      -- One that has just been placed is being cooked.
      and d.changed_at <= ${new Date(now.getTime() - cookedWithinMs)}
      and coalesce(d.remote_state, 'OPEN') not in ('COMPLETED', 'CANCELED')
      and not exists (select from deliveries c where c.slot = d.slot and c.group_id = d.group_id
        and c.destination_id = d.destination_id and c.order_id = d.order_id and c.version = d.version
        and c.kind in ('cancel', 'close'))
    on conflict do nothing`
}
