// An order in the hands of the staff, and what is wanted of its tickets.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { moveTicket } from '#contract/kitchen.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import type { LockedTable } from '../../table/change-table.ts'
import type { TicketRow } from './order-tickets.ts'

export interface LockedOrder {
  readonly held: LockedTable
  readonly restaurantId: number
  readonly orderId: number
  /** Its tickets: each has its row. */
  readonly rows: readonly TicketRow[]
  /** Where dishes become sold out with it, or are had again. */
  readonly menu: LockedMenu | null
  readonly now: Date
}

export type MoveRequest = CheckedOf<typeof moveTicket, 'body'>
