// PostgreSQL without installing one: real PostgreSQL, started by the server, listening on a Unix socket only.
// One that a killed server left running is adopted, and two servers never share a database.

import type { Logger } from 'pino'
import { usualReserveBytes } from '../../config.ts'
import { isDatabaseAway, isDiskFull } from '../failures.ts'
import { keepBallast, makeBallastFolder } from './ballast.ts'
import { installBinaries } from './binaries.ts'
import { connectOrStart, isUsed, ping } from './connect-or-start.ts'
import { createCluster } from './data-cluster.ts'
import { createDatabaseState, type DatabaseState } from './database-state.ts'
import type { Home } from './launcher.ts'
import { findLocation } from './location.ts'
import { makePassword, requirePassword } from './password.ts'
import {
  findPostmaster,
  reloadPostmaster,
  type Settings,
  type SocketTarget,
  stopPostmaster,
} from './postmaster.ts'
import { lockServer } from './server-lock.ts'
import { untilRoom } from './wait-for-space.ts'

export type Embedded = {
  target: SocketTarget
  /** The folder in use: `dataDir`, unless the database user cannot reach that. */
  directory: string
  stop(): Promise<void>
}

/** What a server says of its starts, and what ends them. */
export interface Supervision {
  readonly state: DatabaseState
  readonly signal: AbortSignal
  /** Of the disk; what is free beyond it holds the ballast file. */
  readonly reserveBytes: number
}

type Options = {
  dataDir: string
  log: Logger
  /** PostgreSQL's own settings, in place of or besides the usual ones. */
  settings?: Settings
  /** False for a command that may run beside a server. */
  lock?: boolean
  supervision?: Partial<Supervision>
}

/**
 * Makes the database on the first start, then starts or adopts its PostgreSQL. A server tries that for ever, also while the
 * disk is full; `supervision` tells how it fares. Throws an error worded for whoever runs the server: another server uses the
 * folder, the folder cannot be used, or (to a command) PostgreSQL will not start.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  lock = true,
  supervision = {},
}: Options): Promise<Embedded> {
  const prepare = async (): Promise<Home> => {
    const location = findLocation(dataDir, log)
    const binaries = await installBinaries(location.directory)
    await createCluster(location, binaries)
    makePassword(location.directory, reloadPostmaster)
    makeBallastFolder(location)
    return { dataDir, location, binaries, settings, log }
  }
  if (!lock) return visit(await prepare())
  const all = {
    state: supervision.state ?? createDatabaseState(),
    signal: supervision.signal ?? new AbortController().signal,
    reserveBytes: supervision.reserveBytes ?? usualReserveBytes,
  }
  return serve(await untilRoom(prepare, { ...all, dataDir, log }), all)
}

/** As the one server: holds the lock, brings PostgreSQL back if it dies, and stops it whoever started it. */
async function serve(home: Home, { state, signal, reserveBytes }: Supervision): Promise<Embedded> {
  const { log, location } = home
  const { directory } = location
  const ending = new AbortController()
  const stopped = AbortSignal.any([signal, ending.signal])
  const ballast = keepBallast({ directory, reserveBytes, log })
  const hold = () =>
    connectOrStart(home, target => lockServer(target, home.dataDir, bringBack), {
      signal: stopped,
      state,
      ballast,
    })
  const bringBack = () => {
    if (stopped.aborted) return
    log.error('PostgreSQL has stopped by itself: starting it again')
    state.change({ reason: 'database-starting' })
    // Rejects when another server has taken the database meanwhile. Nobody handles that, which ends this one.
    holding = hold().catch(nullWhenStopped)
  }
  const nullWhenStopped = (error: unknown) => {
    if (stopped.aborted) return null
    throw error
  }
  let holding: Promise<Awaited<ReturnType<typeof hold>> | null>
  const first = hold()
  holding = first
  const { target } = await first.catch(error => {
    ballast.close()
    throw error
  })
  await untilRoom(() => requirePassword(target, directory, reloadPostmaster), {
    ...{ dataDir: directory, state, signal: stopped, log },
    mayPass: error => isDiskFull(error) || isDatabaseAway(error),
  })
  const stop = async () => {
    ending.abort(new Error('the server ends'))
    ballast.close()
    const held = await holding
    // One that was not reached again may be there all the same.
    const pid = held?.pid ?? findPostmaster(directory)?.pid
    if (pid !== undefined) await stopPostmaster(directory, pid)
    await held?.connection.release()
  }
  return { target, directory, stop }
}

/** As a guest: stops PostgreSQL only if this process started it and nobody else uses it by now. */
async function visit(home: Home): Promise<Embedded> {
  const { directory } = home.location
  const { target, pid, isStarted } = await connectOrStart(home, ping)
  await requirePassword(target, directory, reloadPostmaster)
  const stop = async () => {
    if (isStarted && (await isUsed(target)) === false) await stopPostmaster(directory, pid)
  }
  return { target, directory, stop }
}
