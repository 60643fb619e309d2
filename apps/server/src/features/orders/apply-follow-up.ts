// Applies a sentence that refers to an existing order: it changes or repeats that order. The server decides which order the
// sentence means, and gives the reason if it fits none (docs/decisions/0022).

import type { Order } from '@tablemate/contract/orders.ts'
import { isSameForKitchen } from '@tablemate/domain/kitchen/order-version.ts'
import { keepRefused } from '@tablemate/domain/kitchen/refusal.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { SentItem } from '@tablemate/domain/menu/menu-price.ts'
import {
  notRefused,
  type OrderContent,
  type OrderItem,
  toConfirm,
  waitingLast,
} from '@tablemate/domain/orders/order.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { followUpOf } from '@tablemate/order-parser/follow-up.ts'
import {
  type FollowUpOutcome,
  type FollowUpSteps,
  followUpSteps,
} from '@tablemate/order-parser/spoken-follow-up.ts'
import type { SpokenOrder } from '@tablemate/order-parser/spoken-order.ts'
import type { AppContext } from '../../app-context.ts'
import { changeGroupIdempotently } from '../../group/change-group.ts'
import { loadGroup, requireCovered } from '../../group/load-group.ts'
import { type LockedGroup, requireOwnOrGuest } from '../../group/locked-group.ts'
import type { StoredResponse } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { rewriteOrder } from './change-order.ts'
import { mergeNotes } from './merge-notes.ts'
import type { Caller, OrderRequest } from './order-request.ts'
import type { Understand } from './parse-transcript.ts'
import { priceItems, requirePriced } from './price-items.ts'
import { cancel, type PricingGroup } from './queries.ts'

type FollowUpContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'> & {
  readonly understand: Understand
}

export type AppliedFollowUp =
  /** The sentence changed an order of the speaker. */
  | { readonly kind: 'changed'; readonly reply: Order | StoredResponse }
  /** The caller places the content as a new order. */
  | { readonly kind: 'content'; readonly content: OrderContent }

type ChangeOutcome = Extract<FollowUpOutcome<Order>, { kind: 'change' }>

/** null if the transcript is a separate order. Throws as `changeGroupIdempotently`, 'sold-out' and 'below-collected'. */
export async function applyFollowUp(
  context: FollowUpContext,
  input: OrderRequest,
  pricing: PricingGroup,
  caller: Caller,
): Promise<AppliedFollowUp | null> {
  const { database, clock, understand } = context
  const { groupId, memberId, transcription, note } = input
  if (!followUpOf(transcription)) return null
  const now = clock()
  const loaded = await loadGroup(database.sql, groupId, now)
  if (!loaded) throw problem('group-not-found')
  const { members, begunOrders, heldOrders } = loaded
  const orders = loaded.orders.map(order => ({
    ...openOrder(order),
    isPaid: order.isLocked || heldOrders.has(order.id),
    isBegun: begunOrders.has(order.id),
  }))
  const circumstances = { memberId, members, orders, currency: pricing.currency, now: now.getTime() }
  const outcome = await runSteps(followUpSteps(transcription, circumstances), text =>
    understand(text, { ...pricing, groupId, speaker: { memberId, members } }),
  )
  switch (outcome?.kind) {
    case undefined:
      return null
    case 'change': {
      const change = (locked: LockedGroup) => changeBySpeech(context, locked, input, outcome)
      return {
        kind: 'changed',
        reply: await changeGroupIdempotently(context, { groupId, ...caller }, change),
      }
    }
    case 'repeat':
      return { kind: 'content', content: await repeatOrder(context, outcome.items, input, pricing) }
    case 'impossible': {
      const whole = { start: 0, end: transcription.length, reason: outcome.reason }
      return { kind: 'content', content: { items: [], note, notUnderstood: [whole] } }
    }
  }
}

async function runSteps(
  steps: FollowUpSteps<Order>,
  understand: (text: string) => Promise<SpokenOrder>,
): Promise<FollowUpOutcome<Order> | null> {
  let step = steps.next()
  while (!step.done) step = steps.next(await understand(step.value))
  return step.value
}

/** Throws 'still-in-flight' if the order changed meanwhile: a retry of the request parses the sentence again. */
async function changeBySpeech(
  context: FollowUpContext,
  locked: LockedGroup,
  { memberId, transcription: spoken, note: typed }: OrderRequest,
  { order: parsed, items, note: spokenNote, isCancelled }: ChangeOutcome,
): Promise<Order> {
  requireOwnOrGuest(locked, memberId)
  const loaded = await loadGroup(locked.tx, locked.groupId, context.clock())
  const order = loaded?.orders.find(({ id }) => id === parsed.id)
  const isBegun = loaded?.begunOrders.has(parsed.id) ?? false
  const isHeld = loaded?.heldOrders.has(parsed.id)
  if (
    !order ||
    order.isLocked ||
    isHeld ||
    (isBegun && isCancelled) ||
    textOf(openOrder(order)) !== textOf(parsed)
  )
    throw problem('still-in-flight')
  const note = mergeNotes(order.note, spokenNote, typed)
  const { notUnderstood } = order
  if (isCancelled && typed === '') {
    await cancel(locked, order)
    await requireCovered(locked, context.clock())
    return { ...order, items: [], transcription: '', total: 0, state: 'cancelled' }
  }
  // The speaker saw no price.
  const options = { previous: parsed.items, acceptsPrices: true }
  const priced = await requirePriced(locked.tx, items.map(fromMenu), locked, options)
  const transcription = appendTranscript(order.transcription, spoken)
  const content = { items: waitingLast(keepRefused(priced, order.items)), note, notUnderstood }
  const changed = {
    ...(order.state === 'incomplete' ? toConfirm(content, transcription) : content),
    transcription,
  }
  if (isBegun && !isSameForKitchen(order, changed)) throw problem('still-in-flight')
  return rewriteOrder(context, locked, order, changed)
}

/** The order without its refused items: a spoken follow-up refers to the others only. */
function openOrder(order: Order): Order {
  return { ...order, items: notRefused(order.items) }
}

/** For comparing the content of two orders. */
function textOf({ items, note, notUnderstood }: OrderContent): string {
  return JSON.stringify([items, note, notUnderstood])
}

/** Appends the sentence to the order's transcript, unless the limit is exceeded. */
function appendTranscript(transcription: string, spoken: string): string {
  const both = [transcription, spoken].filter(Boolean).join('\n')
  return lengthOf(both) <= limits.transcription ? both : transcription
}

/** A dish of an order that is not marked was on the menu: if it has left the menu, it does not become a typed one. */
function fromMenu(item: OrderItem): SentItem {
  return { ...item, isOffMenu: item.isOffMenu ?? false }
}

/** Repeats the items at today's prices, without those that cannot be ordered any more; a doubt reports those. */
async function repeatOrder(
  { database: { sql } }: FollowUpContext,
  items: readonly OrderItem[],
  { transcription, note }: OrderRequest,
  pricing: PricingGroup,
): Promise<OrderContent> {
  const options = { acceptsPrices: true }
  let available = items.map(fromMenu)
  let priced = await priceItems(sql, available, pricing, options)
  while ('at' in priced) {
    const { at } = priced
    available = available.filter((_, index) => !at.includes(index))
    priced = await priceItems(sql, available, pricing, options)
  }
  const left = { start: 0, end: transcription.length, isSoldOut: true } as const
  return {
    items: priced.kind === 'priced' ? waitingLast(priced.items) : [],
    note,
    notUnderstood: available.length < items.length ? [left] : [],
  }
}
