// A small load balancer for several nodes on one machine: requests go to the nodes in turn. Production needs a better one
// (docs/operations.md).

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { defaultBounds, limitConnections, serverOptions } from '@tablemate/server/limits/connection-limits.ts'
import { ProxyServer } from 'httpxy'

/** How long a node gets no requests after it refused a connection. */
const cooldownMs = 500

/** The ports of the nodes that are up now. */
export type Upstreams = () => readonly number[]

/** The server does not listen yet. */
export function createBalancer(upstreams: Upstreams): Server {
  const cooldownUntil = new Map<number, number>()
  let index = 0

  function next(): number | undefined {
    const available = upstreams().filter(port => (cooldownUntil.get(port) ?? 0) <= Date.now())
    index += 1
    return available[index % available.length]
  }

  async function forward(request: IncomingMessage, response: ServerResponse, tries: number): Promise<void> {
    const port = next()
    if (port === undefined) return refuse(response)
    const proxy = new ProxyServer({ xfwd: true, target: `http://127.0.0.1:${port}` })
    try {
      await new Promise<void>((resolve, reject) => {
        proxy.once('error', reject)
        proxy.web(request, response).then(resolve, reject)
      })
    } catch (error) {
      if (isRefused(error)) cooldownUntil.set(port, Date.now() + cooldownMs)
      // A request with a body cannot be forwarded twice; the phone retries it under its idempotency key.
      const isRetryable = !response.headersSent && (request.method === 'GET' || request.method === 'HEAD')
      if (isRetryable && tries > 1) return forward(request, response, tries - 1)
      response.destroy()
    }
  }

  const server = createServer(
    serverOptions(defaultBounds),
    (request, response) => void forward(request, response, 3),
  )
  limitConnections(server, defaultBounds, () => false)
  return server
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
  response.end(JSON.stringify({ problem: 'unavailable', message: 'No node is up.' }))
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
