// A small balancer for trying several nodes on one machine: each request goes to the next node that is up. For a city
// there are better ones (docs/operations.md).

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ProxyServer } from 'httpxy'
import { defaultBounds, serverOptions } from '../../src/server/limits/connection-bounds.ts'
import { boundConnections } from '../../src/server/limits/connection-limits.ts'

/** A node that did not take a request is asked for nothing for so long. */
const restMs = 500

/** The ports of the nodes that are up, as they are now. */
export type Upstreams = () => readonly number[]

/** Not listening yet. */
export function createBalancer(upstreams: Upstreams): Server {
  const restingUntil = new Map<number, number>()
  let turn = 0

  function next(): number | undefined {
    const rested = upstreams().filter(port => (restingUntil.get(port) ?? 0) <= Date.now())
    turn += 1
    return rested[turn % rested.length]
  }

  async function pass(request: IncomingMessage, response: ServerResponse, tries: number): Promise<void> {
    const port = next()
    if (port === undefined) return refuse(response)
    const proxy = new ProxyServer({ xfwd: true, target: `http://127.0.0.1:${port}` })
    try {
      await new Promise<void>((resolve, reject) => {
        proxy.once('error', reject)
        proxy.web(request, response).then(resolve, reject)
      })
    } catch (error) {
      if (isRefused(error)) restingUntil.set(port, Date.now() + restMs)
      // A body is read once: what has one is sent again by the phone, under its key.
      const isEasy = !response.headersSent && (request.method === 'GET' || request.method === 'HEAD')
      if (isEasy && tries > 1) return pass(request, response, tries - 1)
      response.destroy()
    }
  }

  const server = createServer(
    serverOptions(defaultBounds),
    (request, response) => void pass(request, response, 3),
  )
  boundConnections(server, defaultBounds, () => false)
  return server
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
  response.end(JSON.stringify({ problem: 'unavailable', message: 'No node is up.' }))
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
