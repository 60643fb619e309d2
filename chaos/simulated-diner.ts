// One phone at one table: it orders, changes its mind, tips and pays, each act drawn by the seed and noted in the ledger.

import { randomUUID } from 'node:crypto'
import { chooseBill } from '#contract/bills.ts'
import { leaveGroup } from '#contract/groups.ts'
import { getTable, type Table } from '#contract/live.ts'
import { cancelOrder, changeOrder } from '#contract/orders.ts'
import { payShare } from '#contract/payments.ts'
import type { Phone } from '../test/diners/phone.ts'
import type { Caller } from './calls.ts'
import { join } from './join.ts'
import type { SentItem, SentOrder, SentPayment, TableLog } from './ledger.ts'
import { type Place, place } from './place.ts'
import { mayBeDone, outcomeOf, settle } from './record-outcome.ts'

export interface Seat {
  readonly log: TableLog
  readonly caller: Caller
  readonly memberId: number
  /** One act, to its end. */
  act(): Promise<void>
}

/** So seldom a diner puts the phone away before there is an answer. */
const givesUpShare = 0.04

export function takeSeat(at: Place, random: () => number): Seat {
  const { ledger, log, group, caller, memberId } = at
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const pick = <T>(from: readonly T[]): T | undefined => from[upTo(from.length - 1)]
  const timeout = () => (random() < givesUpShare ? 1 : undefined)
  const drawItems = (): SentItem[] =>
    Array.from({ length: 1 + upTo(2) }, (_, nth) => ({
      name: `Dish ${nth}`,
      quantity: 1 + upTo(3),
      price: upTo(3000),
    }))
  const pickOwn = () => pick(log.orders.filter(order => isOwn(order, memberId)))

  async function change(order: PlacedOrder): Promise<void> {
    const items = drawItems()
    const call = (phone: Phone) => phone.call(changeOrder, { params: { orderId: order.id }, body: { items } })
    const ended = await caller.insist(call, timeout())
    settle(ledger, log, 'change', ended)
    if (ended.kind === 'done') order.versions.splice(0)
    if (mayBeDone(ended)) order.versions.push(items)
  }

  async function cancel(order: PlacedOrder): Promise<void> {
    const ended = await caller.insist(
      phone => phone.call(cancelOrder, { params: { orderId: order.id } }),
      timeout(),
    )
    settle(ledger, log, 'cancel', ended)
    const isGone = ended.kind === 'done' || (ended.kind === 'refused' && ended.problem === 'order-not-found')
    if (isGone) order.cancelled = 'yes'
    else if (mayBeDone(ended)) order.cancelled = 'maybe'
  }

  async function tip(): Promise<void> {
    const tipPercentage = upTo(30)
    log.tips.add(tipPercentage)
    const call = (phone: Phone) =>
      phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage } })
    settle(ledger, log, 'tip', await caller.insist(call, timeout()))
  }

  async function pay(): Promise<void> {
    const table = await look()
    const share = pick(table?.bill.memberSplits.filter(({ due }) => due > 0) ?? [])
    if (!share) return
    const payment: SentPayment = {
      memberId: share.memberId,
      amount: share.due,
      outcome: 'unknown',
      id: null,
    }
    log.payments.push(payment)
    const key = randomUUID()
    const body = { groupId: group.id, memberId: share.memberId, amount: share.due }
    const ended = await caller.insist(phone => phone.call(payShare, { body, key }), timeout())
    settle(ledger, log, 'pay', ended, true)
    payment.outcome = outcomeOf(ended)
    if (ended.kind === 'done') payment.id = ended.body.id
  }

  async function comeAndGo(): Promise<void> {
    if (log.members.length > 40) return place(at, drawItems(), timeout())
    const guest = await join(ledger, log, group, caller, timeout())
    const { id } = guest
    if (id === null || random() < 0.5) return
    const call = (phone: Phone) => phone.call(leaveGroup, { params: { groupId: group.id, memberId: id } })
    const ended = await caller.insist(call, timeout())
    settle(ledger, log, 'leave', ended)
    // Sent again, whoever is gone is nobody's member.
    const isGone = ended.kind === 'done' || (ended.kind === 'refused' && ended.problem === 'not-your-member')
    if (isGone) guest.left = 'yes'
    else if (mayBeDone(ended)) guest.left = 'maybe'
  }

  /** What one's phone is told of the table; of one's own orders nothing acknowledged may be missing. */
  async function look(): Promise<Table | null> {
    const known = log.orders.filter(order => isOwn(order, memberId))
    const ended = await caller.insist(phone => phone.call(getTable, { params: { groupId: group.id } }))
    if (ended.kind !== 'done') {
      settle(ledger, log, 'look', ended)
      return null
    }
    const ids = new Set(ended.body.orders.map(({ id }) => id))
    for (const { id, mark } of known)
      if (!ids.has(id)) ledger.breaches.push(`${log.mark}: ${mark} was acknowledged and is not read`)
    return ended.body
  }

  return {
    log,
    caller,
    memberId,
    async act() {
      const drawn = random()
      const order = pickOwn()
      if (drawn < 0.15 && order) return change(order)
      if (drawn < 0.25 && order) return cancel(order)
      if (drawn < 0.32) return tip()
      if (drawn < 0.44) return pay()
      if (drawn < 0.52) return comeAndGo()
      if (drawn < 0.62) return void (await look())
      return place(at, drawItems(), timeout())
    },
  }
}

/** An own order that is certainly there: acknowledged, and not cancelled. */
function isOwn(order: SentOrder, memberId: number): order is PlacedOrder {
  return order.memberId === memberId && order.id !== null && order.cancelled === 'no'
}

type PlacedOrder = SentOrder & { readonly id: number }
