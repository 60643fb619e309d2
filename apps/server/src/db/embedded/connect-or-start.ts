// Connects to the PostgreSQL of a folder in any state: running, starting, recovering after a crash, stopping, dead, or being
// started by another process.

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { onOwnConnection } from '../database.ts'
import { isDatabaseAway } from '../failures.ts'
import {
  findPostmaster,
  type Installation,
  launchPostmaster,
  postgresLog,
  type SocketTarget,
} from './postmaster.ts'

interface StartOptions {
  /** Whether launches are repeated forever, more slowly after the first ones: the disk may be full for hours. */
  readonly isRestart?: boolean
  /** Ends the attempts. */
  readonly signal?: AbortSignal
}

const pollMs = 50
/** A killed PostgreSQL leaves shared memory for some moments; until then a new one refuses to start. */
const quickLaunches = { max: 10, pauseMs: 500 }
const slowPauseMs = 5000
/** How long `isUsed` waits for connections that were just closed to disappear. */
const closeGraceMs = 1000

/**
 * Adopts the running PostgreSQL or starts one (`isStarted`), and retries until `connect` succeeds. Throws errors of `connect`
 * unless the database is away, the signal's reason, and, unless `isRestart`, an error with the end of PostgreSQL's log after ten
 * launches.
 */
export async function connectOrStart<Connection extends object>(
  installation: Installation,
  connect: (target: SocketTarget) => Promise<Connection>,
  { isRestart = false, signal }: StartOptions = {},
) {
  const { location, log } = installation
  let child: ChildProcess | undefined
  let launches = 0
  let nextLaunch = 0
  for (;;) {
    if (signal?.aborted) {
      child?.kill('SIGINT')
      throw signal.reason
    }
    const postmaster = findPostmaster(location.directory)
    if (!postmaster && !isRunning(child) && performance.now() >= nextLaunch) {
      const isQuick = launches < quickLaunches.max
      if (!isQuick) {
        if (!isRestart) throw new Error(failureMessage(location.directory))
        log.error({ launches }, 'PostgreSQL does not start: it is tried again')
      }
      child = launchPostmaster(installation)
      launches += 1
      nextLaunch = performance.now() + (isQuick ? quickLaunches.pauseMs : slowPauseMs)
    }
    const target = postmaster?.target
    try {
      const connection = target && (await connect(target))
      if (connection) {
        const isStarted = postmaster.pid === child?.pid
        log.info(`PostgreSQL ${isStarted ? 'started' : 'was running: adopted'} (process ${postmaster.pid})`)
        return { target, isStarted, connection }
      }
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
    await wait(pollMs)
  }
}

/** Whether other clients are connected. Gives connections that were just closed a moment to disappear. */
export function isUsed(target: SocketTarget): Promise<boolean> {
  const deadline = performance.now() + closeGraceMs
  return onOwnConnection(target, async ({ sql }) => {
    for (;;) {
      const others = await sql`
        select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      if (others.length === 0 || performance.now() > deadline) return others.length > 0
      await wait(pollMs)
    }
  })
}

/** A child that could not be spawned has no pid. */
function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** For the operator, with the end of PostgreSQL's log. */
function failureMessage(directory: string): string {
  const path = postgresLog(directory)
  const last = readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')
  return `PostgreSQL does not start. The end of its log, ${path}:\n${last}`
}
