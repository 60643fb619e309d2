// Connects to the PostgreSQL of a folder in any state: running, starting, recovering after a crash, stopping, dead, or being
// started by another process.

import { setTimeout as wait } from 'node:timers/promises'
import { onOwnConnection } from '../database.ts'
import { isDatabaseAway } from '../failures.ts'
import { failureMessage, type Installation, makeLauncher, type Persistence } from './launcher.ts'
import { findPostmaster, type SocketTarget } from './postmaster.ts'
import { DatabaseInUse } from './server-lock.ts'

export type ServedDatabase<Connection> = {
  target: SocketTarget
  pid: number
  /** False if it was running before. */
  isStarted: boolean
  connection: Connection
}

const timeoutMs = 60_000
const pollMs = 20
/** How long `isUsed` waits for connections that were just closed to disappear. */
const closeGraceMs = 1000
/** The poll interval after `slowAfterMs` without success. */
const slowPollMs = 500
const slowAfterMs = 10_000

/**
 * Adopts the running PostgreSQL or starts one, and retries until `connect` succeeds. Without `persistence`, it throws permanent
 * errors of `connect` and gives up after a minute. With it, only the signal or `DatabaseInUse` ends the retries.
 */
export async function connectOrStart<Connection>(
  installation: Installation,
  connect: (target: SocketTarget) => Promise<Connection>,
  persistence: Persistence | null = null,
): Promise<ServedDatabase<Connection>> {
  const since = performance.now()
  const launcher = makeLauncher(installation, persistence)
  const isTransient = (error: unknown) =>
    persistence ? !(error instanceof DatabaseInUse) : isDatabaseAway(error)
  for (;;) {
    if (persistence?.signal.aborted) {
      await launcher.end()
      throw persistence.signal.reason
    }
    const postmaster = findPostmaster(installation.location.directory)
    if (!postmaster) launcher.launch()
    const target = postmaster?.target
    const connection = target && (await tryConnect(connect, target, isTransient))
    if (connection) {
      const isStarted = launcher.isOurs(postmaster.pid)
      persistence?.state.change({ reason: null })
      installation.log.info(
        `PostgreSQL ${isStarted ? 'started' : 'was running: adopted'} (process ${postmaster.pid})`,
      )
      return { target, pid: postmaster.pid, isStarted, connection: connection.value }
    }
    const waitedMs = performance.now() - since
    if (!persistence && waitedMs > timeoutMs) throw new Error(failureMessage(installation, 'does not answer'))
    await wait(waitedMs > slowAfterMs ? slowPollMs : pollMs)
  }
}

/** Checks that PostgreSQL replies. */
export async function ping(target: SocketTarget): Promise<void> {
  await onOwnConnection(target, ({ sql }) => sql`select 1`)
}

/** Whether other clients are connected; undefined if PostgreSQL is gone. Gives closed connections a moment to disappear. */
export async function isUsed(target: SocketTarget): Promise<boolean | undefined> {
  const others = await tryConnect(countOthers, target)
  return others && others.value > 0
}

function countOthers(target: SocketTarget): Promise<number> {
  const deadline = performance.now() + closeGraceMs
  return onOwnConnection(target, async ({ sql }) => {
    for (;;) {
      const others = await sql`
        select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      if (others.length === 0 || performance.now() > deadline) return others.length
      await wait(pollMs)
    }
  })
}

/** Undefined after a transient error; rethrows others. */
async function tryConnect<Connection>(
  connect: (target: SocketTarget) => Promise<Connection>,
  target: SocketTarget,
  isTransient: (error: unknown) => boolean = isDatabaseAway,
): Promise<{ value: Connection } | undefined> {
  try {
    return { value: await connect(target) }
  } catch (error) {
    if (isTransient(error)) return undefined
    throw error
  }
}
