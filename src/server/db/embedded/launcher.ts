// Starts PostgreSQL again and again: never two at once, nor in quick succession.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDiskFull, saysDiskFull } from '../failures.ts'
import { type Ballast, tightBytes } from './ballast.ts'
import type { DatabaseState } from './database-state.ts'
import { freeBytesAt } from './free-space.ts'
import type { Location } from './location.ts'
import { lastFault, logLength } from './postgres-log.ts'
import { launchPostmaster, postgresLog, type Settings } from './postmaster.ts'
import { createRetrySchedule } from './retry-schedule.ts'

export type Home = { dataDir: string; location: Location; binaries: string; settings: Settings; log: Logger }

/** Of a server, which tries for as long as it runs; a command that an operator runs gives up. */
export interface Persistence {
  /** Ends the tries. */
  readonly signal: AbortSignal
  readonly state: DatabaseState
  readonly ballast: Pick<Ballast, 'giveBack'>
}

/** What a killed PostgreSQL leaves in memory goes within moments; until then a new one refuses to start. */
const ofCommand = { most: 10, everyMs: 500 }
/** So many failures a crash may bring; more are a fault of their own. */
const usualFailures = 3
const endTimeoutMs = 3000

export interface Launcher {
  /** To be called while no PostgreSQL is there. Throws when it gives up. */
  launch(): void
  isOurs(pid: number): boolean
  /** Ends one that has not served yet. */
  end(): Promise<void>
}

export function makeLauncher(home: Home, persistence: Persistence | null): Launcher {
  return persistence ? launchForEver(home, persistence) : launchSometimes(home)
}

function launchSometimes(home: Home): Launcher {
  const { current, start } = childOf(home)
  let count = 0
  let next = 0
  return {
    launch() {
      if (isRunning(current()) || performance.now() < next) return
      if (count === ofCommand.most) throw new Error(complaint(home, 'does not start'))
      start()
      count += 1
      next = performance.now() + ofCommand.everyMs
    },
    isOurs: pid => pid === current()?.pid,
    end: async () => {},
  }
}

function launchForEver(home: Home, { state, ballast }: Persistence): Launcher {
  const { log } = home
  const { directory } = home.location
  const freeBytes = () => freeBytesAt(directory)
  const tries = createRetrySchedule(freeBytes)
  const { current, start } = childOf(home)
  /** Of the log, before the last launch. */
  let logged = 0
  let isWatched = false

  function noteFailure(fault: string | undefined): void {
    const isFull = freeBytes() < tightBytes || saysDiskFull(fault ?? '')
    const isLasting = tries.count >= usualFailures
    const pauseMs = Math.round(tries.failed())
    const reason = isFull ? 'disk-full' : isLasting ? 'database-not-starting' : 'database-starting'
    state.change({ reason, failures: state.now().failures + 1 })
    const facts = { reason, fault, failures: tries.count, pauseMs }
    log[isFull || isLasting ? 'error' : 'warn'](facts, 'PostgreSQL does not start: it is tried again')
    if (isFull && ballast.giveBack()) tries.hurry()
  }

  return {
    launch() {
      if (isRunning(current())) return
      if (isWatched) noteFailure(lastFault(postgresLog(directory), logged))
      isWatched = false
      if (!tries.isDue()) return
      logged = logLength(postgresLog(directory))
      try {
        start()
        isWatched = true
      } catch (error) {
        if (!isDiskFull(error)) throw error
        noteFailure('no space left for its socket or its log')
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

/** The PostgreSQL that was started last. */
function childOf({ location, binaries, settings, log }: Home) {
  let child: ChildProcess | undefined
  return {
    current: () => child,
    start() {
      child = launchPostmaster(location, binaries, settings)
      child.once('error', error => log.error({ err: error }, 'PostgreSQL cannot be started'))
    },
  }
}

/** One that could not even be spawned has no number. */
function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** For an operator, who may read all of it. */
export function complaint({ location }: Home, fault: string): string {
  const path = postgresLog(location.directory)
  const last = readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')
  return `PostgreSQL ${fault}. The end of its log, ${path}:\n${last}`
}
