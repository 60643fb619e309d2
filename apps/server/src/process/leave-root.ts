// A server that root starts switches to the user of its PostgreSQL once it listens, so that an attacker who breaks in is not
// root.

import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabaseTarget } from '../db/client-options.ts'
import { reaches } from '../db/embedded/location.ts'
import { findOwnUser, isRoot, ownUser, type SystemUser } from '../db/embedded/system-user.ts'
import { builtClient } from '../http/static-files.ts'

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The files that a running server reads: its code and packages, the built client, and Node for child processes. */
const requiredPaths = [
  folderOf('..'),
  folderOf('../../../../node_modules'),
  builtClient,
  dirname(process.execPath),
]

/**
 * Switches a root process to user `tablemate`. Call it when the process listens and has read its keys. Returns why it has to
 * stay root, for the log; null if the process was not root or has switched.
 */
export function leaveRoot(
  target: DatabaseTarget,
  { port, workers }: Pick<Config, 'port' | 'workers'>,
  log: Pick<Logger, 'info'>,
): string | null {
  if (!isRoot()) return null
  const user = findOwnUser(log)
  // The cluster opens the port again after all workers have ended, and needs root for that.
  const isRootsPort = workers > 1 && port > 0 && port < 1024
  const obstacle = isRootsPort ? 'WORKERS share a port below 1024' : obstacleFor(user, target)
  if (!user || obstacle) return `The server stays root: ${obstacle} (docs/operations.md)`
  process.setgroups?.([user.gid])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
  return null
}

function obstacleFor(user: SystemUser | undefined, target: DatabaseTarget): string | null {
  if (!user) return `the machine has no user ${ownUser}`
  // A database may identify clients of its socket by their system user, or the socket's folder may exclude other users.
  if ('url' in target && !URL.parse(target.url)?.hostname) return 'DATABASE_URL names a socket'
  if ('host' in target && statSync(target.host).uid !== user.uid)
    return 'its database belongs to another user'
  const closed = requiredPaths
    .filter(path => existsSync(path))
    .find(path => !reaches(path, user) || !isReadable(path, user))
  return closed ? `user ${ownUser} cannot read ${closed}` : null
}

function isReadable(path: string, { uid, gid }: SystemUser): boolean {
  const { mode, ...owner } = statSync(path)
  if (owner.uid === uid) return (mode & 0o400) !== 0
  return (mode & (owner.gid === gid ? 0o040 : 0o004)) !== 0
}
