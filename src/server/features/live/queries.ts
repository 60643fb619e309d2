// The one loader of a table: what a GET answers and what the live stream tells both come from here.

import type { Bill } from '#contract/bills.ts'
import type { Group, Member } from '#contract/groups.ts'
import type { Order } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import type { SplitMethod } from '#domain/bill-split.ts'
import { defaultRates, type Tip } from '#domain/bill-total.ts'
import { payableStep } from '#domain/money.ts'
import { isIncomplete, type OrderItem, oldestFirst } from '#domain/order.ts'
import { type BillInput, type Settlement, settleBill } from '#domain/settlement.ts'
import { groupTurn } from '#domain/turn.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { perSlot, slotOf } from '../../db/slots.ts'
import { problem } from '../../http/problems.ts'

interface GroupRow {
  readonly id: string
  readonly code: string
  readonly restaurantName: string | null
  readonly tableNumber: string | null
  readonly isUniversalMode: boolean
  readonly currency: Group['currency']
  readonly creator: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revision: number
  readonly membersRevision: number
  readonly splitMethod: SplitMethod
  readonly tipPercentage: number | null
  readonly tipAmount: number | null
}

// Rows within the row come as arrays: half the work for PostgreSQL, and less to send, than objects.
type MemberRow = [id: number, name: string, device: string]
type OrderRow = [
  id: number,
  memberId: number,
  items: OrderItem[],
  transcription: string,
  total: number,
  createdAt: string,
  placedRevision: number,
  isCancelled: boolean,
]
type PaymentRow = [
  id: number,
  memberId: number,
  amount: number,
  tipAmount: number,
  ordered: number,
  billMark: number,
  paidBy: number,
  createdAt: string,
  revision: number,
]

export interface RecordedPayment {
  readonly id: number
  readonly memberId: number
  readonly amount: number
  readonly tipAmount: number
  readonly ordered: number
  readonly billMark: number
  readonly paidBy: number
  readonly createdAt: string
  readonly revision: number
}

/** null where there is none. */
interface Row extends GroupRow {
  readonly members: MemberRow[] | null
  readonly orders: OrderRow[] | null
  /** By member; only asked for where not all orders are. */
  readonly ordered: Record<string, number> | null
  readonly payments: PaymentRow[] | null
}

/** A table as the database has it; the functions below tell of it in the contract's words. */
export interface LoadedTable {
  readonly revision: number
  readonly membersRevision: number
  readonly group: Group
  readonly members: Member[]
  /** Those placed, changed or paid after the revision asked for; all for 0. */
  readonly orders: Order[]
  /** Those cancelled after the revision asked for. */
  readonly removedOrders: number[]
  readonly payments: readonly RecordedPayment[]
  readonly billInput: BillInput
  readonly tipPercentage: number | null
  /** The devices that may see it: those of the members and of the creator. */
  readonly devices: ReadonlySet<string>
}

/**
 * $1 slot, $2 group, $3 now, $4 since. The text is the same at every call, so neither the driver nor PostgreSQL has
 * to read it again (docs/decisions/0002).
 */
const statementOf = perSlot(
  slot => `    select g.id, g.code, g.restaurant_name as "restaurantName", g.table_number as "tableNumber",
      g.is_universal_mode as "isUniversalMode", g.currency, encode(g.creator, 'hex') as creator,
      g.created_at as "createdAt", g.expires_at as "expiresAt", g.revision,
      g.members_revision as "membersRevision", g.split_method as "splitMethod",
      g.tip_percentage as "tipPercentage", g.tip_amount as "tipAmount",
      (select json_agg(json_build_array(id, name, encode(device, 'hex')))
        from members_${slot} where slot = g.slot and group_id = g.id) as members,
      (select json_agg(json_build_array(id, member_id, items, transcription, total, created_at, placed_revision,
          is_cancelled))
        from orders_${slot} where slot = g.slot and group_id = g.id and revision > $4
          and (not is_cancelled or $4 > 0)) as orders,
      case when $4 > 0 then (select json_object_agg(member_id, total) from (
        select member_id, sum(total) as total from orders_${slot}
        where slot = g.slot and group_id = g.id group by member_id) sums) end as ordered,
      (select json_agg(json_build_array(id, member_id, amount, tip_amount, ordered, bill_mark, paid_by, created_at,
          revision))
        from payments_${slot} where slot = g.slot and group_id = g.id) as payments
    from groups_${slot} g
    where g.slot = $1 and g.id = $2 and g.expires_at > $3`,
)

/** The table with what happened after the revision `since`, or null when there is none (any more). */
export async function loadTable(
  sql: Sql | Transaction,
  groupId: string,
  now: Date,
  since = 0,
): Promise<LoadedTable | null> {
  const slot = slotOf(groupId)
  const parameters = [slot, groupId, now, since]
  const [row] = await sql.unsafe<Row[]>(statementOf(slot), parameters as never[], { prepare: true })
  return row ? asTable(row) : null
}

/** The whole table for a device that sits at it; to any other it does not exist. */
export async function requireTable(
  sql: Sql,
  groupId: string,
  device: string,
  now: Date,
): Promise<LoadedTable> {
  const table = await loadTable(sql, groupId, now)
  if (!table?.devices.has(device)) throw problem('group-not-found')
  return table
}

/** The bill of a table that nothing has brought below what was collected. */
export function billOf(table: LoadedTable): Bill {
  const settled = settle(table)
  if (settled.kind === 'below-collected') throw new Error('a bill fell below what was collected')
  const { totals, collected, shares } = settled
  const nameOf = new Map(table.members.map(({ id, name }) => [id, name]))
  return {
    ...totals,
    rates: defaultRates,
    tipPercentage: table.tipPercentage,
    splitMethod: table.billInput.splitMethod,
    memberCount: table.members.length,
    collected,
    memberSplits: shares.map(share => ({
      memberId: share.memberId,
      memberName: nameOf.get(share.memberId) ?? '',
      amount: share.amount,
      tipAmount: share.tipAmount,
      paid: share.paidAmount + share.paidTip,
      due: share.dueAmount + share.dueTip,
    })),
  }
}

/** Who has paid what and owes what, by the rules of the domain. */
export function settle(table: LoadedTable): Settlement {
  return settleBill(table.billInput)
}

/** The payments as the contract tells them. */
export function paymentsOf({ group, payments }: LoadedTable): Payment[] {
  return payments.map(payment => ({
    id: payment.id,
    groupId: group.id,
    memberId: payment.memberId,
    amount: payment.amount + payment.tipAmount,
    status: 'completed',
    paymentMethod: 'demo_card',
    paidBy: payment.paidBy,
    createdAt: payment.createdAt,
  }))
}

function asTable(row: Row): LoadedTable {
  const members = (row.members ?? []).sort(([a], [b]) => a - b)
  const payments = (row.payments ?? []).map(asPayment).sort((a, b) => a.revision - b.revision)
  const paidUpTo = new Map(payments.map(({ memberId, revision }) => [memberId, revision]))
  const rows = row.orders ?? []
  const orders = rows
    .filter(([, , , , , , , isCancelled]) => !isCancelled)
    .map(order => asOrder(order, row.id, paidUpTo))
    .sort(oldestFirst)
  const ordered = row.ordered ?? totalsOf(orders)
  return {
    revision: row.revision,
    membersRevision: row.membersRevision,
    group: asGroup(row),
    members: members.map(([id, name]) => ({ id, groupId: row.id, name })),
    orders,
    removedOrders: rows.filter(([, , , , , , , isCancelled]) => isCancelled).map(([id]) => id),
    payments,
    billInput: {
      members: members.map(([id]) => ({ id, ordered: ordered[id] ?? 0 })),
      payments,
      rates: defaultRates,
      tip: tipOf(row),
      splitMethod: row.splitMethod,
      step: payableStep(row.currency),
      turn: groupTurn(row.id),
    },
    tipPercentage: row.tipPercentage,
    devices: new Set([row.creator, ...members.map(([, , device]) => device)]),
  }
}

function totalsOf(orders: readonly Order[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { memberId, total } of orders) totals[memberId] = (totals[memberId] ?? 0) + total
  return totals
}

function asGroup(row: GroupRow): Group {
  return {
    id: row.id,
    code: row.code,
    restaurantName: row.restaurantName,
    tableNumber: row.tableNumber,
    isActive: true,
    isUniversalMode: row.isUniversalMode,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

function asOrder(row: OrderRow, groupId: string, paidUpTo: ReadonlyMap<number, number>): Order {
  const [id, memberId, items, transcription, total, createdAt, placedRevision] = row
  return {
    id,
    groupId,
    memberId,
    items,
    transcription,
    total,
    createdAt: inUtc(createdAt),
    state: isIncomplete({ items }) ? 'incomplete' : 'placed',
    // What nobody has turned into dishes yet cost nothing, so no payment covers it.
    isPaid: items.length > 0 && placedRevision < (paidUpTo.get(memberId) ?? 0),
  }
}

function asPayment(row: PaymentRow): RecordedPayment {
  const [id, memberId, amount, tipAmount, ordered, billMark, paidBy, createdAt, revision] = row
  return { id, memberId, amount, tipAmount, ordered, billMark, paidBy, createdAt: inUtc(createdAt), revision }
}

function tipOf({ tipPercentage, tipAmount }: GroupRow): Tip {
  return tipPercentage === null
    ? { kind: 'amount', amount: tipAmount ?? 0 }
    : { kind: 'percentage', percentage: tipPercentage }
}

/** PostgreSQL's JSON leaves out trailing zeros and writes "+00:00": the answer to a POST has neither. */
function inUtc(time: string): string {
  const seconds = 'YYYY-MM-DDTHH:mm:ss'.length
  const fraction = time.slice(seconds + 1, -'+00:00'.length)
  return `${time.slice(0, seconds)}.${fraction.padEnd(3, '0')}Z`
}
