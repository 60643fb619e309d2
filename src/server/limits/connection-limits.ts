// How many connections there are, and how long one may keep the server waiting: who holds most makes room for the others,
// and who never takes an answer is cut off. Event streams have bounds of their own besides (features/live/routes.ts).

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { pathOf } from './client-address.ts'
import type { ConnectionBounds } from './connection-bounds.ts'
import { findRoom } from './evict-connection.ts'
import { type Connection, followRequest, isIdleTooLong, isStalled, newConnection } from './open-connection.ts'
import { createHolder, hold, markIdle, release } from './usage-by-holder.ts'

export interface Connections {
  of(socket: Socket): Connection | undefined
  /** How many there are. */
  open(): number
  /** How many were closed so that another one could come. */
  displaced(): number
}

/** Holds an HTTP server's connections to their bounds; those of trusted proxies are counted for no address. */
export function boundConnections(
  server: Server,
  bounds: ConnectionBounds,
  isTrusted: (address: string | undefined) => boolean,
): Connections {
  const all = createHolder<Connection>()
  const connections = new Map<Socket, Connection>()
  let displaced = 0
  // Beyond it Node refuses without asking. Trusted proxies come on top of the others.
  server.maxConnections = 2 * bounds.inAll

  const leave = (connection: Connection) => {
    if (connection.place) release(connection.place, connection)
    connection.place = null
    connections.delete(connection.socket)
  }
  /** False where there is no place for it. */
  const enter = (connection: Connection, networks: readonly [string, ...string[]]) => {
    const room = findRoom(all, networks, bounds)
    if (room.kind === 'none') return false
    if (room.kind === 'displaces') {
      displaced += 1
      leave(room.item)
      room.item.socket.destroy()
    }
    connection.place = hold(all, networks, connection)
    markIdle(connection.place, connection)
    return true
  }
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    const isCounted = remoteAddress !== undefined && !isTrusted(remoteAddress)
    const connection = newConnection(socket, isCounted ? pathOf(remoteAddress) : null)
    if (connection.networks && !enter(connection, connection.networks)) return socket.destroy()
    connections.set(socket, connection)
    socket.once('close', () => leave(connection))
    return undefined
  })
  // Before the app's own listener.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket)
    if (connection) followRequest(connection, request, response)
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const connection of connections.values()) {
      if (!isStalled(connection, bounds, now) && !isIdleTooLong(connection, bounds, now)) continue
      // At once, so that no more are closed than are too many.
      leave(connection)
      connection.socket.destroy()
    }
  }, bounds.lookEveryMs)
  look.unref()
  server.once('close', () => clearInterval(look))
  return {
    of: socket => connections.get(socket),
    open: () => connections.size,
    displaced: () => displaced,
  }
}
