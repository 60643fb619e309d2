// The PostgreSQL of a chaos run: the embedded one under the product's own supervision, on a small disk. A run can kill and
// stop its processes.

import { join } from 'node:path'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { startEmbedded } from '@tablemate/server/db/embedded/embedded.ts'
import { findPostmaster } from '@tablemate/server/db/embedded/postmaster.ts'
import { pino } from 'pino'
import { childrenOf, signal, signalAll } from './processes.ts'
import { type Disk, makeDisk } from './small-disk.ts'

export interface ChaosDatabase {
  readonly target: Extract<DatabaseTarget, { host: string }>
  readonly disk: Disk
  /** Kills all processes at once, as a power cut does. */
  kill(): void
  /** Kills one process that serves a node: PostgreSQL then ends all others and recovers by itself. */
  killBackend(random: () => number): boolean
  /** Sends SIGSTOP: the database exists and does not respond. */
  stop(): void
  resume(): void
  /** Ends the database and removes its disk. */
  close(): Promise<void>
}

export async function startDatabase(): Promise<ChaosDatabase> {
  const disk = makeDisk()
  const log = pino({ level: 'fatal' }, process.stderr)
  const settings = { max_wal_size: '64MB', max_connections: '120' }
  const { target, directory, stop } = await startEmbedded({
    dataDir: join(disk.folder, 'data'),
    log,
    settings,
    // The disk has no room for both the usual reserve and the ballast file that fills it.
    reserveBytes: 64 * 2 ** 20,
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
      // A process that is still stopped would not receive the signal to end.
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
