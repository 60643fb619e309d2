// The rows of groups and members: this feature alone writes them.

import { randomBytes } from 'node:crypto'
import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import {
  type changeMember,
  type Group,
  type joinGroup,
  type Member,
  memberFields,
} from '@tablemate/contract/groups.ts'
import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { startingTip } from '@tablemate/domain/bill/rates.ts'
import { displayNameKey, freeName } from '@tablemate/domain/groups/display-name.ts'
import { groupLifetimeMs } from '@tablemate/domain/groups/group-time.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { isDuplicate } from '../../db/failures.ts'
import { newGroupId, partitionOf } from '../../db/partitions.ts'
import { assignments, columnList, fragment, identifier, inPartition, join, raw } from '../../db/sql.ts'
import type { StoredGroup } from '../../group/group-links.ts'
import { type MemberDetails, memberDetailColumns } from '../../group/group-row.ts'
import { isHost, type LockedGroup } from '../../group/locked-group.ts'
import { type RestaurantFacts, restaurantFacts } from '../../group/restaurant-facts.ts'
import { problem } from '../../problems.ts'
import { reserveCode } from './codes.ts'

export type NewGroup = Pick<
  Group,
  'restaurantId' | 'restaurantName' | 'tableNumber' | 'isUniversalMode' | 'currency'
>

/** The data of a new group that the contract does not declare. */
export interface GroupOrigin {
  /** The first rates of its bill. */
  readonly rates: Rates
  /** The creator; null: a waiter, who is not in the group. */
  readonly device: Device
  /** The table whose code was scanned (features/restaurant-tables). */
  readonly tableId?: number
}

/** Inserts a group with a code that no live group has. */
export async function insertGroup(
  tx: Transaction,
  input: NewGroup,
  { rates, device, tableId }: GroupOrigin,
  now: Date,
): Promise<StoredGroup> {
  const id = newGroupId(now)
  const partition = partitionOf(id)
  const expiresAt = new Date(now.getTime() + groupLifetimeMs)
  const code = await reserveCode(tx, id, expiresAt, now)
  const { restaurantId, restaurantName, tableNumber, isUniversalMode, currency } = input
  const [facts] = await tx<[RestaurantFacts]>`
    insert into ${inPartition('groups', partition)} as g (slot, id, code, restaurant_id, restaurant_name, table_number, is_universal_mode,
      currency, tax_rate, service_fee_rate, is_tax_included, tip_percentage, creator, table_id, created_at, expires_at)
    values (${partition}, ${id}, ${code}, ${restaurantId}, ${restaurantName}, ${tableNumber}, ${isUniversalMode},
      ${currency}, ${rates.taxRate}, ${rates.serviceFeeRate}, ${rates.isTaxIncluded}, ${startingTip(input, rates)}, decode(${device ?? nobody()}, 'hex'), ${tableId ?? null},
      ${now}, ${expiresAt})
    returning ${raw(restaurantFacts)}`
  return {
    id,
    code,
    ...input,
    isActive: true,
    ...facts,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** What a new member enters; null: nothing. */
export type NewMember = Pick<CheckedOf<typeof joinGroup, 'body'>, 'name' | keyof MemberDetails>

/** An absent field stays, null empties it. */
export type MemberChanges = CheckedOf<typeof changeMember, 'body'>

/** The device of a member; null for a guest. */
type Device = string | null

/** A device that nobody has. */
const nobody = () => randomBytes(32).toString('hex')

/** Throws 'too-many-members' if the group has no room for so many more. */
export function requireRoom({ memberCount, joinedCount }: LockedGroup, newcomers = 1): void {
  if (
    memberCount + newcomers > limits.membersPerGroup ||
    joinedCount + newcomers > limits.membersEverPerGroup
  )
    throw problem('too-many-members')
}

/** Inserts a member. Throws 'name-taken' if the group has the name, or one that looks like it. */
export async function insertMember(locked: LockedGroup, input: NewMember, device: Device): Promise<Member> {
  const member = await orNameTaken(() => insertRow(locked.tx, locked, input, device, isHost(locked)))
  await countMembers(locked, 1)
  return member
}

/**
 * Adds guests without a phone whom a waiter seats, each with the next seat of the group. A name that is taken gets a number. Returns their ids. Throws
 * 'too-many-members'.
 */
export async function insertSeatedGuests(locked: LockedGroup, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  requireRoom(locked, names.length)
  const { tx, partition, groupId } = locked
  const present = await tx<{ name: string; seat: number | null }[]>`
    select name, seat from ${inPartition('members', partition)} where slot = ${partition} and group_id = ${groupId}`
  const firstSeat = Math.max(0, ...present.map(({ seat }) => seat ?? 0)) + 1
  const taken = new Set(present.map(({ name }) => displayNameKey(name)))
  const none = Object.fromEntries(Object.keys(memberFields).map(field => [field, null]))
  const ids: number[] = []
  for (const [at, typed] of names.entries()) {
    const name = freeName(typed, taken)
    taken.add(displayNameKey(name))
    const input = { ...none, name } as NewMember
    ids.push((await insertRow(tx, locked, input, null, false, firstSeat + at)).id)
  }
  await countMembers(locked, names.length)
  return ids
}

/**
 * Moves members with their devices into another group. A name that is taken there gets a number. Returns whose did; `numbered` are
 * those of the move that is undone. Throws 'member-not-found', and 'too-many-members'. The caller moves their orders first.
 */
export async function moveMembers(
  from: LockedGroup,
  to: LockedGroup,
  memberIds: readonly number[],
  numbered: readonly number[] = [],
): Promise<number[]> {
  requireRoom(to, memberIds.length)
  const { tx } = from
  const presentIn = ({ partition, groupId }: LockedGroup) => tx<
    { id: number; name: string; seat: number | null }[]
  >`
    select id, name, seat from ${inPartition('members', partition)}
    where slot = ${partition} and group_id = ${groupId} order by id`
  const moved = (await presentIn(from)).filter(({ id }) => memberIds.includes(id))
  if (moved.length < memberIds.length) throw problem('member-not-found')
  const present = await presentIn(to)
  const taken = new Set(present.map(({ name }) => displayNameKey(name)))
  let lastSeat = Math.max(0, ...present.map(({ seat }) => seat ?? 0))
  const named: number[] = []
  for (const { id, name: former, seat } of moved) {
    const name = freeName(numbered.includes(id) ? former.replace(/ \d+$/, '') : former, taken)
    if (name !== former && !numbered.includes(id)) named.push(id)
    taken.add(displayNameKey(name))
    if (seat !== null) lastSeat += 1
    await tx`
      update members set slot = ${to.partition}, group_id = ${to.groupId}, name = ${name}, name_key = ${displayNameKey(name)},
        seat = ${seat === null ? null : lastSeat}, revision = ${to.revision},
        allergies_revision = case when allergies_revision = 0 then 0 else ${to.revision}::integer end
      where slot = ${from.partition} and group_id = ${from.groupId} and id = ${id}`
  }
  const ids = moved.map(({ id }) => id)
  await markGone(from, ids)
  // They may return to a group that they have left.
  await tx`
    update ${inPartition('groups', to.partition)}
    set gone_members = array(select unnest(gone_members) except select unnest(${ids}::bigint[]))
    where slot = ${to.partition} and id = ${to.groupId}`
  await countMembers(to, ids.length)
  await removeCreator(from)
  return named
}

/** The seats of guests without a phone whom a waiter seated in the group, in ascending order. */
export async function findFreeSeats(sql: Sql, groupId: string): Promise<number[]> {
  const partition = partitionOf(groupId)
  const rows = await sql<{ seat: number }[]>`
    select seat from ${inPartition('members', partition)}
    where slot = ${partition} and group_id = ${groupId} and is_guest and seat is not null order by seat`
  return rows.map(({ seat }) => seat)
}

/** The device becomes the guest at this seat. Throws 'seat-taken' if it is no guest's, and as `insertMember`. */
export async function takeSeat(
  locked: LockedGroup,
  seat: number,
  { name, ...details }: NewMember,
  device: string,
): Promise<Member> {
  const { tx, partition, groupId } = locked
  const [guest] = await tx<{ id: number }[]>`
    update ${inPartition('members', partition)} set device = decode(${device}, 'hex'), is_guest = false
    where slot = ${partition} and group_id = ${groupId} and seat = ${seat} and is_guest returning id`
  if (!guest) throw problem('seat-taken')
  // What the diner says nothing about stays as it was said for the guest.
  const said = Object.entries(details).map(([field, value]) => [field, value ?? undefined])
  return updateMember(locked, guest.id, { name, ...Object.fromEntries(said) })
}

/** Changes the name or the allergies; the kitchen must acknowledge new allergies. Throws as `insertMember`. */
export async function updateMember(
  locked: LockedGroup,
  memberId: number,
  { name, ...details }: MemberChanges,
): Promise<Member> {
  const { tx, partition, groupId, revision } = locked
  const given = (Object.keys(details) as (keyof MemberDetails)[])
    .filter(field => details[field] !== undefined)
    .map(field => ({
      column: memberDetailColumns[field],
      value: details[field] ?? memberFields[field].none,
      field,
    }))
  const isNews = given
    .filter(({ field }) => memberFields[field].mustBeSeenByKitchen)
    .map(({ column, value }) => fragment` or ${identifier(column)} <> ${value}`)
  const changed = assignments({
    ...{ name, name_key: name && displayNameKey(name), revision },
    ...Object.fromEntries(given.map(({ column, value }) => [column, value])),
  })
  const [row] = await orNameTaken(
    () => tx<Pick<Member, 'name' | 'isGuest' | keyof MemberDetails>[]>`
      update ${inPartition('members', partition)} set ${changed},
        allergies_revision = case when ${join([fragment`false`, ...isNews], '')} then ${revision} else allergies_revision end
      where slot = ${partition} and group_id = ${groupId} and id = ${memberId}
      returning name, is_guest as "isGuest", ${raw(columnList(memberDetailColumns))}`,
  )
  if (!row) throw problem('not-your-member')
  await tx`
    update ${inPartition('groups', partition)} set members_revision = ${revision} where slot = ${partition} and id = ${groupId}`
  return { id: memberId, groupId, ...row, isHost: isHost(locked) && !row.isGuest }
}

/** The live group of the device's own member; null: it has no such member. */
export async function findGroupOfMember(
  sql: Sql,
  memberId: number,
  device: string,
  now: Date,
): Promise<string | null> {
  const [found] = await sql<{ groupId: string }[]>`
    select group_id as "groupId" from members m join groups g on g.slot = m.slot and g.id = m.group_id
    where m.device = decode(${device}, 'hex') and m.id = ${memberId} and g.expires_at > ${now}`
  return found?.groupId ?? null
}

async function orNameTaken<R>(save: () => Promise<R>): Promise<R> {
  try {
    return await save()
  } catch (error) {
    if (isDuplicate(error)) throw problem('name-taken')
    throw error
  }
}

/** Inserts the member with whom a group is created, in the same transaction. */
export async function insertFirstMember(
  tx: Transaction,
  group: StoredGroup,
  input: NewMember,
  device: string,
  isAtRestaurantTable = false,
): Promise<Member> {
  const target = { tx, partition: partitionOf(group.id), groupId: group.id, revision: 0 }
  const member = await insertRow(tx, target, input, device, !isAtRestaurantTable)
  await countMembers(target, 1)
  return member
}

/**
 * Deletes the member. With the last member who has a device it also deletes the guests that phones added, because nobody can act
 * for them; guests with orders or payments stay. Throws 'has-ordered' if the member has orders or payments or shares somebody's dish,
 * 'being-paid' if the member pays, or is paid for, by card just now, and 'member-not-found'.
 */
export async function deleteMember(locked: LockedGroup, memberId: number): Promise<void> {
  const deleted = await deleteUnbilled(locked, [memberId])
  if (deleted === 0) {
    if (!(await isMember(locked, memberId))) throw problem('member-not-found')
    throw problem((await isInHeldPayment(locked, memberId)) ? 'being-paid' : 'has-ordered')
  }
  if (locked.guests.length > 0 && !(await hasDevices(locked)))
    await deleteUnbilled(locked, await withoutSeat(locked))
}

/** Deletes the members that have no orders and payments and share nothing by name, and returns their number. */
async function deleteUnbilled(locked: LockedGroup, memberIds: readonly number[]): Promise<number> {
  const { tx, partition, groupId } = locked
  const deleted = await tx<{ id: number }[]>`
    delete from ${inPartition('members', partition)} m
    where slot = ${partition} and group_id = ${groupId} and id = any(${memberIds}::bigint[])
      and not exists (select from ${inPartition('orders', partition)}
        where slot = ${partition} and group_id = ${groupId} and not is_cancelled and (member_id = m.id or shared_revision > 0
          and jsonb_path_exists(items, '$[*] ? (!exists(@.refused)).sharedBy[*] ? (@ == $id)', jsonb_build_object('id', m.id))))
      and not exists (select from ${inPartition('payments', partition)}
        where slot = ${partition} and group_id = ${groupId} and m.id in (member_id, paid_by))
    returning id`
  if (deleted.length > 0)
    await markGone(
      locked,
      deleted.map(({ id }) => id),
    )
  return deleted.length
}

/** Members have left the group. */
async function markGone(locked: LockedGroup, memberIds: readonly number[]): Promise<void> {
  const { tx, partition, groupId } = locked
  await countMembers(locked, -memberIds.length)
  await tx`
    update ${inPartition('groups', partition)} set gone_members = gone_members || ${memberIds}::bigint[]
    where slot = ${partition} and id = ${groupId}`
}

/** Whether the member belongs to the device that created the group. */
export async function isMemberOfCreator(
  { tx, partition, groupId }: LockedGroup,
  memberId: number,
): Promise<boolean> {
  const [found] = await tx`
    select from ${inPartition('members', partition)} m join ${inPartition('groups', partition)} g on g.slot = m.slot and g.id = m.group_id
    where m.slot = ${partition} and m.group_id = ${groupId} and m.id = ${memberId} and m.device = g.creator`
  return found !== undefined
}

/**
 * Removes the creator if its device has no member left: it could otherwise go on reading, and come back as the host. A random
 * value that no device has replaces it.
 */
export async function removeCreator({ tx, partition, groupId }: LockedGroup): Promise<void> {
  await tx`
    update ${inPartition('groups', partition)} g set creator = ${randomBytes(32)}
    where slot = ${partition} and id = ${groupId} and not exists (
      select from ${inPartition('members', partition)} m where m.slot = ${partition} and m.group_id = ${groupId} and m.device = g.creator)`
}

async function isMember({ tx, partition, groupId }: LockedGroup, memberId: number): Promise<boolean> {
  const [found] = await tx`
    select from ${inPartition('members', partition)} where slot = ${partition} and group_id = ${groupId} and id = ${memberId}`
  return found !== undefined
}

async function withoutSeat({ tx, partition, groupId, guests }: LockedGroup): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from ${inPartition('members', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = any(${guests}::bigint[]) and seat is null`
  return rows.map(({ id }) => id)
}

async function isInHeldPayment({ tx, partition, groupId }: LockedGroup, memberId: number): Promise<boolean> {
  const [found] = await tx`
    select from ${inPartition('payments', partition)}
    where slot = ${partition} and group_id = ${groupId} and is_held and ${memberId} in (member_id, paid_by)`
  return found !== undefined
}

/** Whether the group has a member with a device. */
async function hasDevices({ tx, partition, groupId }: LockedGroup): Promise<boolean> {
  const [found] = await tx`
    select from ${inPartition('members', partition)} where slot = ${partition} and group_id = ${groupId} and not is_guest limit 1`
  return found !== undefined
}

type GroupWrite = Pick<LockedGroup, 'tx' | 'partition' | 'groupId' | 'revision'>

async function insertRow(
  tx: Transaction,
  { partition, groupId, revision }: Omit<GroupWrite, 'tx'>,
  { name, ...rest }: NewMember,
  device: Device,
  isHostDevice: boolean,
  seat: number | null = null,
): Promise<Member> {
  const isGuest = device === null
  const details = Object.entries(memberFields).map(([field, { none, mustBeSeenByKitchen }]) => {
    const value: MemberDetails[keyof MemberDetails] = rest[field as keyof MemberDetails] ?? none
    return { field, value, isNews: mustBeSeenByKitchen && value.length > 0 }
  })
  const columns = details.map(({ field }) => identifier(memberDetailColumns[field as keyof MemberDetails]))
  const [row] = await tx<{ id: number }[]>`
    insert into ${inPartition('members', partition)} (slot, group_id, id, name, name_key, device, is_guest,
      allergies_revision, revision, seat, ${join(columns)})
    values (${partition}, ${groupId}, nextval('member_ids'), ${name}, ${displayNameKey(name)}, decode(${device ?? ''}, 'hex'), ${isGuest},
      ${details.some(({ isNews }) => isNews) ? revision : 0}, ${revision}, ${seat}, ${join(details.map(({ value }) => fragment`${value}`))})
    returning id`
  return {
    ...{ id: row?.id ?? 0, groupId, name, isGuest, isHost: isHostDevice && !isGuest },
    ...(Object.fromEntries(details.map(({ field, value }) => [field, value])) as unknown as MemberDetails),
  }
}

async function countMembers({ tx, partition, groupId, revision }: GroupWrite, by: number): Promise<void> {
  await tx`
    update ${inPartition('groups', partition)} set member_count = member_count + ${by},
      joined_count = joined_count + ${Math.max(0, by)}, members_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
}
