// Places an order: the most frequent write of a full restaurant.

import type { Order } from '@tablemate/contract/orders.ts'
import { isPayable } from '@tablemate/domain/money.ts'
import {
  isIncomplete,
  isUnapprovedAlone,
  type OrderContent,
  orderTotal,
  toConfirm,
  unapprovedLast,
} from '@tablemate/domain/orders/order.ts'
import { contentOf } from '@tablemate/order-parser/spoken-content.ts'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../app-context.ts'
import type { Statements } from '../../db/sql.ts'
import type { StoredResponse } from '../../idempotency/idempotency.ts'
import { createFairQueue, serialPerKey } from '../../limits/fair-queue.ts'
import { Problem, problem } from '../../problems.ts'
import { changeTable, changeTableIdempotently } from '../../table/change-table.ts'
import { requireOwnOrGuest } from '../../table/locked-table.ts'
import { applyFollowUp } from './apply-follow-up.ts'
import type { NewOrder } from './insert-orders.ts'
import { mergeNotes } from './merge-notes.ts'
import type { Caller, OrderRequest } from './order-request.ts'
import type { Understand } from './parse-transcript.ts'
import { priceItems, requirePriced } from './price-items.ts'
import {
  couldOrder,
  findMembers,
  findOrderTable,
  type OrderTable,
  orderBytes,
  requireOpenKitchen,
  requireRoomFor,
} from './queries.ts'

type PlaceOrderContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'> & {
  readonly nextId: () => Promise<number>
  readonly write: (order: NewOrder) => Promise<boolean>
  readonly understand: Understand
}

/** How many tables of registered restaurants are cached. */
const cachedTables = 20_000
/** A reply learns this late at most that the staff admitted the table. The live table shows it at once. */
const cacheMs = 5000

/**
 * Returns a function that places an order and resolves to it. It throws 'group-not-found', 'not-your-member', 'too-many-orders',
 * 'table-too-large', 'seating-closed', 'ordering-paused', as `requirePriced`, 'invalid' for a price that the table's currency cannot
 * pay or a sharer who is not at the table, and the key's problems (idempotency/idempotency.ts).
 *
 * Most tables have no registered restaurant, so a typed order is first written without looking one up. The statement rejects it
 * if there is one; the restaurant is then loaded and cached.
 */
export function createPlaceOrder(context: PlaceOrderContext) {
  const { database, clock, events, nextId, write, understand } = context
  const cached = new LRUCache<string, OrderTable>({ max: cachedTables, ttl: cacheMs })
  events.on('kitchen-changed', ({ restaurantId }) => {
    for (const [groupId, table] of cached.entries())
      if (table.restaurantId === restaurantId) cached.delete(groupId)
  })
  events.on('events-missed', () => cached.clear())
  const sentences = createFairQueue({ ...serialPerKey, levels: 1, waitingPerKey: 30, refusal: 'unavailable' })

  async function find({ groupId, memberId }: OrderRequest, { device }: Caller): Promise<OrderTable | null> {
    const table = await findOrderTable(database.sql, groupId)
    if (!table) return null
    if (isQuiet(table)) await renewQuiet({ groupId, device }, memberId)
    else if (table.restaurantId) cached.set(groupId, table)
    return table
  }

  function findCached(groupId: string): OrderTable | undefined {
    const table = cached.get(groupId)
    return table && !isQuiet(table) ? table : undefined
  }

  /** Whether the seating, as it was found, has had no change for so long that it may be over. */
  const isQuiet = ({ quietAt }: OrderTable) => quietAt !== null && quietAt <= clock()

  /** A change at a seating that is not over: the statement then accepts its orders. A seating that is over stays as it is. */
  async function renewQuiet(table: { groupId: string; device: string }, memberId: number): Promise<void> {
    try {
      await changeTable(context, table, async locked => requireOwnOrGuest(locked, memberId))
    } catch (error) {
      // `resolveRejected` throws it, unless the order was placed before and only its reply was lost.
      if (!(error instanceof Problem && error.problem === 'seating-closed')) throw error
    }
  }

  /** Resolves to null if the statement rejected the order. */
  async function place(input: OrderRequest, content: OrderContent, table: OrderTable | null, caller: Caller) {
    const restaurantId = table?.restaurantId ?? null
    const now = clock()
    const { acceptPrices: _, ...request } = input
    const order: Order = {
      id: await nextId(),
      ...request,
      items: [...content.items],
      note: content.note,
      notUnderstood: [...content.notUnderstood],
      total: orderTotal(content.items),
      createdAt: now.toISOString(),
      state: isIncomplete(content) ? 'incomplete' : 'placed',
      isPaid: false,
      isLocked: false,
      kitchen: kitchenOf(content, table),
      isSeen: false,
    }
    const isWhole = content.items.every(item => isPayable(item.price, 100))
    if (!(await write({ order, now, restaurantId, isWhole, bytes: orderBytes(order), ...caller })))
      return null
    events.announce('table-changed', { groupId: input.groupId })
    return order
  }

  return (input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> =>
    input.items.length === 0 ? placeSpoken(input, caller) : placeTyped(input, caller)

  async function placeTyped(input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> {
    const { groupId, items, note } = input
    if (!(await areSharersHere(database.sql, input))) return resolveRejected(context, input, caller)
    const known = findCached(groupId)
    if (!known) {
      const typed = items.map(({ isOffMenu: _, ...item }) => item)
      const placed = await place(input, { items: typed, note, notUnderstood: [] }, null, caller)
      if (placed) return placed
    }
    const table = known ?? (await find(input, caller))
    const content = table?.restaurantId ? await priceTyped(input, table) : null
    return (
      (content && table && (await place(input, content, table, caller))) ??
      resolveRejected(context, input, caller, content)
    )
  }

  async function placeSpoken(input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> {
    const { groupId } = input
    // Parsing with a whole menu is expensive, so the server first checks that the device may order at this table.
    const mayOrder = () => couldOrder(database.sql, input, caller, clock())
    if (!(await mayOrder())) return resolveRejected(context, input, caller)
    // One sentence per table at a time, so that a repeated request finds the reply to the first.
    return sentences({ keys: [groupId, caller.device] }, async () => {
      const table = (await mayOrder()) ? (findCached(groupId) ?? (await find(input, caller))) : null
      if (!table) return resolveRejected(context, input, caller)
      const followUp = await applyFollowUp(context, input, table, caller)
      if (followUp?.kind === 'changed') return followUp.reply
      const spoken = followUp?.content ?? (await understandSpoken(input, table))
      const content = table.kitchen ? toConfirm(spoken, input.transcription) : spoken
      return (await place(input, content, table, caller)) ?? resolveRejected(context, input, caller, content)
    })
  }

  /** null if an item cannot be ordered at the price that was seen. */
  async function priceTyped(
    { items, note, acceptPrices }: OrderRequest,
    table: OrderTable,
  ): Promise<OrderContent | null> {
    const priced = await priceItems(database.sql, items, table, { acceptsPrices: acceptPrices })
    return priced.kind === 'priced' ? { items: unapprovedLast(priced.items), note, notUnderstood: [] } : null
  }

  async function understandSpoken(
    { groupId, memberId, transcription, note }: OrderRequest,
    table: OrderTable,
  ): Promise<OrderContent> {
    const speaker = { memberId, members: await findMembers(database.sql, groupId) }
    const spoken = contentOf(await understand(transcription, { ...table, groupId, speaker }))
    return { ...spoken, note: mergeNotes(note, spoken.note) }
  }
}

/** The state in the kitchen with which the order begins. */
function kitchenOf(content: OrderContent, table: OrderTable | null): Order['kitchen'] {
  if (!table?.kitchen) return null
  if (isIncomplete(content)) return 'to-confirm'
  return isUnapprovedAlone(content.items) ? 'waiting' : table.kitchen
}

/** Whether all members who are named to share an item are at the table. */
async function areSharersHere(sql: Statements, { groupId, items }: OrderRequest): Promise<boolean> {
  const named = items.flatMap(({ sharedBy }) => (Array.isArray(sharedBy) ? sharedBy : []))
  if (named.length === 0) return true
  const members = new Set((await findMembers(sql, groupId)).map(({ id }) => id))
  return named.every(id => members.has(id))
}

/** After a rejected insert: a transaction that locks the table returns the stored response of a repeated key, or throws the reason. */
function resolveRejected(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  input: OrderRequest,
  caller: Caller,
  content?: OrderContent | null,
): Promise<StoredResponse> {
  const { groupId, memberId, items, acceptPrices } = input
  return changeTableIdempotently(context, { groupId, ...caller }, async (locked): Promise<StoredResponse> => {
    requireOwnOrGuest(locked, memberId)
    await requireOpenKitchen(locked)
    if (!(await areSharersHere(locked.tx, input)))
      throw problem('invalid', { fields: { sharedBy: 'unknown' } })
    const priced = await requirePriced(locked.tx, items, locked, { acceptsPrices: acceptPrices })
    await requireRoomFor(locked, orderBytes({ ...input, items: priced, notUnderstood: [], ...content }))
    // No reason is left: another attempt with the same key was in progress, and failed.
    throw problem('still-in-flight')
  })
}
