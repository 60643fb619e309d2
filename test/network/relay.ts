// A relay between the app and its database, whose connections a test can break or stall.

import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const socketName = '.s.PGSQL.5432'

export interface Relay<Target> extends RelayControls {
  /** The database as reached through the relay. */
  readonly target: Target
}

export interface RelayControls {
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /** Forwards no data but keeps all connections open, as with a stopped database or an unplugged cable. */
  stall(): void
  /** Forwards data again after `stall`. */
  resume(): void
  /** Forwards data of new connections after `stall`. The earlier ones stay silent, as if their machine were gone. */
  forget(): void
  /** Accepts connections again after `cut`. */
  restore(): Promise<void>
}

/** Relays to a PostgreSQL socket until the test ends. */
export async function startRelay<Target extends { host: string }>(to: Target): Promise<Relay<Target>> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'))
  const relay = await openRelay({ path: join(folder, socketName) }, to)
  onTestFinished(async () => {
    await relay.cut()
    rmSync(folder, { recursive: true })
  })
  return { target: { ...to, host: folder }, ...relay }
}

/** A PostgreSQL socket in the folder `host`, or a port of this machine. */
type Destination = { readonly host: string } | { readonly port: number }

/** Relays connections at this path or port to the destination, until `cut`. */
export async function openRelay(at: ListenOptions, to: Destination): Promise<RelayControls> {
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
  const forget = () => {
    isStalled = false
  }
  const restore = async () => {
    server = createServer(client => {
      const database =
        'host' in to ? connect(join(to.host, socketName)) : connect({ port: to.port, host: '127.0.0.1' })
      for (const [from, into] of [[client, database] as const, [database, client] as const]) {
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
  await restore()
  return { cut, restore, stall, resume, forget }
}
