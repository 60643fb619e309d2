// The rows of deliveries that the relay reads and writes.

import type { DeliveryFault } from '@tablemate/domain/delivery/delivery.ts'
import type { KnownDelivery, PlannedDelivery } from '@tablemate/domain/delivery/plan-deliveries.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import type { OrderDestination } from './order-destinations.ts'

/** Waits to be sent, or is dead from the start if it has a fault. */
export interface NewDelivery extends PlannedDelivery {
  readonly destinationId: number
  readonly key: string
  readonly body: string | null
  readonly digest: string | null
  readonly fault: DeliveryFault | null
  readonly faultLine: number | null
  readonly totalOurs: number | null
}

/** The group's orders and cancellations. Locks the rows, so that no worker begins to send one meanwhile. */
export function loadKnown(
  tx: Transaction,
  groupId: string,
): Promise<(KnownDelivery & { readonly destinationId: number })[]> {
  const partition = partitionOf(groupId)
  return tx<(KnownDelivery & { readonly destinationId: number })[]>`
    select id, destination_id as "destinationId", order_id as "orderId", station_id as "stationId", version, kind,
      -- What the provider has is there, also if its printer failed or the staff took over.
      case when state in ('dead', 'by-hand') and remote is not null then 'sent' else state end as state,
      attempts > 0 or lease_until is not null as "isAttempted", fault,
      attempts > 1 or (attempts > 0 and coalesce(fault, '') in ('too-late', 'switched-off')) as "isUncertain", digest, order_version as "orderVersion"
    from ${inPartition('deliveries', partition)}
    where slot = ${partition} and group_id = ${groupId} and kind in ('order', 'cancel')
    order by id for no key update`
}

export async function supersede(
  tx: Transaction,
  groupId: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const partition = partitionOf(groupId)
  await tx`
    update ${inPartition('deliveries', partition)} set state = 'superseded', changed_at = ${now}
    where slot = ${partition} and group_id = ${groupId} and id = any(${ids}::bigint[])`
}

/** Inserts deliveries, in their order; one that exists already is skipped. */
export async function insertDeliveries(
  tx: Transaction,
  { restaurantId, groupId }: { readonly restaurantId: number; readonly groupId: string },
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return
  const partition = partitionOf(groupId)
  await tx`
    insert into ${inPartition('deliveries', partition)} (slot, group_id, id, restaurant_id, destination_id, order_id,
      station_id, order_version, version, kind, state, key, body, digest, fault, fault_line, total_ours, next_at, created_at, changed_at)
    select ${partition}, ${groupId}, nextval('delivery_ids'), ${restaurantId}, "destinationId", "orderId", "stationId", "orderVersion", version,
      kind, case when fault is null then 'waiting' else 'dead' end, key, body, digest, fault, "faultLine", "totalOurs",
      ${now}, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(deliveries)}::text::json) as r ("destinationId" bigint, "orderId" bigint,
      "stationId" integer, "orderVersion" smallint, version smallint, kind text, key uuid, body text, digest text, fault text, "faultLine" smallint,
      "totalOurs" bigint)
    on conflict do nothing`
}

/** A dish as its provider knows it. */
export interface RemoteMenuItem {
  readonly name: string
  readonly remoteId: string | null
  /** Its groups of options that came from the provider. */
  readonly groups:
    | readonly {
        readonly min: number
        readonly options: readonly { readonly id: number; readonly remoteId?: string }[]
      }[]
    | null
}

/** These dishes (keys of `menuItemKey`) with the provider's ids, where the menu came from it. */
export async function loadRemoteMenuItems(
  tx: Transaction,
  restaurantId: number,
  { kind, provider }: Pick<OrderDestination, 'kind' | 'provider'>,
  menuItems: readonly string[],
): Promise<Map<string, RemoteMenuItem>> {
  if (kind !== 'pos' || provider === null) return new Map()
  const rows = await tx<RemoteMenuItem[]>`
    select name_key as name, remote_id as "remoteId", (
      select json_agg(json_build_object('min', g.min, 'options', g.options)) from option_groups g
      where g.id = any(m.option_group_ids) and g.remote_provider = ${provider}) as groups
    from menu_items m
    where restaurant_id = ${restaurantId} and remote_provider = ${provider} and name_key = any(${menuItems}::text[])
    order by id desc`
  return new Map(rows.map(row => [row.name, row]))
}
