// The request id: it is in every log line of a request and in its reply, so that a user who reports a failure can name it.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const header = 'x-request-id'

/** The ids that may be logged. The pattern admits no user input, line break or quote. */
const uuidPattern = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i

/** Gives each request a random UUID as id. An id from a trusted proxy is used if it is a UUID; ids from others are ignored. */
export function makeRequestIds(
  isTrusted: (address: string | undefined) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const sent = headers[header]
    return typeof sent === 'string' && uuidPattern.test(sent) && isTrusted(socket.remoteAddress)
      ? sent
      : randomUUID()
  }
}

export function sendRequestId(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(header, request.id)
}
