// Plays a webhook's receiver or a provider: records the requests of the server and answers as a test wants.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
}

/** Listens on 127.0.0.1 until the test ends, by default on any port. */
export async function startReceiver(
  answer: (response: ServerResponse, request: Received) => void,
  port = 0,
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    const entry = { method, path, headers, body: await text(request) }
    received.push(entry)
    answer(response, entry)
  }).listen(port, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

/** Answers with this status and no body. */
export const withStatus =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end()
