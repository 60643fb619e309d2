// A line between phones and servers as a bad network makes it, and a proxy that tries again by itself: requests are lost or
// sent twice, answers are lost or come late, streams break off. When, a seed decides.

import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Shares are of the requests that change something, from 0 to 1. */
export interface Weather {
  /** Never reach the server. */
  readonly loseRequest: number
  /** The server has done what it was asked, and nobody hears of it. */
  readonly loseAnswer: number
  /** Reach it twice, one after the other; the second answer is given. */
  readonly repeat: number
  /** Are answered up to so much later. */
  readonly delay: number
  readonly longestDelayMs: number
  /** Of the streams: break off within two seconds. */
  readonly breakStream: number
}

export const fair: Weather = {
  loseRequest: 0,
  loseAnswer: 0,
  repeat: 0,
  delay: 0,
  longestDelayMs: 0,
  breakStream: 0,
}

export type Mishap = Exclude<keyof Weather, 'longestDelayMs'>

export interface BadLine {
  /** Where the servers are reached by way of the line. */
  readonly url: string
  /** What went wrong so far, and how often. */
  readonly mishaps: Readonly<Record<Mishap, number>>
  close(): void
}

const longestStreamMs = 2000

/** `next` tells which server takes a request, `weather` how the line is just now. */
export async function openBadLine(
  next: () => string,
  weather: () => Weather,
  random: () => number,
): Promise<BadLine> {
  const mishaps = { loseRequest: 0, loseAnswer: 0, repeat: 0, delay: 0, breakStream: 0 }
  const happens = (what: Mishap) => {
    const share = weather()[what]
    const does = share > 0 && random() < share
    if (does) mishaps[what] += 1
    return does
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const changes = asked.method !== 'GET'
    const body = await buffer(asked)
    if (changes && happens('loseRequest')) return drop(asked)
    if (changes && happens('repeat')) await send(asked, body, next()).then(buffer)
    const reply = await send(asked, body, next())
    if (isStream(reply)) {
      passStream(asked, answer, reply)
      return
    }
    const content = await buffer(reply)
    if (changes && happens('loseAnswer')) return drop(asked)
    if (changes && happens('delay')) await wait(random() * weather().longestDelayMs)
    answer.writeHead(reply.statusCode ?? 502, reply.headers).end(content)
  }

  function passStream(asked: IncomingMessage, answer: ServerResponse, reply: IncomingMessage): void {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    answer.flushHeaders()
    reply.on('error', () => drop(asked)).on('aborted', () => drop(asked))
    answer.on('close', () => reply.destroy())
    reply.pipe(answer)
    if (happens('breakStream')) setTimeout(() => drop(asked), random() * longestStreamMs).unref()
  }

  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => drop(asked)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    mishaps,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Rejects when there is no answer. */
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
