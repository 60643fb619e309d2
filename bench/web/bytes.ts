// What a visit costs on the wire: every byte that the server sends, headers and the app kept for later included.

import { connect, createServer, type Socket } from 'node:net'
import { openBrowser, type Visitor } from './browser.ts'

export interface BytesOfVisits {
  readonly first: number
  readonly next: number
}

/** Opens the landing page twice with one phone; a visit is over when nothing has come for a while. */
export async function bytesOfVisits(url: string, visitor: Visitor): Promise<BytesOfVisits> {
  const counter = await countBytes(url)
  const browser = await openBrowser(counter.url, visitor)
  try {
    const visit = async () => {
      counter.reset()
      const page = await browser.context.newPage()
      await page.goto(counter.url)
      await counter.quiet()
      await page.close()
      return counter.bytes()
    }
    return { first: await visit(), next: await visit() }
  } finally {
    await browser.close()
    counter.close()
  }
}

const quietMs = 5000

async function countBytes(url: string) {
  let bytes = 0
  let lastAt = 0
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    far.on('data', chunk => {
      bytes += chunk.length
      lastAt = performance.now()
    })
    for (const [from, into] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from)
      from.on('error', () => into.destroy()).on('close', () => into.destroy())
      from.pipe(into)
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
    async quiet() {
      while (performance.now() - lastAt < quietMs) await new Promise(resolve => setTimeout(resolve, 200))
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
