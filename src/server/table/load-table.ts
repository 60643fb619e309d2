// The one loader of a table: what a GET answers and what the live stream tells both come from here.

import type { Bill } from '#contract/bills.ts'
import type { Payment } from '#contract/payments.ts'
import { billView } from '#domain/bill/bill-view.ts'
import { type SettledBill, settleBill } from '#domain/bill/settlement.ts'
import { groupBy } from '#domain/group-by.ts'
import { inPartition, type Sql, type Transaction } from '../db/database.ts'
import { partitionOf, perPartition } from '../db/partitions.ts'
import { problem } from '../problems.ts'
import type { LockedTable } from './change-table.ts'
import {
  asTable,
  type LoadedTable,
  memberColumns,
  orderColumns,
  paymentColumns,
  requestColumns,
  type TableRow,
} from './table-row.ts'

// For the board, which reads the same row and more.
export { asTable, inUtc, type LoadedTable, ordersIn, type TableRow } from './table-row.ts'

const rowOf = (columns: readonly string[]) => `json_build_array(${columns.join(', ')})`
const columnLists = orderColumns.map(name => `json_agg(${name})`).join(', ')

// PostgreSQL writes a list of values of one type sooner than a row of many types, from some ten orders on.
const allOrders = (partition: number) => `(select json_build_array(${columnLists})
        from orders_${partition} where slot = g.slot and group_id = g.id and not is_cancelled) as "allOrders"`

/** Those since the revision $4; as it is a row or two, a row is a list here. */
const changedOrders = (partition: number) => `(select json_agg(${rowOf(orderColumns)})
        from orders_${partition} where slot = g.slot and group_id = g.id and revision > $4) as "changedOrders",
      (select json_object_agg(member_id, total) from (
        select member_id, sum(total) as total from orders_${partition}
        where slot = g.slot and group_id = g.id group by member_id) sums) as ordered`

const columnsWith = (orders: (partition: number) => string) => (partition: number) =>
  `g.id, g.code, g.restaurant_id as "restaurantId",
      g.restaurant_name as "restaurantName", g.table_number as "tableNumber",
      g.is_universal_mode as "isUniversalMode", g.currency, g.tax_rate as "taxRate",
      g.service_fee_rate as "serviceFeeRate", g.is_tax_included as "isTaxIncluded", encode(g.creator, 'hex') as creator,
      g.created_at as "createdAt", g.expires_at as "expiresAt", g.revision,
      g.members_revision as "membersRevision", greatest(g.code_revision, g.moved_revision) as "groupRevision",
      g.requests_revision as "requestsRevision", g.split_method as "splitMethod",
      g.tip_percentage as "tipPercentage", g.tip_amount as "tipAmount",
      g.tip_chosen_by as "tipChosenBy",
      (select json_agg(${rowOf(memberColumns)})
        from members_${partition} where slot = g.slot and group_id = g.id) as members,
      ${orders(partition)},
      (select json_agg(${rowOf(paymentColumns)})
        from payments_${partition} where slot = g.slot and group_id = g.id) as payments,
      case when g.requests_revision > 0 then (select json_agg(${rowOf(requestColumns)})
        from requests_${partition} where slot = g.slot and group_id = g.id and done_at is null) end as "openRequests",
      case when g.restaurant_id is not null then (select json_build_object('mode', mode, 'isAdmitted', g.is_admitted,
          'since', g.kitchen_since, 'states', (select json_agg(json_build_array(order_id, state))
            from tickets_${partition} where slot = g.slot and group_id = g.id))
        from restaurant_kitchens where restaurant_id = g.restaurant_id and mode <> 'off') end as kitchen`

/** What `asTable` reads of a whole table, of the row `g` of the partition's groups. */
export const tableColumns = columnsWith(allOrders)

const statementWith = (columnsOf: (partition: number) => string) =>
  perPartition(
    partition => `    select ${columnsOf(partition)}
    from groups_${partition} g
    where g.slot = $1 and g.id = $2 and g.expires_at > $3`,
  )

/**
 * $1 partition, $2 group, $3 now; the second has $4 since. The text is the same at every call, so neither the driver nor
 * PostgreSQL has to read it again (docs/decisions/0002).
 */
const wholeTable = statementWith(tableColumns)
const changedTable = statementWith(columnsWith(changedOrders))

/** The table with what happened after the revision `since`, or null when there is none (any more). */
export async function loadTable(
  sql: Sql | Transaction,
  groupId: string,
  now: Date,
  since = 0,
): Promise<LoadedTable | null> {
  const partition = partitionOf(groupId)
  const isWhole = since === 0
  const text = (isWhole ? wholeTable : changedTable)(partition)
  const parameters = [partition, groupId, now, ...(isWhole ? [] : [since])]
  const [row] = await sql.unsafe<TableRow[]>(text, parameters as never[], { prepare: true })
  return row ? asTable(row) : null
}

/** How far these tables have come; those whose time is over are not among them. */
export async function findRevisions(
  sql: Sql,
  groupIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const bySlot = groupBy(groupIds, partitionOf)
  const found = await Promise.all(
    [...bySlot].map(
      ([partition, ids]) => sql<{ id: string; revision: number }[]>`
        select id, revision from ${inPartition(sql, 'groups', partition)}
        where slot = ${partition} and id = any(${ids}::uuid[]) and expires_at > ${now}`,
    ),
  )
  return new Map(found.flat().map(({ id, revision }) => [id, revision]))
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

/** The table as a change has left it; throws 'below-collected' when that is less than what was paid. */
export async function requireCovered({ tx, groupId }: LockedTable, now: Date): Promise<LoadedTable> {
  const table = await loadTable(tx, groupId, now)
  if (!table) throw problem('group-not-found')
  if (settleBill(table.billInput).kind === 'below-collected') throw problem('below-collected')
  return table
}

/** The bill of a table that nothing has brought below what was collected. */
export function billOf(table: LoadedTable): Bill {
  return { ...billView(settle(table), table.billInput, table.members), tipChosenBy: table.tipChosenBy }
}

/** Who has paid what and owes what; every change sees to it (`requireCovered`) that there is an answer. */
export function settle(table: LoadedTable): SettledBill {
  const settlement = settleBill(table.billInput)
  if (settlement.kind === 'settled') return settlement
  throw new Error('a bill fell below what was collected')
}

/** The payments as the contract tells them. */
export function paymentsOf({ group, payments }: LoadedTable): Payment[] {
  return payments.map(payment => ({
    id: payment.id,
    groupId: group.id,
    memberId: payment.memberId,
    amount: payment.amount + payment.tipAmount,
    status: 'completed',
    paymentMethod: payment.method,
    paidBy: payment.paidBy,
    createdAt: payment.createdAt,
  }))
}
