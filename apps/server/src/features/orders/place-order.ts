// Places an order: the most frequent write of a full restaurant.

import type { Order } from '@tablemate/contract/orders.ts'
import { kitchenState } from '@tablemate/domain/kitchen/order-state.ts'
import { isPayable } from '@tablemate/domain/money.ts'
import {
  isIncomplete,
  type OrderContent,
  orderTotal,
  toConfirm,
  waitingLast,
} from '@tablemate/domain/orders/order.ts'
import { contentOf } from '@tablemate/order-parser/spoken-content.ts'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../app-context.ts'
import type { Statements } from '../../db/sql.ts'
import { changeGroup, changeGroupIdempotently } from '../../group/change-group.ts'
import { requireOwnOrGuest } from '../../group/locked-group.ts'
import type { StoredResponse } from '../../idempotency/idempotency.ts'
import { createFairQueue, serialPerKey } from '../../limits/fair-queue.ts'
import { Problem, problem } from '../../problems.ts'
import { applyFollowUp } from './apply-follow-up.ts'
import type { NewOrder } from './insert-orders.ts'
import { mergeNotes } from './merge-notes.ts'
import type { Caller, OrderRequest } from './order-request.ts'
import type { Understand } from './parse-transcript.ts'
import { priceItems, requirePriced } from './price-items.ts'
import {
  couldOrder,
  findMembers,
  findOrderGroup,
  type OrderGroup,
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
const cachedGroups = 20_000
/** A reply learns this late at most that the staff admitted the group. The live group shows it at once. */
const cacheMs = 5000

/**
 * Returns a function that places an order and resolves to it. It throws 'group-not-found', 'not-your-member', 'too-many-orders',
 * 'table-too-large', 'seating-closed', 'closed', 'ordering-paused', as `requirePriced`, 'invalid' for a price that the group's currency cannot
 * pay or a sharer who is not in the group, and the key's problems (idempotency/idempotency.ts).
 *
 * Most tables have no registered restaurant, so a typed order is first written without looking one up. The statement rejects it
 * if there is one; the restaurant is then loaded and cached.
 */
export function createPlaceOrder(context: PlaceOrderContext) {
  const { database, clock, events, nextId, write, understand } = context
  const cached = new LRUCache<string, OrderGroup>({ max: cachedGroups, ttl: cacheMs })
  events.on('kitchen-changed', ({ restaurantId }) => {
    for (const [groupId, group] of cached.entries())
      if (group.restaurantId === restaurantId) cached.delete(groupId)
  })
  events.on('events-missed', () => cached.clear())
  const sentences = createFairQueue({ ...serialPerKey, levels: 1, waitingPerKey: 30, refusal: 'unavailable' })

  async function find({ groupId, memberId }: OrderRequest, { device }: Caller): Promise<OrderGroup | null> {
    const group = await findOrderGroup(database.sql, groupId)
    if (!group) return null
    if (isQuiet(group)) await renewQuiet({ groupId, device }, memberId)
    else if (group.restaurantId) cached.set(groupId, group)
    return group
  }

  function findCached(groupId: string): OrderGroup | undefined {
    const group = cached.get(groupId)
    return group && !isQuiet(group) ? group : undefined
  }

  /** Whether the seating, as it was found, has had no change for so long that it may be over. */
  const isQuiet = ({ quietAt }: OrderGroup) => quietAt !== null && quietAt <= clock()

  /** A change at a seating that is not over: the statement then accepts its orders. A seating that is over stays as it is. */
  async function renewQuiet(table: { groupId: string; device: string }, memberId: number): Promise<void> {
    try {
      await changeGroup(context, table, async locked => requireOwnOrGuest(locked, memberId))
    } catch (error) {
      // `resolveRejected` throws it, unless the order was placed before and only its reply was lost.
      if (!(error instanceof Problem && error.problem === 'seating-closed')) throw error
    }
  }

  /** Resolves to null if the statement rejected the order. */
  async function place(input: OrderRequest, content: OrderContent, group: OrderGroup | null, caller: Caller) {
    const restaurantId = group?.restaurantId ?? null
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
      kitchen: group?.kitchen
        ? kitchenState(
            { ...content, isIncomplete: isIncomplete(content), isUnsent: false },
            group.kitchen,
            [],
          )
        : null,
      isSeen: false,
    }
    const isWhole = content.items.every(item => isPayable(item.price, 100))
    if (!(await write({ order, now, restaurantId, isWhole, bytes: orderBytes(order), ...caller })))
      return null
    events.announce('group-changed', { groupId: input.groupId })
    return order
  }

  return (input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> =>
    input.items.length === 0 ? placeSpoken(input, caller) : placeTyped(input, caller)

  async function placeTyped(input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> {
    const { groupId, items, note } = input
    if (!(await areSharersHere(database.sql, input))) return resolveRejected(context, input, caller)
    const known = findCached(groupId)
    if (!known) {
      const typed = items.map(({ isOffMenu: _, options: __, ...item }) => item)
      const placed = await place(input, { items: typed, note, notUnderstood: [] }, null, caller)
      if (placed) return placed
    }
    const group = known ?? (await find(input, caller))
    const content = group?.restaurantId ? await priceTyped(input, group) : null
    return (
      (content && group && (await place(input, content, group, caller))) ??
      resolveRejected(context, input, caller, content)
    )
  }

  async function placeSpoken(input: OrderRequest, caller: Caller): Promise<Order | StoredResponse> {
    const { groupId } = input
    // Parsing with a whole menu is expensive, so the server first checks that the device may order in this group.
    const mayOrder = () => couldOrder(database.sql, input, caller, clock())
    if (!(await mayOrder())) return resolveRejected(context, input, caller)
    // One sentence per group at a time, so that a repeated request finds the reply to the first.
    return sentences({ keys: [groupId, caller.device] }, async () => {
      const group = (await mayOrder()) ? (findCached(groupId) ?? (await find(input, caller))) : null
      if (!group) return resolveRejected(context, input, caller)
      const followUp = await applyFollowUp(context, input, group, caller)
      if (followUp?.kind === 'changed') return followUp.reply
      const spoken = followUp?.content ?? (await understandSpoken(input, group))
      const content = group.kitchen ? toConfirm(spoken, input.transcription) : spoken
      return (await place(input, content, group, caller)) ?? resolveRejected(context, input, caller, content)
    })
  }

  /** null if an item cannot be ordered at the price that was seen. */
  async function priceTyped(
    { items, note, acceptPrices }: OrderRequest,
    group: OrderGroup,
  ): Promise<OrderContent | null> {
    const priced = await priceItems(database.sql, items, group, { acceptsPrices: acceptPrices })
    return priced.kind === 'priced' ? { items: waitingLast(priced.items), note, notUnderstood: [] } : null
  }

  async function understandSpoken(
    { groupId, memberId, transcription, note }: OrderRequest,
    group: OrderGroup,
  ): Promise<OrderContent> {
    const speaker = { memberId, members: await findMembers(database.sql, groupId) }
    const parsed = await understand(transcription, { ...group, groupId, speaker })
    if (parsed.isOtherLanguage) throw problem('other-language')
    const spoken = contentOf(parsed)
    return { ...spoken, note: mergeNotes(note, spoken.note) }
  }
}

/** Whether all members who are named to share an item are in the group. */
async function areSharersHere(sql: Statements, { groupId, items }: OrderRequest): Promise<boolean> {
  const named = items.flatMap(({ sharedBy }) => (Array.isArray(sharedBy) ? sharedBy : []))
  if (named.length === 0) return true
  const members = new Set((await findMembers(sql, groupId)).map(({ id }) => id))
  return named.every(id => members.has(id))
}

/** After a rejected insert: a transaction that locks the group returns the stored response of a repeated key, or throws the reason. */
function resolveRejected(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  input: OrderRequest,
  caller: Caller,
  content?: OrderContent | null,
): Promise<StoredResponse> {
  const { groupId, memberId, items, acceptPrices } = input
  return changeGroupIdempotently(context, { groupId, ...caller }, async (locked): Promise<StoredResponse> => {
    requireOwnOrGuest(locked, memberId)
    await requireOpenKitchen(locked, context.clock())
    if (!(await areSharersHere(locked.tx, input)))
      throw problem('invalid', { fields: { sharedBy: 'unknown' } })
    const priced = await requirePriced(locked.tx, items, locked, { acceptsPrices: acceptPrices })
    await requireRoomFor(locked, orderBytes({ ...input, items: priced, notUnderstood: [], ...content }))
    // No reason is left: another attempt with the same key was in progress, and failed.
    throw problem('still-in-flight')
  })
}
