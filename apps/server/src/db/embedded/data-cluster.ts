// Creates PostgreSQL's data folder with its user and an empty database.

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

/** Creates the database in the location's folder if there is none. */
export async function createCluster(location: Location, binaries: string): Promise<void> {
  const cluster = clusterIn(location.directory)
  await buildOnce(cluster, async draft => {
    mkdirSync(draft, { mode: 0o700 })
    chownSync(draft, location.user.uid, location.user.gid)
    await initialise(draft, location, binaries)
    await createDatabase(draft, location, binaries)
  })
  const owner = statSync(cluster).uid
  // As root, the owner is changed before PostgreSQL starts (postmaster.ts).
  if (owner === location.user.uid || isRoot()) return
  throw new Error(
    `${cluster} belongs to user id ${owner}: start Tablemate as that user, or set DATA_DIR elsewhere.`,
  )
}

/** Options to spawn a PostgreSQL program: as the database user, without environment variables for other databases. */
export function asDatabaseUser({ user }: Location) {
  return { uid: user.uid, gid: user.gid, cwd: '/', env: { LC_ALL: 'C' } }
}

async function initialise(cluster: string, location: Location, binaries: string): Promise<void> {
  const options = ['--username', databaseName, '--auth', 'trust', '--encoding', 'UTF8', '--no-instructions']
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  // With wal_recycle off, a commit that needs a new file of the write-ahead log waits until that is filled with zeros. So its
  // files have 1 MB instead of 16 MB.
  const log = ['--wal-segsize', '1']
  await run(
    join(binaries, 'initdb'),
    ['-D', cluster, ...options, ...locale, ...log],
    asDatabaseUser(location),
  )
}

/** Runs before the folder gets its final name, so that a folder of that name always contains a complete database. */
async function createDatabase(cluster: string, location: Location, binaries: string): Promise<void> {
  const options = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres']
  const running = run(join(binaries, 'postgres'), options, asDatabaseUser(location))
  running.child.stdin?.end(`create database ${databaseName}\n`)
  await running
}
