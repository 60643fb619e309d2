// How many connections the nodes hold, and whether the database has so many.

import type { Logger } from 'pino'
import { type DatabaseTarget, onOwnConnection } from './database.ts'

/** At most: ten for calls, two for rate limits, two for jobs, one each for the news, the health check, and what removes what has ended. */
export const connectionsPerNode = 17

/** For the lock of the embedded PostgreSQL, commands that an operator runs, and what PostgreSQL reserves. */
const spare = 20
const usualMost = 100

interface Room {
  /** `max_connections`. */
  readonly most: number
  /** For superusers. */
  readonly reserved: number
  /** By others, now. */
  readonly taken: number
}

/** What `max_connections` of the embedded PostgreSQL must be for so many nodes. */
export function connectionsFor(nodes: number): number {
  return Math.max(usualMost, connectionsPerNode * nodes + spare)
}

/** Whether so many nodes fit, were they alone. */
export async function hasRoomFor(nodes: number, target: DatabaseTarget): Promise<boolean> {
  const { most, reserved } = await readRoom(target)
  return most - reserved >= connectionsPerNode * nodes
}

/**
 * Throws, with the numbers, when so many nodes could never have their connections; warns when others hold what they may
 * come to need.
 */
export async function requireRoomFor(
  nodes: number,
  target: DatabaseTarget,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { most, reserved, taken } = await readRoom(target)
  const [need, room] = [connectionsPerNode * nodes, most - reserved]
  const facts =
    `This server holds up to ${need} connections (WORKERS ${nodes} × ${connectionsPerNode}). ` +
    `PostgreSQL has ${room} (max_connections ${most}, ${reserved} of them reserved)`
  if (room < need) {
    const least = need + reserved
    throw new Error(`${facts}: raise max_connections to ${least} or more, for each such server.`)
  }
  if (room - taken < need) log.warn(`${facts}, of which others hold ${taken}: raise max_connections`)
}

function readRoom(target: DatabaseTarget): Promise<Room> {
  return onOwnConnection(target, async ({ sql }) => {
    const [row] = await sql<Room[]>`
      select current_setting('max_connections')::int as most,
        current_setting('superuser_reserved_connections')::int
          + coalesce(current_setting('reserved_connections', true), '0')::int as reserved,
        (select count(*)::int from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()) as taken`
    if (!row) throw new Error('PostgreSQL did not say how many connections it has')
    return row
  })
}
