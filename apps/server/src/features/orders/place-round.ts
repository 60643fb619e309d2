// Places a waiter's round: opens the table if nobody sits there, adds guests, and writes one order per person, all in one transaction.

import type { CheckedOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { placeRound as endpoint } from '@tablemate/contract/rounds.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { type OrderItem, waitingLast } from '@tablemate/domain/orders/order.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { workOnSeating } from '../../group/change-group.ts'
import { requireGroupOf } from '../../group/change-own-group.ts'
import { type LockedGroup, lockGroup } from '../../group/locked-group.ts'
import {
  type IdempotencyKey,
  runOwnerIdempotently,
  type StoredResponse,
} from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { insertSeatedGuests } from '../groups/queries.ts'
import { admitByRound } from '../kitchen/queries.ts'
import { lockRestaurantTables, lockSeatingAt, requireRestaurantTable } from '../restaurant-tables/queries.ts'
import { requirePriced } from './price-items.ts'
import { findMembers, insertStaffOrder, orderBytes, requireRoomFor } from './queries.ts'

type RoundContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'> & {
  readonly nextId: () => Promise<number>
}

interface RoundCaller {
  readonly restaurantId: number
  readonly device: string
  readonly idempotencyKey: IdempotencyKey | null
}

type Round = CheckedOf<typeof endpoint, 'body'>
type Reply = ReplyOf<typeof endpoint>

/**
 * Prices and stores the round as a diner's order. Throws the problems of `placeRound` in the contract, except
 * 'too-many-requests'.
 */
export async function placeRound(
  context: RoundContext,
  caller: RoundCaller,
  round: Round,
): Promise<Reply | StoredResponse> {
  const { database, clock, events, changeQueues } = context
  const { restaurantId, device, idempotencyKey: key } = caller
  const orderIds = await Promise.all(round.items.map(() => context.nextId()))
  let changed: (string | null)[] = []
  const place = () => {
    const now = clock()
    return inTransaction(database, tx =>
      runOwnerIdempotently(tx, { key, now, restaurantId }, async () => {
        const { locked, ended } = await lockSeating(tx, caller, round, now)
        changed = [ended, locked.groupId]
        return workOnSeating(locked, caller, () => write(locked, round, { orderIds, now }), now)
      }),
    )
  }
  const reply = await changeQueues.group({ keys: [round.groupId ?? `table ${round.tableId}`, device] }, place)
  for (const groupId of changed) if (groupId) events.announce('group-changed', { groupId })
  return reply
}

/** Locks the seating that the round names, or opens one at its table. */
async function lockSeating(
  tx: Transaction,
  { restaurantId, device }: RoundCaller,
  { tableId, groupId }: Round,
  now: Date,
): Promise<{ readonly locked: LockedGroup; readonly ended: string | null }> {
  if (tableId !== null) {
    // A scan locks the table before the group, too.
    await lockRestaurantTables(tx, [tableId])
    const { id, name } = await requireRestaurantTable(tx, restaurantId, tableId)
    return lockSeatingAt(tx, { id, name, restaurantId }, device, now)
  }
  if (groupId === null) throw problem('group-not-found')
  const locked = await lockGroup(tx, { groupId, device }, now)
  requireGroupOf(restaurantId, locked)
  return { locked, ended: null }
}

async function write(
  locked: LockedGroup,
  { guests, items, note, acceptPrices }: Round,
  { orderIds, now }: { readonly orderIds: readonly number[]; readonly now: Date },
): Promise<Reply> {
  await admitByRound(locked, now)
  const guestIds = await insertSeatedGuests(locked, guests)
  const priced = await requirePriced(
    locked.tx,
    // The waiter's screen offers the menu only.
    items.map(({ memberId: _, guest: __, ...item }) => ({ ...item, isOffMenu: false })),
    locked,
    { acceptsPrices: acceptPrices ?? false },
  )
  const members = (await findMembers(locked.tx, locked.groupId)).map(({ id }) => id)
  const lines = priced.map(
    (item, at): { readonly memberId: number | undefined; readonly item: OrderItem } => {
      const { memberId = null, guest = null } = items[at] ?? {}
      if (memberId === null && guest === null)
        return { memberId: Math.min(...members), item: { ...item, sharedBy: 'all' } }
      return { memberId: guest === null ? (memberId ?? undefined) : guestIds[guest], item }
    },
  )
  const written: number[] = []
  for (const [memberId, ofMember] of groupBy(lines, line => line.memberId)) {
    const id = orderIds[written.length]
    if (id === undefined || memberId === undefined || !members.includes(memberId))
      throw problem('member-not-found')
    const content = { items: waitingLast(ofMember.map(({ item }) => item)), note: note ?? '' }
    await requireRoomFor(locked, orderBytes({ ...content, transcription: '', notUnderstood: [] }))
    await insertStaffOrder(locked, { ...content, id, memberId, isByStaff: true }, now)
    written.push(id)
  }
  return { groupId: locked.groupId, guestIds, orderIds: written }
}
