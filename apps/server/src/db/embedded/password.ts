// The random password of the embedded PostgreSQL, in a file among its data. Every client needs it. The permissions of the
// socket's folder exclude other users; the password excludes other programs of the same user that cannot read the file.

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { DatabaseTarget } from '../client-options.ts'
import { onOwnConnection } from '../database.ts'
import { clusterIn } from './location.ts'

const rulesWithPassword =
  '# Made by Tablemate: by its socket alone, and with the password.\nlocal all all scram-sha-256\n'
const rulesWithoutPassword = 'local all all trust\n'

/** The key of an advisory lock; no other lock has this number. */
const passwordLock = 7_230_003

/** Empty if there is no password yet. */
export function readPassword(directory: string): string {
  const file = fileOf(directory)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/**
 * Creates the password if there is none: for a new database, one of an earlier version, or one whose file was lost. Then
 * PostgreSQL needs no password until `requirePassword`. `reload` makes a running PostgreSQL read its rules again.
 */
export function makePassword(directory: string, reload: (directory: string) => void): void {
  const file = fileOf(directory)
  if (existsSync(file)) return
  if (hasRules(directory)) {
    replaceFile(clusterIn(directory), rulesOf(directory), rulesWithoutPassword)
    reload(directory)
  }
  const draft = `${file}.${process.pid}`
  writeOwned(clusterIn(directory), draft, `${randomBytes(32).toString('base64url')}\n`)
  try {
    // A link, so that the file is complete when it gets its name, and servers that start together share one password.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Makes PostgreSQL require the password, unless it already does. */
export async function requirePassword(
  target: DatabaseTarget,
  directory: string,
  reload: (directory: string) => void,
): Promise<void> {
  if (hasRules(directory)) return
  await onOwnConnection(target, ({ sql }) =>
    sql.begin(async tx => {
      // PostgreSQL rejects concurrent changes of a role.
      await tx`select pg_advisory_xact_lock(${passwordLock})`
      // This statement takes no parameters. The password consists of letters, digits, - and _ only.
      await tx.script(`alter role current_user password '${readPassword(directory)}'`)
    }),
  )
  replaceFile(clusterIn(directory), rulesOf(directory), rulesWithPassword)
  reload(directory)
}

function hasRules(directory: string): boolean {
  return readFileSync(rulesOf(directory), 'utf8') === rulesWithPassword
}

const fileOf = (directory: string) => join(clusterIn(directory), 'tablemate.password')
const rulesOf = (directory: string) => join(clusterIn(directory), 'pg_hba.conf')

/** Replaces the file atomically. */
function replaceFile(cluster: string, path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeOwned(cluster, draft, text)
  renameSync(draft, path)
}

/** Writes a file that only the database user can read. */
function writeOwned(cluster: string, path: string, text: string): void {
  const { uid, gid } = statSync(cluster)
  rmSync(path, { force: true })
  // Always a new file, so that no link of another user is followed.
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fchmodSync(file, 0o600)
    fchownSync(file, uid, gid)
  } finally {
    closeSync(file)
  }
}
