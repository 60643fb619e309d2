// Fills a database with a city: restaurants with menus, tables and campaigns, and the groups of a day in their hours.

import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { connectDatabase } from '@tablemate/server/db/database.ts'
import { fillDatabase } from './groups.ts'

export interface City {
  readonly restaurants: number
  /** Of one day. */
  readonly groups: number
  readonly campaigns: number
}

/** Of each restaurant. */
const menuItems = 40
const tables = 12
/** Of each group: one stored reply belongs to each order. */
export const diners = 3
export const orders = 3
/** Groups live for 24 hours; the last hour is left to the measured ones. */
const [dayMs, hourMs] = [24 * 3_600_000, 3_600_000]

/** The size of the database on disk before and after its groups, in bytes. */
export interface CitySize {
  readonly withoutGroups: number
  readonly withGroups: number
}

/** The database must have its tables. */
export async function fillCity(target: DatabaseTarget, city: City): Promise<CitySize> {
  const database = connectDatabase(target, { connections: 1 })
  const { sql } = database
  await sql`set synchronous_commit = off`
  const now = new Date()
  await sql`
    insert into restaurants (email, email_key, password_hash, name, name_key, name_words, currency, latitude, longitude,
      position_source, created_at)
    select 'city-' || n || '@example.com', 'city-' || n || '@example.com', '', 'Restaurant ' || n, 'restaurant ' || n,
      to_tsvector('simple', 'restaurant ' || n), 'USD', 40 + n % 200 / 1000.0, -74 + n / 200 % 200 / 1000.0, 'confirmed',
      ${now}
    from generate_series(1, ${city.restaurants}::int) n`
  await sql`
    insert into menu_categories (restaurant_id, key, name, position)
    select id, 'food', 'Food', 1 from restaurants where email like 'city-%'`
  await sql`
    insert into menu_items (restaurant_id, category_key, name, name_key, description, price, position, created_at, updated_at)
    select id, 'food', 'Dish ' || n, 'dish ' || n, 'With a few words about what is in it.', 900 + n, n, ${now}, ${now}
    from restaurants, generate_series(1, ${menuItems}) n where email like 'city-%'`
  await sql`
    insert into restaurant_tables (restaurant_id, name, name_key, token, created_at)
    select id, n::text, n::text, 'city-' || id || '-' || n, ${now}
    from restaurants, generate_series(1, ${tables}) n where email like 'city-%'`
  await sql`
    insert into campaigns (restaurant_id, title, description, offer_type, currency, target_radius, duration_days, starts_at,
      ends_at, cost_per_day, total_cost, created_at, spot)
    select r.id, 'Dinner', 'Every evening', 'free_item', 'USD', 5000, 3, ${now}::timestamptz - interval '1 day',
      ${now}::timestamptz + interval '9 days', 1500, 4500, ${now}, campaign_spot(latitude, longitude)
    from restaurants r, generate_series(1, ${Math.ceil(city.campaigns / Math.max(city.restaurants, 1))}) n
    where email like 'city-%' limit ${city.campaigns}`
  const withoutGroups = await sizeOf(database)
  const until = Date.now() - hourMs
  await fillDatabase(
    target,
    city.groups,
    { from: until - dayMs + 2 * hourMs, until },
    { diners, orders, isAtRestaurants: true },
  )
  const withGroups = await sizeOf(database)
  await database.close()
  return { withoutGroups, withGroups }
}

async function sizeOf({ sql }: ReturnType<typeof connectDatabase>): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`select pg_database_size(current_database())::float8 as bytes`
  return row?.bytes ?? 0
}
