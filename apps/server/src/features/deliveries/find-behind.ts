// Finds the groups whose orders changed since they were last relayed.

import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'

export function findBehind(
  sql: Sql | Transaction,
  now: Date,
  limit: number,
): Promise<{ id: string; restaurantId: number }[]> {
  return sql<{ id: string; restaurantId: number }[]>`
    select g.id, g.restaurant_id as "restaurantId" from groups g
    left join relays r on r.slot = g.slot and r.group_id = g.id
    where g.restaurant_id in (select restaurant_id from destinations where is_enabled) and g.expires_at > ${now}
      and g.placed_count > 0 and g.revision > coalesce(r.revision, 0)
    order by g.revision limit ${limit}`
}

/**
 * Whether an order, an allergy or the group changed since the group was last relayed. If not, as after a payment, the group is marked as
 * relayed, without a lock on it.
 */
export async function isBehind(sql: Sql, groupId: string): Promise<boolean> {
  const partition = partitionOf(groupId)
  const [found] = await sql<{ isBehind: boolean }[]>`
    with known as (
      select g.id, g.revision, g.moved_revision, coalesce(r.revision, 0) as relayed from ${inPartition('groups', partition)} g
      left join ${inPartition('relays', partition)} r on r.slot = g.slot and r.group_id = g.id
      where g.slot = ${partition} and g.id = ${groupId}
    ), behind as (
      select known.moved_revision > known.relayed or exists (select from ${inPartition('orders', partition)} o
          where o.slot = ${partition} and o.group_id = known.id and o.revision > known.relayed)
        or exists (select from ${inPartition('members', partition)} m
          where m.slot = ${partition} and m.group_id = known.id and m.allergies_revision > known.relayed) as is_behind
      from known
    ), marked as (
      insert into ${inPartition('relays', partition)} as r (slot, group_id, revision)
      select ${partition}, known.id, known.revision from known, behind where not is_behind and known.revision > known.relayed
      -- A group that must be compared again is not marked.
      on conflict (slot, group_id) do update set revision = greatest(r.revision, excluded.revision) where r.revision >= 0
    )
    select is_behind as "isBehind" from behind`
  return found?.isBehind ?? false
}
