// Star CloudPRNT: the printer asks with POST whether there is a ticket, fetches it with GET and reports with DELETE. Source: Star
// CloudPRNT Protocol Guide 2.4.

import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { problem } from '../../problems.ts'
import type { ServedPrinter } from './printer-rows.ts'
import { starStatus } from './printer-status.ts'
import type { PrinterTickets } from './printer-tickets.ts'
import { renderStar, renderText } from './render-ticket.ts'

/** Every field may be absent or null. */
const poll = z.object({
  statusCode: z.nullish(z.string()),
  printingInProgress: z.nullish(z.boolean()),
})

/** In the query of GET and DELETE. Old firmware sends no token. */
const job = z.object({
  token: z.optional(z.string()),
  type: z.optional(z.string()),
  code: z.optional(z.string()),
})

const starPrnt = 'application/vnd.star.starprnt'
const plainText = 'text/plain'

/** Replies whether a ticket waits. While the printer prints, there is none: it would print the same one again. */
export async function replyToPoll(tickets: PrinterTickets, printer: ServedPrinter, body: unknown) {
  const { data } = poll.safeParse(body)
  await tickets.markSeen(printer, starStatus(data?.statusCode))
  const token = data?.printingInProgress ? null : await tickets.next(printer)
  if (token === null) return { jobReady: false }
  return { jobReady: true, mediaTypes: [starPrnt, plainText], jobToken: token, deleteMethod: 'DELETE' }
}

/** Sends a ticket. It may be asked for again. */
export async function sendTicket(
  tickets: PrinterTickets,
  printer: ServedPrinter,
  query: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token = null, type = starPrnt } = job.safeParse(query).data ?? {}
  const [wanted] = type.split(';')
  if (wanted !== starPrnt && wanted !== plainText) throw problem('unsupported-media-type')
  const ticket = await tickets.fetch(printer, { token })
  if (!ticket) throw problem('not-found')
  if (wanted === starPrnt) return reply.type(starPrnt).send(renderStar(ticket.sheet, printer.hasBell))
  if (printer.hasBell) reply.header('x-star-buzzerstartpattern', '1')
  return reply
    .type(`${plainText}; charset=utf-8`)
    .header('x-star-cut', 'partial; feed=true')
    .send(renderText(ticket.sheet))
}

/** Takes the printer's report: only a code of success confirms the ticket, any other leaves it waiting. */
export async function takeReport(
  tickets: PrinterTickets,
  printer: ServedPrinter,
  query: unknown,
): Promise<void> {
  const { token = null, code } = job.safeParse(query).data ?? {}
  const status = starStatus(code)
  await tickets.markSeen(printer, status)
  if (status === 'ready') await tickets.confirm(printer, token)
}
