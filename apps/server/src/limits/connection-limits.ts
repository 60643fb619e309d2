// Limits the number of connections and closes stalled ones. At the maximum, the network with most connections loses one.
// Event streams have additional limits (features/live/routes.ts).

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { networkPathOf } from './client-address.ts'
import type { ConnectionBounds } from './connection-bounds.ts'
import { findRoom } from './evict-connection.ts'
import { type Connection, followRequest, isIdleTooLong, isStalled, newConnection } from './open-connection.ts'
import { addItem, createUsageTree, markIdle, removeItem } from './usage-tree.ts'

export interface Connections {
  of(socket: Socket): Connection | undefined
  /** Number of open connections. */
  open(): number
  /** Number of connections that were closed to accept another one. */
  displaced(): number
}

/** Enforces the bounds of an HTTP server's connections. Connections of trusted proxies count for no address. */
export function limitConnections(
  server: Server,
  bounds: ConnectionBounds,
  isTrusted: (address: string | undefined) => boolean,
): Connections {
  const all = createUsageTree<Connection>()
  const connections = new Map<Socket, Connection>()
  let displaced = 0
  // Beyond it, Node refuses connections without an event. The factor leaves connections for trusted proxies.
  server.maxConnections = 2 * bounds.inAll

  const remove = (connection: Connection) => {
    if (connection.node) removeItem(connection.node, connection)
    connection.node = null
    connections.delete(connection.socket)
  }
  /** False if the connection must be refused. */
  const admit = (connection: Connection, networks: readonly [string, ...string[]]) => {
    const room = findRoom(all, networks, bounds)
    if (room.kind === 'none') return false
    if (room.kind === 'evict') {
      displaced += 1
      remove(room.item)
      room.item.socket.destroy()
    }
    connection.node = addItem(all, networks, connection)
    markIdle(connection.node, connection)
    return true
  }
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    const isCounted = remoteAddress !== undefined && !isTrusted(remoteAddress)
    const connection = newConnection(socket, isCounted ? networkPathOf(remoteAddress) : null)
    if (connection.networks && !admit(connection, connection.networks)) return socket.destroy()
    connections.set(socket, connection)
    socket.once('close', () => remove(connection))
    return undefined
  })
  // Before the app's own listener.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket)
    if (connection) followRequest(connection, request, response)
  })
  const check = setInterval(() => {
    const now = performance.now()
    for (const connection of connections.values()) {
      if (!isStalled(connection, bounds, now) && !isIdleTooLong(connection, bounds, now)) continue
      // Removed at once, so that the next check counts the remaining connections.
      remove(connection)
      connection.socket.destroy()
    }
  }, bounds.checkEveryMs)
  check.unref()
  server.once('close', () => clearInterval(check))
  return {
    of: socket => connections.get(socket),
    open: () => connections.size,
    displaced: () => displaced,
  }
}
