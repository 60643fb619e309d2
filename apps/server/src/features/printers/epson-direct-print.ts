// Epson Server Direct Print: the printer asks with a form whether there is a ticket, gets it in the reply, and reports with
// another form.

import { epsonLeaseMs, printRequest, readPrintResult } from './epson-messages.ts'
import type { ServedPrinter } from './printer-rows.ts'
import type { PrinterTickets } from './printer-tickets.ts'
import { renderEpson } from './render-ticket.ts'

/** Returns the XML to reply with; empty: nothing to print. */
export async function replyToForm(
  tickets: PrinterTickets,
  printer: ServedPrinter,
  form: URLSearchParams,
): Promise<string> {
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return nextRequest(tickets, printer)
    case 'SetResponse':
      await takeResult(tickets, printer, form.get('ResponseFile') ?? '')
      return ''
    default:
      // Reports that we do not ask for.
      return ''
  }
}

/** The status stays as the last report has it, because this message contains none. */
async function nextRequest(tickets: PrinterTickets, printer: ServedPrinter): Promise<string> {
  await tickets.markSeen(printer, printer.status ?? 'ready')
  const ticket = await tickets.fetch(printer, { token: null, leaseMs: epsonLeaseMs })
  return ticket ? printRequest(ticket.token, renderEpson(ticket.sheet), printer.hasBell) : ''
}

async function takeResult(tickets: PrinterTickets, printer: ServedPrinter, xml: string): Promise<void> {
  const result = readPrintResult(xml)
  await tickets.markSeen(printer, result?.status ?? null)
  if (result?.isPrinted) await tickets.confirm(printer, result.token)
  else if (result) await tickets.release(printer)
}
