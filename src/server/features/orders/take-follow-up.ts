// A sentence that speaks of an order that is already there changes that order, or repeats it; the server decides which one
// is meant, and says so where there is none (docs/decisions/0022).

import type { Order } from '#contract/orders.ts'
import { keepRefused, withoutRefused } from '#domain/kitchen/refusal.ts'
import { limits } from '#domain/limits.ts'
import type { OrderContent } from '#domain/orders/order.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { followUpOf } from '#order-parser/follow-up.ts'
import { type FollowUpOutcome, type FollowUpSteps, spokenFollowUp } from '#order-parser/spoken-follow-up.ts'
import type { SpokenOrder } from '#order-parser/spoken-order.ts'
import type { AppContext } from '../../app-context.ts'
import type { StoredResponse } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { changeTableIdempotently, type LockedTable, requireOwnOrGuest } from '../../table/change-table.ts'
import { loadTable, requireCovered } from '../../table/load-table.ts'
import { rewriteOrder } from './change-order.ts'
import { joinNotes } from './join-notes.ts'
import type { Caller, OrderRequest } from './order-request.ts'
import { priceItems, requirePriced } from './price-items.ts'
import { cancel, type OrderingAt } from './queries.ts'
import type { Understand } from './understand.ts'

type FollowUps = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'> & {
  readonly understand: Understand
}

export type TakenFollowUp =
  /** An order of the speaker's has been changed. */
  | { readonly kind: 'answered'; readonly answer: Order | StoredResponse }
  /** To be placed as an order. */
  | { readonly kind: 'content'; readonly content: OrderContent }

type Changed = Extract<FollowUpOutcome<Order>, { kind: 'change' }>

/** null where the transcript is an order of its own. Throws as `changeTableIdempotently`, 'sold-out' and 'below-collected'. */
export async function takeFollowUp(
  context: FollowUps,
  input: OrderRequest,
  at: OrderingAt,
  caller: Caller,
): Promise<TakenFollowUp | null> {
  const { database, clock, understand } = context
  const { groupId, memberId, transcription, note } = input
  if (!followUpOf(transcription)) return null
  const now = clock()
  const table = await loadTable(database.sql, groupId, now)
  if (!table) throw problem('group-not-found')
  const { members, begunOrders } = table
  const orders = table.orders.map(order => ({ ...openOrder(order), isBegun: begunOrders.has(order.id) }))
  const said = { memberId, members, orders, currency: at.currency, now: now.getTime() }
  const outcome = await carryOut(spokenFollowUp(transcription, said), text =>
    understand(text, { ...at, groupId }),
  )
  switch (outcome?.kind) {
    case undefined:
      return null
    case 'change': {
      const change = (locked: LockedTable) => changeSaid(context, locked, input, outcome)
      return {
        kind: 'answered',
        answer: await changeTableIdempotently(context, { groupId, ...caller }, change),
      }
    }
    case 'repeat':
      return { kind: 'content', content: await repeatOrder(context, outcome.order, input, at) }
    case 'impossible': {
      const whole = { start: 0, end: transcription.length, reason: outcome.reason }
      return { kind: 'content', content: { items: [], note, notUnderstood: [whole] } }
    }
  }
}

async function carryOut(
  steps: FollowUpSteps<Order>,
  understand: (text: string) => Promise<SpokenOrder>,
): Promise<FollowUpOutcome<Order> | null> {
  let step = steps.next()
  while (!step.done) step = steps.next(await understand(step.value))
  return step.value
}

/** Throws 'still-in-flight' where the order is another by now: whoever sends the sentence again is understood anew. */
async function changeSaid(
  context: FollowUps,
  locked: LockedTable,
  { memberId, transcription: said, note: written }: OrderRequest,
  { order: known, items, note: besides, isCancelled }: Changed,
): Promise<Order> {
  requireOwnOrGuest(locked, memberId)
  const table = await loadTable(locked.tx, locked.groupId, context.clock())
  const order = table?.orders.find(({ id }) => id === known.id)
  const isBegun = table?.begunOrders.has(known.id)
  if (!order || order.isPaid || isBegun || textOf(openOrder(order)) !== textOf(known))
    throw problem('still-in-flight')
  const note = joinNotes(order.note, besides, written)
  const { notUnderstood } = order
  if (isCancelled && written === '') {
    await cancel(locked, order)
    await requireCovered(locked, context.clock())
    return { ...order, items: [], transcription: '', total: 0, state: 'cancelled' }
  }
  const priced = await requirePriced(locked.tx, items, locked, known.items)
  const transcription = withWords(order.transcription, said)
  const all = keepRefused(priced, order.items)
  return rewriteOrder(context, locked, order, { items: all, note, notUnderstood, transcription })
}

/** Who speaks of an order speaks of what they get. */
function openOrder(order: Order): Order {
  return { ...order, items: withoutRefused(order.items) }
}

/** To compare what an order says. */
function textOf({ items, note, notUnderstood }: OrderContent): string {
  return JSON.stringify([items, note, notUnderstood])
}

/** What was said stays with the order, as long as there is room for it. */
function withWords(transcription: string, said: string): string {
  const both = [transcription, said].filter(Boolean).join('\n')
  return lengthOf(both) <= limits.transcription ? both : transcription
}

/** At the prices of now; what is sold out is left out, and said to be. */
async function repeatOrder(
  { database: { sql } }: FollowUps,
  { items }: Order,
  { transcription, note }: OrderRequest,
  at: OrderingAt,
): Promise<OrderContent> {
  const all = await priceItems(sql, items, at)
  if (all.kind === 'priced') return { items: all.items, note, notUnderstood: [] }
  const left = items.filter((_, place) => !all.at.includes(place))
  const priced = await priceItems(sql, left, at)
  return {
    items: priced.kind === 'priced' ? priced.items : [],
    note,
    notUnderstood: [{ start: 0, end: transcription.length, isSoldOut: true }],
  }
}
