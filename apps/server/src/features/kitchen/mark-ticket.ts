// Marks of the kitchen on a ticket: ticked lines, and acknowledged changes and allergies.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { markTicket as markTicketEndpoint, Ticket } from '@tablemate/contract/kitchen.ts'
import { leastAdvanced } from '@tablemate/domain/kitchen/ticket.ts'
import type { AppContext } from '../../app-context.ts'
import { fragment, inPartition } from '../../db/sql.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { acknowledgeChange, clearBefore } from '../orders/queries.ts'
import { loadBoardParts, ticketsOfOrder } from './load-board.ts'
import { findOrder, type OrderCall } from './own-order.ts'
import { requireRows } from './ticket-rows.ts'
import { requireVersion } from './ticket-version.ts'

type StaffContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>
type MarkRequest = CheckedOf<typeof markTicketEndpoint, 'body'>

/**
 * Marks the ticket and returns all tickets of the order: none once a cancellation is acknowledged. Throws as `findOrder`,
 * 'ticket-moved' if the diner changed the order meanwhile, and 'invalid' for lines of another ticket.
 */
export async function markTicket(
  context: StaffContext,
  call: Omit<OrderCall, 'groupId'>,
  input: MarkRequest,
): Promise<Ticket[]> {
  const found = await findOrder(context, { ...call, groupId: input.groupId })
  const { restaurantId, groupId, orderId } = found
  const now = context.clock()
  return changeOwnGroup(context, { ...found, afterClose: 'allowed' }, async locked => {
    const shown = await ticketsOfOrder(locked.tx, restaurantId, groupId, orderId, now)
    await requireVersion(locked, orderId, input.version, leastAdvanced(shown.map(({ state }) => state)))
    if (input.acknowledge === 'change')
      await acknowledgeAt(locked, shown, { orderId, stationId: input.station })
    if (input.ticked || input.acknowledge === 'allergies') {
      const rows = await requireRows(locked, restaurantId, orderId, now)
      const ticket = rows.find(({ stationId }) => stationId === input.station)
      if (!ticket) throw problem('order-not-found')
      if (input.ticked) await tick(locked, { orderId, ...ticket }, input.ticked)
      if (input.acknowledge === 'allergies') await acknowledgeAllergies(locked, { orderId, ...ticket })
    }
    const part = (await loadBoardParts(locked.tx, restaurantId, [groupId], now)).get(groupId)
    const tickets = part?.tickets.filter(ticket => ticket.orderId === orderId) ?? []
    if (input.acknowledge === 'change' && tickets.every(({ before }) => before === null))
      await clearBefore(locked, orderId)
    return tickets
  })
}

/** For one station: every station acknowledges for itself. */
async function acknowledgeAt(
  locked: LockedGroup,
  shown: readonly Ticket[],
  { orderId, stationId }: { readonly orderId: number; readonly stationId: number },
): Promise<void> {
  const ticket = shown.find(({ station }) => station.id === stationId)
  if (!ticket) throw problem('order-not-found')
  const items = ticket.items.map(({ name, quantity, options, modifications }) => ({
    ...{ name, quantity, modifications },
    options: options?.filter(({ isRefused }) => !isRefused),
  }))
  await acknowledgeChange(locked, { orderId, stationId }, items)
}

interface OneTicket {
  readonly orderId: number
  readonly stationId: number
  readonly lines: readonly number[]
}

async function tick(locked: LockedGroup, ticket: OneTicket, ticked: readonly number[]): Promise<void> {
  if (ticked.some(line => !ticket.lines.includes(line)))
    throw problem('invalid', { fields: { ticked: 'unknown' } })
  const lines = [...new Set(ticked)].sort((a, b) => a - b)
  await locked.tx`
    update ${inPartition('tickets', locked.partition)} set ticked = ${lines}::smallint[]
    where ${isTicket(locked, ticket)}`
}

/** Acknowledges the member's allergies at their current revision. A later change must be acknowledged again. */
async function acknowledgeAllergies(locked: LockedGroup, ticket: OneTicket): Promise<void> {
  const { tx, partition, groupId } = locked
  await tx`
    update ${inPartition('tickets', partition)} set allergies_seen = (
      select m.allergies_revision from ${inPartition('orders', partition)} o
      join ${inPartition('members', partition)} m on m.slot = o.slot and m.group_id = o.group_id and m.id = o.member_id
      where o.slot = ${partition} and o.group_id = ${groupId} and o.id = ${ticket.orderId})
    where ${isTicket(locked, ticket)}`
}

function isTicket({ partition, groupId }: LockedGroup, { orderId, stationId }: OneTicket) {
  return fragment`slot = ${partition} and group_id = ${groupId} and order_id = ${orderId} and station_id = ${stationId}`
}
