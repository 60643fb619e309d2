// Limits the number of connections: at a maximum, the network with most connections loses its longest unused one. Node's own
// timeouts close those that send or read nothing. Event streams have additional limits (features/live/routes.ts).

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { uploadTimeoutMs } from '@tablemate/domain/limits.ts'
import { siteOf } from './client-address.ts'

/** Times in milliseconds. A network is an IPv4 address, or the /48 of an IPv6 address. */
export const defaultBounds = {
  /** Timeout for the request line and headers, from the first byte or from the opening of the connection. */
  headersMs: 15_000,
  /** Timeout for the whole request. */
  requestMs: uploadTimeoutMs,
  /** Timeout for progress in sending or reading. A slow client, as with a weak signal, makes progress and may finish. */
  stalledMs: uploadTimeoutMs,
  /** Maximum of open connections: a restaurant's diners share a network, with up to 2,000 event streams. */
  perNetwork: 4000,
  /** Below the usual limit of 20,000 open files. */
  inAll: 19_000,
  /** Maximum of unread response bytes (unread-responses.ts). */
  unreadPerNetwork: 32 * 2 ** 20,
  unreadInAll: 128 * 2 ** 20,
}

export type ConnectionBounds = Readonly<typeof defaultBounds>

/** The options of `http.createServer`. */
export function serverOptions({ headersMs, requestMs }: ConnectionBounds) {
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: 2000 }
}

export interface Connections {
  /** Number of open connections. */
  open(): number
  /** Number of connections that were closed to accept another one. */
  displaced(): number
}

interface Network {
  readonly site: string
  /** The longest unused first. */
  readonly sockets: Set<Socket>
}

/** Enforces the bounds of an HTTP server's connections. Connections of trusted proxies count for no network. */
export function limitConnections(
  server: Server,
  { perNetwork, inAll, stalledMs }: ConnectionBounds,
  isTrusted: (address: string | undefined) => boolean,
): Connections {
  const networks = new Map<string, Network>()
  const networkOf = new Map<Socket, Network>()
  const lastResponses = new WeakMap<Socket, ServerResponse>()
  let [open, displaced] = [0, 0]
  server.timeout = stalledMs
  // Beyond it, Node refuses connections without an event. The factor leaves connections for trusted proxies.
  server.maxConnections = 2 * inAll

  function remove(socket: Socket): void {
    const network = networkOf.get(socket)
    networkOf.delete(socket)
    network?.sockets.delete(socket)
    if (network?.sockets.size === 0) networks.delete(network.site)
  }

  /** Whether no response, such as an event stream, is being sent. */
  const isIdle = (socket: Socket) => {
    const response = lastResponses.get(socket)
    return !response?.headersSent || response.closed
  }

  /** Closes a connection if the network or the process is at its maximum. False if a new one must be refused. */
  function makeRoom({ sockets: own }: Network): boolean {
    const isFull = own.size >= perNetwork
    if (!isFull && networkOf.size < inAll) return true
    const all = [...networks.values()].map(({ sockets }) => sockets)
    const largest = isFull ? own : all.reduce((a, b) => (b.size > a.size ? b : a))
    // An evicted client reconnects and has fewer connections than before, so evictions end once all networks have equally many.
    const [longest] = own.size * 2 < largest.size ? largest : []
    const victim = [...largest].find(isIdle) ?? longest
    if (!victim) return false
    displaced += 1
    remove(victim)
    victim.destroy()
    return true
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    open += 1
    socket.once('close', () => {
      open -= 1
      remove(socket)
    })
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return
    const site = siteOf(remoteAddress)
    const network = networks.get(site) ?? { site, sockets: new Set() }
    if (!makeRoom(network)) return void socket.destroy()
    networks.set(site, network)
    networkOf.set(socket, network)
    network.sockets.add(socket)
  })
  // Before the app's own listener.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastResponses.set(socket, response)
    const sockets = networkOf.get(socket)?.sockets
    if (sockets?.delete(socket)) sockets.add(socket)
  })
  return { open: () => open, displaced: () => displaced }
}
