// Creates tables for the benches: over HTTP like real ones, or by the thousand directly in the database.

import { createGroup, type Group } from '@tablemate/contract/groups.ts'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { connectDatabase } from '@tablemate/server/db/database.ts'
import { newGroupId, partitionOf } from '@tablemate/server/db/partitions.ts'
import { inPartition } from '@tablemate/server/db/sql.ts'
import { makeGroup, type TestGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'

export interface MemberSession {
  readonly groupId: string
  readonly linkKey: string
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
    sessions.push({ groupId: group.id, linkKey: group.linkKey, memberId: member.id, cookie: phone.cookie() })
  }
  return sessions
}

/** Creates tables without orders; at a registered restaurant if its id is given. */
export async function makeGroups(
  url: string,
  count: number,
  diners: number,
  of: { restaurantId?: number } = {},
): Promise<TestGroup<number>[]> {
  const groups: TestGroup<number>[] = []
  for (let at = 0; at < count; at += 1) groups.push(await makeGroup<number>({ url }, { diners, ...of }))
  return groups
}

/** Creates groups of eight diners with five orders each. Returns the session of one diner of each. */
export async function makeFullGroups(url: string, count: number): Promise<MemberSession[]> {
  const sessions: MemberSession[] = []
  for (let at = 0; at < count; at += 1) {
    const { group, diners } = await makeGroup({ url }, { diners: 8 })
    for (const diner of diners) for (let order = 0; order < 5; order += 1) await diner.order(...twoItems())
    sessions.push({
      groupId: group.id,
      linkKey: group.linkKey,
      memberId: diners[0].id,
      cookie: diners[0].phone.cookie(),
    })
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

/** The body of a request that places this order. */
export function orderBody({ groupId, memberId }: Pick<MemberSession, 'groupId' | 'memberId'>) {
  return { groupId, memberId, items: twoItems(), transcription: '', total: 3200 }
}

interface FilledGroup {
  readonly diners: number
  readonly orders: number
  /** The groups are spread over the restaurants of the database, and each order has a ticket. */
  readonly isAtRestaurants?: boolean
}

/** Inserts groups with their orders, and a stored reply to each order, created between these times (ms). */
export async function fillDatabase(
  target: DatabaseTarget,
  count: number,
  { from, until }: { from: number; until: number },
  { diners, orders, isAtRestaurants = false }: FilledGroup = { diners: 4, orders: 8 },
): Promise<void> {
  // A crash may lose the last rows, which does not matter here.
  const { sql, close } = connectDatabase(target, { connections: 1 })
  await sql`set synchronous_commit = off`
  const items = JSON.stringify(twoItems())
  const batch = 5000
  const restaurants = isAtRestaurants ? await sql<{ id: number }[]>`select id from restaurants` : []
  const restaurantIds = restaurants.map(({ id }) => id)
  for (let done = 0; done < count; done += batch) {
    const now = new Date(from + (done / count) * (until - from))
    const ids = Array.from({ length: Math.min(batch, count - done) }, () => newGroupId(now))
    const partition = partitionOf(ids[0] ?? '')
    await sql`
      insert into ${inPartition('groups', partition)} (slot, id, code, is_universal_mode, currency, creator, created_at, expires_at, revision,
        member_count, order_count, restaurant_id)
      select ${partition}, id, substr(id::text, 1, 6), ${!isAtRestaurants}, 'USD', sha256(id::text::bytea), ${now},
        ${new Date(now.getTime() + 24 * 3_600_000)}, ${orders}, ${diners}, ${orders},
        (${restaurantIds}::bigint[])[1 + (${done} + at) % ${Math.max(restaurantIds.length, 1)}]
      from unnest(${ids}::uuid[]) with ordinality as of (id, at)`
    await sql`
      insert into ${inPartition('members', partition)} (slot, group_id, id, name, name_key, device, revision)
      select ${partition}, id, nextval('member_ids'), 'Diner ' || n, 'diner ' || n, sha256((id::text || n)::bytea), n
      from unnest(${ids}::uuid[]) as id, generate_series(1, ${diners}) n`
    await sql`
      insert into ${inPartition('orders', partition)} (slot, group_id, id, member_id, items, transcription, total, created_at,
        placed_revision, revision)
      select ${partition}, id, nextval('order_ids'), n, ${items}::text::jsonb, '', 3200, ${now}, n, n
      from unnest(${ids}::uuid[]) as id, generate_series(1, ${orders}) n`
    if (isAtRestaurants)
      await sql`
        insert into ${inPartition('tickets', partition)} (slot, group_id, order_id, station_id, state, lines, changed_at)
        select slot, group_id, id, 0, 'served', '{0,1}', created_at from ${inPartition('orders', partition)}
        where group_id = any(${ids}::uuid[])`
    await sql`
      insert into ${inPartition('answers', partition)} (slot, id, group_id, fingerprint, reply)
      select ${partition}, gen_random_uuid(), id, gen_random_uuid(), repeat(${items}, 2)
      from unnest(${ids}::uuid[]) as id, generate_series(1, ${orders}) n`
    await sql`
      insert into group_codes (code, group_id, expires_at)
      select id::text, id, ${new Date(now.getTime() + 24 * 3_600_000)} from unnest(${ids}::uuid[]) as id`
  }
  await sql`vacuum analyze`
  await close()
}
