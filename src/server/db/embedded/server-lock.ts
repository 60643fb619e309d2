// One server per database: a lock that PostgreSQL holds for as long as the server's connection lives, so that
// a killed server leaves none behind.

import { setTimeout as wait } from 'node:timers/promises'
import type postgres from 'postgres'
import connect from '../driver.ts'
import { postgresPort, type SocketTarget } from './postmaster.ts'

export type ServerLock = { release(): Promise<void> }

/** Another server works on the database: that is no matter of waiting. */
export class DatabaseInUse extends Error {}

/** Any number will do, as long as every version uses it. */
const lockNumber = 20_261
const holderPrefix = 'tablemate server '
/** A killed server's connection closes within moments. */
const timeoutMs = 1000

/**
 * Takes the lock, or throws an error that names the process which holds it. `onLost` is called when the
 * connection, and with it the lock, ends before `release`.
 */
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
  const [row] = await sql`select pg_try_advisory_lock(${lockNumber}) as taken`
  return row?.taken === true
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
