// The embedded PostgreSQL: a real PostgreSQL that the server starts, listening on a Unix socket only. A server adopts one that
// a killed server left running. Two servers never share a database.

import type { Logger } from 'pino'
import { defaultReserveBytes } from '../../config.ts'
import { onOwnConnection } from '../database.ts'
import { createBallast } from './ballast.ts'
import { connectOrStart, isUsed } from './connect-or-start.ts'
import { measureDisk } from './free-space.ts'
import { createCluster, installBinaries } from './installation.ts'
import { findLocation } from './location.ts'
import {
  findPostmaster,
  type Installation,
  type Settings,
  type SocketTarget,
  stopPostmaster,
} from './postmaster.ts'
import { lockServer } from './server-lock.ts'

export interface Embedded {
  readonly target: SocketTarget
  /** The folder in use: `dataDir`, unless the database user cannot reach that. */
  readonly directory: string
  stop(): Promise<void>
}

interface Options {
  readonly dataDir: string
  readonly log: Logger
  /** Additional or different settings of PostgreSQL. */
  readonly settings?: Settings
  /** False for a command that may run beside a server. */
  readonly lock?: boolean
  /** Ends the start. */
  readonly signal?: AbortSignal
  /** Free space that the ballast file leaves on the disk. */
  readonly reserveBytes?: number
}

/**
 * Creates the database at the first start, then starts or adopts its PostgreSQL. Throws an error with a message for the
 * operator if another server uses the folder, if the folder is unusable, or if PostgreSQL does not start. For a server, a
 * PostgreSQL that exits later is restarted until `stop`.
 */
export async function startEmbedded({ dataDir, log, settings = {}, lock = true, ...rest }: Options) {
  const location = findLocation(dataDir, log)
  const binaries = await installBinaries(location.directory)
  await createCluster(location, binaries)
  const installation = { location, binaries, settings, log }
  return lock ? startForServer(installation, dataDir, rest) : startForCommand(installation)
}

/** For the server: holds the server lock, restarts PostgreSQL when it exits, and stops it even if it was adopted. */
async function startForServer(
  installation: Installation,
  dataDir: string,
  { signal, reserveBytes = defaultReserveBytes }: Pick<Options, 'signal' | 'reserveBytes'>,
): Promise<Embedded> {
  const { log } = installation
  const { directory } = installation.location
  const ballast = createBallast(installation, reserveBytes)
  const ending = new AbortController()
  const stopped = AbortSignal.any([ending.signal, ...(signal ? [signal] : [])])
  const lock = (target: SocketTarget) => lockServer(target, dataDir, restart)
  const connect = (isRestart: boolean) => connectOrStart(installation, lock, { isRestart, signal: stopped })
  const first = connect(false)
  let connecting: Promise<Awaited<typeof first> | null> = first
  function restart(): void {
    if (stopped.aborted) return
    log.error('PostgreSQL exited unexpectedly: restarting it')
    // Rejects if another server has locked the database meanwhile. The unhandled rejection ends this server.
    connecting = connect(true).catch(error => {
      if (stopped.aborted) return null
      throw error
    })
  }
  const closeWatch = measureDisk(directory, ballast.update)
  const { target } = await first.catch(error => {
    closeWatch()
    throw error
  })
  const stop = async () => {
    ending.abort(new Error('the server ends'))
    closeWatch()
    const served = await connecting
    // PostgreSQL may run even if this server could not reconnect.
    await stopPostmaster(directory)
    await served?.connection.release()
  }
  return { target, directory, stop }
}

const ping = (target: SocketTarget) => onOwnConnection(target, ({ sql }) => sql`select 1`)

/** For a command: stops PostgreSQL only if this process started it and no other client uses it. */
async function startForCommand(installation: Installation): Promise<Embedded> {
  const { directory } = installation.location
  const { target, isStarted } = await connectOrStart(installation, ping)
  const stop = async () => {
    if (isStarted && findPostmaster(directory) && !(await isUsed(target))) await stopPostmaster(directory)
  }
  return { target, directory, stop }
}
