// Refuses a ticket, or some of its lines. The same transaction removes them from the bill.

import {
  type LastRefusal,
  type LineOption,
  openLines,
  openOptions,
  refuseLines,
  refuseOptions,
} from '@tablemate/domain/kitchen/refusal.ts'
import { leastAdvanced, type RefusalReason } from '@tablemate/domain/kitchen/ticket.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { sharersOfOrder } from '@tablemate/domain/orders/shared-items.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { inPartition } from '../../db/sql.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { loadGroup, requireCovered } from '../../group/load-group.ts'
import { problem } from '../../problems.ts'
import { markOptionsSoldOut, markSoldOut } from '../menu/queries.ts'
import { updateRefused } from '../orders/queries.ts'
import { removeDemos, removeExcessDemos } from '../payments/queries.ts'
import type { LockedOrder, MoveRequest } from './locked-order.ts'
import type { TicketRow } from './order-tickets.ts'

type Refusal = Pick<MoveRequest, 'reason' | 'message' | 'lines' | 'options' | 'soldOut' | 'station'>

/**
 * If the menu is locked, marks the dishes as sold out. Demo payments that cover them are removed. Throws 'already-paid',
 * 'being-paid', 'below-collected' if the bill would fall below the payments, 'invalid' for lines of other tickets, and
 * 'ticket-moved' if all lines are refused already.
 */
export async function refuse(
  order: LockedOrder,
  tickets: readonly TicketRow[],
  input: Refusal,
): Promise<void> {
  const { loaded, before } = await loadWithoutDemos(order)
  const { reason } = input
  if (!reason) throw problem('order-not-found')
  if (before.isLocked) throw problem('already-paid')
  if (loaded.heldOrders.has(order.orderId)) throw problem('being-paid')
  await refuseUnpaid(order, before, tickets, { ...input, reason })
}

/** As `refuse`, for an order that nobody has paid or is paying by card. */
export async function refuseUnpaid(
  order: LockedOrder,
  before: LoadedGroup['orders'][number],
  tickets: readonly TicketRow[],
  input: Parameters<typeof strike>[3],
): Promise<void> {
  await strike(order, before, tickets, input)
  await removeExcessDemos(order.locked, order.now)
  await requireCovered(order.locked, order.now)
}

/** As `refuse`, whatever was paid: the caller sees to that. */
export async function strike(
  order: LockedOrder,
  before: LoadedGroup['orders'][number],
  tickets: readonly TicketRow[],
  input: Omit<Refusal, 'reason'> & { readonly reason: RefusalReason },
): Promise<void> {
  const { locked, menu } = order
  if (input.options) return refuseOptionsOf(order, before, tickets, { ...input, options: input.options })
  if (input.lines) requireOwnLines(order, input.lines, input.station)
  const all = tickets.flatMap(({ lines }) => lines)
  const lines = openLines(before.items, input.lines ? input.lines.filter(line => all.includes(line)) : all)
  if (input.lines && lines.length === 0)
    throw problem('ticket-moved', { state: leastAdvanced(tickets.map(({ state }) => state)) ?? 'refused' })
  const items = refuseLines(before.items, lines, { reason: input.reason, message: input.message ?? '' })
  await updateRefused(locked, before, items)
  const soldOut = lines.filter(line => input.soldOut?.includes(line) ?? true)
  const menuItems = menu ? await markSoldOut(menu, menu.actor, namesOf(before.items, soldOut)) : []
  const refusals = tickets.flatMap(ticket => {
    const own = ticket.lines.filter(line => lines.includes(line))
    if (input.lines && own.length === 0) return []
    const keys = namesOf(before.items, own).map(menuItemKey)
    const marked = menuItems.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
    const isEnded = !input.lines || openLines(items, ticket.lines).length === 0
    return { ticket, isEnded, lines: own, dishes: marked }
  })
  await writeRefusals(order, refusals, input.reason)
}

/** As `strike`, for options of lines: the tickets stay as they are. */
async function refuseOptionsOf(
  order: LockedOrder,
  before: LoadedGroup['orders'][number],
  tickets: readonly TicketRow[],
  input: Parameters<typeof strike>[3] & { readonly options: readonly LineOption[] },
): Promise<void> {
  const { locked, menu } = order
  requireOwnLines(
    order,
    input.options.map(({ line }) => line),
    input.station,
  )
  const options = openOptions(before.items, input.options)
  if (options.length === 0)
    throw problem('ticket-moved', { state: leastAdvanced(tickets.map(({ state }) => state)) ?? 'refused' })
  const refused = { reason: input.reason, message: input.message ?? '' }
  await updateRefused(locked, before, refuseOptions(before.items, options, refused))
  const soldOut = menu
    ? await markOptionsSoldOut(
        menu,
        menu.actor,
        options.map(({ id }) => id),
      )
    : []
  const refusals = tickets.flatMap(ticket => {
    const own = options.filter(({ line }) => ticket.lines.includes(line))
    if (own.length === 0) return []
    return { ticket, isEnded: false, lines: [], dishes: [], options: own, soldOutOptions: soldOut }
  })
  await writeRefusals(order, refusals, input.reason)
}

/** The group and the order, after the removal of the demo payments that cover the order. Throws 'order-not-found'. */
export async function loadWithoutDemos({
  locked,
  orderId,
  now,
}: Pick<LockedOrder, 'locked' | 'orderId' | 'now'>) {
  const load = async () => {
    const loaded = await loadGroup(locked.tx, locked.groupId, now)
    const before = loaded?.orders.find(({ id }) => id === orderId)
    if (!loaded || !before) throw problem('order-not-found')
    return { loaded, before }
  }
  const found = await load()
  if (!found.before.isLocked) return found
  const members = new Set(found.loaded.members.map(({ id }) => id))
  const payers = [found.before.memberId, ...sharersOfOrder(found.before, members)]
  await removeDemos(locked, found.loaded, payers)
  return load()
}

function namesOf(items: readonly OrderItem[], lines: readonly number[]): string[] {
  return lines.map(line => items[line]?.name ?? '')
}

/** Throws 'invalid' if a line is not in the order, or belongs to another station. */
function requireOwnLines({ rows }: LockedOrder, lines: readonly number[], station: number | null): void {
  const own = rows.filter(({ stationId }) => station === null || stationId === station)
  const known = own.flatMap(ticket => ticket.lines)
  if (lines.some(line => !known.includes(line))) throw problem('invalid', { fields: { lines: 'unknown' } })
}

interface TicketRefusal extends Pick<LastRefusal, 'lines' | 'dishes' | 'options' | 'soldOutOptions'> {
  readonly ticket: TicketRow
  /** Whether the ticket has no line left to prepare. */
  readonly isEnded: boolean
}

async function writeRefusals(
  { locked: { tx, partition, groupId, revision }, orderId, now }: LockedOrder,
  refusals: readonly TicketRefusal[],
  reason: RefusalReason,
): Promise<void> {
  const rows = refusals.map(({ ticket: { stationId, state }, isEnded, ...refused }) => {
    const refusal: LastRefusal = { at: now.toISOString(), revision, from: state, reason, ...refused }
    return { stationId, isEnded, refusal }
  })
  await tx`
    update ${inPartition('tickets', partition)} set refusal = r.refusal,
      state = case when "isEnded" then 'refused' else state end,
      changed_at = case when "isEnded" then ${now} else changed_at end,
      earlier = case when "isEnded" then earlier || changed_at else earlier end
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r ("stationId" integer, "isEnded" boolean, refusal jsonb)
    where slot = ${partition} and group_id = ${groupId} and order_id = ${orderId} and station_id = "stationId"`
}
