// The tickets of printers: rows of `deliveries` with a station. A printer fetches the oldest one that waits and confirms it when
// it is on paper. The rows of orders are made elsewhere; this feature makes those of bills, and writes what happens to all of them.

import { staleAfterMs } from '@tablemate/domain/delivery/delivery.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { fragment, inPartition } from '../../db/sql.ts'
import { problem } from '../../problems.ts'

/** The order of a ticket. */
export interface TicketOrder {
  readonly groupId: string
  readonly orderId: number
  readonly restaurantId: number
}

/** Whose tickets: both ids, because one index has the first and another one the second. */
export interface TicketPrinter {
  readonly id: number
  readonly restaurantId: number
}

const order = fragment`group_id as "groupId", order_id as "orderId", restaurant_id as "restaurantId"`

/** `next_at` of a ticket that is not printed any more. A retry by the staff sets it anew. */
const lateAt = (now: Date) => new Date(now.getTime() - staleAfterMs)

/** A fetched ticket of an Epson printer may be on paper, so it is not late before the printer has had time to report. */
const isLate = (now: Date) => fragment`
  state = 'waiting' and next_at <= ${lateAt(now)} and (lease_until is null or lease_until <= ${now})`

/** Marks all tickets that no printer confirmed in time as dead, and returns their orders. */
export async function expireLateTickets(sql: Sql | Transaction, now: Date): Promise<TicketOrder[]> {
  return sql<TicketOrder[]>`
    update deliveries set state = 'dead', fault = 'too-late', changed_at = ${now}
    where station_id >= 0 and ${isLate(now)}
    returning ${order}`
}

/** A ticket that was fetched so often without being printed no longer holds back the others. */
const patience = 5

interface NextTicket {
  /** The ticket to print next; null: none waits. */
  readonly id: number | null
  /** The orders of tickets that are too late. */
  readonly late: readonly TicketOrder[]
}

/** Finds the printer's oldest ticket. Late ones become dead. */
export async function findNextTicket(sql: Sql, { id }: TicketPrinter, now: Date): Promise<NextTicket> {
  const [found] = await sql<NextTicket[]>`
    with late as (
      update deliveries set state = 'dead', fault = 'too-late', changed_at = ${now}
      where destination_id = ${id} and ${isLate(now)}
      returning ${order}
    )
    select (select coalesce(json_agg(late), '[]') from late) as late,
      (select d.id from deliveries d
        where d.destination_id = ${id} and d.state = 'waiting' and d.next_at > ${lateAt(now)}
          -- A change or a cancellation never overtakes its order.
          and not exists (select from deliveries e where e.destination_id = d.destination_id and e.slot = d.slot
            and e.group_id = d.group_id and e.order_id = d.order_id and e.station_id = d.station_id
            and e.state = 'waiting' and e.next_at > ${lateAt(now)} and e.id < d.id)
        order by d.attempts >= ${patience}, d.id limit 1) as id`
  return found ?? { id: null, late: [] }
}

export interface FetchedTicket {
  readonly id: number
  /** JSON of an `OutgoingOrder`, or of a `BareBill`. */
  readonly body: string
  readonly kind: 'order' | 'cancel' | 'copy' | 'bill'
  /** The party's seating is closed. */
  readonly hasLeft: boolean
}

/**
 * Counts an attempt to print a ticket and returns it; null if it does not wait, is late or leased. Until `leaseUntil` it is not
 * handed out again; null: it may be requested again immediately.
 */
export async function fetchTicket(
  sql: Sql,
  printer: TicketPrinter,
  { id, leaseUntil }: { readonly id: number; readonly leaseUntil: Date | null },
  now: Date,
): Promise<FetchedTicket | null> {
  const [fetched] = await sql<FetchedTicket[]>`
    update deliveries set attempts = least(attempts + 1, 1000), lease_until = ${leaseUntil}, changed_at = ${now}
    where destination_id = ${printer.id} and id = ${id} and state = 'waiting' and next_at > ${lateAt(now)}
      and (lease_until is null or lease_until <= ${now})
    returning id, body, kind, exists (select from groups g
      where g.slot = deliveries.slot and g.id = deliveries.group_id and g.closed_at is not null) as "hasLeft"`
  return fetched ?? null
}

/** The ticket that was fetched last: the one that a report without a token is about. */
export async function findFetchedTicket(sql: Sql, { id }: TicketPrinter): Promise<number | null> {
  const [found] = await sql<{ id: number | null }[]>`
    select id from deliveries where destination_id = ${id} and state = 'waiting' and attempts > 0
    order by changed_at desc, id limit 1`
  return found?.id ?? null
}

/**
 * Marks a fetched ticket as printed and returns its order; null if it is not this printer's or was confirmed before. One that
 * became dead while it was being printed is on paper anyway.
 */
export async function confirmTicket(
  sql: Sql,
  printer: TicketPrinter,
  id: number,
  now: Date,
): Promise<TicketOrder | null> {
  const [confirmed] = await sql<TicketOrder[]>`
    with sent as (
      update deliveries set state = 'sent', fault = null, lease_until = null, changed_at = ${now}
      where restaurant_id = ${printer.restaurantId} and destination_id = ${printer.id} and id = ${id} and attempts > 0
        and (state = 'waiting' or (state = 'dead' and fault in ('too-late', 'switched-off')))
      returning ${order}
    ), confirmed as (
      update destinations set confirmed_at = ${now} where id = ${printer.id} and exists (select from sent)
    )
    select * from sent`
  return confirmed ?? null
}

/** Hands the printer's fetched tickets out again immediately, after it reported that it did not print. */
export async function releaseTickets(sql: Sql, { id }: TicketPrinter): Promise<void> {
  await sql`
    update deliveries set lease_until = null
    where destination_id = ${id} and state = 'waiting' and lease_until is not null`
}

/** Marks the tickets that wait for a printer as dead, when it is switched off or removed, and returns their orders. */
export async function switchOffTickets(
  tx: Transaction,
  printerId: number,
  now: Date,
): Promise<TicketOrder[]> {
  return tx<TicketOrder[]>`
    update deliveries set state = 'dead', fault = 'switched-off', lease_until = null, changed_at = ${now}
    where destination_id = ${printerId} and state = 'waiting'
    returning ${order}`
}

/** The restaurant's printers that are switched on, in the order of adding. */
export async function findPrintersOn(
  sql: Sql,
  restaurantId: number,
): Promise<{ id: number; name: string }[]> {
  return sql<{ id: number; name: string }[]>`
    select d.id, name from printers p join destinations d on d.id = p.destination_id
    where p.restaurant_id = ${restaurantId} and is_enabled order by d.id`
}

/** Locks the printer until the transaction ends. Throws 'printer-not-found' unless it is the restaurant's and switched on. */
export async function requirePrinterOn(tx: Transaction, restaurantId: number, id: number): Promise<void> {
  const [found] = await tx`
    select from printers p join destinations d on d.id = p.destination_id
    where p.restaurant_id = ${restaurantId} and d.id = ${id} and is_enabled for update of p`
  if (!found) throw problem('printer-not-found')
}

/** The `order_id` of a bill, which is of no single order. */
export const orderOfBills = 0

interface QueuedBill {
  readonly slot: number
  readonly groupId: string
  readonly restaurantId: number
  readonly printerId: number
  /** JSON of a `BareBill`. */
  readonly body: string
}

/** Adds a group's bill to the tickets of a locked printer. */
export async function queueBill(
  tx: Transaction,
  { slot, groupId, restaurantId, printerId, body }: QueuedBill,
  now: Date,
): Promise<void> {
  await tx`
    insert into ${inPartition('deliveries', slot)} (slot, group_id, id, restaurant_id, destination_id, order_id, station_id,
      version, kind, copy, state, key, body, next_at, created_at, changed_at)
    select ${slot}, ${groupId}, nextval('delivery_ids'), ${restaurantId}, ${printerId}, ${orderOfBills}, 0, 1, 'bill',
      (select count(*) from ${inPartition('deliveries', slot)} b where b.slot = ${slot} and b.group_id = ${groupId}
        and b.destination_id = ${printerId} and b.kind = 'bill'),
      'waiting', gen_random_uuid(), ${body}, ${now}, ${now}, ${now}`
}
