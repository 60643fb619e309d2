// Placing an order: the one call that a full restaurant makes all evening.

import type { Order } from '#contract/orders.ts'
import { isPayable } from '#domain/money.ts'
import { isIncomplete, type OrderContent, orderTotal } from '#domain/order.ts'
import { contentOf } from '#domain/spoken-content.ts'
import { changeTableOnce, requireOwnOrGuest } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import type { StoredAnswer } from '../../http/once.ts'
import { problem } from '../../http/problems.ts'
import { joinNotes } from './join-notes.ts'
import { priceItems, requirePriced } from './price-items.ts'
import { findOrderingAt, isFull, mayOrderFor, type NewOrder, type OrderingAt } from './queries.ts'
import { takeFollowUp } from './take-follow-up.ts'
import type { Understand } from './understand.ts'
import type { Caller, WantedOrder } from './wanted-order.ts'

type Placing = Pick<House, 'database' | 'clock' | 'events'> & {
  readonly nextId: () => Promise<number>
  readonly write: (order: NewOrder) => Promise<boolean>
  readonly understand: Understand
}

/** Of so many tables of registered restaurants it is remembered where they order. */
const mostTables = 20_000

/**
 * Returns what places an order and answers it. Throws 'group-not-found', 'not-your-member', 'too-many-orders',
 * 'sold-out', 'invalid' for a price that the table's currency cannot pay, and what `http/once.ts` throws of a key.
 *
 * Most tables are nobody's, and a typed order is written as for such a one without asking first: the statement refuses it
 * where the table is a registered restaurant's, which is then looked up and remembered.
 */
export function createPlacing(house: Placing) {
  const { database, clock, events, nextId, write, understand } = house
  const registered = new Map<string, OrderingAt>()

  async function find(groupId: string): Promise<OrderingAt | null> {
    const at = await findOrderingAt(database.sql, groupId)
    if (at?.restaurantId) remember(groupId, at)
    return at
  }

  function remember(groupId: string, at: OrderingAt): void {
    registered.set(groupId, at)
    const [oldest] = registered.keys()
    if (registered.size > mostTables && oldest !== undefined) registered.delete(oldest)
  }

  /** null: it was not placed, for whatever reason. */
  async function place(
    wanted: WantedOrder,
    taken: OrderContent,
    restaurantId: number | null,
    caller: Caller,
  ) {
    const now = clock()
    const order: Order = {
      id: await nextId(),
      ...wanted,
      items: [...taken.items],
      note: taken.note,
      notUnderstood: [...taken.notUnderstood],
      total: orderTotal(taken.items),
      createdAt: now.toISOString(),
      state: isIncomplete(taken) ? 'incomplete' : 'placed',
      isPaid: false,
    }
    const isWhole = taken.items.every(item => isPayable(item.price, 100))
    if (!(await write({ order, now, restaurantId, isWhole, ...caller }))) return null
    events.announce('table-changed', { groupId: wanted.groupId })
    return order
  }

  return async (wanted: WantedOrder, caller: Caller): Promise<Order | StoredAnswer> => {
    const { groupId, items, note } = wanted
    const isSpoken = items.length === 0
    // To understand what was said is work, with a whole menu at hand: not for whoever does not sit there.
    if (isSpoken && !(await mayOrderFor(database.sql, wanted, caller.device, clock())))
      return explainRefusal(house, wanted, caller)
    const remembered = registered.get(groupId)
    if (!isSpoken && !remembered) {
      const placed = await place(wanted, { items, note, notUnderstood: [] }, null, caller)
      if (placed) return placed
    }
    const at = remembered ?? (await find(groupId))
    if (!at || !(isSpoken || at.restaurantId)) return explainRefusal(house, wanted, caller)
    const followUp = isSpoken ? await takeFollowUp(house, wanted, at, caller) : null
    if (followUp?.kind === 'answered') return followUp.answer
    const taken =
      followUp?.content ?? (isSpoken ? await understandSpoken(wanted, at) : await priceTyped(wanted, at))
    return (
      (taken && (await place(wanted, taken, at.restaurantId, caller))) ??
      explainRefusal(house, wanted, caller)
    )
  }

  /** null for what is sold out. */
  async function priceTyped({ items, note }: WantedOrder, at: OrderingAt): Promise<OrderContent | null> {
    const priced = await priceItems(database.sql, items, at)
    return priced.kind === 'priced' ? { items: priced.items, note, notUnderstood: [] } : null
  }

  async function understandSpoken(
    { transcription, note }: WantedOrder,
    at: OrderingAt,
  ): Promise<OrderContent> {
    const said = contentOf(await understand(transcription, at))
    return { ...said, note: joinNotes(note, said.note) }
  }
}

/** The slow way round, which finds the first answer of a key or the reason why there is no order. */
function explainRefusal(
  house: Pick<House, 'database' | 'clock' | 'events'>,
  { groupId, memberId, items }: WantedOrder,
  caller: Caller,
): Promise<StoredAnswer> {
  return changeTableOnce(house, { groupId, ...caller }, async (held): Promise<StoredAnswer> => {
    requireOwnOrGuest(held, memberId)
    await requirePriced(held.tx, items, held)
    // Else another try of the same order stood in the way, which has come to nothing.
    throw problem((await isFull(held)) ? 'too-many-orders' : 'still-in-flight')
  })
}
