// A stream of server-sent events to one client, with a bounded buffer, so that a slow client does not affect others.

import type { FastifyReply } from 'fastify'

/** A client with more unread bytes is disconnected; it reconnects and starts again. */
const maxBufferedBytes = 256 * 1024

/** A client that has not received the end of its stream after this time is disconnected. */
const lingerMs = 1000

/** The client's delay before it reconnects, random so that a thousand clients do not reconnect at once. */
const retryMs = { min: 500, spread: 2500 }

export interface EventStream {
  /** As `send`, for the first event, which may have any length. */
  begin(event: string, data: string, id: number): void
  /** Sends one event, `data` as JSON text. False if the stream is closed, or now closed because the client does not read. */
  send(event: string, data: string, id?: number): boolean
  end(): void
}

/** Turns the reply into a stream. `random` (0–1) spreads the reconnects. */
export function openEventStream(reply: FastifyReply, random: number, onClose: () => void): EventStream {
  const headers = reply.getHeaders()
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Without it, nginx and similar proxies would buffer events.
    'x-accel-buffering': 'no',
  })
  response.socket?.setNoDelay(true)
  response.write(`retry: ${Math.round(retryMs.min + random * retryMs.spread)}\n\n`)
  if (response.destroyed) setImmediate(onClose)
  else response.on('close', onClose)
  response.on('error', () => response.destroy())

  let mayBuffer = maxBufferedBytes
  const countUnread = () => reply.server.unreadResponses.count(reply, response.writableLength)
  response.on('drain', () => {
    mayBuffer = maxBufferedBytes
    countUnread()
  })
  const write = (event: string, data: string, id?: number) => {
    response.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`)
    countUnread()
  }
  return {
    begin(event, data, id) {
      write(event, data, id)
      mayBuffer += response.writableLength
    },
    send(event, data, id) {
      if (response.destroyed || response.writableEnded) return false
      write(event, data, id)
      if (response.writableLength <= mayBuffer) return true
      response.destroy()
      return false
    },
    end() {
      if (response.writableEnded) return
      response.end()
      setTimeout(() => response.destroy(), lingerMs).unref()
    },
  }
}
