// One phone's line: server-sent events with a bounded buffer, so that a slow reader costs no one else.

import type { FastifyReply } from 'fastify'
import { slicesOf } from '../limits/response-limits.ts'

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
  /** What follows the beginning of a long first event, until the line takes it. */
  const queue: { readonly piece: Buffer; readonly whenTaken: () => void }[] = []
  let queuedBytes = 0
  let isEnding = false
  const written = (event: string, data: string, id?: number) =>
    `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
  const write = (text: string) => {
    if (queue.length === 0) line.write(text)
    else putOff(Buffer.from(text))
  }
  const putOff = (piece: Buffer, whenTaken = () => {}) => {
    queue.push({ piece, whenTaken })
    queuedBytes += piece.length
  }
  const goOn = () => {
    while (!line.writableNeedDrain) {
      const next = queue.shift()
      if (!next) break
      queuedBytes -= next.piece.length
      line.write(next.piece, next.whenTaken)
    }
    if (isEnding && queue.length === 0) line.end()
  }
  line.on('drain', goOn)
  return {
    begin(event, data, id) {
      const text = Buffer.from(written(event, data, id))
      const release = reply.server.answers.holdFirst(reply, text)
      if (!release) return void line.destroy()
      line.once('close', release)
      for (const piece of slicesOf(text)) putOff(piece)
      // Nothing, behind the last of them.
      putOff(Buffer.alloc(0), () => {
        release()
        mayBuffer = maxBufferedBytes
      })
      goOn()
      mayBuffer += line.writableLength + queuedBytes
    },
    send(event, data, id) {
      if (line.destroyed || line.writableEnded || isEnding) return false
      write(written(event, data, id))
      if (line.writableLength + queuedBytes <= mayBuffer) return true
      line.destroy()
      return false
    },
    end() {
      if (line.writableEnded || isEnding) return
      isEnding = true
      goOn()
      setTimeout(() => line.destroy(), lingerMs).unref()
    },
  }
}
