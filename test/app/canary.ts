// Words that occur nowhere else, so that wherever they turn up it was a diner who typed them.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeMember, createGroup, type Group, joinGroup, type Member } from '#contract/groups.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import type { Sql } from '../../src/server/db/database.ts'
import { partitionOf } from '../../src/server/db/partitions.ts'
import { payDue } from '../diners/pay.ts'
import { makePhone, type Phone } from '../diners/phone.ts'
import type { TestApp } from './app.ts'

const [place, table, first, second, dish, changed, modifier, spoken, note, allergy, before, refusal] = [
  'Kanarienhof',
  'Kanarientisch',
  'Kanarienanna',
  'Kanarienben',
  'Kanariensuppe',
  'Kanarieneintopf',
  'ohne Kanariensalz',
  'zwei Kanariensuppen',
  'Kanarienallergie',
  'Kanarienerdnuss',
  'Kanarienvorspeise',
  'Kanarienausrede',
] as const

/** What is left by what the kitchen does with an order (`leaveKitchenWords`). */
const kitchens = [allergy, before, refusal]

export const canaries = [place, table, first, second, dish, changed, modifier, spoken, note, ...kitchens]

export interface Meal {
  readonly group: Group
  readonly diners: readonly [{ id: number; phone: Phone }, { id: number; phone: Phone }]
  readonly orderId: number
}

/** A table that leaves each of the canaries in every way there is: typed, said, changed, paid, sent with a key. */
export async function makeMeal({ url }: Pick<TestApp, 'url'>): Promise<Meal> {
  const [ann, ben] = [makePhone(url), makePhone(url)]
  const started = await ann.call(createGroup, {
    body: { restaurantName: place, tableNumber: table, memberName: first, allergies: allergy },
    key: 'start',
  })
  const { group, member } = started.body as { group: Group; member: Member }
  const params = { groupId: group.id }
  const { body: joined } = await ben.call(joinGroup, {
    params,
    body: { name: second, allergies: allergy },
    key: 'join',
  })
  await ben.call(changeMember, {
    params: { ...params, memberId: joined.id },
    body: { allergies: `${allergy} und Nüsse` },
  })
  const item = { name: dish, quantity: 1, price: 900, modifications: modifier }
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

/** Writes into the meal's rows what a kitchen and its guests leave there: what was ordered before, a refusal. */
export async function leaveKitchenWords(sql: Sql, { group, diners, orderId }: Meal): Promise<void> {
  const partition = partitionOf(group.id)
  const [{ id: memberId }] = diners
  const item = { name: dish, quantity: 1, price: 0, refused: { reason: 'sold-out', message: refusal } }
  await sql`
    update orders set items = items || ${sql.json([item])}, before = ${sql.json({ items: [], note: before })}
    where slot = ${partition} and group_id = ${group.id} and id = ${orderId}`
  await sql`
    insert into tickets (slot, group_id, order_id, station_id, state, lines, changed_at)
    values (${partition}, ${group.id}, ${orderId}, 0, 'new', '{0}', ${group.createdAt})`
  await sql`
    insert into requests (slot, group_id, id, member_id, kind, created_at)
    values (${partition}, ${group.id}, nextval('request_ids'), ${memberId}, 'bill', ${group.createdAt})`
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
    const bytes = readIfThere(path)
    return bytes && words.some(word => bytes.includes(word))
  })
}

/** A file's bytes; nothing for a folder, or for what PostgreSQL removed since the folder was listed. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENXIO') return undefined
    throw error
  }
}
