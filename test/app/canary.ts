// Canary words that occur nowhere else: wherever a test finds one, a diner typed it.

import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeMember, createGroup, type Group, joinGroup, type Member } from '@tablemate/contract/groups.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import type { Sql } from '@tablemate/server/db/database.ts'
import { partitionOf } from '@tablemate/server/db/partitions.ts'
import { fragment, identifier } from '@tablemate/server/db/sql.ts'
import { payDue } from '../diners/pay.ts'
import { makePhone, type Phone } from '../diners/phone.ts'
import type { TestApp } from './app.ts'

const [
  place,
  table,
  first,
  second,
  menuItem,
  changed,
  modifier,
  spoken,
  note,
  allergy,
  before,
  refusal,
  sent,
  option,
] = [
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
  'Kanarienbon',
  'Kanarienspeck',
] as const

/** Words written by the kitchen (`writeKitchenWords`). */
const kitchenWords = [allergy, before, refusal, sent, option]

export const canaries = [
  place,
  table,
  first,
  second,
  menuItem,
  changed,
  modifier,
  spoken,
  note,
  ...kitchenWords,
]

export interface Meal {
  readonly group: Group
  readonly diners: readonly [{ id: number; phone: Phone }, { id: number; phone: Phone }]
  readonly orderId: number
}

/** Creates a group that stores the canaries in every way: typed, spoken, changed, paid, sent with an idempotency key. */
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
    body: { name: second, key: group.linkKey, allergies: allergy },
    key: 'join',
  })
  await ben.call(changeMember, {
    params: { ...params, memberId: joined.id },
    body: { allergies: `${allergy} und Nüsse` },
  })
  const item = { name: menuItem, quantity: 1, price: 900, modifications: modifier }
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

/** Writes the words of a kitchen into the meal's rows: a refusal, an order as it was before a change, and one that was sent. */
export async function writeKitchenWords(sql: Sql, { group, diners, orderId }: Meal): Promise<void> {
  const partition = partitionOf(group.id)
  const [{ id: memberId }] = diners
  const refused = { reason: 'sold-out', message: refusal }
  const options = [{ id: 1, groupId: 1, name: option, price: 0, quantity: 1, refused }]
  const item = { name: menuItem, quantity: 1, price: 0, options, refused }
  await sql`
    update orders set items = items || ${JSON.stringify([item])}, before = ${JSON.stringify({ items: [], note: before })}
    where slot = ${partition} and group_id = ${group.id} and id = ${orderId}`
  await sql`
    insert into tickets (slot, group_id, order_id, station_id, state, lines, changed_at)
    values (${partition}, ${group.id}, ${orderId}, 0, 'new', '{0}', ${group.createdAt})`
  await sql`
    insert into requests (slot, group_id, id, member_id, kind, created_at)
    values (${partition}, ${group.id}, nextval('request_ids'), ${memberId}, 'bill', ${group.createdAt})`
  await sql`
    insert into deliveries (slot, group_id, id, restaurant_id, destination_id, order_id, station_id, version, kind, state, key,
      body, next_at, created_at, changed_at)
    values (${partition}, ${group.id}, nextval('delivery_ids'), 1, 1, ${orderId}, -1, 1, 'order', 'sent', gen_random_uuid(),
      ${JSON.stringify({ note: sent })}, ${group.createdAt}, ${group.createdAt}, ${group.createdAt})`
}

/** Returns the tables with one of the words in any column, in one schema or in all but the system's. */
export async function searchDatabase(
  { database }: Pick<TestApp, 'database'>,
  words: readonly string[],
  schema?: string,
): Promise<string[]> {
  const { sql } = database
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and ${schema ? fragment`table_schema = ${schema}` : fragment`table_schema not in ('pg_catalog', 'information_schema')`}`
  const found: string[] = []
  for (const table of tables) {
    const from = fragment`${identifier(table.schema)}.${identifier(table.name)}`
    const [hit] = await sql`
      select from ${from} as r where exists (select from unnest(${words}::text[]) word where r::text like '%' || word || '%') limit 1`
    if (hit) found.push(`${table.schema}.${table.name}`)
  }
  return found
}

/** Returns the files of PostgreSQL's data directory, or of a folder in it, that contain one of the words. */
export function searchFiles(cluster: string, words: readonly string[], below = ''): string[] {
  return filesBelow(join(cluster, below)).filter(path => {
    const bytes = readIfExists(path)
    return bytes && words.some(word => bytes.includes(word))
  })
}

/** All files in a folder and its folders. A folder that PostgreSQL removes meanwhile, with a dropped database, has none. */
function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** A file's bytes; undefined for a folder, or for a file that PostgreSQL removed after the listing. */
function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENXIO') return undefined
    throw error
  }
}
