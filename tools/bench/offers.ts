// Measures the query for nearby offers among 10,000 and 100,000 campaigns, and with 10,000 campaigns at one position.
// OFFER_PLACES names a CSV of real towns (with latitude and longitude); without it towns are random.

import { readFileSync } from 'node:fs'
import { targetRadii } from '@tablemate/domain/offers/campaign.ts'
import type { Position } from '@tablemate/domain/places/distance.ts'
import { connectDatabase, type Database } from '@tablemate/server/db/database.ts'
import { migrate } from '@tablemate/server/db/migrate.ts'
import { findNearby } from '@tablemate/server/features/campaigns/offer-queries.ts'
import { fillCampaigns, type PlacedCampaign } from '@tablemate/test/restaurants/campaign.ts'
import { parse } from 'csv-parse/sync'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'

const queryCount = 4000
/** The number of offers that the landing page requests. */
const limit = 2

/** Takes the fastest of three tries of each query, so that other work of the machine does not count. */
export async function measureOffers(postgres: BenchPostgres): Promise<Figure[]> {
  const towns = readTowns(process.env.OFFER_PLACES)
  const small = await makeTown(postgres, 'bench_offers_10k', scatter(towns, 10_000))
  const large = await makeTown(postgres, 'bench_offers_100k', scatter(towns, 100_000))
  const square = { latitude: 40.758, longitude: -73.9855 }
  const crowd = Array.from({ length: 10_000 }, () => ({ ...square, radius: anyOf(targetRadii) }))
  const dense = await makeTown(postgres, 'bench_offers_dense', [...scatter(towns, 100_000), ...crowd])

  const positions = Array.from({ length: queryCount }, () => near(anyOf(towns)))
  const times = await measure([small, large], positions)
  const [smallTimes = [], largeTimes = []] = times
  const [denseTimes = []] = await measure(
    [dense],
    positions.map(() => near(square)),
  )
  const found = await countFound(large, positions.slice(0, 500))
  for (const { close } of [small, large, dense]) await close()

  const detail = (sorted: readonly number[]) =>
    `p50 ${quantile(sorted, 0.5).toFixed(2)} ms, p99 ${quantile(sorted, 0.99).toFixed(2)} ms`
  return [
    {
      name: 'offers nearby among 100,000 campaigns, p99 ms',
      value: quantile(largeTimes, 0.99),
      most: 10,
      detail: `${detail(largeTimes)}; ${queryCount} questions, ${found} of 100 find any`,
    },
    {
      name: 'p99 among 100,000, of that among 10,000',
      value: quantile(largeTimes, 0.99) / quantile(smallTimes, 0.99),
      most: 1.5,
      detail: `${detail(largeTimes)} against ${detail(smallTimes)}`,
    },
    {
      name: 'where 10,000 more stand on one spot, p99 ms',
      value: quantile(denseTimes, 0.99),
      most: 10,
      detail: detail(denseTimes),
    },
  ]
}

async function makeTown(
  postgres: BenchPostgres,
  name: string,
  campaigns: readonly PlacedCampaign[],
): Promise<Database> {
  const database = connectDatabase(await postgres.makeDatabase(name), { connections: 1 })
  await migrate(database)
  await fillCampaigns({ database, now: () => new Date() }, campaigns)
  await database.sql`vacuum analyze`
  return database
}

/** Sorted times in ms for each database. Queries alternate between the databases, so that both meet the same machine. */
async function measure(databases: readonly Database[], positions: readonly Position[]): Promise<number[][]> {
  for (const { sql } of databases)
    for (const here of positions.slice(0, 500)) await findNearby(sql, here, { now: new Date(), limit })
  const times: number[][] = databases.map(() => [])
  for (const here of positions)
    for (const [at, { sql }] of databases.entries()) {
      const tries: number[] = []
      for (let again = 0; again < 3; again += 1) {
        const start = performance.now()
        await findNearby(sql, here, { now: new Date(), limit })
        tries.push(performance.now() - start)
      }
      times[at]?.push(Math.min(...tries))
    }
  return times.map(list => list.sort((a, b) => a - b))
}

/** The percentage of queries that find an offer. */
async function countFound({ sql }: Database, positions: readonly Position[]): Promise<number> {
  let found = 0
  for (const here of positions) {
    const offers = await findNearby(sql, here, { now: new Date(), limit })
    if (offers.length > 0) found += 1
  }
  return Math.round((found / positions.length) * 100)
}

function readTowns(file: string | undefined): Position[] {
  if (!file)
    return Array.from({ length: 300 }, () => ({
      latitude: 25 + random() * 24,
      longitude: -124 + random() * 57,
    }))
  const rows: Record<'latitude' | 'longitude', string>[] = parse(readFileSync(file), { columns: true })
  const towns = rows.map(row => ({ latitude: Number(row.latitude), longitude: Number(row.longitude) }))
  return towns.filter(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
}

function scatter(towns: readonly Position[], count: number): PlacedCampaign[] {
  return Array.from({ length: count }, () => ({ ...near(anyOf(towns)), radius: anyOf(targetRadii) }))
}

/** A random position within about two kilometres. */
function near({ latitude, longitude }: Position): Position {
  const shift = () => (random() - 0.5) / 25
  return {
    latitude: Math.max(-90, Math.min(90, latitude + shift())),
    longitude: Math.max(-180, Math.min(180, longitude + shift())),
  }
}

let seed = 1
function random(): number {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

function anyOf<T>(values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}
