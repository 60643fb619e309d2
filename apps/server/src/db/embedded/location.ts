// Chooses the folder of the embedded PostgreSQL: one that the database user can access.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { findDatabaseUser, isRoot, type SystemUser } from './system-user.ts'

export interface Location {
  readonly directory: string
  /** Runs PostgreSQL: the owner of the data. */
  readonly user: SystemUser
}

const sharedFolder = '/var/lib/tablemate'

/**
 * Finds or creates the folder for the database of `dataDir`: that folder, or for root one under /var/lib/tablemate if the
 * database user cannot access it. A folder that contains a database is preferred, so that data does not seem lost after a
 * change of a parent's permissions. Throws if it belongs to a user that cannot run PostgreSQL here.
 */
export function findLocation(dataDir: string, log: Pick<Logger, 'info'>): Location {
  const candidates = isRoot() ? [dataDir, join(sharedFolder, shortHash(dataDir))] : [dataDir]
  const existing = candidates.find(directory => existsSync(clusterIn(directory)))
  const user = existing ? ownerOf(clusterIn(existing)) : findDatabaseUser(log)
  const directory = existing ?? candidates.find(path => !isRoot() || reaches(path, user))
  if (!directory) throw new Error(`The database user can reach neither ${candidates.join(' nor ')}.`)
  if (directory !== dataDir)
    log.info(`The data is in ${directory}: PostgreSQL's user cannot reach ${dataDir}`)
  makeFolder(directory)
  return { user, directory: realpathSync(directory) }
}

/** The folder of PostgreSQL's own files. */
export function clusterIn(directory: string): string {
  return join(directory, 'postgres')
}

/** Whether the user may search every existing folder of `path`, including `path` itself. */
export function reaches(path: string, user: SystemUser): boolean {
  if (!existsSync(path)) return reaches(dirname(path), user)
  const folder = realpathSync(path)
  if (!maySearch(statSync(folder), user)) return false
  return dirname(folder) === folder || reaches(dirname(folder), user)
}

/** Twelve hexadecimal digits of a hash of the path. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

function ownerOf(cluster: string): SystemUser {
  const { uid, gid } = statSync(cluster)
  if (isRoot() ? uid !== 0 : uid === process.getuid?.()) return { uid, gid }
  throw new Error(
    `${cluster} belongs to user id ${uid}: start Tablemate as its owner, who must not be root, or set DATA_DIR elsewhere.`,
  )
}

function maySearch(folder: Stats, user: SystemUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

/** New folders are accessible for the database user whatever the umask. PostgreSQL's own files in them are private. */
function makeFolder(directory: string): void {
  const first = mkdirSync(directory, { recursive: true })
  if (first === undefined) return
  for (let folder = directory; folder.length >= first.length; folder = dirname(folder))
    chmodSync(folder, 0o755)
}
