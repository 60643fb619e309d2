// Compares the ledger with the database: nothing that the server acknowledged is lost, doubled or half-written, and nothing
// exists that no client sent.

import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@tablemate/server/db/database.ts'
import type { GroupLog, Ledger, Outcome, SentOrder } from './ledger.ts'
import { readGroups, type StoredGroup } from './stored-groups.ts'

/** Records every difference as a breach. Returns how many groups and orders it compared. */
export async function audit(
  { sql }: Pick<Database, 'sql'>,
  ledger: Ledger,
  which: readonly GroupLog[],
): Promise<{ groups: number; orders: number }> {
  const stored = await readGroups(sql)
  const known = new Map(ledger.groups.map(log => [log.mark, log]))
  const found = Map.groupBy(stored, group => group.mark)
  for (const [name, groups] of found) {
    if (!known.has(name)) ledger.breaches.push(`${name}: nobody started it`)
    if (groups.length > 1) ledger.breaches.push(`${name}: is there ${groups.length} times`)
  }
  let orders = 0
  for (const log of which) {
    const breach = (text: string) =>
      ledger.breaches.push(`${log.mark} (${log.group?.id ?? 'not acknowledged'}): ${text}`)
    const group = found.get(log.mark)?.[0]
    if (!group) {
      if (log.group) breach('was acknowledged and is lost')
      continue
    }
    compare(log, group, breach)
    checkConsistency(group, breach)
    orders += group.orders.length
  }
  return { groups: which.length, orders }
}

type Breach = (text: string) => void

function compare(log: GroupLog, group: StoredGroup, breach: Breach): void {
  checkSent(
    log.orders,
    Map.groupBy(group.orders, order => order.mark),
    'order',
    breach,
  )
  checkSent(
    log.members.map(member => (member.left === 'no' ? member : { ...member, outcome: 'unknown' as const })),
    Map.groupBy(group.members, member => member.mark),
    'diner',
    breach,
  )
  for (const member of log.members)
    if (member.left === 'yes' && group.members.some(({ mark }) => mark === member.mark))
      breach(`${member.mark} has left and is still there`)
  const named = new Set(log.members.map(({ mark }) => mark))
  for (const { id, mark } of group.members)
    if (!named.has(mark)) breach(`nobody came as diner ${id} (${mark})`)
  const byId = new Map(group.orders.map(order => [order.id, order]))
  for (const order of log.orders) compareOrder(order, byId, breach)
  for (const order of group.orders) checkIsKnown(order, log.orders, breach)
  comparePayments(log, group, breach)
  if (!log.tips.has(group.tipPercentage)) breach(`nobody chose a tip of ${group.tipPercentage} %`)
  const { done, unknown } = log.keyed
  if (group.answers < done || group.answers > done + unknown)
    breach(`${group.answers} first answers are kept for ${done} acknowledged calls with a key`)
  const { changes } = log
  if (group.revision < changes.done || group.revision > changes.tried)
    breach(`revision ${group.revision} after ${changes.done} acknowledged changes, ${changes.tried} sent`)
}

interface SentEntry {
  readonly mark: string
  readonly outcome: Outcome
}

/** A mark exists once if acknowledged, at most once if unknown, never if refused. A cancelled order has no mark any more. */
function checkSent(
  sent: readonly (SentEntry & Partial<Pick<SentOrder, 'cancelled'>>)[],
  found: ReadonlyMap<string, readonly unknown[]>,
  what: string,
  breach: Breach,
): void {
  for (const { mark, outcome, cancelled = 'no' } of sent) {
    const count = found.get(mark)?.length ?? 0
    if (count > 1) breach(`${what} ${mark} is there ${count} times`)
    if (count === 0 && outcome === 'done' && cancelled === 'no')
      breach(`${what} ${mark} was acknowledged and is lost`)
    if (count > 0 && outcome === 'refused') breach(`${what} ${mark} was refused and is there`)
  }
}

/** An acknowledged order exists under its id alone. Only acknowledged orders can be cancelled. */
function checkIsKnown(
  { id, mark, isCancelled }: StoredGroup['orders'][number],
  sent: readonly SentOrder[],
  breach: Breach,
): void {
  const placed = sent.find(order => (isCancelled ? order.id === id : order.mark === mark))
  if (!placed) breach(`nobody placed order ${id} (${mark})`)
  else if (placed.id !== null && placed.id !== id)
    breach(`order ${id} is ${mark} once more, which was acknowledged as ${placed.id}`)
}

function compareOrder(
  order: SentOrder,
  byId: ReadonlyMap<number, StoredGroup['orders'][number]>,
  breach: Breach,
): void {
  if (order.id === null) return
  const row = byId.get(order.id)
  if (!row) {
    breach(`${order.mark} (order ${order.id}) was acknowledged and is lost`)
    return
  }
  if (row.memberId !== order.memberId) breach(`order ${order.id} belongs to another diner`)
  if (row.isCancelled && order.cancelled === 'no') breach(`order ${order.id} is cancelled, and nobody did`)
  if (!row.isCancelled && order.cancelled === 'yes') breach(`order ${order.id} was cancelled, and is there`)
  const refusals = row.items.filter(({ refused }) => refused)
  if (refusals.length > 0 && order.refusedByStaff === 'no')
    breach(`order ${order.id} is refused, and nobody did`)
  if (!row.isCancelled && order.refusedByStaff === 'yes' && refusals.length < row.items.length)
    breach(`order ${order.id} was refused, and is not`)
  const ordered = row.items.map(({ refused: _, ...item }) => item)
  const isAsSent = order.versions.some(items => isDeepStrictEqual(items, ordered))
  if (!row.isCancelled && !isAsSent)
    breach(`order ${order.id} is not as it was acknowledged: ${JSON.stringify(row.items)}`)
}

function comparePayments({ payments }: GroupLog, group: StoredGroup, breach: Breach): void {
  const acknowledged = new Map(
    payments.flatMap(payment => (payment.id === null ? [] : [[payment.id, payment]])),
  )
  const open = payments.filter(({ outcome }) => outcome === 'unknown')
  for (const { id, memberId, amount } of group.payments) {
    const sent = acknowledged.get(id)
    if (sent) {
      acknowledged.delete(id)
      if (sent.memberId !== memberId || sent.amount !== amount)
        breach(`payment ${id} is not as it was acknowledged`)
      continue
    }
    const at = open.findIndex(payment => payment.memberId === memberId && payment.amount === amount)
    if (at < 0) breach(`nobody made payment ${id} of ${amount}`)
    else open.splice(at, 1)
  }
  for (const id of acknowledged.keys()) breach(`payment ${id} was acknowledged and is lost`)
}

/** The invariants of a stored group, which need no ledger. */
function checkConsistency(group: StoredGroup, breach: Breach): void {
  const { orders, members, payments } = group
  const open = orders.filter(order => !order.isCancelled)
  const memberIds = new Set(members.map(({ id }) => id))
  for (const { id, items, total, memberId, revision, placedRevision, isCancelled } of orders) {
    const sum = items.reduce((all, { price, quantity, refused }) => all + (refused ? 0 : price * quantity), 0)
    if (sum !== total) breach(`order ${id} comes to ${total}, its items to ${sum}`)
    if (items.length === 0 && !isCancelled) breach(`order ${id} has no items`)
    if (!memberIds.has(memberId) && !isCancelled) breach(`order ${id} is nobody's`)
    if (revision > group.revision || placedRevision > revision) breach(`order ${id} is ahead of its table`)
  }
  for (const { id, memberId, revision } of payments)
    if (!memberIds.has(memberId) || revision > group.revision)
      breach(`payment ${id} is nobody's, or ahead of its table`)
  const marks = [...orders.map(order => order.placedRevision), ...payments.map(payment => payment.revision)]
  if (new Set(marks).size !== marks.length) breach('two changes were made under one revision')
  const counted = [group.memberCount, group.orderCount, group.placedCount]
  const there = [members.length, open.length, orders.length]
  if (!isDeepStrictEqual(counted, there))
    breach(`counted ${counted} diners, orders and orders ever: there are ${there}`)
  if (group.codes !== 1) breach(`has ${group.codes} codes`)
}
