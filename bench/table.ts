// The table's figures: an order placed and a summary read, each against the bare limit and in a full database.

import { randomUUID } from 'node:crypto'
import { connectDatabase } from '../src/server/db/database.ts'
import type { BenchPostgres } from './database.ts'
import type { Figure } from './figures.ts'
import { compare, type Load } from './load.ts'
import { startServer } from './server-process.ts'
import { fillDatabase, makeFullTables, makeSeats, type Seat, twoItems } from './tables.ts'

const seconds = 2
const otherGroups = 1_000_000
/** They came over the last hours. */
const othersMs = 12 * 3_600_000

export async function measureTable(postgres: BenchPostgres): Promise<Figure[]> {
  const empty = await startReal(postgres, 'bench_empty', 0)
  const full = await startReal(postgres, 'bench_full', otherGroups)
  const bare = await startBare(postgres, empty.tables)

  // The two real servers first, while neither has done more than the other.
  const summaryFull = await compare(summaries(full.url, full.tables), summaries(empty.url, empty.tables))
  const orderFull = await compare(orders(full.url, full.seats), orders(empty.url, empty.seats))
  const order = await compare(orders(empty.url, empty.seats), orders(bare.url, empty.seats))
  const summary = await compare(summaries(empty.url, empty.tables), summaries(bare.url, empty.tables))
  for (const { stop } of [empty, full, bare]) await stop()

  const perSecond = ({ a, b }: { a: number; b: number }) => `${Math.round(a)}/s against ${Math.round(b)}/s`
  const among = `among ${otherGroups.toLocaleString('en')} other groups, of itself in an empty database`
  return [
    { name: 'order placed, of a bare insert', value: order.ratio, least: 0.8, detail: perSecond(order) },
    {
      name: 'summary of 8 diners and 40 orders, of a bare select',
      value: summary.ratio,
      least: 0.6,
      detail: perSecond(summary),
    },
    { name: `order placed ${among}`, value: orderFull.ratio, least: 0.9, detail: perSecond(orderFull) },
    { name: `summary ${among}`, value: summaryFull.ratio, least: 0.9, detail: perSecond(summaryFull) },
  ]
}

async function startReal(postgres: BenchPostgres, name: string, others: number) {
  const target = await postgres.makeDatabase(name)
  const server = await startServer('real', { target })
  if (others > 0) await fillDatabase(target, others, { from: Date.now() - othersMs, until: Date.now() })
  const seats = await makeSeats(server.url, 1000)
  return { ...server, seats, tables: await makeFullTables(server.url, 20) }
}

/** The same tables as rows of the bare server's own. */
async function startBare(postgres: BenchPostgres, tables: readonly Seat[]) {
  const target = await postgres.makeDatabase('bench_bare')
  const server = await startServer('bare', { target })
  const { sql, close } = connectDatabase(target, { connections: 1 })
  for (const { groupId } of tables) {
    await sql`insert into read_members (group_id, name) select ${groupId}, 'Diner ' || n from generate_series(1, 8) n`
    await sql`insert into read_orders (group_id, member_id, items, transcription, total, created_at)
      select ${groupId}, n, ${sql.json(twoItems())}, '', 3200, now() from generate_series(1, 40) n`
  }
  await sql`vacuum analyze`
  await close()
  return server
}

function orders(url: string, seats: readonly Seat[]): Load {
  const next = inTurn(seats)
  return {
    url,
    seconds,
    next: () => {
      const { groupId, memberId, cookie } = next()
      return {
        path: '/api/orders',
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ groupId, memberId, items: twoItems(), transcription: '', total: 3200 }),
      }
    },
  }
}

function summaries(url: string, seats: readonly Seat[]): Load {
  const next = inTurn(seats)
  return {
    url,
    seconds,
    next: () => {
      const { groupId, cookie } = next()
      return { path: `/api/groups/${groupId}/summary`, method: 'GET', headers: { cookie } }
    },
  }
}

function inTurn<T>(values: readonly T[]): () => T {
  let at = 0
  return () => values[at++ % values.length] as T
}
