// The rows of diners' requests to the staff. Only this feature writes them.

import type { OwnServiceRequest } from '@tablemate/contract/kitchen.ts'
import type { ServiceRequestKind } from '@tablemate/domain/kitchen/ticket.ts'
import type { Sql } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { identifier, inPartition } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'

/** Throws 'ordering-off' if no restaurant receives the group's requests. */
export async function requireStaff({ tx, restaurantId }: LockedGroup): Promise<void> {
  const [found] = await tx`
    select from restaurant_kitchens where restaurant_id = ${restaurantId} and mode <> 'off'`
  if (!found) throw problem('ordering-off')
}

/** Returns the group's open request of this kind, or inserts one in the member's name. */
export async function openServiceRequest(
  locked: LockedGroup,
  memberId: number,
  kind: ServiceRequestKind,
  now: Date,
): Promise<OwnServiceRequest> {
  const { tx, partition, groupId } = locked
  const requests = inPartition('requests', partition)
  const [open] = await tx<{ id: number; createdAt: Date }[]>`
    select id, created_at as "createdAt" from ${requests}
    where slot = ${partition} and group_id = ${groupId} and kind = ${kind} and done_at is null`
  if (open) return { id: open.id, kind, createdAt: open.createdAt.toISOString() }
  const [opened] = await tx<{ id: number }[]>`
    insert into ${requests} (slot, group_id, id, member_id, kind, created_at)
    values (${partition}, ${groupId}, nextval('request_ids'), ${memberId}, ${kind}, ${now})
    returning id`
  await raiseRequestsRevision(locked)
  return { id: opened?.id ?? 0, kind, createdAt: now.toISOString() }
}

/** The group of the request, if it is one of the restaurant's; else null. */
export async function findGroupOfServiceRequest(
  sql: Sql,
  input: { readonly restaurantId: number; readonly requestId: number; readonly groupId: string | null },
): Promise<string | null> {
  const { restaurantId, requestId, groupId } = input
  const partition = groupId === null ? null : partitionOf(groupId)
  const from = (relation: string) =>
    partition === null ? identifier(relation) : inPartition(relation, partition)
  const [found] = await sql<{ groupId: string }[]>`
    select r.group_id as "groupId" from ${from('requests')} r
    join ${from('groups')} g on g.slot = r.slot and g.id = r.group_id
    where r.id = ${requestId} and g.restaurant_id = ${restaurantId}
      and r.group_id = coalesce(${groupId}::uuid, r.group_id)`
  return found?.groupId ?? null
}

/** Does nothing if the request is closed already. */
export async function closeServiceRequest(locked: LockedGroup, requestId: number, now: Date): Promise<void> {
  const { tx, partition, groupId } = locked
  const count = await tx.count`
    update ${inPartition('requests', partition)} set done_at = ${now}
    where slot = ${partition} and group_id = ${groupId} and id = ${requestId} and done_at is null`
  if (count > 0) await raiseRequestsRevision(locked)
}

/** Closes the open requests of these kinds. */
export async function closeServiceRequests(
  locked: LockedGroup,
  kinds: readonly ServiceRequestKind[],
  now: Date,
): Promise<void> {
  const { tx, partition, groupId } = locked
  const count = await tx.count`
    update ${inPartition('requests', partition)} set done_at = ${now}
    where slot = ${partition} and group_id = ${groupId} and kind = any(${kinds}::text[]) and done_at is null`
  if (count > 0) await raiseRequestsRevision(locked)
}

/** Closes the open requests of these members, who leave the group. */
export async function closeServiceRequestsOf(
  locked: LockedGroup,
  memberIds: readonly number[],
  now: Date,
): Promise<void> {
  const { tx, partition, groupId } = locked
  const count = await tx.count`
    update ${inPartition('requests', partition)} set done_at = ${now}
    where slot = ${partition} and group_id = ${groupId} and member_id = any(${memberIds}::bigint[]) and done_at is null`
  if (count > 0) await raiseRequestsRevision(locked)
}

async function raiseRequestsRevision({ tx, partition, groupId, revision }: LockedGroup): Promise<void> {
  await tx`
    update ${inPartition('groups', partition)} set requests_revision = ${revision} where slot = ${partition} and id = ${groupId}`
}
