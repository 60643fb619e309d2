// Compares the ledger with the database: nothing that the server acknowledged is lost, doubled or half-written, and nothing
// exists that no client sent.

import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@tablemate/server/db/database.ts'
import type { Ledger, Outcome, SentOrder, TableLog } from './ledger.ts'
import { readTables, type StoredTable } from './stored-tables.ts'

/** Records every difference as a breach. Returns how many tables and orders it compared. */
export async function audit(
  { sql }: Pick<Database, 'sql'>,
  ledger: Ledger,
  which: readonly TableLog[],
): Promise<{ tables: number; orders: number }> {
  const stored = await readTables(sql)
  const known = new Map(ledger.tables.map(log => [log.mark, log]))
  const found = Map.groupBy(stored, table => table.mark)
  for (const [name, tables] of found) {
    if (!known.has(name)) ledger.breaches.push(`${name}: nobody started it`)
    if (tables.length > 1) ledger.breaches.push(`${name}: is there ${tables.length} times`)
  }
  let orders = 0
  for (const log of which) {
    const breach = (text: string) =>
      ledger.breaches.push(`${log.mark} (${log.group?.id ?? 'not acknowledged'}): ${text}`)
    const table = found.get(log.mark)?.[0]
    if (!table) {
      if (log.group) breach('was acknowledged and is lost')
      continue
    }
    compare(log, table, breach)
    checkConsistency(table, breach)
    orders += table.orders.length
  }
  return { tables: which.length, orders }
}

type Breach = (text: string) => void

function compare(log: TableLog, table: StoredTable, breach: Breach): void {
  checkSent(
    log.orders,
    Map.groupBy(table.orders, order => order.mark),
    'order',
    breach,
  )
  checkSent(
    log.members.map(member => (member.left === 'no' ? member : { ...member, outcome: 'unknown' as const })),
    Map.groupBy(table.members, member => member.mark),
    'diner',
    breach,
  )
  for (const member of log.members)
    if (member.left === 'yes' && table.members.some(({ mark }) => mark === member.mark))
      breach(`${member.mark} has left and is still there`)
  const named = new Set(log.members.map(({ mark }) => mark))
  for (const { id, mark } of table.members)
    if (!named.has(mark)) breach(`nobody came as diner ${id} (${mark})`)
  const byId = new Map(table.orders.map(order => [order.id, order]))
  for (const order of log.orders) compareOrder(order, byId, breach)
  for (const order of table.orders) checkIsKnown(order, log.orders, breach)
  comparePayments(log, table, breach)
  if (!log.tips.has(table.tipPercentage)) breach(`nobody chose a tip of ${table.tipPercentage} %`)
  const { done, unknown } = log.keyed
  if (table.answers < done || table.answers > done + unknown)
    breach(`${table.answers} first answers are kept for ${done} acknowledged calls with a key`)
  const { changes } = log
  if (table.revision < changes.done || table.revision > changes.tried)
    breach(`revision ${table.revision} after ${changes.done} acknowledged changes, ${changes.tried} sent`)
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
  { id, mark, isCancelled }: StoredTable['orders'][number],
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
  byId: ReadonlyMap<number, StoredTable['orders'][number]>,
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

function comparePayments({ payments }: TableLog, table: StoredTable, breach: Breach): void {
  const acknowledged = new Map(
    payments.flatMap(payment => (payment.id === null ? [] : [[payment.id, payment]])),
  )
  const open = payments.filter(({ outcome }) => outcome === 'unknown')
  for (const { id, memberId, amount } of table.payments) {
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

/** The invariants of a stored table, which need no ledger. */
function checkConsistency(table: StoredTable, breach: Breach): void {
  const { orders, members, payments } = table
  const open = orders.filter(order => !order.isCancelled)
  const memberIds = new Set(members.map(({ id }) => id))
  for (const { id, items, total, memberId, revision, placedRevision, isCancelled } of orders) {
    const sum = items.reduce((all, { price, quantity, refused }) => all + (refused ? 0 : price * quantity), 0)
    if (sum !== total) breach(`order ${id} comes to ${total}, its items to ${sum}`)
    if (items.length === 0 && !isCancelled) breach(`order ${id} has no items`)
    if (!memberIds.has(memberId) && !isCancelled) breach(`order ${id} is nobody's`)
    if (revision > table.revision || placedRevision > revision) breach(`order ${id} is ahead of its table`)
  }
  for (const { id, memberId, revision } of payments)
    if (!memberIds.has(memberId) || revision > table.revision)
      breach(`payment ${id} is nobody's, or ahead of its table`)
  const marks = [...orders.map(order => order.placedRevision), ...payments.map(payment => payment.revision)]
  if (new Set(marks).size !== marks.length) breach('two changes were made under one revision')
  const counted = [table.memberCount, table.orderCount, table.placedCount]
  const there = [members.length, open.length, orders.length]
  if (!isDeepStrictEqual(counted, there))
    breach(`counted ${counted} diners, orders and orders ever: there are ${there}`)
  if (table.codes !== 1) breach(`has ${table.codes} codes`)
}
