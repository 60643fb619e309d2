// The statement that loads a group for the board: the columns of the live group and those of the kitchen, in one row.

import type { LastRefusal } from '@tablemate/domain/kitchen/refusal.ts'
import type { TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import { type Columns, jsonList, rowsAsJson } from '../../db/sql.ts'
import {
  type LoadedRow,
  type MemberRow,
  memberColumns,
  type OrderRow,
  orderColumns,
} from '../../group/group-row.ts'
import { groupColumns } from '../../group/load-group.ts'
import type { OrderBefore } from './previous-order.ts'

/** An order that is not cancelled, or whose cancellation a station has not acknowledged. */
export interface BoardOrderRow extends OrderRow {
  readonly version: number
  readonly before: OrderBefore | null
  readonly kitchenNumber: number | null
}

interface BoardMemberRow extends MemberRow {
  readonly allergiesRevision: number
  readonly seat: number | null
}

interface StoredTicket {
  readonly orderId: number
  readonly stationId: number
  readonly state: TicketState
  readonly lines: number[]
  readonly ticked: number[]
  readonly allergiesSeen: number
  readonly changedAt: string
  readonly canGoBack: boolean
  readonly refusal: LastRefusal | null
}

export interface BoardRow extends LoadedRow {
  readonly tableId: number | null
  readonly isClosed: boolean
  readonly listsUnpaid: boolean
  readonly lastChangeAt: string
  readonly isAdmitted: boolean
  readonly orders: BoardOrderRow[] | null
  readonly members: BoardMemberRow[] | null
  readonly tickets: StoredTicket[] | null
}

const boardOrderColumns: Columns<BoardOrderRow> = {
  ...orderColumns,
  version: 'version',
  before: 'before',
  kitchenNumber: 'kitchen_number',
}

const boardMemberColumns: Columns<BoardMemberRow> = {
  ...memberColumns,
  allergiesRevision: 'allergies_revision',
  seat: 'seat',
}

const ticketColumns: Columns<StoredTicket> = {
  orderId: 'order_id',
  stationId: 'station_id',
  state: 'state',
  lines: 'lines',
  ticked: 'ticked',
  allergiesSeen: 'allergies_seen',
  changedAt: 'changed_at',
  canGoBack: 'cardinality(earlier) > 0',
  refusal: 'refusal',
}

const boardColumns = (partition: number) => `
      g.table_id as "tableId", g.closed_at is not null as "isClosed", g.is_admitted as "isAdmitted",
      coalesce(g.changed_at, g.created_at) as "lastChangeAt", lists_unpaid(g.restaurant_id, $3) as "listsUnpaid",
      ${jsonList(
        ticketColumns,
        `tickets_${partition} where slot = g.slot and group_id = g.id order by station_id`,
      )} as tickets`

const lists = {
  members: boardMemberColumns,
  orders: boardOrderColumns,
  whichOrders: '(not is_cancelled or (before is not null and not is_unsent))',
}

/** Parameters: $1 partition, $2 group ids, $3 now, $4 restaurant. */
export const boardStatement = (partition: number) =>
  rowsAsJson(`select ${groupColumns(partition, lists)},${boardColumns(partition)}
    from groups_${partition} g
    where g.slot = $1 and g.id = any($2::uuid[]) and g.expires_at > $3 and g.restaurant_id = $4`)
