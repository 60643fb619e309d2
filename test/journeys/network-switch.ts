// The air between a phone and the app: it can go dead, and breaks every line then.

import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../app/app.ts'

export interface Air {
  /** The app, by way of the air. */
  readonly url: string
  /** Breaks every line and lets no new one through. */
  goDead(): void
  comeBack(): void
}

export async function openAir(app: Pick<TestApp, 'url'>): Promise<Air> {
  const lines = new Set<Socket>()
  let isDead = false
  const server: Server = createServer(near => {
    if (isDead) return near.resetAndDestroy()
    const far = connect(Number(new URL(app.url).port), '127.0.0.1')
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      from.on('error', () => into.destroy()).on('close', () => into.destroy())
      from.pipe(into)
    }
    return undefined
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const goDead = () => {
    isDead = true
    for (const line of lines) line.destroy()
    lines.clear()
  }
  onTestFinished(() => {
    goDead()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    goDead,
    comeBack() {
      isDead = false
    },
  }
}
