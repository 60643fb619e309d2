// The name of a request: in every line that is logged of it, and in its answer, so that whoever was told of a failure
// can say which one.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const header = 'x-request-id'

/** What may stand in a log: no words of a diner fit into it, no line break, no quote. */
const acceptable = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i

/**
 * A name for each request: a random UUID. That which a trusted proxy gave it is kept, if it is a UUID too; what anybody
 * else sends is not looked at.
 */
export function makeRequestIds(
  isTrusted: (address: string | undefined) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const sent = headers[header]
    return typeof sent === 'string' && acceptable.test(sent) && isTrusted(socket.remoteAddress)
      ? sent
      : randomUUID()
  }
}

export function tellRequestId(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(header, request.id)
}
