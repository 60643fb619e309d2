// Measures placing an order and reading a summary, each against the bare server and in a full database.

import { randomUUID } from 'node:crypto'
import { connectDatabase } from '@tablemate/server/db/database.ts'
import type { BenchPostgres } from './database.ts'
import type { Figure } from './figures.ts'
import {
  fillDatabase,
  type MemberSession,
  makeFullGroups,
  makeSessions,
  orderBody,
  twoItems,
} from './groups.ts'
import { compare, type Load, roundRobin } from './load.ts'
import { startServer } from './server-process.ts'

const seconds = 2
const otherGroups = 1_000_000
/** The time over which the other groups were created. */
const othersMs = 12 * 3_600_000

export async function measureGroups(postgres: BenchPostgres): Promise<Figure[]> {
  const empty = await startRealServer(postgres, 'bench_empty', 0)
  const full = await startRealServer(postgres, 'bench_full', otherGroups)
  const bare = await startBareServer(postgres, empty.tables)

  // Compares the two real servers first, while both have done the same work.
  const summaryFull = await compare(summaries(full.url, full.tables), summaries(empty.url, empty.tables))
  const orderFull = await compare(orders(full.url, full.sessions), orders(empty.url, empty.sessions))
  const order = await compare(orders(empty.url, empty.sessions), orders(bare.url, empty.sessions))
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

async function startRealServer(postgres: BenchPostgres, name: string, count: number) {
  const target = await postgres.makeDatabase(name)
  const server = await startServer('real', { target })
  if (count > 0) await fillDatabase(target, count, { from: Date.now() - othersMs, until: Date.now() })
  const sessions = await makeSessions(server.url, 1000)
  return { ...server, sessions, tables: await makeFullGroups(server.url, 20) }
}

/** Copies the tables into the bare server's database. */
async function startBareServer(postgres: BenchPostgres, groups: readonly MemberSession[]) {
  const target = await postgres.makeDatabase('bench_bare')
  const server = await startServer('bare', { target })
  const { sql, close } = connectDatabase(target, { connections: 1 })
  for (const { groupId } of groups) {
    await sql`insert into read_members (group_id, name) select ${groupId}, 'Diner ' || n from generate_series(1, 8) n`
    await sql`insert into read_orders (group_id, member_id, items, transcription, total, created_at)
      select ${groupId}, n, ${JSON.stringify(twoItems())}, '', 3200, now() from generate_series(1, 40) n`
  }
  await sql`vacuum analyze`
  await close()
  return server
}

function orders(url: string, sessions: readonly MemberSession[]): Load {
  const next = roundRobin(sessions)
  return {
    url,
    seconds,
    next: () => {
      const { groupId, memberId, cookie } = next()
      return {
        path: '/api/orders',
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
        body: JSON.stringify(orderBody({ groupId, memberId })),
      }
    },
  }
}

function summaries(url: string, sessions: readonly MemberSession[]): Load {
  const next = roundRobin(sessions)
  return {
    url,
    seconds,
    next: () => {
      const { groupId, cookie } = next()
      return { path: `/api/groups/${groupId}/summary`, method: 'GET', headers: { cookie } }
    },
  }
}
