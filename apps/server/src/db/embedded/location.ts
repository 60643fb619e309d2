// Chooses the folder of the embedded PostgreSQL: one that the database user can access.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { type DatabaseUser, findDatabaseUser, isRoot, userWithId } from './system-user.ts'

export type Location = { directory: string; user: DatabaseUser }

const sharedFolder = '/var/lib/tablemate'

/**
 * Finds or creates the folder for the database of `dataDir`: that folder, or one under /var/lib/tablemate if the database user
 * cannot access it. A folder that already contains a database is preferred, so that data does not seem lost after a change of
 * a parent's permissions.
 */
export function findLocation(dataDir: string, log: Logger): Location {
  const candidates = isRoot() ? [dataDir, join(sharedFolder, shortHash(dataDir))] : [dataDir]
  const own = findDatabaseUser(log)
  const locations = candidates.map(directory => ({ directory, user: userOf(directory, own) }))
  const accessible = locations.filter(({ directory, user }) => !isRoot() || reaches(directory, user))
  const chosen = accessible.find(({ directory }) => existsSync(clusterIn(directory))) ?? accessible[0]
  if (!chosen) throw new Error(`The database user can reach neither ${candidates.join(' nor ')}.`)
  if (chosen.directory !== dataDir) {
    log.info(
      `The data is in ${chosen.directory}, not in ${dataDir}: ` +
        `PostgreSQL runs as user ${chosen.user.name}, who must be able to reach it`,
    )
  }
  makeFolder(chosen.directory)
  return { ...chosen, directory: realpathSync(chosen.directory) }
}

/** The folder of PostgreSQL's own files. */
export function clusterIn(directory: string): string {
  return join(directory, 'postgres')
}

/** Whether the user may search every existing folder of `path`, including `path` itself. */
export function reaches(path: string, user: DatabaseUser): boolean {
  const existing = firstExisting(path)
  return [realpathSync(existing), ...parentsOf(realpathSync(existing))].every(folder =>
    maySearch(statSync(folder), user),
  )
}

/** Twelve hexadecimal digits of a hash of the path. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

/** The user that runs the PostgreSQL of this folder. A database that only its owner can access keeps its owner. */
function userOf(directory: string, preferred: DatabaseUser): DatabaseUser {
  const owner = statSync(clusterIn(directory), { throwIfNoEntry: false })?.uid
  if (!isRoot() || owner === undefined || reaches(directory, preferred)) return preferred
  return userWithId(owner) ?? preferred
}

function maySearch(folder: Stats, user: DatabaseUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

function firstExisting(path: string): string {
  return existsSync(path) ? path : firstExisting(dirname(path))
}

function parentsOf(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...parentsOf(parent)]
}

/** New folders are accessible for the database user whatever the umask. PostgreSQL's own files in them are private. */
function makeFolder(directory: string): void {
  const first = mkdirSync(directory, { recursive: true })
  if (first === undefined) return
  for (let folder = directory; folder.length >= first.length; folder = dirname(folder))
    chmodSync(folder, 0o755)
}
