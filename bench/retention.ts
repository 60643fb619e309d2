// Forgetting under load: what orders cost while the groups of a whole evening go: those of an hour in which nobody lives any
// more, and those with next to nobody left among them.

import { setTimeout as wait } from 'node:timers/promises'
import { hourMs } from '../src/domain/time.ts'
import { connectDatabase, type Database, inPartition } from '../src/server/db/database.ts'
import { partitionAt } from '../src/server/db/partitions.ts'
import { removalLock } from '../src/server/jobs/retention.ts'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'
import { startServer } from './server-process.ts'
import { placeSteadily, type SteadyOrder } from './steady-orders.ts'
import { fillDatabase, makeTables } from './tables.ts'

const ended = 100_000
const ordersPerSecond = 200
/** Until what is new to the server and to its database no longer counts. */
const warmMs = 10_000
/** With nothing to forget. */
const calmMs = 20_000
/** How long ago the groups of an hour were made, and how many of them live on. */
const hours = [
  { name: 'with the files of their hour', madeMs: 22 * hourMs, living: 0 },
  { name: 'and one of their hour lives on', madeMs: 20 * hourMs, living: 1 },
]
/** The schedule looks every minute. */
const timeoutMs = 150_000

/** By `performance.now()`. */
interface Span {
  readonly from: number
  readonly until: number
}

export async function measureRetention(postgres: BenchPostgres): Promise<Figure[]> {
  const target = await postgres.makeDatabase('bench_retention')
  const server = await startServer('real', { target })
  const tables = await makeTables(server.url, 200, 1)
  const database = connectDatabase(target, { connections: 1 })
  const evening = Date.now()
  for (const { madeMs, living } of hours)
    await fillDatabase(target, ended + living, { from: evening - madeMs, until: evening - madeMs })

  let isOver = false
  const placing = placeSteadily(tables, ordersPerSecond, () => !isOver)
  await wait(warmMs)
  const calmFrom = performance.now()
  await wait(calmMs)
  const calmUntil = performance.now()
  const removals: Span[] = []
  for (const { madeMs, living } of hours) {
    const partition = partitionAt(evening - madeMs)
    await endGroups(database, partition, living)
    removals.push(await watchRemoval(database, partition, living))
  }
  isOver = true
  const placed = await placing
  await database.close()
  await server.stop()

  const calm = p99(placed, { from: calmFrom, until: calmUntil })
  return hours.map(({ name }, at) => {
    const removal = removals[at] as Span
    const during = p99(placed, removal)
    return {
      name: `order p99 while ${ended.toLocaleString('en')} groups go ${name}, of p99 before`,
      value: during / calm,
      most: 2,
      detail: `${during.toFixed(1)} ms against ${calm.toFixed(1)} ms at ${ordersPerSecond} orders/s; gone in ${((removal.until - removal.from) / 1000).toFixed(1)} s`,
    }
  })
}

/** Ends what lives in the partition, but for so many. */
async function endGroups({ sql }: Database, partition: number, living: number): Promise<void> {
  const groups = inPartition(sql, 'groups', partition)
  await sql`
    with ended as (
      update ${groups} set expires_at = now() - interval '1 second'
      where slot = ${partition} and id not in (select id from ${groups} limit ${living}) returning id
    )
    update group_codes set expires_at = now() - interval '1 second' where group_id in (select id from ended)`
}

/** Waits for the removal after which so many groups are left in the partition; answers when it held its lock. */
async function watchRemoval({ sql }: Database, partition: number, left: number): Promise<Span> {
  const deadline = performance.now() + timeoutMs
  let from: number | null = null
  while (performance.now() < deadline) {
    const [lock] = await sql`
      select from pg_locks where locktype = 'advisory' and granted and objid = ${removalLock}`
    if (lock) from ??= performance.now()
    else if (from !== null) {
      const [groups] = await sql<
        { count: number }[]
      >`select count(*) from ${inPartition(sql, 'groups', partition)}`
      if (groups?.count === left) return { from, until: performance.now() }
      from = null
    }
    await wait(5)
  }
  throw new Error('the ended groups were not forgotten')
}

function p99(placed: readonly SteadyOrder[], { from, until }: Span): number {
  const within = placed.filter(({ sentAt, took }) => sentAt + took >= from && sentAt <= until)
  return quantile(
    within.map(({ took }) => took),
    0.99,
  )
}
