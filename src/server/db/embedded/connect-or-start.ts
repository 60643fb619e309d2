// Comes to a connection with the PostgreSQL of a folder, whatever state it is in: running, starting,
// recovering after a crash, about to stop, dead, or being started by somebody else at this moment.

import { setTimeout as wait } from 'node:timers/promises'
import { onOwnConnection } from '../database.ts'
import { isDatabaseAway } from '../failures.ts'
import { complaint, type Home, makeLauncher, type Persistence } from './launcher.ts'
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
const vanishMs = 1000
/** Once a PostgreSQL has not answered for a while it is asked less often. */
const slowPollMs = 500
const soonMs = 10_000

/**
 * Adopts the PostgreSQL that runs, else starts one, until `connect` succeeds. Without `persistence` it throws what
 * `connect` throws if that is no matter of waiting, and gives up after a minute. With it, only what the signal says, or
 * `DatabaseInUse`, ends the tries.
 */
export async function connectOrStart<Connection>(
  home: Home,
  connect: (target: SocketTarget) => Promise<Connection>,
  persistence: Persistence | null = null,
): Promise<ServedDatabase<Connection>> {
  const since = performance.now()
  const launcher = makeLauncher(home, persistence)
  const mayWait = (error: unknown) =>
    persistence ? !(error instanceof DatabaseInUse) : isDatabaseAway(error)
  for (;;) {
    if (persistence?.signal.aborted) {
      await launcher.end()
      throw persistence.signal.reason
    }
    const postmaster = findPostmaster(home.location.directory)
    if (!postmaster) launcher.launch()
    const target = postmaster?.target
    const connection = target && (await connectOrPass(connect, target, mayWait))
    if (connection) {
      const isStarted = launcher.isOurs(postmaster.pid)
      persistence?.state.change({ reason: null })
      home.log.info(
        `PostgreSQL ${isStarted ? 'started' : 'was running: adopted'} (process ${postmaster.pid})`,
      )
      return { target, pid: postmaster.pid, isStarted, connection: connection.value }
    }
    const waitedMs = performance.now() - since
    if (!persistence && waitedMs > timeoutMs) throw new Error(complaint(home, 'does not answer'))
    await wait(waitedMs > soonMs ? slowPollMs : pollMs)
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

async function connectOrPass<Connection>(
  connect: (target: SocketTarget) => Promise<Connection>,
  target: SocketTarget,
  mayWait: (error: unknown) => boolean = isDatabaseAway,
): Promise<{ value: Connection } | undefined> {
  try {
    return { value: await connect(target) }
  } catch (error) {
    if (mayWait(error)) return undefined
    throw error
  }
}
