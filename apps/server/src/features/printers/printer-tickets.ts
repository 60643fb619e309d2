// What both protocols of printers do with tickets: find the next one, render it, and store what the printer reports. A ticket is
// done when the printer confirms it, never when it is fetched.

import type { BareBill } from '@tablemate/contract/seating-bills.ts'
import type { OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import type { AppContext } from '../../app-context.ts'
import { billRows } from './bill-layout.ts'
import { characterSetOf } from './character-set.ts'
import { confirmTest, markPrinterSeen, type ServedPrinter } from './printer-rows.ts'
import type { ReportedStatus } from './printer-status.ts'
import {
  confirmTicket,
  type FetchedTicket,
  fetchTicket,
  findFetchedTicket,
  findNextTicket,
  releaseTickets,
  type TicketOrder,
} from './queries.ts'
import type { Sheet } from './render-ticket.ts'
import { orderRows, type Paper, testRows } from './ticket-layout.ts'
import { ticketLanguage } from './ticket-words.ts'

/** What the rest of the server does about tickets, after the commit. */
export interface TicketListener {
  /** The ticket is on paper. */
  onSent(order: TicketOrder): void
  /** The tickets will not be printed: they are late, or their printer was switched off. */
  onDead(orders: readonly TicketOrder[]): void
}

/** A ticket that the printer is to print. The token is an id of `deliveries`, or `testToken`. */
interface Ticket {
  readonly token: string
  readonly sheet: Sheet
}

/** The token of the test ticket, which comes before all others. */
const testToken = 'test'

interface FetchOptions {
  /** The token of the ticket; null: the next one. */
  readonly token: string | null
  /** How long an order's ticket is not handed out again. */
  readonly leaseMs?: number
}

export interface PrinterTickets {
  /** Stores the time and, unless null, the reported status. */
  markSeen(printer: ServedPrinter, status: ReportedStatus | null): Promise<void>
  /** The token of the next ticket, or null. */
  next(printer: ServedPrinter): Promise<string | null>
  /** The next ticket, or the one with this token, while it waits; otherwise null. */
  fetch(printer: ServedPrinter, options: FetchOptions): Promise<Ticket | null>
  /** Marks a ticket as printed. Without a token it is the one that was fetched. Harmless if it is repeated or the token is unknown. */
  confirm(printer: ServedPrinter, token: string | null): Promise<void>
  /** The printer did not print what it fetched: it may fetch it again. */
  release(printer: ServedPrinter): Promise<void>
}

export function createPrinterTickets(
  { database: { sql }, clock }: Pick<AppContext, 'database' | 'clock'>,
  listener: TicketListener,
): PrinterTickets {
  async function findNext(printer: ServedPrinter): Promise<number | null> {
    const { id, late } = await findNextTicket(sql, printer, clock())
    if (late.length > 0) listener.onDead(late)
    return id
  }

  return {
    markSeen: (printer, status) => markPrinterSeen(sql, printer, status, clock()),

    async next(printer) {
      if (printer.testRequestedAt) return testToken
      const id = printer.isEnabled ? await findNext(printer) : null
      return id === null ? null : String(id)
    },

    async fetch(printer, { token, leaseMs }) {
      const isTest = token === null ? printer.testRequestedAt !== null : token === testToken
      if (isTest) return printer.testRequestedAt && testTicket(printer, clock())
      if (!printer.isEnabled) return null
      const id = token === null ? await findNext(printer) : idOf(token)
      if (id === null) return null
      const now = clock()
      const leaseUntil = leaseMs === undefined ? null : new Date(now.getTime() + leaseMs)
      const fetched = await fetchTicket(sql, printer, { id, leaseUntil }, now)
      return fetched && storedTicket(printer, fetched)
    },

    async confirm(printer, token) {
      if (token === testToken || (token === null && printer.testRequestedAt))
        return confirmTest(sql, printer, clock())
      const id = token === null ? await findFetchedTicket(sql, printer) : idOf(token)
      const order = id === null ? null : await confirmTicket(sql, printer, id, clock())
      if (order) listener.onSent(order)
    },

    release: printer => releaseTickets(sql, printer),
  }
}

function idOf(token: string): number | null {
  return /^[1-9]\d{0,14}$/.test(token) ? Number(token) : null
}

function storedTicket(printer: ServedPrinter, { id, body, kind, hasLeft }: FetchedTicket): Ticket {
  const paper = paperOf(printer)
  const rows =
    kind === 'bill'
      ? billRows(JSON.parse(body) as BareBill, paper)
      : orderRows(JSON.parse(body) as OutgoingOrder, { isCopy: kind === 'copy', hasLeft }, paper)
  return { token: String(id), sheet: { ...printer, rows } }
}

function testTicket(printer: ServedPrinter, now: Date): Ticket {
  return { token: testToken, sheet: { ...printer, rows: testRows(printer.name, now, paperOf(printer)) } }
}

function paperOf(printer: ServedPrinter): Paper {
  const { columns, encoding, timeZone } = printer
  return { columns, timeZone, characters: characterSetOf(encoding), language: ticketLanguage(printer) }
}
