// One simulated diner's phone: it orders, changes, tips and pays. The seed draws each action; the ledger records it.

import { randomUUID } from 'node:crypto'
import { chooseBill } from '@tablemate/contract/bills.ts'
import { leaveGroup } from '@tablemate/contract/groups.ts'
import { type GroupState, getGroupState } from '@tablemate/contract/live.ts'
import { changeOrder } from '@tablemate/contract/orders.ts'
import { payShare } from '@tablemate/contract/payments.ts'
import type { Phone } from '@tablemate/test/diners/phone.ts'
import { cancelOwnOrder, isOwn, type PlacedOrder } from './cancel-own-order.ts'
import type { Caller } from './clients.ts'
import { joinLoggedGroup } from './join-group.ts'
import type { GroupLog, SentItem, SentPayment } from './ledger.ts'
import { type GroupDiner, placeMenuItems } from './place-orders.ts'
import { mayBeDone, outcomeOf, recordOutcome } from './record-outcome.ts'

export interface SimulatedDiner {
  readonly log: GroupLog
  readonly caller: Caller
  readonly memberId: number
  /** Does one action and waits for its result. */
  act(): Promise<void>
}

/** How often a diner closes the app before there is a reply. */
const givesUpShare = 0.04

export function makeDiner(at: GroupDiner, random: () => number): SimulatedDiner {
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
    const result = await caller.retry(call, timeout())
    recordOutcome(ledger, log, 'change', result)
    if (result.kind === 'done') order.versions.splice(0)
    if (mayBeDone(result)) order.versions.push(items)
  }

  async function tip(): Promise<void> {
    const tipPercentage = upTo(30)
    log.tips.add(tipPercentage)
    const call = (phone: Phone) =>
      phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage } })
    recordOutcome(ledger, log, 'tip', await caller.retry(call, timeout()))
  }

  async function pay(): Promise<void> {
    const groupState = await look()
    const share = pick(groupState?.bill.memberSplits.filter(({ due }) => due > 0) ?? [])
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
    const result = await caller.retry(phone => phone.call(payShare, { body, key }), timeout())
    recordOutcome(ledger, log, 'pay', result, true)
    payment.outcome = outcomeOf(result)
    if (result.kind === 'done') payment.id = result.body.id
  }

  async function comeAndGo(): Promise<void> {
    if (log.members.length > 40) return placeMenuItems(at, drawItems(), timeout())
    const guest = await joinLoggedGroup(ledger, log, group, caller, timeout())
    const { id } = guest
    if (id === null || random() < 0.5) return
    const call = (phone: Phone) => phone.call(leaveGroup, { params: { groupId: group.id, memberId: id } })
    const result = await caller.retry(call, timeout())
    recordOutcome(ledger, log, 'leave', result)
    // The server refuses a repeated request of a member who has left with 'not-your-member'.
    const isGone =
      result.kind === 'done' || (result.kind === 'refused' && result.problem === 'not-your-member')
    if (isGone) guest.left = 'yes'
    else if (mayBeDone(result)) guest.left = 'maybe'
  }

  /** Reads the group. None of the diner's own acknowledged orders may be missing from the reply. */
  async function look(): Promise<GroupState | null> {
    const known = log.orders.filter(order => isOwn(order, memberId))
    const result = await caller.retry(phone => phone.call(getGroupState, { params: { groupId: group.id } }))
    if (result.kind !== 'done') {
      recordOutcome(ledger, log, 'look', result)
      return null
    }
    const ids = new Set(result.body.orders.map(({ id }) => id))
    for (const { id, mark } of known)
      if (!ids.has(id)) ledger.breaches.push(`${log.mark}: ${mark} was acknowledged and is not read`)
    return result.body
  }

  return {
    log,
    caller,
    memberId,
    async act() {
      const drawn = random()
      const order = pickOwn()
      if (drawn < 0.15 && order) return change(order)
      if (drawn < 0.25 && order) return cancelOwnOrder(at, order, timeout())
      if (drawn < 0.32) return tip()
      if (drawn < 0.44) return pay()
      if (drawn < 0.52) return comeAndGo()
      if (drawn < 0.62) return void (await look())
      return placeMenuItems(at, drawItems(), timeout())
    },
  }
}
