// The line between the app and its database, where a test can cut it.

import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const name = '.s.PGSQL.5432'

export interface Relay<Target> extends Cuttable {
  /** The database by way of the relay. */
  readonly target: Target
}

export interface Cuttable {
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /** Nothing comes through any more, and nobody is told: as a database that is stopped, or a cable that is out. */
  stall(): void
  /** What was held back by `stall` goes on. */
  resume(): void
  mend(): Promise<void>
}

/** Stands between a PostgreSQL socket and its users until the test ends. */
export async function startRelay<Target extends { host: string }>(to: Target): Promise<Relay<Target>> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'))
  const line = await openRelay({ path: join(folder, name) }, to)
  onTestFinished(async () => {
    await line.cut()
    rmSync(folder, { recursive: true })
  })
  return { target: { ...to, host: folder }, ...line }
}

/** Stands between a PostgreSQL socket and whoever comes to this path or port, until it is cut for good. */
export async function openRelay(at: ListenOptions, to: { readonly host: string }): Promise<Cuttable> {
  const open = new Set<Socket>()
  let server: Server | undefined
  let isStalled = false
  const stall = () => {
    isStalled = true
    for (const socket of open) socket.pause()
  }
  const resume = () => {
    isStalled = false
    for (const socket of open) socket.resume()
  }
  const mend = async () => {
    server = createServer(near => {
      const far = connect(join(to.host, name))
      for (const [from, into] of [[near, far] as const, [far, near] as const]) {
        open.add(from)
        from
          .on('error', () => into.destroy())
          .on('close', () => {
            open.delete(from)
            into.destroy()
          })
        from.pipe(into)
        if (isStalled) from.pause()
      }
    })
    await new Promise<void>(resolve => server?.listen(at, resolve))
  }
  const cut = async () => {
    const ended = new Promise(resolve => (server ? server.close(resolve) : resolve(undefined)))
    server = undefined
    for (const socket of open) socket.destroy()
    open.clear()
    await ended
  }
  await mend()
  return { cut, mend, stall, resume }
}
