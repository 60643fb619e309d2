// One open connection: whether it is in use, and whether it keeps the server waiting for too long.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ConnectionBounds, largeAnswer } from './connection-bounds.ts'
import { type Holder, markBusy, markIdle } from './usage-by-holder.ts'

export interface Connection {
  readonly socket: Socket
  /** Its address and the networks around it, the widest first; null: a trusted proxy's, which brings many people. */
  readonly networks: readonly [string, ...string[]] | null
  /** Where it is counted, while it is open. */
  place: Holder<Connection> | null
  /** Requests whose answers were not wholly taken. */
  unanswered: number
  /** Of these, the ones that have wholly arrived: while there are any, the connection is in use. */
  underWay: number
  /** Bytes of these answers, as far as they are written. */
  unsent: number
  /** When the last answer was taken, by the process's clock. */
  idleSince: number
  /** How many bytes were taken, and since when it has not been more though more lies here. */
  taken: number
  stalledSince: number | null
}

export function newConnection(socket: Socket, networks: Connection['networks']): Connection {
  const idleSince = performance.now()
  return {
    socket,
    networks,
    place: null,
    unanswered: 0,
    underWay: 0,
    unsent: 0,
    idleSince,
    taken: 0,
    stalledSince: null,
  }
}

/** The connection is in use from the end of the request to that of its answer: a body that never ends keeps no place. */
export function followRequest(
  connection: Connection,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let hasArrived = false
  const settle = () => {
    if (connection.place && connection.underWay === 0) markIdle(connection.place, connection)
  }
  const arrive = () => {
    if (response.closed) return
    hasArrived = true
    connection.underWay += 1
    if (connection.place) markBusy(connection.place, connection)
  }
  connection.unanswered += 1
  if (hasBody(request)) {
    settle()
    request.once('close', arrive)
  } else arrive()
  response.once('close', () => {
    connection.unanswered -= 1
    if (hasArrived) connection.underWay -= 1
    connection.idleSince = performance.now()
    settle()
  })
}

/** Whether a body comes with it. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Whether it took nothing for too long, though something lies here for it. */
export function isStalled(
  connection: Connection,
  { stalledMs: untakenMs, largeStalledMs: largeUntakenMs, shortIdleAbove }: ConnectionBounds,
  now: number,
): boolean {
  const { socket, unsent, taken, stalledSince: untakenSince } = connection
  connection.taken = socket.bytesWritten - socket.writableLength
  if (socket.writableLength === 0) connection.stalledSince = null
  else if (untakenSince === null || connection.taken !== taken) connection.stalledSince = now
  else {
    const isCrowded = (connection.place?.held.size ?? 0) > shortIdleAbove
    const isLarge = Math.max(unsent, socket.writableLength) > largeAnswer
    return now - untakenSince > (isLarge || isCrowded ? largeUntakenMs : untakenMs)
  }
  return false
}

/** Whether nothing was asked for too long, at an address that holds many. */
export function isIdleTooLong(
  { place, unanswered, idleSince }: Connection,
  { shortIdleAbove, shortIdleMs }: ConnectionBounds,
  now: number,
): boolean {
  return (
    place !== null && place.held.size > shortIdleAbove && unanswered === 0 && now - idleSince > shortIdleMs
  )
}
