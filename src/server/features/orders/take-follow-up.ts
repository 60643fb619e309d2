// A sentence that speaks of an order that is already there changes that order, or repeats it; the server decides which one
// is meant, and says so where there is none (docs/decisions/0022).

import type { Order } from '#contract/orders.ts'
import { limits } from '#domain/limits.ts'
import type { OrderContent } from '#domain/order.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { type FollowUpOutcome, type FollowUpSteps, spokenFollowUp } from '#domain/spoken-follow-up.ts'
import type { SpokenOrder } from '#domain/spoken-order.ts'
import { followUpOf } from '#domain/voice-order/follow-up.ts'
import { changeTableOnce, type HeldTable, requireOwnOrGuest } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import type { StoredAnswer } from '../../http/once.ts'
import { problem } from '../../http/problems.ts'
import { loadTable, requireCovered } from '../live/queries.ts'
import { rewriteOrder } from './change-order.ts'
import { joinNotes } from './join-notes.ts'
import { priceItems, requirePriced } from './price-items.ts'
import { cancel, type OrderingAt } from './queries.ts'
import type { Understand } from './understand.ts'
import type { Caller, WantedOrder } from './wanted-order.ts'

type FollowUps = Pick<House, 'database' | 'clock' | 'events'> & { readonly understand: Understand }

export type TakenFollowUp =
  /** An order of the speaker's has been changed. */
  | { readonly kind: 'answered'; readonly answer: Order | StoredAnswer }
  /** To be placed as an order. */
  | { readonly kind: 'content'; readonly content: OrderContent }

type Changed = Extract<FollowUpOutcome<Order>, { kind: 'change' }>

/** null where the transcript is an order of its own. Throws as `changeTableOnce`, 'sold-out' and 'below-collected'. */
export async function takeFollowUp(
  house: FollowUps,
  wanted: WantedOrder,
  at: OrderingAt,
  caller: Caller,
): Promise<TakenFollowUp | null> {
  const { database, clock, understand } = house
  const { groupId, memberId, transcription, note } = wanted
  if (!followUpOf(transcription)) return null
  const now = clock()
  const table = await loadTable(database.sql, groupId, now)
  if (!table) throw problem('group-not-found')
  const { members, orders } = table
  const said = { memberId, members, orders, currency: at.currency, now: now.getTime() }
  const outcome = await carryOut(spokenFollowUp(transcription, said), text => understand(text, at))
  switch (outcome?.kind) {
    case undefined:
      return null
    case 'change': {
      const change = (held: HeldTable) => changeSaid(house, held, wanted, outcome)
      return { kind: 'answered', answer: await changeTableOnce(house, { groupId, ...caller }, change) }
    }
    case 'repeat':
      return { kind: 'content', content: await repeatOrder(house, outcome.order, wanted, at) }
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
  house: FollowUps,
  held: HeldTable,
  { memberId, transcription: said, note: written }: WantedOrder,
  { order: known, items, note: besides, isCancelled }: Changed,
): Promise<Order> {
  requireOwnOrGuest(held, memberId)
  const table = await loadTable(held.tx, held.groupId, house.clock())
  const order = table?.orders.find(({ id }) => id === known.id)
  if (!order || order.isPaid || textOf(order) !== textOf(known)) throw problem('still-in-flight')
  const note = joinNotes(order.note, besides, written)
  const { notUnderstood } = order
  if (isCancelled && written === '') {
    await cancel(held, order.id)
    await requireCovered(held, house.clock())
    return { ...order, items: [], transcription: '', total: 0, state: 'cancelled' }
  }
  const priced = await requirePriced(held.tx, items, held, order.items)
  const transcription = withWords(order.transcription, said)
  return rewriteOrder(house, held, order.id, { items: priced, note, notUnderstood, transcription })
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
  { transcription, note }: WantedOrder,
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
