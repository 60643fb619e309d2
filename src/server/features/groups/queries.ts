// The rows of groups and members: this feature alone writes them.

import { randomBytes } from 'node:crypto'
import type { Group, Member } from '#contract/groups.ts'
import type { Rates } from '#domain/bill-total.ts'
import { codeFrom } from '#domain/group-code.ts'
import { groupLifetimeMs } from '#domain/group-time.ts'
import { limits } from '#domain/limits.ts'
import { nameKey } from '#domain/plain-text.ts'
import type { HeldTable } from '../../access/change-table.ts'
import { inSlot, type Sql, type Transaction } from '../../db/database.ts'
import { isDuplicate } from '../../db/failures.ts'
import { newGroupId, slotOf } from '../../db/slots.ts'
import { problem } from '../../http/problems.ts'

export type NewGroup = Pick<
  Group,
  'restaurantId' | 'restaurantName' | 'tableNumber' | 'isUniversalMode' | 'currency'
>

/** What else stands with a new group. */
export interface GroupOrigin {
  /** Those that its bill starts with. */
  readonly rates: Rates
  /** The device that starts it. */
  readonly device: string
  /** Whose code was scanned (features/tables). */
  readonly tableId?: number
}

/** A new group with a code that no live group has. */
export async function insertGroup(
  tx: Transaction,
  wanted: NewGroup,
  { rates, device, tableId }: GroupOrigin,
  now: Date,
): Promise<Group> {
  const id = newGroupId(now)
  const slot = slotOf(id)
  const expiresAt = new Date(now.getTime() + groupLifetimeMs)
  const code = await takeCode(tx, id, expiresAt, now)
  const { restaurantId, restaurantName, tableNumber, isUniversalMode, currency } = wanted
  await tx`
    insert into ${inSlot(tx, 'groups', slot)} (slot, id, code, restaurant_id, restaurant_name, table_number, is_universal_mode,
      currency, tax_rate, service_fee_rate, is_tax_included, creator, table_id, created_at, expires_at)
    values (${slot}, ${id}, ${code}, ${restaurantId}, ${restaurantName}, ${tableNumber}, ${isUniversalMode},
      ${currency}, ${rates.taxRate}, ${rates.serviceFeeRate}, ${rates.isTaxIncluded}, decode(${device}, 'hex'), ${tableId ?? null},
      ${now}, ${expiresAt})`
  return {
    id,
    code,
    ...wanted,
    isActive: true,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** What a code tells whoever has it; null when no live group has it. */
export async function findByCode(
  sql: Sql,
  code: string,
  now: Date,
): Promise<Pick<Group, 'id' | 'code' | 'restaurantName' | 'tableNumber'> | null> {
  const [found] = await sql<{ id: string }[]>`
    select group_id as id from group_codes where code = ${code} and expires_at > ${now}`
  if (!found) return null
  const slot = slotOf(found.id)
  const [group] = await sql<Pick<Group, 'id' | 'code' | 'restaurantName' | 'tableNumber'>[]>`
    select id, code, restaurant_name as "restaurantName", table_number as "tableNumber"
    from ${inSlot(sql, 'groups', slot)} where slot = ${slot} and id = ${found.id}`
  return group ?? null
}

/** Of the device; null for a guest, who has none. */
type Device = string | null

/** Throws 'too-many-members' where there is no room for one more. */
export function requireRoom({ memberCount, joinedCount }: HeldTable): void {
  if (memberCount >= limits.membersPerGroup || joinedCount >= limits.membersEverPerGroup)
    throw problem('too-many-members')
}

/** A new member; throws 'name-taken' when the table has the name already, in whatever spelling. */
export async function insertMember(held: HeldTable, name: string, device: Device): Promise<Member> {
  const member = await orNameTaken(held, save => insertRow(save, held, name, device))
  await countMembers(held, 1)
  return member
}

/** Gives the member another name; throws as `insertMember`. */
export async function renameMember(held: HeldTable, memberId: number, name: string): Promise<Member> {
  const { tx, slot, groupId, revision } = held
  await orNameTaken(
    held,
    save => save`
      update ${inSlot(save, 'members', slot)} set name = ${name}, name_key = ${nameKey(name)}, revision = ${revision}
      where slot = ${slot} and group_id = ${groupId} and id = ${memberId}`,
  )
  await tx`
    update ${inSlot(tx, 'groups', slot)} set members_revision = ${revision} where slot = ${slot} and id = ${groupId}`
  return { id: memberId, groupId, name, isGuest: held.guests.includes(memberId) }
}

async function orNameTaken<R>({ tx }: HeldTable, work: (save: Transaction) => Promise<R>): Promise<R> {
  try {
    return await (tx.savepoint(work) as Promise<R>)
  } catch (error) {
    if (isDuplicate(error)) throw problem('name-taken')
    throw error
  }
}

/** The member with whom a group was created, in the same transaction. */
export async function insertFirstMember(
  tx: Transaction,
  group: Group,
  name: string,
  device: string,
): Promise<Member> {
  const place = { tx, slot: slotOf(group.id), groupId: group.id, revision: 0 }
  const member = await insertRow(tx, place, name, device)
  await countMembers(place, 1)
  return member
}

/**
 * Deletes the member, and with the last one who has a device the guests: nobody is left to act for them. Guests with orders or
 * payments stay. Throws 'has-ordered' when orders or payments stand in the member's name.
 */
export async function deleteMember(held: HeldTable, memberId: number): Promise<void> {
  const deleted = await deleteUnbilled(held, [memberId])
  if (deleted === 0) throw problem('has-ordered')
  if (held.guests.length > 0 && !(await hasDevices(held))) await deleteUnbilled(held, held.guests)
}

/** Deletes those of the members without orders and payments, and answers how many they were. */
async function deleteUnbilled(held: HeldTable, memberIds: readonly number[]): Promise<number> {
  const { tx, slot, groupId } = held
  const deleted = await tx<{ id: number }[]>`
    delete from ${inSlot(tx, 'members', slot)} m
    where slot = ${slot} and group_id = ${groupId} and id = any(${memberIds}::bigint[])
      and not exists (select from ${inSlot(tx, 'orders', slot)}
        where slot = ${slot} and group_id = ${groupId} and member_id = m.id and not is_cancelled)
      and not exists (select from ${inSlot(tx, 'payments', slot)}
        where slot = ${slot} and group_id = ${groupId} and m.id in (member_id, paid_by))
    returning id`
  if (deleted.length === 0) return 0
  await countMembers(held, -deleted.length)
  await tx`
    update ${inSlot(tx, 'groups', slot)} set gone_members = gone_members || ${deleted.map(({ id }) => id)}::bigint[]
    where slot = ${slot} and id = ${groupId}`
  return deleted.length
}

/** Whether the table has a member with a device. */
async function hasDevices({ tx, slot, groupId }: HeldTable): Promise<boolean> {
  const [found] = await tx`
    select from ${inSlot(tx, 'members', slot)} where slot = ${slot} and group_id = ${groupId} and not is_guest limit 1`
  return found !== undefined
}

type Place = Pick<HeldTable, 'tx' | 'slot' | 'groupId' | 'revision'>

async function insertRow(
  tx: Transaction,
  { slot, groupId, revision }: Omit<Place, 'tx'>,
  name: string,
  device: Device,
): Promise<Member> {
  const isGuest = device === null
  const [row] = await tx<{ id: number }[]>`
    insert into ${inSlot(tx, 'members', slot)} (slot, group_id, id, name, name_key, device, is_guest, revision)
    values (${slot}, ${groupId}, nextval('member_ids'), ${name}, ${nameKey(name)}, decode(${device ?? ''}, 'hex'), ${isGuest},
      ${revision})
    returning id`
  return { id: row?.id ?? 0, groupId, name, isGuest }
}

async function countMembers({ tx, slot, groupId, revision }: Place, by: number): Promise<void> {
  await tx`
    update ${inSlot(tx, 'groups', slot)} set member_count = member_count + ${by},
      joined_count = joined_count + ${Math.max(0, by)}, members_revision = ${revision}
    where slot = ${slot} and id = ${groupId}`
}

async function takeCode(tx: Transaction, groupId: string, expiresAt: Date, now: Date): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(16))
    if (code === null) continue
    const [taken] = await tx`
      insert into group_codes as c (code, group_id, expires_at) values (${code}, ${groupId}, ${expiresAt})
      on conflict (code) do update set group_id = excluded.group_id, expires_at = excluded.expires_at
        where c.expires_at <= ${now}
      returning code`
    if (taken) return code
  }
}
