// PostgreSQL without installing one: real PostgreSQL, started by the server, listening on a Unix socket only.
// One that a killed server left running is adopted, and two servers never share a database.

import type { Logger } from 'pino'
import { installBinaries } from './embedded-binaries.ts'
import { createCluster } from './embedded-cluster.ts'
import { findLocation } from './embedded-location.ts'
import { type Settings, type SocketTarget, stopPostmaster } from './embedded-postmaster.ts'
import { type Home, isUsed, ping, reachPostgres } from './embedded-reach.ts'
import { lockServer } from './server-lock.ts'

export type Embedded = {
  target: SocketTarget
  /** The folder in use: `dataDir`, unless the database user cannot reach that. */
  directory: string
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: Logger
  /** PostgreSQL's own settings, in place of or besides the usual ones. */
  settings?: Settings
  /** False for a command that may run beside a server. */
  lock?: boolean
}

/**
 * Makes the database on the first start, then starts or adopts its PostgreSQL. Throws an error worded for
 * whoever runs the server: another server uses the folder, or PostgreSQL will not start.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  lock = true,
}: Options): Promise<Embedded> {
  const location = findLocation(dataDir, log)
  const binaries = await installBinaries(location.directory)
  await createCluster(location, binaries)
  const home = { dataDir, location, binaries, settings, log }
  return lock ? serve(home) : visit(home)
}

/** As the one server: holds the lock, brings PostgreSQL back if it dies, and stops it whoever started it. */
async function serve(home: Home): Promise<Embedded> {
  const { directory } = home.location
  let isStopping = false
  const hold = () => reachPostgres(home, target => lockServer(target, home.dataDir, bringBack))
  const bringBack = () => {
    if (isStopping) return
    home.log.error('PostgreSQL has stopped by itself: starting it again')
    // If that fails, nobody handles the rejection, which ends the server: without a database it is of no use.
    holding = hold()
  }
  let holding = hold()
  const { target } = await holding
  const stop = async () => {
    isStopping = true
    const { pid, connection } = await holding
    await stopPostmaster(directory, pid)
    await connection.release()
  }
  return { target, directory, stop }
}

/** As a guest: stops PostgreSQL only if this process started it and nobody else uses it by now. */
async function visit(home: Home): Promise<Embedded> {
  const { directory } = home.location
  const { target, pid, isStarted } = await reachPostgres(home, ping)
  const stop = async () => {
    if (isStarted && (await isUsed(target)) === false) await stopPostmaster(directory, pid)
  }
  return { target, directory, stop }
}
