// The only loader of a group, for the reply to a GET and for the live stream.

import { type BillInput, settleBill } from '@tablemate/domain/bill/settlement.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Sql, Transaction } from '../db/database.ts'
import { partitionOf, perPartition } from '../db/partitions.ts'
import { fragment, inPartition, jsonList, jsonRows, rowsAsJson } from '../db/sql.ts'
import { problem } from '../problems.ts'
import {
  asLoadedGroup,
  type LoadedGroup,
  type LoadedRow,
  memberColumns,
  orderColumns,
  requestColumns,
} from './group-row.ts'
import type { LockedGroup } from './locked-group.ts'
import { cardPaymentColumns, paymentColumns } from './payment-row.ts'
import { restaurantFacts } from './restaurant-facts.ts'

/** Of a row of orders: its diner has confirmed all its items (`isOwed` of domain/orders/order.ts). */
export const isConfirmed = fragment`not items @? '$[*].isToConfirm'`

/** The lists of a group's row: where their rows are, and their columns. A caller may add columns, or ask for other orders. */
export interface ListColumns {
  readonly members?: Readonly<Record<string, string>>
  readonly orders?: Readonly<Record<string, string>>
  readonly whichOrders?: string
}

const ofGroup = (relation: string, partition: number) =>
  `${relation}_${partition} where slot = g.slot and group_id = g.id`

const totalsAndShared = (partition: number) => `,
      ${jsonList({ memberId: 'member_id', total: 'sum(total)' }, `${ofGroup('orders', partition)} group by member_id`)} as totals,
      ${jsonList(
        {
          memberId: 'member_id',
          items: `jsonb_path_query_array(items,
            '$[*] ? (exists(@.sharedBy) && !exists(@.refused) && !exists(@.isUnapproved) && !exists(@.isToConfirm))')`,
        },
        `${ofGroup('orders', partition)} and shared_revision > 0 and not is_cancelled`,
      )} as "sharedOrders"`

/** The columns that `asLoadedGroup` reads; `g` is the row of the partition's groups. */
export const groupColumns = (
  partition: number,
  { members = memberColumns, orders = orderColumns, whichOrders = 'not is_cancelled' }: ListColumns = {},
) =>
  `g.id, g.code, g.restaurant_id as "restaurantId",
      g.restaurant_name as "restaurantName", g.table_number as "tableNumber",
      g.is_universal_mode as "isUniversalMode", g.currency, g.tax_rate as "taxRate",
      g.service_fee_rate as "serviceFeeRate", g.is_tax_included as "isTaxIncluded", encode(g.creator, 'hex') as creator, g.table_id is not null as "isAtRestaurantTable",
      g.created_at as "createdAt", g.expires_at as "expiresAt", g.revision,
      g.members_revision as "membersRevision", greatest(g.code_revision, g.moved_revision) as "groupRevision",
      g.closed_at is null as "isActive", g.requests_revision as "requestsRevision", g.cards_revision as "cardsRevision", g.split_method as "splitMethod",
      g.tip_percentage as "tipPercentage", g.tip_amount as "tipAmount",
      g.tip_chosen_by as "tipChosenBy", ${restaurantFacts},
      ${jsonList(members, ofGroup('members', partition))} as members,
      ${jsonList(orders, `${ofGroup('orders', partition)} and ${whichOrders}`)} as orders,
      ${jsonList(paymentColumns, ofGroup('payments', partition))} as payments,
      case when g.cards_revision > 0 then ${jsonList(
        cardPaymentColumns,
        `${ofGroup('card_payments', partition)} and state not in ('released', 'paid')`,
      )} end as "cardPayments",
      case when g.requests_revision > 0 then ${jsonList(
        requestColumns,
        `${ofGroup('requests', partition)} and done_at is null`,
      )} end as "openRequests",
      case when g.restaurant_id is not null then (select json_build_object('mode', mode, 'isAdmitted', g.is_admitted,
          'states', ${jsonList({ orderId: 'order_id', state: 'state' }, ofGroup('tickets', partition))})
        from restaurant_kitchens where restaurant_id = g.restaurant_id) end as kitchen`

const statementWith = (columnsOf: (partition: number) => string) =>
  perPartition(partition =>
    rowsAsJson(`select ${columnsOf(partition)}
    from groups_${partition} g
    where g.slot = $1 and g.id = $2 and g.expires_at > $3`),
  )

/**
 * Parameters: $1 partition, $2 group, $3 now; `changedGroup` also has $4 since. The text never changes, so driver and
 * PostgreSQL reuse the prepared statement (docs/decisions/0002).
 */
const wholeGroup = statementWith(partition => groupColumns(partition))
const changedGroup = statementWith(
  partition => groupColumns(partition, { whichOrders: 'revision > $4' }) + totalsAndShared(partition),
)

/** The group with its changes after the revision `since`; null if it does not exist or has expired. */
export async function loadGroup(
  sql: Sql | Transaction,
  groupId: string,
  now: Date,
  since = 0,
): Promise<LoadedGroup | null> {
  const partition = partitionOf(groupId)
  const isWhole = since === 0
  const text = (isWhole ? wholeGroup : changedGroup)(partition)
  const parameters = [partition, groupId, now, ...(isWhole ? [] : [since])]
  const [row] = await jsonRows<LoadedRow>(sql, text, parameters)
  return row ? asLoadedGroup(row) : null
}

/** The revisions of these groups, without the expired ones. */
export async function findRevisions(
  sql: Sql,
  groupIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const byPartition = groupBy(groupIds, partitionOf)
  const found = await Promise.all(
    [...byPartition].map(
      ([partition, ids]) => sql<{ id: string; revision: number }[]>`
        select id, revision from ${inPartition('groups', partition)}
        where slot = ${partition} and id = any(${ids}::uuid[]) and expires_at > ${now}`,
    ),
  )
  return new Map(found.flat().map(({ id, revision }) => [id, revision]))
}

/** The whole group. Throws 'group-not-found' for a device that is not in the group. */
export async function requireGroup(
  sql: Sql,
  groupId: string,
  device: string,
  now: Date,
): Promise<LoadedGroup> {
  const loaded = await loadGroup(sql, groupId, now)
  if (!loaded?.devices.has(device)) throw problem('group-not-found')
  return loaded
}

/**
 * The group after a change. Throws 'below-collected' if its bill is now less than what was paid, and 'being-paid' if it is
 * only less than that with what is being paid by card.
 */
export async function requireCovered({ tx, groupId }: LockedGroup, now: Date): Promise<LoadedGroup> {
  const loaded = await loadGroup(tx, groupId, now)
  if (!loaded) throw problem('group-not-found')
  if (isCovered(loaded.billInput.payments)) return loaded
  throw problem(isCovered(loaded.payments.filter(({ isHeld }) => !isHeld)) ? 'being-paid' : 'below-collected')

  function isCovered(payments: BillInput['payments']): boolean {
    return loaded !== null && settleBill({ ...loaded.billInput, payments }).kind === 'settled'
  }
}
