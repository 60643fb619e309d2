// Joining by a table's code: whoever scans first opens the seating, whoever scans next joins it.

import type { Group, Member } from '#contract/groups.ts'
import { holdTable } from '../../access/change-table.ts'
import type { Transaction } from '../../db/database.ts'
import type { House } from '../../house.ts'
import { answerOnce, type OnceKey, StoredAnswer } from '../../http/once.ts'
import { problem } from '../../http/problems.ts'
import { insertFirstMember, insertGroup, insertMember, requireRoom } from '../groups/queries.ts'
import { loadTable } from '../live/queries.ts'
import { findHost } from '../restaurants/queries.ts'
import { holdByToken } from './queries.ts'
import { closeSeating, findOpenSeatings, openSeating } from './seatings.ts'

interface Scan {
  readonly token: string
  readonly name: string
  /** A party of its own, whoever sits there. */
  readonly isSeparate: boolean
  readonly device: string
  readonly address: string
  readonly once: OnceKey | null
}

interface Joined {
  readonly group: Group
  readonly member: Member
}

type Held = NonNullable<Awaited<ReturnType<typeof holdByToken>>>

/** Throws 'table-not-found', 'name-taken', 'too-many-members', and 'too-many-requests' where a group would be one too many. */
export async function joinTable(house: House, scan: Scan): Promise<Joined | StoredAnswer> {
  const now = house.clock()
  const call = { key: scan.once, now, within: { member: scan.device } }
  const answer = await answerOnce(house.database, call, async tx => {
    // Of those who scan in the same instant each finds what the one before has left.
    const table = await holdByToken(tx, scan.token)
    if (!table) throw problem('table-not-found')
    const groupId = scan.isSeparate ? null : await findOpen(tx, table.id, now)
    const reply = groupId ? await join(tx, groupId, scan, now) : await open(house, tx, table, scan, now)
    return { groupId: reply.group.id, reply }
  })
  if (!(answer instanceof StoredAnswer)) house.events.announce('table-changed', { groupId: answer.group.id })
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

async function join(tx: Transaction, groupId: string, { name, device }: Scan, now: Date): Promise<Joined> {
  const held = await holdTable(tx, { groupId, device }, now)
  requireRoom(held)
  const member = await insertMember(held, name, device)
  // Loaded without its orders: only the group is answered.
  const table = await loadTable(tx, groupId, now, held.revision)
  if (!table) throw problem('group-not-found')
  return { group: table.group, member }
}

async function open(
  { budgets }: House,
  tx: Transaction,
  table: Held,
  { name, device, address }: Scan,
  now: Date,
): Promise<Joined> {
  await budgets.spend('groups-per-address', address)
  await budgets.spend('groups-per-device', device)
  const { restaurantId, id: tableId, name: tableNumber } = table
  const host = await findHost(tx, restaurantId)
  if (!host) throw problem('table-not-found')
  const { rates, currency, name: restaurantName } = host
  const wanted = { restaurantId, restaurantName, tableNumber, isUniversalMode: false, currency }
  const group = await insertGroup(tx, wanted, { rates, device, tableId }, now)
  await openSeating(tx, tableId, group)
  return { group, member: await insertFirstMember(tx, group, name, device) }
}
