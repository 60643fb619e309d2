// A line that loses answers: the server has done what it was asked, and nobody hears of it. Which ones, a seed decides.

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../app.ts'
import { seededRandom } from '../meal.ts'

export interface LossyLine {
  /** The app, by way of the line. */
  readonly url: string
  /** How many answers were lost so far. */
  lost(): number
}

/** Loses this share of the answers to what changes something. */
export async function openLossyLine(
  app: Pick<TestApp, 'url'>,
  share: number,
  seed: number,
): Promise<LossyLine> {
  const random = seededRandom(seed)
  let lost = 0
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = asked
    const onward = request(new URL(url, app.url), { method, headers }, reply => {
      const chunks: Buffer[] = []
      reply.on('data', chunk => chunks.push(chunk))
      reply.on('end', () => {
        if (method !== 'GET' && random() < share) {
          lost += 1
          asked.socket.destroy()
          return
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers).end(Buffer.concat(chunks))
      })
    })
    onward.on('error', () => asked.socket.destroy())
    asked.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, lost: () => lost }
}
