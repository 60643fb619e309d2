// Creates tables for the benches: over HTTP like real ones, or by the thousand directly in the database.

import { createGroup, type Group } from '#contract/groups.ts'
import type { DatabaseTarget } from '../src/server/db/client-options.ts'
import { connectDatabase } from '../src/server/db/database.ts'
import { newGroupId, partitionOf } from '../src/server/db/partitions.ts'
import { inPartition } from '../src/server/db/sql.ts'
import { makeGroup, type TestTable } from '../test/diners/make.ts'
import { makePhone } from '../test/diners/phone.ts'

export interface MemberSession {
  readonly groupId: string
  readonly memberId: number
  readonly cookie: string
}

/** Creates groups with one diner each, over HTTP. */
export async function makeSessions(url: string, count: number): Promise<MemberSession[]> {
  const sessions: MemberSession[] = []
  for (let at = 0; at < count; at += 1) {
    const phone = makePhone(url)
    const { body } = await phone.call(createGroup, {
      body: { restaurantName: 'Chez Nous', memberName: 'Ann' },
    })
    const { group, member } = body as { group: Group; member: { id: number } }
    sessions.push({ groupId: group.id, memberId: member.id, cookie: phone.cookie() })
  }
  return sessions
}

/** Creates tables without orders; at a registered restaurant if its id is given. */
export async function makeTables(
  url: string,
  count: number,
  diners: number,
  of: { restaurantId?: number } = {},
): Promise<TestTable<number>[]> {
  const tables: TestTable<number>[] = []
  for (let at = 0; at < count; at += 1) tables.push(await makeGroup<number>({ url }, { diners, ...of }))
  return tables
}

/** Creates tables of eight diners with five orders each. Returns the session of one diner of each. */
export async function makeFullTables(url: string, count: number): Promise<MemberSession[]> {
  const sessions: MemberSession[] = []
  for (let at = 0; at < count; at += 1) {
    const { group, diners } = await makeGroup({ url }, { diners: 8 })
    for (const diner of diners) for (let order = 0; order < 5; order += 1) await diner.order(...twoItems())
    sessions.push({ groupId: group.id, memberId: diners[0].id, cookie: diners[0].phone.cookie() })
  }
  return sessions
}

/** The items of an average order, as in a request body. */
export function twoItems() {
  return [
    { name: 'Margherita', quantity: 2, price: 1300, modifications: 'one without basil' },
    { name: 'Tiramisu', quantity: 1, price: 600 },
  ]
}

/** Inserts groups of four diners and eight orders with their stored replies, created between these times (ms). */
export async function fillDatabase(
  target: DatabaseTarget,
  count: number,
  { from, until }: { from: number; until: number },
): Promise<void> {
  // A crash may lose the last rows, which does not matter here.
  const { sql, close } = connectDatabase(target, { connections: 1 })
  await sql`set synchronous_commit = off`
  const items = JSON.stringify(twoItems())
  const batch = 5000
  for (let done = 0; done < count; done += batch) {
    const now = new Date(from + (done / count) * (until - from))
    const ids = Array.from({ length: Math.min(batch, count - done) }, () => newGroupId(now))
    const partition = partitionOf(ids[0] ?? '')
    await sql`
      insert into ${inPartition('groups', partition)} (slot, id, code, is_universal_mode, currency, creator, created_at, expires_at, revision,
        member_count, order_count)
      select ${partition}, id, substr(id::text, 1, 6), true, 'USD', sha256(id::text::bytea), ${now},
        ${new Date(now.getTime() + 24 * 3_600_000)}, 8, 4, 8 from unnest(${ids}::uuid[]) as id`
    await sql`
      insert into ${inPartition('members', partition)} (slot, group_id, id, name, name_key, device, revision)
      select ${partition}, id, nextval('member_ids'), 'Diner ' || n, 'diner ' || n, sha256((id::text || n)::bytea), n
      from unnest(${ids}::uuid[]) as id, generate_series(1, 4) n`
    await sql`
      insert into ${inPartition('orders', partition)} (slot, group_id, id, member_id, items, transcription, total, created_at,
        placed_revision, revision)
      select ${partition}, id, nextval('order_ids'), n, ${items}::text::jsonb, '', 3200, ${now}, n, n
      from unnest(${ids}::uuid[]) as id, generate_series(1, 8) n`
    await sql`
      insert into ${inPartition('answers', partition)} (slot, id, group_id, fingerprint, reply)
      select ${partition}, gen_random_uuid(), id, gen_random_uuid(), repeat(${items}, 2)
      from unnest(${ids}::uuid[]) as id, generate_series(1, 8) n`
    await sql`
      insert into group_codes (code, group_id, expires_at)
      select id::text, id, ${new Date(now.getTime() + 24 * 3_600_000)} from unnest(${ids}::uuid[]) as id`
  }
  await sql`vacuum analyze`
  await close()
}
