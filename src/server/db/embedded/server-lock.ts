// Ensures one server per database: an advisory lock that lasts as long as the server's connection, so that a killed server
// leaves no lock.

import { setTimeout as wait } from 'node:timers/promises'
import type postgres from 'postgres'
import connect from '../driver.ts'
import { postgresPort, type SocketTarget } from './postmaster.ts'

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
  const sql = connect({
    host: target.host,
    port: postgresPort,
    username: target.user,
    password: target.password,
    database: target.database,
    max: 1,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: `${holderPrefix}${process.pid}` },
    onclose: () => isHeld && onLost(),
  })
  const release = () => {
    isHeld = false
    return sql.end({ timeout: 0 })
  }
  try {
    const deadline = performance.now() + timeoutMs
    while (!(await tryLock(sql))) {
      if (performance.now() > deadline) throw new DatabaseInUse(await refusal(sql, dataDir))
      await wait(50)
    }
    isHeld = true
    return { release }
  } catch (error) {
    await release()
    throw error
  }
}

async function tryLock(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock(${lockNumber}) as "isAcquired"`
  return row?.isAcquired === true
}

async function refusal(sql: postgres.Sql, dataDir: string): Promise<string> {
  const [holder] = await sql`
    select application_name as name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and classid = 0 and objid = ${lockNumber}`
  const process = holder?.name.slice(holderPrefix.length) ?? 'unknown'
  return (
    `Another Tablemate server (process ${process}) is already using ${dataDir}. ` +
    'Stop it first, or set DATA_DIR to another folder.'
  )
}
