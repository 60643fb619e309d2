// Groups that have ended, for retention to delete during failovers. Each must be counted once among its restaurant's figures, in
// the transaction that deletes it. That transaction does not wait for the disk or a standby, so a failover may undo it as a whole.

import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '@tablemate/server/db/database.ts'
import { newGroupId, partitionOf } from '@tablemate/server/db/partitions.ts'
import { inPartition, type Statements } from '@tablemate/server/db/sql.ts'
import type { Ledger } from '../ledger.ts'

export interface EndedGroups {
  /** Adds groups that ended two hours ago. */
  add(): Promise<void>
  /** Waits until retention has deleted every group. Records as a breach what is left, or not counted once. */
  check(ledger: Ledger): Promise<void>
}

const groupsAtOnce = 200
const ordersOfGroup = 2
const agoMs = 26 * 3_600_000
const dayMs = 24 * 3_600_000
/** Retention runs once a minute. */
const deletedMs = 180_000
const pollMs = 1000

/** Adds the restaurant at which the groups were. */
export async function openEndedGroups(sql: Sql): Promise<EndedGroups> {
  const [restaurant] = await sql<{ id: number }[]>`
    insert into restaurants (email, email_key, password_hash, name, name_key, name_words, currency, created_at)
    values ('ended@example.com', 'ended@example.com', '', 'Ended', 'ended', to_tsvector('simple', 'ended'), 'USD', now())
    returning id`
  const restaurantId = restaurant?.id ?? 0
  let groups = 0

  async function insertGroups(tx: Statements): Promise<void> {
    const createdAt = new Date(Date.now() - agoMs)
    const ids = Array.from({ length: groupsAtOnce }, () => newGroupId(createdAt))
    const partition = partitionOf(ids[0] ?? '')
    await tx`
      insert into ${inPartition('groups', partition)} (slot, id, code, is_universal_mode, currency, creator, created_at,
        expires_at, order_count, restaurant_id)
      select ${partition}, id, substr(id::text, 1, 6), false, 'USD', sha256(id::text::bytea), ${createdAt},
        ${new Date(createdAt.getTime() + dayMs)}, ${ordersOfGroup}, ${restaurantId}
      from unnest(${ids}::uuid[]) as id`
    await tx`
      insert into ${inPartition('orders', partition)} (slot, group_id, id, member_id, items, transcription, total,
        created_at, placed_revision, revision)
      select ${partition}, id, nextval('order_ids'), n, '[]', '', 0, ${createdAt}, n, n
      from unnest(${ids}::uuid[]) as id, generate_series(1, ${ordersOfGroup}) n`
  }

  async function countLeft(): Promise<number> {
    const [row] = await sql<{ left: number }[]>`
      select count(*) as left from groups where restaurant_id = ${restaurantId}`
    return row?.left ?? 0
  }

  return {
    async add() {
      await sql.begin(insertGroups)
      groups += groupsAtOnce
    },
    async check(ledger) {
      const deadline = performance.now() + deletedMs
      while ((await countLeft()) > 0 && performance.now() < deadline) await wait(pollMs)
      const left = await countLeft()
      if (left > 0) ledger.breaches.push(`${left} ended groups are not deleted`)
      const [counted] = await sql<{ groups: number; orders: number }[]>`
        select coalesce(sum(groups), 0)::int as groups, coalesce(sum(orders), 0)::int as orders from restaurant_days
        where restaurant_id = ${restaurantId}`
      const orders = groups * ordersOfGroup
      if (counted?.groups !== groups || counted.orders !== orders)
        ledger.breaches.push(
          `retention counted ${counted?.groups} groups with ${counted?.orders} orders, not ${groups} with ${orders}`,
        )
    },
  }
}
