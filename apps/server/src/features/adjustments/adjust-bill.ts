// Voids lines of a group's orders, gives them away or discounts them, and gives back what was paid too much, in one transaction.

import type { adjustBill } from '@tablemate/contract/adjustments.ts'
import type { CheckedOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import {
  type BillLine,
  discountPerLine,
  overpaidAfter,
  refundsOf,
} from '@tablemate/domain/bill/adjustments.ts'
import { toExact } from '@tablemate/domain/bill/exact-amount.ts'
import { settleBill } from '@tablemate/domain/bill/settlement.ts'
import { isPayable, type Minor, payableStep } from '@tablemate/domain/money.ts'
import { adjustLines } from '@tablemate/domain/orders/adjust-items.ts'
import { isOwed, lineTotal } from '@tablemate/domain/orders/order.ts'
import { type Ordered, sharersOf } from '@tablemate/domain/orders/shared-items.ts'
import type { Session } from '../../auth/sessions.ts'
import { inPartition } from '../../db/sql.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { settle } from '../../group/group-view.ts'
import { loadGroup, requireCovered } from '../../group/load-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { voidLines } from '../kitchen/queries.ts'
import { announceOrders, updateRefused } from '../orders/queries.ts'
import { keepTip, removeDemos, removeExcessDemos, rewritePayments } from '../payments/queries.ts'

type Input = CheckedOf<typeof adjustBill, 'body'>
type Order = LoadedGroup['orders'][number]
/** What is taken off a line. */
interface Taken extends BillLine {
  readonly order: Order
  readonly off: Minor
}

/**
 * Throws 'pin-required', 'order-not-found' for a line that is not owed, 'being-paid' for one that is being paid by card,
 * 'nothing-to-adjust' if the lines cost nothing, 'due-changed' if one is no longer the line that the staff saw, 'refund-due' with the sum that was paid too much unless `refund` is that sum or 0,
 * and 'below-collected' if the money that stays is more than the bill.
 */
export async function adjust(
  locked: LockedGroup,
  session: Session,
  input: Input,
  now: Date,
): Promise<ReplyOf<typeof adjustBill>> {
  const actor = await requireAct(locked.tx, session, input.kind, now)
  const before = await loadWithoutDemos(locked, input, now)
  const taken = takenLines(locked, before, input)
  const takenOff = taken.reduce((sum, { off }) => sum + off, 0)
  if (takenOff === 0 && input.kind !== 'void') throw problem('nothing-to-adjust')
  await writeLines(locked, taken, input, now)
  const after = await loadWithKeptTip(locked, now)

  const coverage = await loadCoverage(locked, taken)
  const off = new Map(after.members.map(({ id }) => [id, takenOffOf(id, taken, after, coverage)]))
  const overpaid = overpaidAfter(after.billInput, after.payments, off)
  const excess = overpaid.reduce((sum, { amount }) => sum + amount, 0)
  const { refund } = input
  if (excess > 0 && refund !== 0 && refund !== excess) throw problem('refund-due', { due: excess })
  const given = refund === 0 ? [] : refundsOf(overpaid, after.payments)
  const marks = { before: settle(before).billMark, after: settleMark(after) }
  const kept = refund === 0 ? new Set(overpaid.map(({ memberId }) => memberId)) : new Set<number>()
  const rows = after.payments.map(payment => {
    const back = given.find(({ id }) => id === payment.id)?.amount ?? 0
    const isBasisKept = payment.isHeld || kept.has(payment.memberId)
    const less = isBasisKept ? nothing : coveredBy(payment, taken, after, coverage)
    return {
      id: payment.id,
      memberId: payment.memberId,
      amount: payment.amount - back,
      refunded: payment.refunded + back,
      own: payment.own - less.own,
      sharedDifference: String(payment.ordered - less.ordered - toExact(payment.own - less.own)),
      billMark: payment.billMark === marks.before ? marks.after : payment.billMark,
    }
  })
  await rewritePayments(locked, rows, given, now)
  await removeExcessDemos(locked, now)
  await requireCovered(locked, now)
  for (const id of new Set(taken.map(({ orderId }) => orderId))) await announceOrders(locked, id)

  const { kind, reason, percentage } = input
  const details = { quantity: taken.length, ...(percentage !== null && { percentage }) }
  const { groupId } = locked
  await recordAct(locked.tx, actor, { act: kind, groupId, amount: takenOff, reason, details }, now)
  if (given.length > 0) {
    const refunder = await requireAct(locked.tx, session, 'refund', now)
    await recordAct(locked.tx, refunder, { act: 'refund', groupId, amount: excess, reason }, now)
  }
  const methodOf = new Map(after.payments.map(({ id, method }) => [id, method]))
  return {
    takenOff,
    refunds: given.map(({ id, memberId, amount }) => ({
      id,
      memberId,
      amount,
      paymentMethod: methodOf.get(id) ?? 'cash',
    })),
  }
}

const nothing: Ordered = { own: 0, ordered: 0n }

/** The group without the demo payments of those who pay for the chosen lines: they took no money. */
async function loadWithoutDemos(locked: LockedGroup, { lines }: Input, now: Date): Promise<LoadedGroup> {
  const loaded = await requireLoaded(locked, now)
  const members = new Set(loaded.members.map(({ id }) => id))
  const payers = loaded.orders
    .filter(({ id }) => lines.some(({ orderId }) => orderId === id))
    .flatMap(({ memberId, items }) => [
      memberId,
      ...items.flatMap(item => sharersOf(item, memberId, members)),
    ])
  await removeDemos(locked, loaded, payers)
  return requireLoaded(locked, now)
}

async function requireLoaded({ tx, groupId }: LockedGroup, now: Date): Promise<LoadedGroup> {
  const loaded = await loadGroup(tx, groupId, now)
  if (!loaded) throw problem('group-not-found')
  return loaded
}

function takenLines(locked: LockedGroup, { orders, heldOrders }: LoadedGroup, input: Input): Taken[] {
  const step = payableStep(locked.currency)
  const chosen = new Map(input.lines.map(one => [`${one.orderId} ${one.line}`, one]))
  const lines = [...chosen.values()].map(({ orderId, line, total }) => {
    const order = orders.find(({ id }) => id === orderId)
    const item = order?.items[line]
    if (!order || !item || !isOwed(item)) throw problem('order-not-found')
    if (total !== null && total !== item.quantity * item.price) throw problem('due-changed')
    if (heldOrders.has(orderId)) throw problem('being-paid')
    return { orderId, line, item, order }
  })
  const { percentage, amount } = input
  if (amount !== null && !isPayable(amount, step))
    throw problem('invalid', { fields: { amount: 'not-payable' } })
  const discount =
    amount === null
      ? ({ kind: 'percentage', percentage: percentage ?? 100 } as const)
      : ({ kind: 'amount', amount } as const)
  const offs =
    input.kind === 'discount'
      ? discountPerLine(lines, discount, step)
      : lines.map(({ item }) => lineTotal(item))
  return lines.map((line, at) => ({ ...line, off: offs[at] ?? 0 }))
}

async function writeLines(
  locked: LockedGroup,
  taken: readonly Taken[],
  input: Input,
  now: Date,
): Promise<void> {
  const { kind, reason } = input
  for (const order of new Set(taken.map(({ order }) => order))) {
    const own = taken.filter(({ orderId }) => orderId === order.id)
    if (kind === 'void') {
      await voidLines(
        locked,
        order,
        own.map(({ line }) => line),
        now,
      )
      continue
    }
    const amounts = new Map(own.map(({ line, off }) => [line, off]))
    await updateRefused(locked, order, adjustLines(order.items, amounts, { kind, reason }))
  }
}

/** The group after the change, whose tip is at least what was collected of it. */
async function loadWithKeptTip(locked: LockedGroup, now: Date): Promise<LoadedGroup> {
  const loaded = await requireLoaded(locked, now)
  const settled = settleBill({ ...loaded.billInput, payments: [] })
  const collected = loaded.payments.reduce((sum, { tipAmount }) => sum + tipAmount, 0)
  if (settled.totals.tipAmount >= collected) return loaded
  await keepTip(locked, collected)
  return requireLoaded(locked, now)
}

/** `settle` of a group whose payments may be more than its bill. */
function settleMark({ billInput }: LoadedGroup): number {
  const settled = settleBill({ ...billInput, payments: [] })
  if (settled.kind !== 'settled') throw new Error('a bill without payments is always settled')
  return settled.billMark
}

/** By order: the revision from which a payment covers the orderer's and the sharers' parts. */
type Coverage = ReadonlyMap<number, { readonly placed: number; readonly shared: number }>

async function loadCoverage(
  { tx, partition, groupId }: LockedGroup,
  taken: readonly Taken[],
): Promise<Coverage> {
  const rows = await tx<{ id: number; placed: number; shared: number }[]>`
    select id, placed_revision as placed, greatest(placed_revision, shared_revision) as shared
    from ${inPartition('orders', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = any(${taken.map(({ orderId }) => orderId)}::bigint[])`
  return new Map(rows.map(({ id, ...revisions }) => [id, revisions]))
}

/** What was taken off a member's dishes, without those that they ordered after their last payment. */
function takenOffOf(id: number, taken: readonly Taken[], loaded: LoadedGroup, coverage: Coverage): Ordered {
  const last = loaded.payments.findLast(({ memberId }) => memberId === id)
  return last ? coveredBy(last, taken, loaded, coverage) : partOf(id, taken, loaded)
}

/** What was taken off the dishes that a payment covers. */
function coveredBy(
  { memberId, revision }: Pick<LoadedGroup['payments'][number], 'memberId' | 'revision'>,
  taken: readonly Taken[],
  loaded: LoadedGroup,
  coverage: Coverage,
): Ordered {
  const isAfter = (part: 'placed' | 'shared') => (line: Taken) =>
    revision > (coverage.get(line.orderId)?.[part] ?? 0)
  return {
    own: partOf(memberId, taken.filter(isAfter('placed')), loaded).own,
    ordered: partOf(memberId, taken.filter(isAfter('shared')), loaded).ordered,
  }
}

/** A member's part of what was taken off. */
function partOf(id: number, taken: readonly Taken[], { members }: LoadedGroup): Ordered {
  const ids = new Set(members.map(member => member.id))
  return taken.reduce<Ordered>((sum, { order, item, off }) => {
    const sharers = sharersOf(item, order.memberId, ids)
    return {
      own: sum.own + (order.memberId === id ? off : 0),
      ordered: sum.ordered + (sharers.includes(id) ? toExact(off) / BigInt(sharers.length) : 0n),
    }
  }, nothing)
}
