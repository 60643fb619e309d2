// Lists a restaurant's destinations and deliveries for the staff.

import type { Delivery, Destination } from '@tablemate/contract/deliveries.ts'
import { type PosProvider, posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { Sql } from '../../db/database.ts'

/** Newest deliveries in the list; dead ones are always listed. */
const listed = 100

type DestinationRow = Omit<Destination, 'name' | 'confirmedAt'> & {
  readonly printerName: string | null
  readonly provider: PosProvider | null
  readonly confirmedAt: Date | null
}

export async function listDestinations(sql: Sql, restaurantId: number): Promise<Destination[]> {
  const rows = await sql<DestinationRow[]>`
    with counts as (
      select destination_id, state, count(*)::int as count from deliveries
      where restaurant_id = ${restaurantId} and kind <> 'close' group by 1, 2
    )
    select d.id, d.kind, d.is_enabled as "isEnabled", d.fault, d.confirmed_at as "confirmedAt", p.name as "printerName",
      s.provider, coalesce(sum(c.count) filter (where c.state = 'sent'), 0)::int as sent,
      coalesce(sum(c.count) filter (where c.state = 'waiting'), 0)::int as waiting,
      coalesce(sum(c.count) filter (where c.state = 'dead'), 0)::int as dead
    from destinations d
    left join printers p on p.destination_id = d.id
    left join restaurant_pos_settings s on s.restaurant_id = d.restaurant_id and d.kind = 'pos'
    left join counts c on c.destination_id = d.id
    where d.restaurant_id = ${restaurantId}
    group by d.id, p.name, s.provider order by d.id`
  return rows.map(({ printerName, provider, confirmedAt, ...row }) => ({
    ...row,
    name: printerName ?? (provider ? posProviderFacts[provider].name : 'Webhook'),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }))
}

type DeliveryRow = Omit<Delivery, 'nextAt' | 'createdAt' | 'changedAt'> & {
  readonly nextAt: Date | null
  readonly createdAt: Date
  readonly changedAt: Date
}

/** The newest first. */
export async function listDeliveries(sql: Sql, restaurantId: number, now: Date): Promise<Delivery[]> {
  const rows = await sql<DeliveryRow[]>`
    with newest as (
      select slot, group_id, id from deliveries where restaurant_id = ${restaurantId} and kind <> 'close'
      order by id desc limit ${listed}
    ), chosen as (
      select * from newest
      union select slot, group_id, id from deliveries where restaurant_id = ${restaurantId} and state = 'dead'
    )
    select d.id, d.group_id as "groupId", d.order_id as "orderId", d.destination_id as "destinationId", d.kind, d.version,
      d.state, o.kitchen_number as number, g.table_number as table, d.fault,
      case when d.fault_line is not null then o.items -> d.fault_line::int ->> 'name' end as dish, d.attempts,
      case when d.state = 'waiting' then d.next_at end as "nextAt", d.remote_state as "remoteState",
      d.total_ours as "totalOurs", d.total_theirs as "totalTheirs", d.created_at as "createdAt", d.changed_at as "changedAt"
    from chosen c
    join deliveries d on d.slot = c.slot and d.group_id = c.group_id and d.id = c.id
    join groups g on g.slot = d.slot and g.id = d.group_id and g.expires_at > ${now}
    left join orders o on o.slot = d.slot and o.group_id = d.group_id and o.id = d.order_id
    order by d.id desc`
  return rows.map(({ nextAt, createdAt, changedAt, ...row }) => ({
    ...row,
    nextAt: nextAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }))
}
