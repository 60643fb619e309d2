// The PostgreSQL of the hard days: the embedded one, kept up by the product's own supervision, on a disk of its own; its
// processes can be killed and stopped.

import { join } from 'node:path'
import { pino } from 'pino'
import type { DatabaseTarget } from '../src/server/db/database.ts'
import { startEmbedded } from '../src/server/db/embedded/embedded.ts'
import { findPostmaster } from '../src/server/db/embedded/postmaster.ts'
import { childrenOf, signal, signalAll } from './processes.ts'
import { type Disk, makeDisk } from './small-disk.ts'

export interface HardDatabase {
  readonly target: Extract<DatabaseTarget, { host: string }>
  readonly disk: Disk
  /** All of its processes at once, as a power cut does. */
  kill(): void
  /** One of its processes that serves a node: PostgreSQL then ends all others and recovers by itself. */
  killBackend(random: () => number): boolean
  /** SIGSTOP: it is there, and answers nothing. */
  stop(): void
  resume(): void
  /** Ends it and takes its disk away. */
  close(): Promise<void>
}

export async function startDatabase(): Promise<HardDatabase> {
  const disk = makeDisk()
  const log = pino({ level: 'fatal' }, process.stderr)
  const settings = { max_wal_size: '64MB', max_connections: '120' }
  const { target, directory, stop } = await startEmbedded({
    dataDir: join(disk.folder, 'data'),
    log,
    settings,
    // The disk has no room for the usual reserve and a ballast file.
    supervision: { reserveBytes: 64 * 2 ** 20 },
  }).catch(error => {
    disk.remove()
    throw error
  })
  const main = () => findPostmaster(directory)?.pid
  return {
    target,
    disk,
    kill: () => signalAll(main(), 'SIGKILL'),
    killBackend(random) {
      const backends = childrenOf(main()).filter(({ command }) => command.startsWith('postgres: tablemate '))
      const one = backends[Math.floor(random() * backends.length)]
      if (one) signal(one.pid, 'SIGKILL')
      return one !== undefined
    },
    stop: () => signalAll(main(), 'SIGSTOP'),
    resume: () => signalAll(main(), 'SIGCONT'),
    async close() {
      // One that is still stopped would not hear that it is to end.
      signalAll(main(), 'SIGCONT')
      try {
        await stop()
      } finally {
        signalAll(main(), 'SIGKILL')
        disk.remove()
      }
    },
  }
}
