// The staff's actions on a delivery: send a dead one again, print a ticket again, or deal with it by hand.

import type { DeliveryKind, DeliveryState, DestinationKind } from '@tablemate/domain/delivery/delivery.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../problems.ts'
import { rebuild } from './queries.ts'

interface DeliveryCall {
  readonly restaurantId: number
  readonly deliveryId: number
}

interface Found {
  readonly slot: number
  readonly groupId: string
  readonly id: number
  readonly orderId: number
  readonly destinationId: number
  readonly stationId: number
  readonly version: number
  readonly kind: DeliveryKind
  readonly state: DeliveryState
  readonly hasBody: boolean
  readonly destinationKind: DestinationKind | null
  readonly isEnabled: boolean
}

type Context = Pick<AppContext, 'database' | 'clock' | 'events'>

/** Throws 'delivery-not-found', also for a delivery that is neither dead nor a printed ticket. */
export async function sendAgain(context: Context, call: DeliveryCall): Promise<void> {
  const now = context.clock()
  const groupId = await inTransaction(context.database, async tx => {
    const found = await findLocked(tx, call, now)
    if (found.state === 'dead') await retryDead(tx, found, now)
    else if (found.state === 'sent' && found.destinationKind === 'printer' && found.kind !== 'bill')
      await copy(tx, found, now)
    else throw problem('delivery-not-found')
    return found.groupId
  })
  context.events.announce('group-changed', { groupId })
  context.events.announce('deliveries-changed', { restaurantId: call.restaurantId })
}

/** Marks a dead delivery as dealt with. Throws 'delivery-not-found'. */
export async function settleByHand(context: Context, call: DeliveryCall): Promise<void> {
  const now = context.clock()
  await inTransaction(context.database, async tx => {
    const { slot, groupId, id, state } = await findLocked(tx, call, now)
    if (state !== 'dead') throw problem('delivery-not-found')
    await tx`
      update ${inPartition('deliveries', slot)} set state = 'by-hand', changed_at = ${now}
      where slot = ${slot} and group_id = ${groupId} and id = ${id}`
  })
  context.events.announce('deliveries-changed', { restaurantId: call.restaurantId })
}

async function findLocked(
  tx: Transaction,
  { restaurantId, deliveryId }: DeliveryCall,
  now: Date,
): Promise<Found> {
  const [found] = await tx<Found[]>`
    select d.slot, d.group_id as "groupId", d.id, d.order_id as "orderId", d.destination_id as "destinationId",
      d.station_id as "stationId", d.version, d.kind, d.state, d.body is not null as "hasBody", t.kind as "destinationKind",
      coalesce(t.is_enabled, false) as "isEnabled"
    from deliveries d
    join groups g on g.slot = d.slot and g.id = d.group_id and g.expires_at > ${now}
    left join destinations t on t.id = d.destination_id
    where d.restaurant_id = ${restaurantId} and d.id = ${deliveryId}
    for no key update of d`
  if (!found) throw problem('delivery-not-found')
  return found
}

/** A newer version replaces it instead, and nothing a cancelled or refused order. An order that could not be expressed is built anew. */
async function retryDead(tx: Transaction, found: Found, now: Date): Promise<void> {
  const { slot, groupId, id, orderId, destinationId, stationId, version, hasBody, kind, isEnabled } = found
  const [newer] = await tx`
    select from ${inPartition('deliveries', slot)}
    where slot = ${slot} and group_id = ${groupId} and destination_id = ${destinationId} and order_id = ${orderId}
      and station_id = ${stationId} and version > ${version} and kind = 'order' and ${kind} = 'order'
    union all
    select from ${inPartition('orders', slot)} o
    where slot = ${slot} and group_id = ${groupId} and id = ${orderId} and ${kind} = 'order'
      and (is_cancelled or (select bool_and(t.state = 'refused') from ${inPartition('tickets', slot)} t
        where t.slot = o.slot and t.group_id = o.group_id and t.order_id = o.id))
    limit 1`
  if (newer) {
    await tx`
      update ${inPartition('deliveries', slot)} set state = 'superseded', changed_at = ${now}
      where slot = ${slot} and group_id = ${groupId} and id = ${id}`
  } else if (kind === 'order' && !hasBody && isEnabled) {
    // The relay builds another version of it.
    await tx`
      update ${inPartition('deliveries', slot)} set state = 'superseded', changed_at = ${now}
      where slot = ${slot} and group_id = ${groupId} and id = ${id}`
    await tx`
      update ${inPartition('relays', slot)} set revision = ${rebuild} where slot = ${slot} and group_id = ${groupId}`
  } else {
    // At least one attempt is remembered: a provider that recognises no repetition is asked first.
    await tx`
      update ${inPartition('deliveries', slot)} set state = 'waiting', fault = null, fault_line = null,
        attempts = least(attempts, 1), changed_at = ${now},
        -- A provider that did not answer may still be taking it.
        next_at = case when fault = 'no-answer' then greatest(${now}, changed_at + interval '60 seconds') else ${now} end
      where slot = ${slot} and group_id = ${groupId} and id = ${id}`
  }
}

async function copy(tx: Transaction, { slot, groupId, id }: Found, now: Date): Promise<void> {
  await tx`
    insert into ${inPartition('deliveries', slot)} (slot, group_id, id, restaurant_id, destination_id, order_id, station_id,
      version, kind, copy, state, key, body, next_at, created_at, changed_at)
    select slot, group_id, nextval('delivery_ids'), restaurant_id, destination_id, order_id, station_id, version, 'copy',
      1 + (select coalesce(max(copy), 0) from ${inPartition('deliveries', slot)} c where c.slot = d.slot
        and c.group_id = d.group_id and c.order_id = d.order_id and c.destination_id = d.destination_id
        and c.station_id = d.station_id and c.version = d.version and c.kind = 'copy'),
      'waiting', gen_random_uuid(), body, ${now}, ${now}, ${now}
    from ${inPartition('deliveries', slot)} d
    where slot = ${slot} and group_id = ${groupId} and id = ${id}`
}
