// Where the embedded PostgreSQL keeps its files and under whose name it runs. PostgreSQL refuses to run as
// root, so a server started by root hands it to another user, who must be able to reach the folder.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'

export type DatabaseUser = { name: string; uid: number; gid: number }
export type Location = { directory: string; user: DatabaseUser }

const sharedFolder = '/var/lib/tablemate'

/**
 * Finds, and makes if need be, the folder that holds the database of `dataDir`: that folder itself, or one
 * under /var/lib/tablemate where the database user cannot reach it. A folder that already holds a database
 * wins, so that data does not seem to vanish when somebody changes the rights of a parent.
 */
export function findLocation(dataDir: string, log: Logger): Location {
  const candidates = isRoot() ? [dataDir, join(sharedFolder, shortHash(dataDir))] : [dataDir]
  const locations = candidates.map(directory => ({ directory, user: databaseUser(directory) }))
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

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Whoever owns the database already (a system may gain a user `postgres` later), else `postgres`, else
 * `nobody`.
 */
function databaseUser(directory: string): DatabaseUser {
  if (!isRoot()) {
    const { username, uid, gid } = userInfo()
    return { name: username, uid, gid }
  }
  const users = readUsers()
  const owner = statSync(clusterIn(directory), { throwIfNoEntry: false })?.uid
  const user =
    users.find(({ uid }) => uid !== 0 && uid === owner) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.')
  return user
}

function readUsers(): DatabaseUser[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.map(line => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
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
