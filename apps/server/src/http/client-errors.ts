// Replies in the problem format to malformed and too slow requests, which reach no route. Nothing of them is logged, since
// their bytes may contain user input.

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem, problemBody } from '../problems.ts'

/** Two host headers are malformed (RFC 9112, 3.2): Node uses the first, and a proxy in front may have used the second. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    done(hosts.length > 1 ? problem('invalid', { fields: { host: 'malformed' } }) : undefined)
  })
}

/** The handler of Node's `clientError` event. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(replyTo(error.code))
  socket.destroy()
}

function replyTo(code: string | undefined): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n'
  const field = code === 'HPE_HEADER_OVERFLOW' ? 'headers' : 'request'
  const fault = code === 'HPE_HEADER_OVERFLOW' ? 'too-long' : 'malformed'
  const body = JSON.stringify(problemBody('invalid', { fields: { [field]: fault } }))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'connection: close',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
