// A proxy between phones and servers that simulates a bad network with a retrying middlebox: it loses or repeats requests,
// loses or delays replies, and breaks streams. A seeded generator decides when.

import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** The shares, from 0 to 1, of the requests other than GET. */
export interface FaultRates {
  /** The request never reaches the server. */
  readonly loseRequest: number
  /** The server handles the request, but its reply is lost. */
  readonly loseReply: number
  /** The request reaches the server twice in sequence; the client gets the second reply. */
  readonly repeat: number
  /** The reply is delayed by up to `longestDelayMs`. */
  readonly delay: number
  readonly longestDelayMs: number
  /** The share of streams that break within two seconds. */
  readonly breakStream: number
}

export const noFaults: FaultRates = {
  loseRequest: 0,
  loseReply: 0,
  repeat: 0,
  delay: 0,
  longestDelayMs: 0,
  breakStream: 0,
}

export type FaultKind = Exclude<keyof FaultRates, 'longestDelayMs'>

export interface FaultyProxy {
  /** The address of the proxy. */
  readonly url: string
  /** The number of faults so far, by kind. */
  readonly faultCounts: Readonly<Record<FaultKind, number>>
  close(): void
}

const longestStreamMs = 2000

/** `next` chooses the server of a request, `rates` returns the current fault rates. */
export async function openFaultyProxy(
  next: () => string,
  rates: () => FaultRates,
  random: () => number,
): Promise<FaultyProxy> {
  const faultCounts = { loseRequest: 0, loseReply: 0, repeat: 0, delay: 0, breakStream: 0 }
  const injects = (what: FaultKind) => {
    const share = rates()[what]
    const isFault = share > 0 && random() < share
    if (isFault) faultCounts[what] += 1
    return isFault
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isChange = incoming.method !== 'GET'
    const body = await buffer(incoming)
    if (isChange && injects('loseRequest')) return drop(incoming)
    if (isChange && injects('repeat')) await send(incoming, body, next()).then(buffer)
    const reply = await send(incoming, body, next())
    if (isStream(reply)) {
      forwardStream(incoming, outgoing, reply)
      return
    }
    const content = await buffer(reply)
    if (isChange && injects('loseReply')) return drop(incoming)
    if (isChange && injects('delay')) await wait(random() * rates().longestDelayMs)
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers).end(content)
  }

  function forwardStream(incoming: IncomingMessage, outgoing: ServerResponse, reply: IncomingMessage): void {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    outgoing.flushHeaders()
    reply.on('error', () => drop(incoming)).on('aborted', () => drop(incoming))
    outgoing.on('close', () => reply.destroy())
    reply.pipe(outgoing)
    if (injects('breakStream')) setTimeout(() => drop(incoming), random() * longestStreamMs).unref()
  }

  const server = createServer(
    (incoming, outgoing) => void forward(incoming, outgoing).catch(() => drop(incoming)),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    faultCounts,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Rejects if the server sends no response. */
function send(
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  to: string,
): Promise<IncomingMessage> {
  const options: RequestOptions = { headers, ...(method && { method }) }
  return new Promise((resolve, reject) => {
    request(new URL(url, to), options, resolve).on('error', reject).end(body)
  })
}

function drop({ socket }: IncomingMessage): void {
  socket.destroy()
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false
}
