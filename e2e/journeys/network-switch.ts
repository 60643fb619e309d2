// A switch for the network between a phone and the app: when a test cuts it, every open connection breaks.

import { connect, createServer, type Server, type Socket } from 'node:net'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { onTestFinished } from 'vitest'

export interface NetworkSwitch {
  /** The app's URL through the switch. */
  readonly url: string
  /** Breaks every connection and refuses new ones. */
  cut(): void
  restore(): void
}

export async function openNetworkSwitch(app: Pick<TestApp, 'url'>): Promise<NetworkSwitch> {
  const lines = new Set<Socket>()
  let isCut = false
  const server: Server = createServer(near => {
    if (isCut) return near.resetAndDestroy()
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
  const cut = () => {
    isCut = true
    for (const line of lines) line.destroy()
    lines.clear()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore() {
      isCut = false
    },
  }
}
