// How the loader's one row of a table is read: PostgreSQL's words in, the contract's and the domain's out.

import type { Group, Member } from '#contract/groups.ts'
import type { Order } from '#contract/orders.ts'
import type { SplitMethod } from '#domain/bill-split.ts'
import type { Rates, Tip } from '#domain/bill-total.ts'
import { payableStep } from '#domain/money.ts'
import { isIncomplete, type OrderItem, oldestFirst, type Stretch } from '#domain/order.ts'
import type { BillInput } from '#domain/settlement.ts'
import { groupTurn } from '#domain/turn.ts'

interface GroupRow {
  readonly id: string
  readonly code: string
  readonly restaurantId: number | null
  readonly restaurantName: string | null
  readonly tableNumber: string | null
  readonly isUniversalMode: boolean
  readonly currency: Group['currency']
  readonly taxRate: number
  readonly serviceFeeRate: number
  readonly isTaxIncluded: boolean
  readonly creator: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revision: number
  readonly membersRevision: number
  readonly splitMethod: SplitMethod
  readonly tipPercentage: number | null
  readonly tipAmount: number | null
  readonly tipChosenBy: number | null
}

// Rows within the row come as arrays: half the work for PostgreSQL, and less to send, than objects.
/** A guest has no device: ''. */
type MemberRow = [id: number, name: string, device: string, isGuest: boolean]
type OrderRow = [
  id: number,
  memberId: number,
  items: OrderItem[],
  transcription: string,
  notUnderstood: Stretch[],
  total: number,
  createdAt: string,
  placedRevision: number,
  isCancelled: boolean,
  note: string,
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

/** What the loader's statement answers; null where there is none. */
export interface TableRow extends GroupRow {
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
  readonly tipChosenBy: number | null
  /** The devices that may see it: those of the members and of the creator. */
  readonly devices: ReadonlySet<string>
}

/** The table that a row tells of. */
export function asTable(row: TableRow): LoadedTable {
  const members = (row.members ?? []).sort(([a], [b]) => a - b)
  const payments = (row.payments ?? []).map(asPayment).sort((a, b) => a.revision - b.revision)
  const paidUpTo = new Map(payments.map(({ memberId, revision }) => [memberId, revision]))
  const rows = row.orders ?? []
  const orders = rows
    .filter(row => !isCancelled(row))
    .map(order => asOrder(order, row.id, paidUpTo))
    .sort(oldestFirst)
  const ordered = row.ordered ?? totalsOf(orders)
  return {
    revision: row.revision,
    membersRevision: row.membersRevision,
    group: asGroup(row),
    members: members.map(([id, name, , isGuest]) => ({ id, groupId: row.id, name, isGuest })),
    orders,
    removedOrders: rows.filter(isCancelled).map(([id]) => id),
    payments,
    billInput: {
      members: members.map(([id]) => ({ id, ordered: ordered[id] ?? 0 })),
      payments,
      rates: ratesOf(row),
      tip: tipOf(row),
      splitMethod: row.splitMethod,
      step: payableStep(row.currency),
      turn: groupTurn(row.id),
    },
    tipPercentage: row.tipPercentage,
    tipChosenBy: row.tipChosenBy,
    devices: new Set([row.creator, ...members.map(([, , device]) => device)]),
  }
}

function isCancelled([, , , , , , , , wasTakenBack]: OrderRow): boolean {
  return wasTakenBack
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
    restaurantId: row.restaurantId,
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
  const [id, memberId, items, transcription, notUnderstood, total, createdAt, placedRevision, , note] = row
  return {
    id,
    groupId,
    memberId,
    items,
    transcription,
    note,
    notUnderstood,
    total,
    createdAt: inUtc(createdAt),
    state: isIncomplete({ items, note, notUnderstood }) ? 'incomplete' : 'placed',
    // What nobody has turned into dishes yet cost nothing, so no payment covers it.
    isPaid: items.length > 0 && placedRevision < (paidUpTo.get(memberId) ?? 0),
  }
}

function asPayment(row: PaymentRow): RecordedPayment {
  const [id, memberId, amount, tipAmount, ordered, billMark, paidBy, createdAt, revision] = row
  return { id, memberId, amount, tipAmount, ordered, billMark, paidBy, createdAt: inUtc(createdAt), revision }
}

function ratesOf({ taxRate, serviceFeeRate, isTaxIncluded }: GroupRow): Rates {
  return { taxRate, serviceFeeRate, isTaxIncluded }
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
