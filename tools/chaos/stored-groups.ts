// Reads the tables straight from the database and not through the service.

import type { Sql } from '@tablemate/server/db/database.ts'
import type { SentItem } from './ledger.ts'

export interface StoredGroup {
  readonly id: string
  /** The table's number. */
  readonly mark: string
  readonly revision: number
  readonly tipPercentage: number
  readonly memberCount: number
  readonly orderCount: number
  readonly placedCount: number
  /** How many replies are stored under idempotency keys. */
  readonly answers: number
  readonly codes: number
  readonly members: readonly { readonly id: number; readonly mark: string }[]
  readonly orders: readonly StoredOrder[]
  /** Amounts include the tip. */
  readonly payments: readonly {
    readonly id: number
    readonly memberId: number
    readonly amount: number
    readonly revision: number
  }[]
}

interface StoredOrder {
  readonly id: number
  /** The order's note; empty if the order is cancelled. */
  readonly mark: string
  readonly memberId: number
  /** `refused`: by the staff. */
  readonly items: readonly (SentItem & { readonly refused?: object })[]
  readonly total: number
  readonly revision: number
  readonly placedRevision: number
  readonly isCancelled: boolean
}

/**
 * All groups, except those whose diners pay by card (payments/run-payments.ts compares them) and those that have ended
 * (failover/ended-groups.ts). Rows whose group is missing count as a table too.
 */
export async function readGroups(sql: Sql): Promise<StoredGroup[]> {
  const rows = await sql<StoredGroup[]>`
    select g.id, coalesce(g.table_number, 'a table without a group ' || ids.id) as mark,
      coalesce(g.revision, 0) as revision, g.tip_percentage as "tipPercentage", g.member_count as "memberCount",
      g.order_count as "orderCount", g.placed_count as "placedCount",
      (select count(*) from answers a where a.group_id = ids.id) as answers,
      (select count(*) from group_codes c where c.group_id = ids.id) as codes,
      (select coalesce(json_agg(json_build_object('id', m.id, 'mark', m.name)), '[]') from members m
        where m.group_id = ids.id) as members,
      (select coalesce(json_agg(json_build_object('id', o.id,
          'mark', o.note, 'memberId', o.member_id, 'items', o.items,
          'total', o.total, 'revision', o.revision, 'placedRevision', o.placed_revision, 'isCancelled', o.is_cancelled)), '[]')
        from orders o where o.group_id = ids.id) as orders,
      (select coalesce(json_agg(json_build_object('id', p.id, 'memberId', p.member_id, 'amount', p.amount + p.tip_amount,
          'revision', p.revision)), '[]') from payments p where p.group_id = ids.id) as payments
    from (select id from groups union select group_id from members union select group_id from orders
      union select group_id from payments union select group_id from answers union select group_id from group_codes) ids
    left join groups g using (id)
    where id not in (select group_id from card_payments) and (g.expires_at > now()) is not false`
  return [...rows]
}
