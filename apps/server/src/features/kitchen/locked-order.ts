// An order whose group is locked for a change by the staff, and the body of a move.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { moveTicket } from '@tablemate/contract/kitchen.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import type { Actor } from '../../restaurant/staff-acts.ts'
import type { TicketRow } from './order-tickets.ts'

export interface LockedOrder {
  readonly locked: LockedGroup
  readonly restaurantId: number
  readonly orderId: number
  /** The stored rows of its tickets. */
  readonly rows: readonly TicketRow[]
  /** The locked menu if the move changes the availability of dishes, and who changes it; otherwise null. */
  readonly menu: (LockedMenu & { readonly actor: Actor }) | null
  readonly now: Date
}

export type MoveRequest = CheckedOf<typeof moveTicket, 'body'>
