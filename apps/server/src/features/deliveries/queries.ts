// Changes to deliveries by other features.

import { staleAfterMs } from '@tablemate/domain/delivery/delivery.ts'
import type { Statements } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'

/**
 * Sends again what these destinations of the restaurant refused because of their credentials or address, after their owner
 * replaced those. An older order is probably served: it stays listed, and the staff decides.
 */
export async function retryRefused(
  sql: Statements,
  restaurantId: number,
  destinationIds: readonly number[],
  now: Date,
): Promise<void> {
  if (destinationIds.length === 0) return
  await sql`
    update deliveries d set state = 'waiting', fault = null, attempts = least(attempts, 1), next_at = ${now}, changed_at = ${now}
    where restaurant_id = ${restaurantId} and destination_id = any(${destinationIds}::bigint[]) and state = 'dead'
      and fault in ('unauthorized', 'gone') and kind <> 'close' and (body is not null or kind = 'cancel')
      and created_at >= ${new Date(now.getTime() - staleAfterMs)}
      and not exists (select from deliveries e where e.slot = d.slot and e.group_id = d.group_id
        and e.destination_id = d.destination_id and e.order_id = d.order_id and e.station_id = d.station_id
        and e.kind = 'order' and e.version > d.version and d.kind = 'order')
      and not exists (select from orders o where o.slot = d.slot and o.group_id = d.group_id and o.id = d.order_id
        and o.is_cancelled and d.kind = 'order')`
}

/** The revision of a group whose orders must be compared again, although none of them changed. */
export const rebuild = -1

/**
 * Ends what was built for the restaurant's earlier provider or location: it would be refused at the present one. The relay builds
 * recent orders anew; the others are listed.
 */
export async function endForEarlierAccount(sql: Statements, restaurantId: number, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - staleAfterMs)
  const ended = await sql<{ slot: number; groupId: string }[]>`
    update deliveries d set body = null, lease_until = null, changed_at = ${now},
      state = case when d.kind = 'order' and d.created_at >= ${stale} and t.is_enabled then 'superseded' else 'dead' end,
      -- A cancellation is only for the earlier account: another key must not send it.
      fault = case when d.kind = 'order' then coalesce(d.fault, 'switched-off') else 'switched-off' end
    from destinations t
    where d.restaurant_id = ${restaurantId} and d.state in ('waiting', 'dead') and t.id = d.destination_id and t.kind = 'pos'
    returning d.slot, d.group_id as "groupId"`
  const groups = [...new Set(ended.map(({ groupId }) => groupId))]
  if (groups.length > 0)
    await sql`
      update relays set revision = ${rebuild} where slot = any(${[...new Set(ended.map(({ slot }) => slot))]}::smallint[])
        and group_id = any(${groups}::uuid[])`
}

/** Moves all that was sent, or waits to be sent, of orders that move into another group. */
export async function moveDeliveries(
  { tx, ...from }: LockedGroup,
  to: Pick<LockedGroup, 'partition' | 'groupId'>,
  orderIds: readonly number[],
): Promise<void> {
  await tx`
    update deliveries set slot = ${to.partition}, group_id = ${to.groupId}
    where slot = ${from.partition} and group_id = ${from.groupId} and order_id = any(${orderIds}::bigint[])`
}
