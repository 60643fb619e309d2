// Launches PostgreSQL repeatedly, never two at once and never in quick succession.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDiskFull, saysDiskFull } from '../failures.ts'
import { type Ballast, criticalBytes } from './ballast.ts'
import type { DatabaseState } from './database-state.ts'
import { freeBytesAt } from './free-space.ts'
import type { Location } from './location.ts'
import { lastFault, logLength } from './postgres-log.ts'
import { launchPostmaster, postgresLog, type Settings } from './postmaster.ts'
import { createRetrySchedule } from './retry-schedule.ts'

export type Installation = {
  dataDir: string
  location: Location
  binaries: string
  settings: Settings
  log: Logger
}

/** The options of a server, which retries as long as it runs. A command, without them, gives up. */
export interface Persistence {
  /** Ends the retries. */
  readonly signal: AbortSignal
  readonly state: DatabaseState
  readonly ballast: Pick<Ballast, 'remove'>
}

/** A killed PostgreSQL leaves shared memory for some moments; until then a new one refuses to start. */
const commandRetries = { max: 10, intervalMs: 500 }
/** A crash may cause so many failed launches. More indicate another fault. */
const expectedFailures = 3
const endTimeoutMs = 3000

export interface Launcher {
  /** Call it while no PostgreSQL runs. Throws when it gives up. */
  launch(): void
  isOurs(pid: number): boolean
  /** Ends a PostgreSQL that does not serve yet. */
  end(): Promise<void>
}

export function makeLauncher(installation: Installation, persistence: Persistence | null): Launcher {
  return persistence ? makeServerLauncher(installation, persistence) : makeCommandLauncher(installation)
}

function makeCommandLauncher(installation: Installation): Launcher {
  const { current, start } = childOf(installation)
  let count = 0
  let next = 0
  return {
    launch() {
      if (isRunning(current()) || performance.now() < next) return
      if (count === commandRetries.max) throw new Error(failureMessage(installation, 'does not start'))
      start()
      count += 1
      next = performance.now() + commandRetries.intervalMs
    },
    isOurs: pid => pid === current()?.pid,
    end: async () => {},
  }
}

function makeServerLauncher(installation: Installation, { state, ballast }: Persistence): Launcher {
  const { log } = installation
  const { directory } = installation.location
  const freeBytes = () => freeBytesAt(directory)
  const schedule = createRetrySchedule(freeBytes)
  const { current, start } = childOf(installation)
  /** Length of the log before the last launch. */
  let logLengthBefore = 0
  let isLaunchPending = false

  function recordFailure(fault: string | undefined): void {
    const isFull = freeBytes() < criticalBytes || saysDiskFull(fault ?? '')
    const isLasting = schedule.count >= expectedFailures
    const pauseMs = Math.round(schedule.recordFailure())
    const reason = isFull ? 'disk-full' : isLasting ? 'database-not-starting' : 'database-starting'
    state.change({ reason, failures: state.now().failures + 1 })
    const facts = { reason, fault, failures: schedule.count, pauseMs }
    log[isFull || isLasting ? 'error' : 'warn'](facts, 'PostgreSQL does not start: it is tried again')
    if (isFull && ballast.remove()) schedule.skipPause()
  }

  return {
    launch() {
      if (isRunning(current())) return
      if (isLaunchPending) recordFailure(lastFault(postgresLog(directory), logLengthBefore))
      isLaunchPending = false
      if (!schedule.isDue()) return
      logLengthBefore = logLength(postgresLog(directory))
      try {
        start()
        isLaunchPending = true
      } catch (error) {
        if (!isDiskFull(error)) throw error
        recordFailure('no space left for its socket or its log')
      }
    },
    isOurs: pid => pid === current()?.pid,
    async end() {
      const child = current()
      if (!child || !isRunning(child)) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await Promise.race([ended, wait(endTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** The PostgreSQL process that was launched last. */
function childOf({ location, binaries, settings, log }: Installation) {
  let child: ChildProcess | undefined
  return {
    current: () => child,
    start() {
      child = launchPostmaster(location, binaries, settings)
      child.once('error', error => log.error({ err: error }, 'PostgreSQL cannot be started'))
    },
  }
}

/** A child that could not be spawned has no pid. */
function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** An error message for the operator, with the end of PostgreSQL's log. */
export function failureMessage({ location }: Installation, fault: string): string {
  const path = postgresLog(location.directory)
  const last = readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')
  return `PostgreSQL ${fault}. The end of its log, ${path}:\n${last}`
}
