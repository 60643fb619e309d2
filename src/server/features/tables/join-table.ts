// Joining by a table's code: whoever scans first opens the seating, whoever scans next joins it.

import type { Group, Member } from '#contract/groups.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, runIdempotently, StoredResponse } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { lockTable } from '../../table/change-table.ts'
import { refreshJoin } from '../../table/first-responses.ts'
import { type StoredGroup, withLinkKey } from '../../table/group-links.ts'
import { loadTable } from '../../table/load-table.ts'
import {
  insertFirstMember,
  insertGroup,
  insertMember,
  type NewMember,
  requireRoom,
} from '../groups/queries.ts'
import { findHost } from '../restaurants/queries.ts'
import { holdByToken } from './queries.ts'
import { closeSeating, findOpenSeatings, openSeating } from './seatings.ts'

interface Scan {
  readonly token: string
  readonly newcomer: NewMember
  /** A party of its own, whoever sits there. */
  readonly isSeparate: boolean
  readonly device: string
  readonly address: string
  readonly idempotencyKey: IdempotencyKey | null
}

interface Joined {
  readonly group: StoredGroup
  readonly member: Member
}

type FoundTable = NonNullable<Awaited<ReturnType<typeof holdByToken>>>

/** Throws 'table-not-found', 'member-not-found', 'name-taken', 'too-many-members', and 'too-many-requests' where a group would be one too many. */
export async function joinTable(
  context: AppContext,
  scan: Scan,
): Promise<{ group: Group; member: Member } | StoredResponse> {
  const now = context.clock()
  const call = {
    key: scan.idempotencyKey,
    now,
    within: { member: scan.device },
    refresh: refreshJoin(context.sign),
  }
  const answer = await runIdempotently(context.database, call, async tx => {
    // Of those who scan in the same instant each finds what the one before has left.
    const table = await holdByToken(tx, scan.token)
    if (!table) throw problem('table-not-found')
    const groupId = scan.isSeparate ? null : await findOpen(tx, table.id, now)
    const { group, member } = groupId
      ? await join(tx, groupId, scan, now)
      : await open(context, tx, table, scan, now)
    return { groupId: group.id, reply: { group: withLinkKey(group, context.sign), member } }
  })
  if (!(answer instanceof StoredResponse))
    context.events.announce('table-changed', { groupId: answer.group.id })
  return answer
}

/** The group of the open seating. One that is over is closed from this join on: nothing that happens there opens it again. */
async function findOpen(tx: Transaction, tableId: number, now: Date): Promise<string | null> {
  const [open] = await findOpenSeatings(tx, [tableId], now)
  if (open) return open.groupId
  const [over] = await tx<{ groupId: string }[]>`
    select group_id as "groupId" from open_seatings where table_id = ${tableId}`
  if (over) await closeSeating(tx, { tableId, groupId: over.groupId }, now)
  return null
}

async function join(
  tx: Transaction,
  groupId: string,
  { newcomer, device }: Scan,
  now: Date,
): Promise<Joined> {
  const locked = await lockTable(tx, { groupId, device }, now)
  requireRoom(locked)
  const member = await insertMember(locked, newcomer, device)
  // Loaded without its orders: only the group is answered.
  const table = await loadTable(tx, groupId, now, locked.revision)
  if (!table) throw problem('group-not-found')
  return { group: table.group, member }
}

async function open(
  { rateLimits }: AppContext,
  tx: Transaction,
  table: FoundTable,
  { newcomer, device, address }: Scan,
  now: Date,
): Promise<Joined> {
  await rateLimits.consume('groups-per-address', address)
  await rateLimits.consume('groups-per-device', device)
  const { restaurantId, id: tableId, name: tableNumber } = table
  const host = await findHost(tx, restaurantId)
  if (!host) throw problem('table-not-found')
  const { rates, currency, name: restaurantName } = host
  const input = { restaurantId, restaurantName, tableNumber, isUniversalMode: false, currency }
  const group = await insertGroup(tx, input, { rates, device, tableId }, now)
  await openSeating(tx, tableId, group)
  return { group, member: await insertFirstMember(tx, group, newcomer, device) }
}
