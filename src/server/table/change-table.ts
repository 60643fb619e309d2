// Every change to a table goes through here: authorised, serialised, idempotent, and announced after commit.

import type { CurrencyCode } from '#domain/currency.ts'
import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../db/database.ts'
import { partitionOf } from '../db/partitions.ts'
import { inPartition } from '../db/sql.ts'
import {
  type IdempotencyKey,
  type RefreshResponse,
  runIdempotently,
  StoredResponse,
} from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'

type Changer = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>

interface Caller {
  readonly groupId: string
  readonly device: string
}

/** A table whose row is locked until the transaction ends. */
export interface LockedTable {
  readonly tx: Transaction
  readonly partition: number
  readonly groupId: string
  /** The revision that this change makes. */
  readonly revision: number
  readonly currency: CurrencyCode
  readonly restaurantId: number | null
  readonly memberCount: number
  /** Includes members who have left. */
  readonly joinedCount: number
  /** The device's own members at this table, oldest first. */
  readonly mine: readonly number[]
  /** Members without a device: anyone at the table acts for them. */
  readonly guests: readonly number[]
  readonly isCreator: boolean
  readonly expiresAt: Date
  /** The group code, with which friends join. */
  readonly code: string
  /** Whether the group sits at a table with a printed code. It has no host: only the staff removes its members. */
  readonly isAtOwnTable: boolean
}

/**
 * Runs a change in one transaction that locks the table's row, and announces it after commit. Throws 'group-not-found' if the
 * table does not exist or has expired. Any error of `work` rolls the change back.
 */
export async function changeTable<R>(
  context: Changer,
  caller: Caller,
  work: (locked: LockedTable) => Promise<R>,
): Promise<R> {
  return (await changeTableIdempotently(context, { ...caller, idempotencyKey: null }, work)) as R
}

/** As `changeTable`. A known key resolves to the stored response (idempotency/idempotency.ts). */
export async function changeTableIdempotently<R>(
  context: Changer,
  caller: Caller & { readonly idempotencyKey: IdempotencyKey | null; readonly refresh?: RefreshResponse },
  work: (locked: LockedTable) => Promise<R>,
): Promise<R | StoredResponse> {
  const { groupId, idempotencyKey, refresh } = caller
  const change = () => {
    const now = context.clock()
    const call = { key: idempotencyKey, now, within: { groupId }, ...(refresh && { refresh }) }
    return runIdempotently(context.database, call, async tx => {
      const reply = await work(await lockTable(tx, caller, now))
      return { groupId, reply }
    })
  }
  const reply = await context.changeQueues.table({ keys: [groupId, caller.device] }, change)
  if (!(reply instanceof StoredResponse)) context.events.announce('table-changed', { groupId })
  return reply
}

type TableRights = Pick<LockedTable, 'mine' | 'guests' | 'isCreator'>
type HostRights = TableRights & Pick<LockedTable, 'isAtOwnTable'>

/**
 * Requires that the device may act for the member: its own member, or a guest if the device has a member at the table. Throws
 * a problem with 403, or with 404 for a device that is not at the table.
 */
export function requireOwnOrGuest(rights: TableRights, memberId: number): void {
  requireSomeMember(rights)
  if (!isOwnOrGuest(rights, memberId)) throw problem('not-your-member')
}

export function isOwnOrGuest({ mine, guests }: TableRights, memberId: number): boolean {
  return mine.includes(memberId) || guests.includes(memberId)
}

/** The device's newest member, for calls that do not name a member. Throws as `requireOwnOrGuest`. */
export function requireSomeMember(rights: TableRights): number {
  requireAtTable(rights)
  const newest = rights.mine.at(-1)
  if (newest === undefined) throw problem('not-your-member')
  return newest
}

/** Requires the host's device. Throws 403 for others at the table, else 404. */
export function requireHost(rights: HostRights): void {
  requireSomeMember(rights)
  if (!isHost(rights)) throw problem('not-the-host')
}

/**
 * Whether the device is the host's: it opened the group. A table's printed code may be scanned from a photograph, so whoever
 * scans it first gains no right over those who sit there.
 */
export function isHost({ isCreator, isAtOwnTable }: Pick<HostRights, 'isCreator' | 'isAtOwnTable'>): boolean {
  return isCreator && !isAtOwnTable
}

function requireAtTable({ mine, isCreator }: TableRights): void {
  if (mine.length === 0 && !isCreator) throw problem('group-not-found')
}

/** Locks the table until the transaction ends. Throws 'group-not-found'. */
export async function lockTable(
  tx: Transaction,
  { groupId, device }: Caller,
  now: Date,
): Promise<LockedTable> {
  const partition = partitionOf(groupId)
  const [row] = await tx<Omit<LockedTable, 'tx' | 'partition' | 'groupId'>[]>`
    update ${inPartition('groups', partition)} g set revision = revision + 1, changed_at = ${now}
    where slot = ${partition} and id = ${groupId} and expires_at > ${now}
    returning revision, currency, restaurant_id as "restaurantId", member_count as "memberCount", joined_count as "joinedCount", array(
      select id from ${inPartition('members', partition)}
      where slot = ${partition} and group_id = ${groupId} and device = decode(${device}, 'hex')
        and not id = any(g.gone_members) order by id
    ) as mine, array(
      select id from ${inPartition('members', partition)}
      where slot = ${partition} and group_id = ${groupId} and is_guest and not id = any(g.gone_members)
    ) as guests, creator = decode(${device}, 'hex') as "isCreator", expires_at as "expiresAt", code, table_id is not null as "isAtOwnTable"`
  if (!row) throw problem('group-not-found')
  return { tx, partition, groupId, ...row }
}
