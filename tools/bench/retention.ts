// Measures the latency of orders while the retention job removes ended groups: a partition in which all groups have ended,
// and a partition in which one group is still open.

import { setTimeout as wait } from 'node:timers/promises'
import { hourMs } from '@tablemate/domain/time.ts'
import { connectDatabase, type Database } from '@tablemate/server/db/database.ts'
import { partitionAt } from '@tablemate/server/db/partitions.ts'
import { inPartition } from '@tablemate/server/db/sql.ts'
import { removalLock } from '@tablemate/server/group/expire-groups.ts'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'
import { fillDatabase, makeGroups } from './groups.ts'
import { startServer } from './server-process.ts'
import { placeSteadily, type SteadyOrder } from './steady-orders.ts'

const ended = 100_000
const ordersPerSecond = 200
/** Warm-up of the server and its database. */
const warmUpMs = 10_000
/** The baseline, with nothing to remove. */
const baselineMs = 20_000
/** How long ago the groups of a partition were created, and how many of them are still open. */
const hours = [
  { name: 'with the files of their hour', madeMs: 22 * hourMs, living: 0 },
  { name: 'and one of their hour lives on', madeMs: 20 * hourMs, living: 1 },
]
/** The retention job runs every minute. */
const timeoutMs = 150_000

/** By `performance.now()`. */
interface Span {
  readonly from: number
  readonly until: number
}

export async function measureRetention(postgres: BenchPostgres): Promise<Figure[]> {
  const target = await postgres.makeDatabase('bench_retention')
  const server = await startServer('real', { target })
  const groups = await makeGroups(server.url, 200, 1)
  const database = connectDatabase(target, { connections: 1 })
  const startMs = Date.now()
  for (const { madeMs, living } of hours)
    await fillDatabase(target, ended + living, { from: startMs - madeMs, until: startMs - madeMs })

  let isOver = false
  const ordering = placeSteadily(groups, ordersPerSecond, () => !isOver)
  await wait(warmUpMs)
  const baselineFrom = performance.now()
  await wait(baselineMs)
  const baselineUntil = performance.now()
  const removals: Span[] = []
  for (const { madeMs, living } of hours) {
    const partition = partitionAt(startMs - madeMs)
    await endGroups(database, partition, living)
    removals.push(await watchRemoval(database, partition, living))
  }
  isOver = true
  const placed = await ordering
  await database.close()
  await server.stop()

  const baseline = p99(placed, { from: baselineFrom, until: baselineUntil })
  return hours.map(({ name }, at) => {
    const removal = removals[at] as Span
    const during = p99(placed, removal)
    return {
      name: `order p99 while ${ended.toLocaleString('en')} groups go ${name}, of p99 before`,
      value: during / baseline,
      most: 2,
      detail: `${during.toFixed(1)} ms against ${baseline.toFixed(1)} ms at ${ordersPerSecond} orders/s; gone in ${((removal.until - removal.from) / 1000).toFixed(1)} s`,
    }
  })
}

/** Ends the groups of the partition except `living`. */
async function endGroups({ sql }: Database, partition: number, living: number): Promise<void> {
  const groups = inPartition('groups', partition)
  await sql`
    with ended as (
      update ${groups} set expires_at = now() - interval '1 second'
      where slot = ${partition} and id not in (select id from ${groups} limit ${living}) returning id
    )
    update group_codes set expires_at = now() - interval '1 second' where group_id in (select id from ended)`
}

/** Waits until `left` groups remain in the partition. Returns when the removal had its lock. */
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
      >`select count(*) from ${inPartition('groups', partition)}`
      if (groups?.count === left) return { from, until: performance.now() }
      from = null
    }
    await wait(5)
  }
  throw new Error('the ended groups were not removed')
}

function p99(placed: readonly SteadyOrder[], { from, until }: Span): number {
  const within = placed.filter(({ sentAt, took }) => sentAt + took >= from && sentAt <= until)
  return quantile(
    within.map(({ took }) => took),
    0.99,
  )
}
