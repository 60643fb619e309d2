// Counts the transferred bytes of a visit: all bytes that the server sends, with headers and the precached app.

import { connect, createServer, type Socket } from 'node:net'
import { openBrowser, type Visitor } from './browser.ts'

export interface BytesOfVisits {
  readonly first: number
  readonly next: number
}

/** Opens the landing page twice in one browser. A visit ends when no bytes have arrived for `idleMs`. */
export async function bytesOfVisits(url: string, visitor: Visitor): Promise<BytesOfVisits> {
  const counter = await countBytes(url)
  const browser = await openBrowser(counter.url, visitor)
  try {
    const visit = async () => {
      counter.reset()
      const page = await browser.context.newPage()
      await page.goto(counter.url)
      await counter.untilIdle()
      await page.close()
      return counter.bytes()
    }
    return { first: await visit(), next: await visit() }
  } finally {
    await browser.close()
    counter.close()
  }
}

const idleMs = 5000

async function countBytes(url: string) {
  let bytes = 0
  let lastAt = 0
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1')
    upstream.on('data', chunk => {
      bytes += chunk.length
      lastAt = performance.now()
    })
    for (const [source, sink] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(source)
      source.on('error', () => sink.destroy()).on('close', () => sink.destroy())
      source.pipe(sink)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    reset() {
      bytes = 0
      lastAt = performance.now()
    },
    async untilIdle() {
      while (performance.now() - lastAt < idleMs) await new Promise(resolve => setTimeout(resolve, 200))
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
