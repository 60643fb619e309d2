// Where a restaurant's orders are sent, with what building a delivery needs.

import type { DestinationFault, DestinationKind } from '#domain/delivery/delivery.ts'
import type { Language } from '#domain/languages.ts'
import type { PosProvider } from '#domain/restaurants/pos-providers.ts'
import type { Sql, Transaction } from '../../db/database.ts'

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

/** The enabled destinations, also those that a fault has switched off. */
export function findOrderDestinations(
  sql: Sql | Transaction,
  restaurantId: number,
): Promise<OrderDestination[]> {
  return sql<OrderDestination[]>`
    select d.id, d.kind, d.fault, d.enabled_at as "enabledAt", coalesce(p.stations, '{}') as stations,
      s.provider, coalesce(s.location_id, '') as "locationId", r.language
    from destinations d join restaurants r on r.id = d.restaurant_id
    left join printers p on p.destination_id = d.id
    left join restaurant_pos_settings s on s.restaurant_id = d.restaurant_id
    where d.restaurant_id = ${restaurantId} and d.is_enabled
    order by d.id`
}

/** The restaurants that send orders anywhere. */
export async function findSendingRestaurants(sql: Sql): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select distinct restaurant_id as id from destinations where is_enabled`
  return new Set(rows.map(({ id }) => id))
}
