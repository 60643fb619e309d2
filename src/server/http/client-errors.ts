// What is no HTTP, or comes too slowly to become any, never reaches a route: it is answered here, in the problem format,
// and none of it is logged: a broken request is somebody's bytes.

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem, problemBody } from '../problems.ts'

/** Two hosts are malformed (RFC 9112, 3.2): Node would keep the first, and a proxy before it may have read the second. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    done(hosts.length > 1 ? problem('invalid', { fields: { host: 'malformed' } }) : undefined)
  })
}

/** For Node's `clientError`. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(answerTo(error.code))
  socket.destroy()
}

function answerTo(code: string | undefined): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n'
  const field = code === 'HPE_HEADER_OVERFLOW' ? 'headers' : 'request'
  const how = code === 'HPE_HEADER_OVERFLOW' ? 'too-long' : 'malformed'
  const body = JSON.stringify(problemBody('invalid', { fields: { [field]: how } }))
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
