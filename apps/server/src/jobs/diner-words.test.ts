// Every column for user input is known: the tests store a canary in it, and PostgreSQL collects no statistics of it.

import { shareApp } from '@tablemate/test/app/app.ts'
import { canaries, makeMeal, writeKitchenWords } from '@tablemate/test/app/canary.ts'
import { expect, test } from 'vitest'
import { identifier } from '../db/sql.ts'

const app = shareApp()

/** Columns of partitions whose texts the server or the staff chooses. Every other text column contains diners' input. */
const withoutInput = [
  ...['card_payments.dues', 'card_payments.payment_intent', 'card_payments.session_id'],
  ...['card_payments.session_url', 'card_payments.state'],
  ...[
    'deliveries.digest',
    'deliveries.fault',
    'deliveries.kind',
    'deliveries.remote',
    'deliveries.remote_state',
  ],
  'deliveries.state',
  ...['groups.code', 'groups.currency', 'groups.split_method', 'members.allergens', 'orders.not_understood'],
  ...['payments.method', 'requests.kind', 'tickets.refusal', 'tickets.state'],
]

test('every column for user input contains a canary', async () => {
  await writeKitchenWords(app().directSql, await makeMeal(app()))
  const { sql } = app().database
  const empty: string[] = []
  for (const { table, column } of await textColumns()) {
    const [hit] = await sql`
      select from ${identifier(table)} where exists (
        select from unnest(${canaries}::text[]) word where lower(${identifier(column)}::text) like '%' || lower(word) || '%') limit 1`
    if (!hit) empty.push(`${table}.${column}`)
  }
  expect(empty).toEqual(withoutInput)
})

test('PostgreSQL collects no statistics of a column for user input, in any partition', async () => {
  const found = await app().database.sql<{ name: string }[]>`
    select distinct root.relname || '.' || a.attname as name
    from pg_class root, pg_partition_tree(root.oid) leaf join pg_attribute a on a.attrelid = leaf.relid
    where root.relkind = 'p' and root.relnamespace = 'public'::regnamespace
      and (a.attstattarget is null or a.attstattarget <> 0)`
  const sampled = new Set(found.map(({ name }) => name))
  const columns = (await textColumns()).map(({ table, column }) => `${table}.${column}`)
  expect(columns.filter(name => sampled.has(name) && !withoutInput.includes(name))).toEqual([])
})

async function textColumns(): Promise<{ table: string; column: string }[]> {
  return app().database.sql<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
    order by c.relname, a.attname`
}
