// The embedded PostgreSQL: a real PostgreSQL that the server starts, listening on a Unix socket only. A server adopts one that
// a killed server left running. Two servers never share a database.

import type { Logger } from 'pino'
import { defaultReserveBytes } from '../../config.ts'
import { isDatabaseAway, isDiskFull } from '../failures.ts'
import { makeBallastFolder, manageBallast } from './ballast.ts'
import { installBinaries } from './binaries.ts'
import { connectOrStart, isUsed, ping } from './connect-or-start.ts'
import { createCluster } from './data-cluster.ts'
import { createDatabaseState, type DatabaseState } from './database-state.ts'
import type { Installation } from './launcher.ts'
import { findLocation } from './location.ts'
import { makePassword, requirePassword } from './password.ts'
import {
  findPostmaster,
  reloadPostmaster,
  type Settings,
  type SocketTarget,
  stopPostmaster,
} from './postmaster.ts'
import { retryWhileTransient } from './retry-transient.ts'
import { lockServer } from './server-lock.ts'

export type Embedded = {
  target: SocketTarget
  /** The folder in use: `dataDir`, unless the database user cannot reach that. */
  directory: string
  stop(): Promise<void>
}

/** Receives the state of the starts, and can end the retries. */
export interface Supervision {
  readonly state: DatabaseState
  readonly signal: AbortSignal
  /** Free space that the ballast file leaves on the disk. */
  readonly reserveBytes: number
}

type Options = {
  dataDir: string
  log: Logger
  /** Additional or different settings of PostgreSQL. */
  settings?: Settings
  /** False for a command that may run beside a server. */
  lock?: boolean
  supervision?: Partial<Supervision>
}

/**
 * Creates the database at the first start, then starts or adopts its PostgreSQL. A server retries that forever, also while the
 * disk is full, and reports its state to `supervision`. Throws an error with a message for the operator if another server uses
 * the folder, if the folder is unusable, or (for a command) if PostgreSQL does not start.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  lock = true,
  supervision = {},
}: Options): Promise<Embedded> {
  const prepare = async (): Promise<Installation> => {
    const location = findLocation(dataDir, log)
    const binaries = await installBinaries(location.directory)
    await createCluster(location, binaries)
    makePassword(location.directory, reloadPostmaster)
    makeBallastFolder(location)
    return { dataDir, location, binaries, settings, log }
  }
  if (!lock) return startForCommand(await prepare())
  const all = {
    state: supervision.state ?? createDatabaseState(),
    signal: supervision.signal ?? new AbortController().signal,
    reserveBytes: supervision.reserveBytes ?? defaultReserveBytes,
  }
  return startForServer(await retryWhileTransient(prepare, { ...all, dataDir, log }), all)
}

/** For the server: holds the server lock, restarts PostgreSQL when it dies, and stops it even if it was adopted. */
async function startForServer(
  installation: Installation,
  { state, signal, reserveBytes }: Supervision,
): Promise<Embedded> {
  const { log, location } = installation
  const { directory } = location
  const ending = new AbortController()
  const stopped = AbortSignal.any([signal, ending.signal])
  const ballast = manageBallast({ directory, reserveBytes, log })
  const connectAndLock = () =>
    connectOrStart(installation, target => lockServer(target, installation.dataDir, restart), {
      signal: stopped,
      state,
      ballast,
    })
  const restart = () => {
    if (stopped.aborted) return
    log.error('PostgreSQL exited unexpectedly: restarting it')
    state.change({ reason: 'database-starting' })
    // Rejects if another server has locked the database meanwhile. The unhandled rejection ends this server.
    connecting = connectAndLock().catch(nullWhenStopped)
  }
  const nullWhenStopped = (error: unknown) => {
    if (stopped.aborted) return null
    throw error
  }
  let connecting: Promise<Awaited<ReturnType<typeof connectAndLock>> | null>
  const first = connectAndLock()
  connecting = first
  const { target } = await first.catch(error => {
    ballast.close()
    throw error
  })
  await retryWhileTransient(() => requirePassword(target, directory, reloadPostmaster), {
    ...{ dataDir: directory, state, signal: stopped, log },
    isTransient: error => isDiskFull(error) || isDatabaseAway(error),
  })
  const stop = async () => {
    ending.abort(new Error('the server ends'))
    ballast.close()
    const served = await connecting
    // PostgreSQL may run even if this server could not reconnect.
    const pid = served?.pid ?? findPostmaster(directory)?.pid
    if (pid !== undefined) await stopPostmaster(directory, pid)
    await served?.connection.release()
  }
  return { target, directory, stop }
}

/** For a command: stops PostgreSQL only if this process started it and no other client uses it. */
async function startForCommand(installation: Installation): Promise<Embedded> {
  const { directory } = installation.location
  const { target, pid, isStarted } = await connectOrStart(installation, ping)
  await requirePassword(target, directory, reloadPostmaster)
  const stop = async () => {
    if (isStarted && (await isUsed(target)) === false) await stopPostmaster(directory, pid)
  }
  return { target, directory, stop }
}
