// Places an order: the most frequent write of a full restaurant.

import { LRUCache } from 'lru-cache'
import type { Order } from '#contract/orders.ts'
import { isPayable } from '#domain/money.ts'
import { isIncomplete, type OrderContent, orderTotal } from '#domain/orders/order.ts'
import { contentOf } from '#order-parser/spoken-content.ts'
import type { AppContext } from '../../app-context.ts'
import type { StoredResponse } from '../../idempotency/idempotency.ts'
import { createFairQueue, oneByOne } from '../../limits/fair-queue.ts'
import { problem } from '../../problems.ts'
import { changeTableIdempotently, requireOwnOrGuest } from '../../table/change-table.ts'
import { joinNotes } from './join-notes.ts'
import type { Caller, OrderRequest } from './order-request.ts'
import { priceItems, requirePriced } from './price-items.ts'
import {
  couldOrder,
  findOrderingAt,
  type NewOrder,
  type OrderingTable,
  orderBytes,
  requireOpenKitchen,
  requireRoomFor,
} from './queries.ts'
import { takeFollowUp } from './take-follow-up.ts'
import type { Understand } from './understand.ts'

type Placing = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'> & {
  readonly nextId: () => Promise<number>
  readonly write: (order: NewOrder) => Promise<boolean>
  readonly understand: Understand
}

/** How many tables of registered restaurants are cached. */
const cachedTables = 20_000
/** After this time a reply knows that the staff admitted the table. The live table knows at once. */
const cacheMs = 5000

/**
 * Returns a function that places an order and resolves to it. It throws 'group-not-found', 'not-your-member', 'too-many-orders',
 * 'table-too-large', 'ordering-paused', 'sold-out', 'invalid' for a price that the table's currency cannot pay, and what `idempotency/idempotency.ts` throws of a key.
 *
 * Most tables have no registered restaurant, so a typed order is first written without looking one up. The statement rejects it
 * if there is one; the restaurant is then loaded and cached.
 */
export function createPlacing(context: Placing) {
  const { database, clock, events, nextId, write, understand } = context
  const registered = new LRUCache<string, OrderingTable>({ max: cachedTables, ttl: cacheMs })
  events.on('kitchen-changed', ({ restaurantId }) => {
    for (const [groupId, at] of registered.entries())
      if (at.restaurantId === restaurantId) registered.delete(groupId)
  })
  events.on('events-missed', () => registered.clear())
  const sentences = createFairQueue({ ...oneByOne, levels: 1, waitingPerKey: 30, refusal: 'unavailable' })

  async function find(groupId: string): Promise<OrderingTable | null> {
    const at = await findOrderingAt(database.sql, groupId)
    if (at?.restaurantId) registered.set(groupId, at)
    return at
  }

  /** Resolves to null if the statement rejected the order. */
  async function place(input: OrderRequest, taken: OrderContent, at: OrderingTable | null, caller: Caller) {
    const restaurantId = at?.restaurantId ?? null
    const now = clock()
    const order: Order = {
      id: await nextId(),
      ...input,
      items: [...taken.items],
      note: taken.note,
      notUnderstood: [...taken.notUnderstood],
      total: orderTotal(taken.items),
      createdAt: now.toISOString(),
      state: isIncomplete(taken) ? 'incomplete' : 'placed',
      isPaid: false,
      kitchen: isIncomplete(taken) ? null : (at?.kitchen ?? null),
      isSeen: false,
    }
    const isWhole = taken.items.every(item => isPayable(item.price, 100))
    if (!(await write({ order, now, restaurantId, isWhole, bytes: orderBytes(order), ...caller })))
      return null
    events.announce('table-changed', { groupId: input.groupId })
    return order
  }

  return (input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> =>
    input.items.length === 0 ? placeSpoken(input, caller) : placeTyped(input, caller)

  async function placeTyped(input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> {
    const { groupId, items, note } = input
    const remembered = registered.get(groupId)
    if (!remembered) {
      const placed = await place(input, { items, note, notUnderstood: [] }, null, caller)
      if (placed) return placed
    }
    const at = remembered ?? (await find(groupId))
    const taken = at?.restaurantId ? await priceTyped(input, at) : null
    return (
      (taken && at && (await place(input, taken, at, caller))) ??
      resolveRejected(context, input, caller, taken)
    )
  }

  async function placeSpoken(input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> {
    const { groupId } = input
    // Parsing with a whole menu is expensive: not for a device that may not order at this table.
    const mayOrder = () => couldOrder(database.sql, input, caller, clock())
    if (!(await mayOrder())) return resolveRejected(context, input, caller)
    // One sentence per table at a time, so that a repeated request finds the reply to the first.
    return sentences({ keys: [groupId, caller.device] }, async () => {
      const at = (await mayOrder()) ? (registered.get(groupId) ?? (await find(groupId))) : null
      if (!at) return resolveRejected(context, input, caller)
      const followUp = await takeFollowUp(context, input, at, caller)
      if (followUp?.kind === 'answered') return followUp.answer
      const taken = followUp?.content ?? (await understandSpoken(input, at))
      return (await place(input, taken, at, caller)) ?? resolveRejected(context, input, caller, taken)
    })
  }

  /** null if an item is sold out. */
  async function priceTyped({ items, note }: OrderRequest, at: OrderingTable): Promise<OrderContent | null> {
    const priced = await priceItems(database.sql, items, at)
    return priced.kind === 'priced' ? { items: priced.items, note, notUnderstood: [] } : null
  }

  async function understandSpoken(
    { groupId, transcription, note }: OrderRequest,
    at: OrderingTable,
  ): Promise<OrderContent> {
    const said = contentOf(await understand(transcription, { ...at, groupId }))
    return { ...said, note: joinNotes(note, said.note) }
  }
}

/** After a rejected insert: a transaction that locks the table returns the stored reply of a repeated key, or throws the reason. */
function resolveRejected(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  input: OrderRequest,
  caller: Caller,
  taken?: OrderContent | null,
): Promise<StoredResponse> {
  const { groupId, memberId, items } = input
  return changeTableIdempotently(context, { groupId, ...caller }, async (locked): Promise<StoredResponse> => {
    requireOwnOrGuest(locked, memberId)
    await requireOpenKitchen(locked)
    await requireRoomFor(locked, orderBytes({ ...input, notUnderstood: [], ...taken }))
    await requirePriced(locked.tx, items, locked)
    // No reason is left: another attempt with the same key was in progress, and failed.
    throw problem('still-in-flight')
  })
}
