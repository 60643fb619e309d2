// A table locked for a change, and what the calling device may do there.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Transaction } from '../db/database.ts'
import { partitionOf } from '../db/partitions.ts'
import { inPartition } from '../db/sql.ts'
import { problem } from '../problems.ts'

export interface Caller {
  readonly groupId: string
  readonly device: string
  /** The restaurant whose staff calls. */
  readonly restaurantId?: number
}

/** A group whose row is locked until the transaction ends. */
export interface LockedGroup {
  readonly tx: Transaction
  readonly partition: number
  readonly groupId: string
  /** The revision that this change makes. */
  readonly revision: number
  readonly currency: CurrencyCode
  readonly restaurantId: number | null
  /** The restaurant's table; null: the group was started without a table's code. */
  readonly tableId: number | null
  /** Before this change. */
  readonly lastChangeAt: Date
  readonly isClosed: boolean
  readonly memberCount: number
  /** Includes members who have left. */
  readonly joinedCount: number
  /** The device's own members in this group, oldest first. */
  readonly mine: readonly number[]
  /** Members without a device: anyone in the group acts for them. */
  readonly guests: readonly number[]
  readonly isCreator: boolean
  readonly expiresAt: Date
  /** The group code, with which friends join. */
  readonly code: string
}

type GroupRights = Pick<LockedGroup, 'mine' | 'guests' | 'isCreator'>
type HostRights = GroupRights & Pick<LockedGroup, 'tableId'>

/**
 * Requires that the device may act for the member: its own member, or a guest if the device has a member in the group. Throws
 * a problem with 403, or with 404 for a device that is not in the group.
 */
export function requireOwnOrGuest(rights: GroupRights, memberId: number): void {
  requireSomeMember(rights)
  if (!isOwnOrGuest(rights, memberId)) throw problem('not-your-member')
}

export function isOwnOrGuest({ mine, guests }: GroupRights, memberId: number): boolean {
  return mine.includes(memberId) || guests.includes(memberId)
}

/** The device's newest member, for calls that do not name a member. Throws as `requireOwnOrGuest`. */
export function requireSomeMember(rights: GroupRights): number {
  requireInGroup(rights)
  const newest = rights.mine.at(-1)
  if (newest === undefined) throw problem('not-your-member')
  return newest
}

/** Requires the host's device. Throws 403 for others in the group, else 404. */
export function requireHost(rights: HostRights): void {
  requireSomeMember(rights)
  if (!isHost(rights)) throw problem('not-the-host')
}

/**
 * Whether the device is the host's: it opened the group. A table's printed code may be scanned from a photograph, so the first
 * to scan it gains no right over those who sit there, and only the staff removes members.
 */
export function isHost({ isCreator, tableId }: Pick<HostRights, 'isCreator' | 'tableId'>): boolean {
  return isCreator && tableId === null
}

function requireInGroup({ mine, isCreator }: GroupRights): void {
  if (mine.length === 0 && !isCreator) throw problem('group-not-found')
}

/** Locks the group until the transaction ends. Throws 'group-not-found'. */
export async function lockGroup(
  tx: Transaction,
  { groupId, device }: Caller,
  now: Date,
): Promise<LockedGroup> {
  const partition = partitionOf(groupId)
  const [row] = await tx<Omit<LockedGroup, 'tx' | 'partition' | 'groupId'>[]>`
    with before as (
      select id, coalesce(changed_at, created_at) as "lastChangeAt" from ${inPartition('groups', partition)}
      where slot = ${partition} and id = ${groupId} and expires_at > ${now} for no key update
    )
    update ${inPartition('groups', partition)} g set revision = revision + 1, changed_at = ${now}
    from before where slot = ${partition} and g.id = before.id
    returning revision, currency, restaurant_id as "restaurantId", table_id as "tableId", before."lastChangeAt",
      closed_at is not null as "isClosed", member_count as "memberCount", joined_count as "joinedCount", array(
      select id from ${inPartition('members', partition)}
      where slot = ${partition} and group_id = ${groupId} and device = decode(${device}, 'hex')
        and not id = any(g.gone_members) order by id
    ) as mine, array(
      select id from ${inPartition('members', partition)}
      where slot = ${partition} and group_id = ${groupId} and is_guest and not id = any(g.gone_members)
    ) as guests, creator = decode(${device}, 'hex') as "isCreator", expires_at as "expiresAt", code`
  if (!row) throw problem('group-not-found')
  return { tx, partition, groupId, ...row }
}
