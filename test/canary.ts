// Words that occur nowhere else, so that wherever they turn up it was a diner who typed them.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createGroup, type Group, joinGroup, type Member } from '#contract/groups.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import type { TestApp } from './app.ts'
import { payDue } from './pay.ts'
import { makePhone, type Phone } from './phone.ts'

const [place, table, first, second, dish, changed, wish, spoken, note] = [
  'Kanarienhof',
  'Kanarientisch',
  'Kanarienanna',
  'Kanarienben',
  'Kanariensuppe',
  'Kanarieneintopf',
  'ohne Kanariensalz',
  'zwei Kanariensuppen',
  'Kanarienallergie',
] as const

export const canaries = [place, table, first, second, dish, changed, wish, spoken, note]

export interface Meal {
  readonly group: Group
  readonly diners: readonly [{ id: number; phone: Phone }, { id: number; phone: Phone }]
  readonly orderId: number
}

/** A table that leaves each of the canaries in every way there is: typed, said, changed, paid, sent with a key. */
export async function makeMeal({ url }: Pick<TestApp, 'url'>): Promise<Meal> {
  const [ann, ben] = [makePhone(url), makePhone(url)]
  const started = await ann.call(createGroup, {
    body: { restaurantName: place, tableNumber: table, memberName: first },
    key: 'start',
  })
  const { group, member } = started.body as { group: Group; member: Member }
  const params = { groupId: group.id }
  const { body: joined } = await ben.call(joinGroup, { params, body: { name: second }, key: 'join' })
  const item = { name: dish, quantity: 1, price: 900, modifications: wish }
  const order = { groupId: group.id, memberId: member.id, items: [item], transcription: spoken, note }
  const { body: placed } = await ann.call(placeOrder, { body: order, key: 'order' })
  await ann.call(changeOrder, {
    params: { orderId: placed.id },
    body: { items: [{ ...item, name: changed }] },
  })
  await payDue({ phone: ben, id: joined.id }, group)
  return {
    group,
    diners: [
      { id: member.id, phone: ann },
      { id: joined.id, phone: ben },
    ],
    orderId: placed.id,
  }
}

/** The tables (of every schema but the system's, or of one schema) in which one of the words stands, whatever the column. */
export async function searchDatabase(
  { database }: Pick<TestApp, 'database'>,
  words: readonly string[],
  schema?: string,
): Promise<string[]> {
  const { sql } = database
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and ${schema ? sql`table_schema = ${schema}` : sql`table_schema not in ('pg_catalog', 'information_schema')`}`
  const found: string[] = []
  for (const table of tables) {
    const from = sql`${sql(table.schema)}.${sql(table.name)}`
    const [hit] = await sql`
      select from ${from} as r where exists (select from unnest(${words}::text[]) word where r::text like '%' || word || '%') limit 1`
    if (hit) found.push(`${table.schema}.${table.name}`)
  }
  return found
}

/** The files of PostgreSQL's folder, or below a part of it, in which one of the words stands. */
export function searchFiles(cluster: string, words: readonly string[], below = ''): string[] {
  const paths = readdirSync(join(cluster, below), { recursive: true, encoding: 'utf8' }).map(path =>
    join(cluster, below, path),
  )
  return paths.filter(path => {
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile()
    if (!isFile) return false
    const bytes = readFileSync(path)
    return words.some(word => bytes.includes(word))
  })
}
