// The state of an open connection: whether it is in use, stalled or idle for too long.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ConnectionBounds, largeReplyBytes } from './connection-bounds.ts'
import { markBusy, markIdle, type UsageNode } from './usage-tree.ts'

export interface Connection {
  readonly socket: Socket
  /** The client's address and its networks, the widest first; null for a trusted proxy, which serves many clients. */
  readonly networks: readonly [string, ...string[]] | null
  /** The node that counts the connection while it is open. */
  node: UsageNode<Connection> | null
  /** Requests whose reply is not completely sent. */
  pendingReplies: number
  /** The completely received requests among them: while there are any, the connection is in use. */
  inProgress: number
  /** Bytes of written replies that are not sent. */
  unsent: number
  /** When the last reply was sent, by the process's monotonic clock. */
  idleSince: number
  /** Sent bytes at the last check, and since when no more were sent although some wait. */
  sentBytes: number
  stalledSince: number | null
}

export function newConnection(socket: Socket, networks: Connection['networks']): Connection {
  const idleSince = performance.now()
  return {
    socket,
    networks,
    node: null,
    pendingReplies: 0,
    inProgress: 0,
    unsent: 0,
    idleSince,
    sentBytes: 0,
    stalledSince: null,
  }
}

/** Tracks a request. The connection is in use from the end of the request to the end of the reply, so not during a body. */
export function followRequest(
  connection: Connection,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let hasArrived = false
  const markIfIdle = () => {
    if (connection.node && connection.inProgress === 0) markIdle(connection.node, connection)
  }
  const onArrived = () => {
    if (response.closed) return
    hasArrived = true
    connection.inProgress += 1
    if (connection.node) markBusy(connection.node, connection)
  }
  connection.pendingReplies += 1
  if (hasBody(request)) {
    markIfIdle()
    request.once('close', onArrived)
  } else onArrived()
  response.once('close', () => {
    connection.pendingReplies -= 1
    if (hasArrived) connection.inProgress -= 1
    connection.idleSince = performance.now()
    markIfIdle()
  })
}

/** Whether the request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Whether nothing was sent for too long although bytes wait. */
export function isStalled(
  connection: Connection,
  { stalledMs, largeStalledMs, shortIdleAbove }: ConnectionBounds,
  now: number,
): boolean {
  const { socket, unsent, sentBytes, stalledSince } = connection
  connection.sentBytes = socket.bytesWritten - socket.writableLength
  if (socket.writableLength === 0) connection.stalledSince = null
  else if (stalledSince === null || connection.sentBytes !== sentBytes) connection.stalledSince = now
  else {
    const isCrowded = (connection.node?.items.size ?? 0) > shortIdleAbove
    const isLarge = Math.max(unsent, socket.writableLength) > largeReplyBytes
    return now - stalledSince > (isLarge || isCrowded ? largeStalledMs : stalledMs)
  }
  return false
}

/** Whether the connection was idle for too long, at an address with many connections. */
export function isIdleTooLong(
  { node, pendingReplies, idleSince }: Connection,
  { shortIdleAbove, shortIdleMs }: ConnectionBounds,
  now: number,
): boolean {
  return (
    node !== null && node.items.size > shortIdleAbove && pendingReplies === 0 && now - idleSince > shortIdleMs
  )
}
