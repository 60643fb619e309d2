// The statement that loads a group for the board: the columns of the live table and those of the kitchen, in one row.

import type { LastRefusal } from '@tablemate/domain/kitchen/refusal.ts'
import type { RequestKind, TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { rowsAsJson } from '../../db/sql.ts'
import type { LoadedRow } from '../../group/group-row.ts'
import { groupColumns } from '../../group/load-group.ts'
import type { OrderBefore } from './previous-order.ts'

/** An order that is not cancelled, or whose cancellation a station has not acknowledged. */
export type BoardOrderRow = [
  id: number,
  version: number,
  before: OrderBefore | null,
  kitchenNumber: number | null,
  isCancelled: boolean,
  memberId: number,
  createdAt: string,
  isSeen: boolean,
]

type TicketColumns = [
  orderId: number,
  stationId: number,
  state: TicketState,
  lines: number[],
  ticked: number[],
  allergiesSeen: number,
  changedAt: string,
  canGoBack: boolean,
  refusal: LastRefusal | null,
]

type RequestRow = [id: number, memberId: number, kind: RequestKind, createdAt: string]
type MemberRow = [id: number, name: string, allergies: string, allergens: Allergen[], revision: number]

export interface BoardRow extends LoadedRow {
  readonly tableId: number | null
  readonly isClosed: boolean
  readonly listsUnpaid: boolean
  readonly lastChangeAt: string
  readonly isAdmitted: boolean
  readonly boardOrders: BoardOrderRow[] | null
  readonly tickets: TicketColumns[] | null
  readonly requests: RequestRow[] | null
  readonly allergies: MemberRow[] | null
}

const boardColumns = (partition: number) => `
      g.table_id as "tableId", g.closed_at is not null as "isClosed", g.is_admitted as "isAdmitted",
      coalesce(g.changed_at, g.created_at) as "lastChangeAt", lists_unpaid(g.restaurant_id, $3) as "listsUnpaid",
      (select json_agg(json_build_array(id, version, before, kitchen_number, is_cancelled, member_id, created_at, is_seen))
        from orders_${partition} where slot = g.slot and group_id = g.id and not is_unsent
          and (not is_cancelled or before is not null)) as "boardOrders",
      (select json_agg(json_build_array(order_id, station_id, state, lines, ticked, allergies_seen, changed_at,
          cardinality(earlier) > 0, refusal) order by station_id)
        from tickets_${partition} where slot = g.slot and group_id = g.id) as tickets,
      (select json_agg(json_build_array(id, member_id, kind, created_at))
        from requests_${partition} where slot = g.slot and group_id = g.id and done_at is null) as requests,
      (select json_agg(json_build_array(id, name, allergies, allergens, allergies_revision))
        from members_${partition} where slot = g.slot and group_id = g.id) as allergies`

/** Parameters: $1 partition, $2 group ids, $3 now, $4 restaurant. */
export const boardStatement = (partition: number) =>
  rowsAsJson(`select ${groupColumns(partition)},${boardColumns(partition)}
    from groups_${partition} g
    where g.slot = $1 and g.id = any($2::uuid[]) and g.expires_at > $3 and g.restaurant_id = $4`)
