// Where the embedded PostgreSQL keeps its files: in a folder that the user whom it runs as is able to reach.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { type DatabaseUser, findDatabaseUser, isRoot, userWithId } from './system-user.ts'

export type Location = { directory: string; user: DatabaseUser }

const sharedFolder = '/var/lib/tablemate'

/**
 * Finds, and makes if need be, the folder that holds the database of `dataDir`: that folder itself, or one
 * under /var/lib/tablemate where the database user cannot reach it. A folder that already holds a database
 * wins, so that data does not seem to vanish when somebody changes the rights of a parent.
 */
export function findLocation(dataDir: string, log: Logger): Location {
  const candidates = isRoot() ? [dataDir, join(sharedFolder, shortHash(dataDir))] : [dataDir]
  const own = findDatabaseUser(log)
  const locations = candidates.map(directory => ({ directory, user: userOf(directory, own) }))
  const reached = locations.filter(({ directory, user }) => !isRoot() || reaches(directory, user))
  const chosen = reached.find(({ directory }) => existsSync(clusterIn(directory))) ?? reached[0]
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

/**
 * Whether the user may pass through every folder that already exists on the way to `path`, `path` included.
 */
export function reaches(path: string, user: DatabaseUser): boolean {
  const existing = firstExisting(path)
  return [realpathSync(existing), ...parentsOf(realpathSync(existing))].every(folder =>
    maySearch(statSync(folder), user),
  )
}

/** Twelve hexadecimal digits that tell one path from another. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

/**
 * Who runs the PostgreSQL of this folder. A database that only its owner reaches stays with its owner: it must not seem to
 * vanish.
 */
function userOf(directory: string, wanted: DatabaseUser): DatabaseUser {
  const owner = statSync(clusterIn(directory), { throwIfNoEntry: false })?.uid
  if (!isRoot() || owner === undefined || reaches(directory, wanted)) return wanted
  return userWithId(owner) ?? wanted
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

/**
 * Folders made here are open to the database user whatever the umask; what PostgreSQL puts inside is closed
 * again.
 */
function makeFolder(directory: string): void {
  const first = mkdirSync(directory, { recursive: true })
  if (first === undefined) return
  for (let folder = directory; folder.length >= first.length; folder = dirname(folder))
    chmodSync(folder, 0o755)
}
