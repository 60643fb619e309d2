// Queries on declarations of interest, from restaurants that would like to take part. Only this feature writes them.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { declareInterest } from '@tablemate/contract/interest.ts'
import type { Sql } from '../../db/database.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'

type Interest = CheckedOf<typeof declareInterest, 'body'>

export interface ReceivedInterest extends Interest {
  readonly id: number
  readonly receivedAt: Date
}

/** The declaration stored under this idempotency key; null if there is none. */
export async function findReceived(
  sql: Sql,
  key: IdempotencyKey,
): Promise<{ fingerprint: string; receivedAt: Date } | null> {
  const [found] = await sql<{ fingerprint: string; receivedAt: Date }[]>`
    select fingerprint, received_at as "receivedAt" from restaurant_interest where call_key = ${key.id}`
  return found ?? null
}

/** False when a concurrent call with this key was stored first. */
export async function insertInterest(
  sql: Sql,
  input: Interest,
  key: IdempotencyKey | null,
  now: Date,
): Promise<boolean> {
  const [row] = await sql`
    insert into restaurant_interest (call_key, fingerprint, restaurant_name, contact_name, email, phone, address, city,
      state, zip_code, restaurant_type, seating_capacity, current_pos_system, average_order_value,
      interested_features, additional_info, received_at)
    values (${key?.id ?? null}, ${key?.fingerprint ?? null}, ${input.restaurantName}, ${input.contactName},
      ${input.email}, ${input.phone}, ${input.address}, ${input.city}, ${input.state}, ${input.zipCode},
      ${input.restaurantType}, ${input.seatingCapacity}, ${input.currentPosSystem}, ${input.averageOrderValue},
      ${input.interestedFeatures}, ${input.additionalInfo}, ${now})
    on conflict do nothing
    returning id`
  return row !== undefined
}

/** All declarations since an instant, oldest first. */
export function listInterest(sql: Sql, since: Date): Promise<ReceivedInterest[]> {
  return sql<ReceivedInterest[]>`
    select id, received_at as "receivedAt", restaurant_name as "restaurantName", contact_name as "contactName", email,
      phone, address, city, state, zip_code as "zipCode", restaurant_type as "restaurantType",
      seating_capacity as "seatingCapacity", current_pos_system as "currentPosSystem",
      average_order_value as "averageOrderValue", interested_features as "interestedFeatures",
      additional_info as "additionalInfo"
    from restaurant_interest where received_at >= ${since}
    order by received_at, id`
}
