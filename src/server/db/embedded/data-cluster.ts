// Makes the database that PostgreSQL will serve: its files, its user and the empty database inside.

import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildOnce } from './build-once.ts'
import { clusterIn, type Location } from './location.ts'
import { isRoot } from './system-user.ts'

/** The user and the database inside PostgreSQL. */
export const databaseName = 'tablemate'

const run = promisify(execFile)

/** Makes the database in the location's folder if there is none. */
export async function createCluster(location: Location, binaries: string): Promise<void> {
  const cluster = clusterIn(location.directory)
  await buildOnce(cluster, async draft => {
    mkdirSync(draft, { mode: 0o700 })
    chownSync(draft, location.user.uid, location.user.gid)
    await initialise(draft, location, binaries)
    await createDatabase(draft, location, binaries)
  })
  const owner = statSync(cluster).uid
  // Root gives it to its user before PostgreSQL starts (postmaster.ts).
  if (owner === location.user.uid || isRoot()) return
  throw new Error(
    `${cluster} belongs to user id ${owner}: start Tablemate as that user, or set DATA_DIR elsewhere.`,
  )
}

/**
 * How a program of PostgreSQL is started: as the database user, and deaf to settings meant for other
 * databases.
 */
export function asDatabaseUser({ user }: Location) {
  return { uid: user.uid, gid: user.gid, cwd: '/', env: { LC_ALL: 'C' } }
}

async function initialise(cluster: string, location: Location, binaries: string): Promise<void> {
  const options = ['--username', databaseName, '--auth', 'trust', '--encoding', 'UTF8', '--no-instructions']
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  // Files of the write-ahead log are not used again (wal_recycle): whoever commits while one is full waits for the next to
  // be filled with zeros, 16 MB of them otherwise.
  const log = ['--wal-segsize', '1']
  await run(
    join(binaries, 'initdb'),
    ['-D', cluster, ...options, ...locale, ...log],
    asDatabaseUser(location),
  )
}

/** Done before the folder gets its name, so that a folder with that name always holds a whole database. */
async function createDatabase(cluster: string, location: Location, binaries: string): Promise<void> {
  const options = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres']
  const running = run(join(binaries, 'postgres'), options, asDatabaseUser(location))
  running.child.stdin?.end(`create database ${databaseName}\n`)
  await running
}
