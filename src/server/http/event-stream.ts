// One phone's line: server-sent events with a bounded buffer, so that a slow reader costs no one else.

import type { FastifyReply } from 'fastify'

/** What a phone that does not read may have outstanding before it is cut off; it comes back and starts anew. */
const maxBufferedBytes = 256 * 1024

/** A phone that does not take the end of its stream in this time is cut off: nobody waits for it. */
const lingerMs = 1000

/** When the line breaks, a phone waits this long, spread out so that a thousand do not come back at once. */
const retryMs = { least: 500, spread: 2500 }

export interface EventStream {
  /** As `send`, for the first event, which may be as long as it needs to be. */
  begin(event: string, data: string, id: number): void
  /** Sends one event, `data` as JSON text. False when the line is closed or was cut off for not reading. */
  send(event: string, data: string, id?: number): boolean
  end(): void
}

/** Turns the reply into a stream. `random` (0–1) spreads the returns. */
export function openEventStream(reply: FastifyReply, random: number, onClose: () => void): EventStream {
  const headers = reply.getHeaders()
  reply.hijack()
  const line = reply.raw
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) line.setHeader(name, value)
  line.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx and its kin would hold events back.
    'x-accel-buffering': 'no',
  })
  line.socket?.setNoDelay(true)
  line.write(`retry: ${Math.round(retryMs.least + random * retryMs.spread)}\n\n`)
  if (line.destroyed) setImmediate(onClose)
  else line.on('close', onClose)
  line.on('error', () => line.destroy())

  let mayBuffer = maxBufferedBytes
  const write = (event: string, data: string, id?: number) =>
    line.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`)
  return {
    begin(event, data, id) {
      write(event, data, id)
      mayBuffer += line.writableLength
    },
    send(event, data, id) {
      if (line.destroyed || line.writableEnded) return false
      write(event, data, id)
      if (line.writableLength <= mayBuffer) return true
      line.destroy()
      return false
    },
    end() {
      if (line.writableEnded) return
      line.end()
      setTimeout(() => line.destroy(), lingerMs).unref()
    },
  }
}
