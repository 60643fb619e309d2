// The system user that runs PostgreSQL if root starts the server: a separate one, since PostgreSQL refuses to run as root.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Logger } from 'pino'

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

export const ownUser = 'tablemate'
/** Another server that starts now may hold the lock of the user list. */
const maxTries = 20

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Stays true after the process has switched to another user (leave-root.ts), so that paths stay the same. */
export const isStartedByRoot = isRoot()

/** The user of this process, or for root `tablemate` or else `nobody`. Throws if neither exists. */
export function findDatabaseUser(log: Pick<Logger, 'info'>): SystemUser {
  const user = isRoot() ? (findOwnUser(log) ?? findUser('nobody')) : userInfo()
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user `nobody`.')
  return user
}

/** The user `tablemate`, which is created if missing; undefined if that fails. */
export function findOwnUser(log: Pick<Logger, 'info'>): SystemUser | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  let user = findUser(ownUser)
  for (let tries = 0; !user && tries < maxTries; tries += 1) {
    const { status, error } = spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', ownUser])
    if (error) return undefined
    if (status === 0) log.info(`The machine has a new user ${ownUser}, as whom PostgreSQL runs`)
    user = findUser(ownUser)
  }
  return user
}

function findUser(name: string): SystemUser | undefined {
  const fields = new RegExp(`^${name}:[^:]*:([1-9]\\d*):(\\d+):`, 'm').exec(
    readFileSync('/etc/passwd', 'utf8'),
  )
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : undefined
}
