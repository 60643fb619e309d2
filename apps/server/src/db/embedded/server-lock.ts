// Ensures one server per database: an advisory lock that lasts as long as the server's connection, so that a killed server
// leaves no lock.

import pg from 'pg'
import { clientOptions } from '../client-options.ts'
import { isLockTimeout, throwWithCode } from '../failures.ts'
import type { SocketTarget } from './postmaster.ts'

export interface ServerLock {
  release(): Promise<void>
}

class DatabaseInUse extends Error {}

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
    await client.query(`set lock_timeout = ${timeoutMs}`)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    isHeld = true
    return { release }
  } catch (error) {
    const refused = isLockTimeout(error) && new DatabaseInUse(await refusal(client, dataDir))
    await release()
    throwWithCode(refused || error)
  }
}

async function refusal(client: pg.Client, dataDir: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [lockNumber],
  )
  const holder = rows[0]?.name.slice(holderPrefix.length) ?? 'unknown'
  return `Another Tablemate server (process ${holder}) is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`
}
