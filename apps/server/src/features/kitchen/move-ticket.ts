// Moves a ticket by one step. The request names the state that the board showed, so that twenty presses are one step.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { decideMove } from '@tablemate/domain/kitchen/move.ts'
import {
  leastAdvanced,
  stepBetween,
  type TicketState,
  type TicketStep,
} from '@tablemate/domain/kitchen/ticket.ts'
import type { AppContext } from '../../app-context.ts'
import { fragment, inPartition } from '../../db/sql.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { changeGroupAndMenu } from '../../restaurant/change-group-and-menu.ts'
import { requireAct } from '../../restaurant/staff-acts.ts'
import { announceOrders } from '../orders/queries.ts'
import { ticketsOfOrder } from './load-board.ts'
import type { LockedOrder, MoveRequest } from './locked-order.ts'
import type { TicketRow } from './order-tickets.ts'
import { findOrder, type OrderCall } from './own-order.ts'
import { refuse } from './refuse-lines.ts'
import { admitGroup } from './seating-tickets.ts'
import { requireRows } from './ticket-rows.ts'
import { requireVersion } from './ticket-version.ts'
import { undoRefusal } from './undo-refusal.ts'

type StaffContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>

/**
 * Moves the tickets and returns all tickets of the order. Throws as `findOrder`, `refuse` and `undoRefusal`, 'no-such-step', and
 * 'ticket-moved' with the current state if another request moved them first.
 */
export async function moveTicket(
  context: StaffContext,
  call: Omit<OrderCall, 'groupId'>,
  input: MoveRequest,
): Promise<Ticket[]> {
  const found = await findOrder(context, { ...call, groupId: input.groupId })
  const { restaurantId, groupId, orderId } = found
  const step = stepBetween(input.from, input.to)
  if (!step) throw problem('no-such-step')
  const now = context.clock()
  const move = async (locked: LockedGroup, menu: LockedOrder['menu']) => {
    const rows = await requireRows(locked, restaurantId, orderId, now)
    await takeStep({ locked, restaurantId, orderId, rows, menu, now }, input, step)
    return ticketsOfOrder(locked.tx, restaurantId, groupId, orderId, now)
  }
  return input.reason === 'sold-out'
    ? changeGroupAndMenu(context, found, async (locked, menu) =>
        move(locked, { ...menu, actor: await requireAct(menu.tx, call.session, 'sold-out', now) }),
      )
    : changeOwnGroup(context, { ...found, afterClose: 'allowed' }, locked => move(locked, null))
}

async function takeStep(order: LockedOrder, input: MoveRequest, step: TicketStep): Promise<void> {
  const { locked, orderId, rows, now } = order
  await requireVersion(locked, orderId, input.version, leastAdvanced(rows.map(({ state }) => state)))
  const decision = decideMove(rows, { ...input, step }, now.getTime())
  switch (decision.kind) {
    case 'no-ticket':
      throw problem('order-not-found')
    case 'no-way-back':
      throw problem('no-such-step')
    case 'moved':
      throw problem('ticket-moved', { state: decision.state })
    case 'moves':
      await moveAll(order, decision.tickets, input, step)
      await announceOrders(locked, step === 'admit' || step === 'undo-admit' ? 'all' : orderId)
  }
}

async function moveAll(
  order: LockedOrder,
  tickets: readonly TicketRow[],
  input: MoveRequest,
  step: TicketStep,
): Promise<void> {
  switch (step) {
    case 'admit':
      await admitGroup(order.locked, order.now)
      return
    case 'undo-admit':
      return undoAdmission(order)
    case 'refuse':
      return refuse(order, tickets, input)
    case 'undo-refuse':
      return undoRefusal(order, tickets)
    case 'advance':
    case 'recall':
      return write(order, tickets, { to: input.to, step })
  }
}

/** All tickets that no station has begun wait again, and later orders wait as well. */
async function undoAdmission({ locked: { tx, partition, groupId } }: LockedOrder): Promise<void> {
  await tx`
    update ${inPartition('groups', partition)} set is_admitted = false where slot = ${partition} and id = ${groupId}`
  await tx`
    update ${inPartition('tickets', partition)} set state = 'waiting',
      changed_at = coalesce(earlier[cardinality(earlier)], changed_at), earlier = '{}'
    where slot = ${partition} and group_id = ${groupId} and state = 'new'`
}

/** A step back restores the time of the former state, and a second step back cannot follow it. */
async function write(
  { locked: { tx, partition, groupId }, orderId, now }: LockedOrder,
  tickets: readonly TicketRow[],
  { to, step }: { readonly to: TicketState; readonly step: TicketStep },
): Promise<void> {
  const times =
    step === 'recall'
      ? fragment`changed_at = coalesce(earlier[cardinality(earlier)], ${now}), earlier = '{}'`
      : fragment`changed_at = ${now}, earlier = earlier || changed_at`
  await tx`
    update ${inPartition('tickets', partition)} set state = ${to}, ${times}
    where slot = ${partition} and group_id = ${groupId} and order_id = ${orderId}
      and station_id = any(${tickets.map(({ stationId }) => stationId)}::integer[])`
}
