// Nearby offers: how long the question takes among 10,000 campaigns and among 100,000, and where ten thousand stand on one
// spot. OFFER_PLACES names a CSV of real places (with latitude and longitude); without it towns are made up.

import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { targetRadii } from '../src/domain/offers/campaign.ts'
import type { Position } from '../src/domain/places/distance.ts'
import { connectDatabase, type Database } from '../src/server/db/database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { findNearby } from '../src/server/features/campaigns/offer-queries.ts'
import { fillCampaigns, type PlacedCampaign } from '../test/restaurants/campaign.ts'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'

const questions = 4000
/** As the landing asks. */
const limit = 2

/** Milliseconds; of each question the quickest of three, so that what else the machine did does not count. */
export async function measureOffers(postgres: BenchPostgres): Promise<Figure[]> {
  const places = readPlaces(process.env.OFFER_PLACES)
  const few = await makeTown(postgres, 'bench_offers_10k', spread(places, 10_000))
  const many = await makeTown(postgres, 'bench_offers_100k', spread(places, 100_000))
  const square = { latitude: 40.758, longitude: -73.9855 }
  const crowd = Array.from({ length: 10_000 }, () => ({ ...square, radius: anyOf(targetRadii) }))
  const dense = await makeTown(postgres, 'bench_offers_dense', [...spread(places, 100_000), ...crowd])

  const asked = Array.from({ length: questions }, () => near(anyOf(places)))
  const times = await measure([few, many], asked)
  const [ofFew = [], ofMany = []] = times
  const [inCrowd = []] = await measure(
    [dense],
    asked.map(() => near(square)),
  )
  const found = await countFound(many, asked.slice(0, 500))
  for (const { close } of [few, many, dense]) await close()

  const detail = (sorted: readonly number[]) =>
    `p50 ${quantile(sorted, 0.5).toFixed(2)} ms, p99 ${quantile(sorted, 0.99).toFixed(2)} ms`
  return [
    {
      name: 'offers nearby among 100,000 campaigns, p99 ms',
      value: quantile(ofMany, 0.99),
      most: 10,
      detail: `${detail(ofMany)}; ${questions} questions, ${found} of 100 find any`,
    },
    {
      name: 'p99 among 100,000, of that among 10,000',
      value: quantile(ofMany, 0.99) / quantile(ofFew, 0.99),
      most: 1.5,
      detail: `${detail(ofMany)} against ${detail(ofFew)}`,
    },
    {
      name: 'where 10,000 more stand on one spot, p99 ms',
      value: quantile(inCrowd, 0.99),
      most: 10,
      detail: detail(inCrowd),
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

/** The databases in turn, so that none has the better moment. Sorted. */
async function measure(databases: readonly Database[], asked: readonly Position[]): Promise<number[][]> {
  for (const { sql } of databases)
    for (const here of asked.slice(0, 500)) await findNearby(sql, here, { now: new Date(), limit })
  const times: number[][] = databases.map(() => [])
  for (const here of asked)
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

/** Of a hundred questions, how many find any offer. */
async function countFound({ sql }: Database, asked: readonly Position[]): Promise<number> {
  let found = 0
  for (const here of asked) {
    const offers = await findNearby(sql, here, { now: new Date(), limit })
    if (offers.length > 0) found += 1
  }
  return Math.round((found / asked.length) * 100)
}

function readPlaces(file: string | undefined): Position[] {
  if (!file)
    return Array.from({ length: 300 }, () => ({
      latitude: 25 + random() * 24,
      longitude: -124 + random() * 57,
    }))
  const rows: Record<'latitude' | 'longitude', string>[] = parse(readFileSync(file), { columns: true })
  const places = rows.map(row => ({ latitude: Number(row.latitude), longitude: Number(row.longitude) }))
  return places.filter(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
}

function spread(places: readonly Position[], count: number): PlacedCampaign[] {
  return Array.from({ length: count }, () => ({ ...near(anyOf(places)), radius: anyOf(targetRadii) }))
}

/** Within some two kilometres. */
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
