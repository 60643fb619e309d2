// Where a restaurant's orders are sent, with what building a delivery needs.

import type { DestinationFault, DestinationKind } from '@tablemate/domain/delivery/delivery.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { raw } from '../../db/sql.ts'
import { isAccepted } from '../../outgoing/destinations.ts'

export interface OrderDestination {
  readonly id: number
  readonly kind: DestinationKind
  readonly fault: DestinationFault | null
  readonly enabledAt: Date
  /** A printer's stations; empty: all. */
  readonly stations: readonly number[]
  readonly provider: PosProvider | null
  readonly locationId: string
  /** The restaurant's. */
  readonly language: Language
}

/** The enabled destinations, also those that a fault has switched off. A webhook is one once its address has accepted a test. */
export function findOrderDestinations(
  sql: Sql | Transaction,
  restaurantId: number,
): Promise<OrderDestination[]> {
  return sql<OrderDestination[]>`
    select t.id, t.kind, t.fault, t.enabled_at as "enabledAt", coalesce(p.stations, '{}') as stations,
      s.provider, coalesce(s.location_id, '') as "locationId", r.language
    from destinations t join restaurants r on r.id = t.restaurant_id
    left join printers p on p.destination_id = t.id
    left join restaurant_pos_settings s on s.restaurant_id = t.restaurant_id
    where t.restaurant_id = ${restaurantId} and t.is_enabled and ${raw(isAccepted)}
    order by t.id`
}

/** The restaurants that send orders anywhere. */
export async function findSendingRestaurants(sql: Sql): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select distinct restaurant_id as id from destinations where is_enabled`
  return new Set(rows.map(({ id }) => id))
}
