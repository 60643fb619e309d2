// Comes to a connection with the PostgreSQL of a folder, whatever state it is in: running, starting,
// recovering after a crash, about to stop, dead, or being started by somebody else at this moment.

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { onOwnConnection } from './database.ts'
import type { Location } from './embedded-location.ts'
import {
  findPostmaster,
  launchPostmaster,
  postgresLog,
  type Settings,
  type SocketTarget,
} from './embedded-postmaster.ts'
import { isDatabaseAway } from './failures.ts'

export type Home = { dataDir: string; location: Location; binaries: string; settings: Settings; log: Logger }

export type Reached<Connection> = {
  target: SocketTarget
  pid: number
  /** False if it was running before. */
  isStarted: boolean
  connection: Connection
}

const patienceMs = 60_000
const pollMs = 20
const vanishMs = 1000
/** What a killed PostgreSQL leaves in memory goes within moments; until then a new one refuses to start. */
const launches = { most: 10, everyMs: 500 }

/**
 * Adopts the PostgreSQL that runs, else starts one, until `connect` succeeds. Throws what `connect` throws if
 * that is no matter of waiting, and gives up after a minute.
 */
export async function reachPostgres<Connection>(
  home: Home,
  connect: (target: SocketTarget) => Promise<Connection>,
): Promise<Reached<Connection>> {
  const deadline = performance.now() + patienceMs
  const launcher = makeLauncher(home)
  for (;;) {
    const postmaster = findPostmaster(home.location.directory)
    if (!postmaster) launcher.launch()
    const target = postmaster?.target
    const connection = target && (await connectOrPass(connect, target))
    if (connection) {
      const isStarted = launcher.isOurs(postmaster.pid)
      home.log.info(
        `PostgreSQL ${isStarted ? 'started' : 'was running: adopted'} (process ${postmaster.pid})`,
      )
      return { target, pid: postmaster.pid, isStarted, connection: connection.value }
    }
    if (performance.now() > deadline) throw new Error(complaint(home, 'does not answer'))
    await wait(pollMs)
  }
}

/** Only sees whether PostgreSQL answers. */
export async function ping(target: SocketTarget): Promise<void> {
  await onOwnConnection(target, ({ sql }) => sql`select 1`)
}

/**
 * Whether others are connected; undefined if PostgreSQL is gone. Connections just closed get a moment to
 * vanish.
 */
export async function isUsed(target: SocketTarget): Promise<boolean | undefined> {
  const answer = await connectOrPass(countOthers, target)
  return answer && answer.value > 0
}

function countOthers(target: SocketTarget): Promise<number> {
  const deadline = performance.now() + vanishMs
  return onOwnConnection(target, async ({ sql }) => {
    for (;;) {
      const others = await sql`
        select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      if (others.length === 0 || performance.now() > deadline) return others.length
      await wait(pollMs)
    }
  })
}

/**
 * Starts PostgreSQL as often as it is asked to, but never two at once, nor in quick succession, nor forever.
 */
function makeLauncher(home: Home) {
  let child: ChildProcess | undefined
  let count = 0
  let next = 0
  const launch = () => {
    const isRunning = child && child.exitCode === null && child.signalCode === null
    if (isRunning || performance.now() < next) return
    if (count === launches.most) throw new Error(complaint(home, 'does not start'))
    child = launchPostmaster(home.location, home.binaries, home.settings)
    child.once('error', error => home.log.error({ err: error }, 'PostgreSQL cannot be started'))
    count += 1
    next = performance.now() + launches.everyMs
  }
  return { launch, isOurs: (pid: number) => pid === child?.pid }
}

async function connectOrPass<Connection>(
  connect: (target: SocketTarget) => Promise<Connection>,
  target: SocketTarget,
): Promise<{ value: Connection } | undefined> {
  try {
    return { value: await connect(target) }
  } catch (error) {
    if (isDatabaseAway(error)) return undefined
    throw error
  }
}

function complaint({ location }: Home, fault: string): string {
  const path = postgresLog(location.directory)
  const last = readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')
  return `PostgreSQL ${fault}. The end of its log, ${path}:\n${last}`
}
