// The system user that runs PostgreSQL if root starts the server: a separate one, since PostgreSQL refuses to run as root.

import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'

export type DatabaseUser = { name: string; uid: number; gid: number }

export const ownUser = 'tablemate'
/** Another server that starts now may hold the lock of the user list. */
const maxTries = 20

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Stays true after the process has switched to another user (leave-root.ts), so that paths stay the same. */
export const isStartedByRoot = isRoot()

/**
 * The user of this process, or for root `tablemate`, which it creates if missing. If that fails, it warns and uses `postgres`
 * or `nobody`, which may run other programs too. Throws if neither exists.
 */
export function findDatabaseUser(log: Pick<Logger, 'info' | 'warn'>): DatabaseUser {
  if (!isRoot()) {
    const { username, uid, gid } = userInfo()
    return { name: username, uid, gid }
  }
  const own = findUser(ownUser) ?? addOwnUser(log)
  if (own) return own
  const shared = findUser('postgres') ?? findUser('nobody')
  if (!shared)
    throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.')
  log.warn(
    `PostgreSQL runs as user ${shared.name}, as other programs may: there is no user ${ownUser}, and useradd made none`,
  )
  return shared
}

/** Undefined if the machine has no such user. */
export function userWithId(uid: number): DatabaseUser | undefined {
  return readUsers().find(user => user.uid === uid)
}

/** Makes the user the owner of the folder and its contents. PostgreSQL must not run there. */
export function changeOwner(folder: string, { uid, gid }: DatabaseUser): void {
  if (statSync(folder).uid === uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (lstatSync(path).uid !== uid) lchownSync(path, uid, gid)
  }
  // The folder last, so that an interrupted change is repeated at the next start.
  chownSync(folder, uid, gid)
}

function addOwnUser(log: Pick<Logger, 'info'>): DatabaseUser | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const { status, error } = spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', ownUser])
    const user = findUser(ownUser)
    if (status === 0) log.info(`The machine has a new user ${ownUser}, as whom PostgreSQL runs`)
    if (user || error) return user
  }
  return undefined
}

function findUser(userName: string): DatabaseUser | undefined {
  return readUsers().find(({ name, uid }) => name === userName && uid !== 0)
}

function readUsers(): DatabaseUser[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.map(line => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}
