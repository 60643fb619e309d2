// The routes that printers call. They are no endpoints of the contract, because their messages are the vendors'. The token in the
// URL identifies the printer and permits nothing else.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { digestOf } from '../../auth/session-cookie.ts'
import { addressKey } from '../../limits/client-address.ts'
import { problem } from '../../problems.ts'
import { replyToForm } from './epson-direct-print.ts'
import { findServedPrinter, type ServedPrinter } from './printer-rows.ts'
import { createPrinterTickets, type TicketListener } from './printer-tickets.ts'
import { replyToPoll, sendTicket, takeReport } from './star-cloudprnt.ts'

const url = '/print/:token'

/** Tickets are printed on a full disk too: what is written for them is little, and is removed within a day. */
const options = { config: { mayWriteOnFullDisk: true } } as const

export function servePrinters(app: FastifyInstance, context: AppContext, listener: TicketListener): void {
  const { database, rateLimits } = context
  const tickets = createPrinterTickets(context, listener)

  /**
   * A right token is accepted whatever the address has tried: 256 bits cannot be guessed, and one printer with an old URL must
   * not stop the others at its address.
   */
  async function requirePrinter({ params, ip }: FastifyRequest): Promise<ServedPrinter> {
    const { token } = params as { token: string }
    const printer = await findServedPrinter(database.sql, digestOf(token))
    if (!printer) {
      await rateLimits.consume('printer-token-misses-per-address', addressKey(ip))
      throw problem('not-found')
    }
    await rateLimits.consume('requests-per-printer', String(printer.id))
    return printer
  }

  const serve =
    (work: (printer: ServedPrinter, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      app.healthCheck.guard(async () => {
        reply.header('cache-control', 'no-store')
        return work(await requirePrinter(request), request, reply)
      })

  // In a separate context, which accepts forms besides JSON.
  app.register(async printers => {
    printers.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    )

    printers.post(
      url,
      options,
      serve(async (printer, { body }, reply) => {
        const isForm = body instanceof URLSearchParams
        if (isForm !== (printer.model === 'epson')) throw problem('unsupported-media-type')
        if (!isForm) return replyToPoll(tickets, printer, body)
        return reply.type('text/xml; charset=utf-8').send(await replyToForm(tickets, printer, body))
      }),
    )
    printers.get(
      url,
      options,
      serve((printer, { query }, reply) => sendTicket(tickets, requireStar(printer), query, reply)),
    )
    printers.delete(
      url,
      options,
      serve(async (printer, { query }, reply) => {
        await takeReport(tickets, requireStar(printer), query)
        return reply.send()
      }),
    )
  })
}

function requireStar(printer: ServedPrinter): ServedPrinter {
  if (printer.model !== 'star') throw problem('not-found')
  return printer
}
