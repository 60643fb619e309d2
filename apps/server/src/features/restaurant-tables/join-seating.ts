// Joins by a table's code: the first scan opens a seating, later scans join it.

import type { Group, Member } from '@tablemate/contract/groups.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { type StoredGroup, withLinkKey } from '../../group/group-links.ts'
import { loadGroup } from '../../group/load-group.ts'
import { type LockedGroup, lockGroup } from '../../group/locked-group.ts'
import { refreshJoin } from '../../group/refresh-stored-join.ts'
import { type IdempotencyKey, runIdempotently, type StoredResponse } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { closedProblem, findOpening } from '../../restaurant/opening.ts'
import { insertFirstMember, insertMember, type NewMember, requireRoom, takeSeat } from '../groups/queries.ts'
import { lockByToken } from './queries.ts'
import { findOpenSeatings, type LockedRestaurantTable, openGroupAt } from './seatings.ts'

interface Scan {
  readonly token: string
  readonly newcomer: NewMember
  /** Whether to start a separate party, even if others sit there. */
  readonly isSeparate: boolean
  /** The seat of a guest, which the diner takes; null: none. */
  readonly seat: number | null
  readonly device: string
  readonly address: string
  readonly idempotencyKey: IdempotencyKey | null
}

interface Joined {
  readonly group: StoredGroup
  readonly member: Member
  /** The group whose seating was over and ended now. */
  readonly ended?: string | null
}

/** Throws 'table-not-found', 'member-not-found', 'name-taken', 'seat-taken', 'closed', 'too-many-members', and 'too-many-requests' for too many new groups. */
export async function joinSeating(
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
  let changed: (string | null)[] = []
  const reply = await runIdempotently(context.database, call, async tx => {
    // Concurrent scans of one table wait here, so that each sees the seating of the one before.
    const restaurantTable = await lockByToken(tx, scan.token)
    if (!restaurantTable) throw problem('table-not-found')
    const [seating] = scan.isSeparate ? [] : await findOpenSeatings(tx, [restaurantTable.id], now)
    const {
      group,
      member,
      ended = null,
    } = (seating && (await join(tx, seating.groupId, scan, now))) ??
    (await open(context, tx, restaurantTable, scan, now))
    changed = [ended, group.id]
    return { groupId: group.id, reply: { group: withLinkKey(group, context.sign), member } }
  })
  for (const groupId of changed) if (groupId) context.events.announce('group-changed', { groupId })
  return reply
}

/** null if the seating was closed meanwhile. */
async function join(
  tx: Transaction,
  groupId: string,
  { newcomer, seat, device }: Scan,
  now: Date,
): Promise<Joined | null> {
  const locked = await lockGroup(tx, { groupId, device }, now)
  if (locked.isClosed) return null
  const member = await enter(locked, seat, newcomer, device)
  // Loads no orders, because the reply needs the group only.
  const loaded = await loadGroup(tx, groupId, now, locked.revision)
  if (!loaded) throw problem('group-not-found')
  return { group: loaded.group, member }
}

async function enter(
  locked: LockedGroup,
  seat: number | null,
  newcomer: NewMember,
  device: string,
): Promise<Member> {
  if (seat !== null) return takeSeat(locked, seat, newcomer, device)
  requireRoom(locked)
  return insertMember(locked, newcomer, device)
}

async function open(
  { rateLimits }: AppContext,
  tx: Transaction,
  restaurantTable: LockedRestaurantTable,
  { newcomer, isSeparate, seat, device, address }: Scan,
  now: Date,
): Promise<Joined> {
  // Those who sat there have left.
  if (seat !== null) throw problem('seat-taken')
  const opening = await findOpening(tx, restaurantTable.restaurantId, now)
  if (opening && !opening.isOpen) throw await closedProblem(tx, restaurantTable.restaurantId, now)
  await rateLimits.consume('groups-per-address', address)
  await rateLimits.consume('groups-per-device', device)
  const { group, ended } = await openGroupAt(tx, restaurantTable, { isSeparate, device }, now)
  return { group, member: await insertFirstMember(tx, group, newcomer, device, true), ended }
}
