// The baseline: a bare Fastify with the same driver, pool, body parsing and fsync, whose handlers run one statement each.

import { connectDatabase } from '@tablemate/server/db/database.ts'
import fastify from 'fastify'
import { readArguments, reportTo } from '../server-process.ts'

const { sql } = connectDatabase(readArguments().target)
// As in the app, the table for writes has one index, and the tables for reads are indexed by group.
const columns = `id bigint generated always as identity primary key, group_id uuid not null, member_id bigint not null,
  items jsonb not null, transcription text not null, total bigint not null, created_at timestamptz(3) not null`
await sql.script(`create table written (${columns})`)
await sql.script(`create table read_orders (${columns})`)
await sql`create index on read_orders (group_id)`
await sql`create table read_members (id bigint generated always as identity primary key, group_id uuid not null, name text not null)`
await sql`create index on read_members (group_id)`

interface NewOrder {
  readonly groupId: string
  readonly memberId: number
  readonly items: { readonly quantity: number; readonly price: number }[]
  readonly transcription: string
}

const app = fastify()

app.post<{ Body: NewOrder }>('/api/orders', async ({ body }, reply) => {
  const { groupId, memberId, items, transcription } = body
  const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const now = new Date()
  const [row] = await sql<{ id: number }[]>`
    insert into written (group_id, member_id, items, transcription, total, created_at)
    values (${groupId}, ${memberId}, ${JSON.stringify(items)}, ${transcription}, ${total}, ${now}) returning id`
  reply.status(201)
  return { id: row?.id, groupId, memberId, items, transcription, total, createdAt: now }
})

app.get<{ Params: { groupId: string } }>('/api/groups/:groupId/summary', async ({ params }) => {
  const [row] = await sql`
    select (select json_agg(m) from read_members m where m.group_id = ${params.groupId}) as members,
      (select json_agg(o) from read_orders o where o.group_id = ${params.groupId}) as orders`
  return row
})

reportTo(process, await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', () => process.exit(0))
