// Where root starts the server, its process goes on as the user of its PostgreSQL once it listens: whoever breaks into it has
// broken into no root.

import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabaseTarget } from '../db/database.ts'
import { reaches } from '../db/embedded/location.ts'
import { type DatabaseUser, findDatabaseUser, isRoot, ownUser } from '../db/embedded/system-user.ts'
import { builtClient } from '../http/static-files.ts'

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a running server reads: itself, its packages, the built client, and Node for the processes that it starts. */
const needed = [folderOf('..'), folderOf('../../../node_modules'), builtClient, dirname(process.execPath)]

/**
 * Makes a process of root's one of `tablemate`, once it listens and has read its keys. Answers why it has to stay root, for the
 * log; null where it is not root, or no longer.
 */
export function leaveRoot(
  target: DatabaseTarget,
  { port, workers }: Pick<Config, 'port' | 'workers'>,
  log: Pick<Logger, 'info'>,
): string | null {
  if (!isRoot()) return null
  // That there is only another one is answered below.
  const user = findDatabaseUser({ info: (text: string) => log.info(text), warn: () => {} })
  // The port is opened anew when all workers have ended.
  const isRootsPort = workers > 1 && port > 0 && port < 1024
  const obstacle = isRootsPort ? 'WORKERS share a port below 1024' : obstacleFor(user, target)
  if (obstacle) return `The server stays root: ${obstacle} (docs/operations.md)`
  process.setgroups?.([user.gid])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
  return null
}

function obstacleFor(user: DatabaseUser, target: DatabaseTarget): string | null {
  if (user.name !== ownUser) return `the machine has no user ${ownUser}`
  // A database may know by the user who connects, or the socket's folder may be closed to others.
  if ('url' in target && !URL.parse(target.url)?.hostname) return 'DATABASE_URL names a socket'
  if ('host' in target && statSync(target.host).uid !== user.uid)
    return 'its PostgreSQL still runs as another user, until it is started anew'
  const closed = needed
    .filter(path => existsSync(path))
    .find(path => !reaches(path, user) || !isReadable(path, user))
  return closed ? `user ${user.name} cannot read ${closed}` : null
}

function isReadable(path: string, { uid, gid }: DatabaseUser): boolean {
  const { mode, ...owner } = statSync(path)
  if (owner.uid === uid) return (mode & 0o400) !== 0
  return (mode & (owner.gid === gid ? 0o040 : 0o004)) !== 0
}
