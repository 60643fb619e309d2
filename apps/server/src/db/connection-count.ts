// The number of connections that the nodes need, and whether the database has them.

import type { Logger } from 'pino'
import { type DatabaseTarget, directTarget } from './client-options.ts'
import { onOwnConnection } from './database.ts'

/** The maximum: ten for calls, two for rate limits, two for jobs, one each for events, the health check and retention. */
export const connectionsPerNode = 17

/** Of these, those that do not go through a pooler: two for jobs, one each for events and retention. */
export const directPerNode = 4

/** For the server lock of the embedded PostgreSQL, an operator's commands, and PostgreSQL's reserved connections. */
const spare = 20
const defaultMax = 100

interface ConnectionUsage {
  /** `max_connections`. */
  readonly max: number
  /** For superusers. */
  readonly reserved: number
  /** Currently used by other clients. */
  readonly used: number
}

/** The `max_connections` of the embedded PostgreSQL for so many nodes. */
export function maxConnectionsFor(nodes: number): number {
  return Math.max(defaultMax, connectionsPerNode * nodes + spare)
}

/** Whether the database has connections for so many nodes, not counting other clients. */
export async function hasConnectionsFor(nodes: number, target: DatabaseTarget): Promise<boolean> {
  const { max, reserved } = await readUsage(target)
  return max - reserved >= connectionsPerNode * nodes
}

/** Throws if the database has too few connections for so many nodes. Warns if other clients use connections that they may need. */
export async function requireConnectionsFor(
  nodes: number,
  target: DatabaseTarget,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { max, reserved, used } = await readUsage(target)
  const perNode = directTarget(target) === target ? connectionsPerNode : directPerNode
  const [needed, available] = [perNode * nodes, max - reserved]
  const facts =
    `This server holds up to ${needed} connections (WORKERS ${nodes} × ${perNode}). ` +
    `PostgreSQL has ${available} (max_connections ${max}, ${reserved} of them reserved)`
  if (available < needed) {
    const least = needed + reserved
    throw new Error(`${facts}: raise max_connections to ${least} or more, for each such server.`)
  }
  if (available - used < needed) log.warn(`${facts}, of which others hold ${used}: raise max_connections`)
}

function readUsage(target: DatabaseTarget): Promise<ConnectionUsage> {
  return onOwnConnection(target, async ({ sql }) => {
    const [row] = await sql<ConnectionUsage[]>`
      select current_setting('max_connections')::int as max,
        current_setting('superuser_reserved_connections')::int
          + coalesce(current_setting('reserved_connections', true), '0')::int as reserved,
        (select count(*)::int from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`
    if (!row) throw new Error('PostgreSQL did not say how many connections it has')
    return row
  })
}
