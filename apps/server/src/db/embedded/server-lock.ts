// Ensures one server per database: an advisory lock that lasts as long as the server's connection, so that a killed server
// leaves no lock.

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clientOptions } from '../client-options.ts'
import type { SocketTarget } from './postmaster.ts'

export type ServerLock = { release(): Promise<void> }

/** Another server uses the database: a permanent error. */
export class DatabaseInUse extends Error {}

/** The key of the lock, the same in every version. */
const lockNumber = 20_261
const holderPrefix = 'tablemate server '
/** The connection of a killed server closes within moments. */
const timeoutMs = 1000

/** Acquires the lock, or throws an error that names its holder. Calls `onLost` if the connection ends before `release`. */
export async function lockServer(
  target: SocketTarget,
  dataDir: string,
  onLost: () => void,
): Promise<ServerLock> {
  let isHeld = false
  const client = new pg.Client(clientOptions(target, { name: `${holderPrefix}${process.pid}` }))
  client.on('error', () => {})
  client.on('end', () => isHeld && onLost())
  const release = async () => {
    isHeld = false
    await client.end()
  }
  try {
    await client.connect()
    const deadline = performance.now() + timeoutMs
    while (!(await tryLock(client))) {
      if (performance.now() > deadline) throw new DatabaseInUse(await refusal(client, dataDir))
      await wait(50)
    }
    isHeld = true
    return { release }
  } catch (error) {
    await release()
    throw error
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isAcquired"', [lockNumber])
  return rows[0]?.isAcquired === true
}

async function refusal(client: pg.Client, dataDir: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [lockNumber],
  )
  const process = rows[0]?.name.slice(holderPrefix.length) ?? 'unknown'
  return (
    `Another Tablemate server (process ${process}) is already using ${dataDir}. ` +
    'Stop it first, or set DATA_DIR to another folder.'
  )
}
