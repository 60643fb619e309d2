// A reply that begins before its end is known: lines of progress as JSON, then the reply itself or the body of a problem, whose
// status can no longer be sent.

import { PassThrough } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { bodyFor, problemFor } from '../problems.ts'

export const jsonLines = 'application/x-ndjson'

export interface ProgressReply {
  /** Sends a line, except to a client that does not read. The first one begins the reply. */
  send(progress: unknown): void
  /** Ends the reply, and returns false if it has not begun. Ignores later progress. */
  end(last: Buffer): boolean
  /** As `end`, with the problem. */
  fail(error: unknown): boolean
}

/** Null if the client does not accept lines. */
export function openProgressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): ProgressReply | null {
  if (!request.headers.accept?.includes(jsonLines)) return null
  let stream: PassThrough | null = null
  let hasEnded = false

  function begin(): PassThrough {
    const begun = new PassThrough()
    // Without the last header, nginx and similar proxies would buffer the lines.
    const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
    reply.status(status).type(jsonLines).headers(headers).send(begun)
    return begun
  }

  function end(last: () => Buffer): boolean {
    hasEnded = true
    if (!stream) return false
    const bytes = last()
    reply.server.unreadResponses.count(reply, bytes.length)
    stream.end(bytes)
    return true
  }

  return {
    send(progress) {
      if (hasEnded) return
      stream ??= begin()
      if (!stream.writableNeedDrain) stream.write(`${JSON.stringify(progress)}\n`)
    },
    end: bytes => end(() => bytes),
    fail: error =>
      end(() => Buffer.from(JSON.stringify(bodyFor(request, problemFor(request, error as FastifyError))))),
  }
}
