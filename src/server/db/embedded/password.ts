// The password of the embedded PostgreSQL: random, in a file beside its own ones, and asked of everybody who connects. The
// rights of the socket's folder keep other users out; this keeps out other programs of the same user that cannot read it.

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
import { type DatabaseTarget, onOwnConnection } from '../database.ts'
import { clusterIn } from './location.ts'

const asksPassword =
  '# Made by Tablemate: by its socket alone, and with the password.\nlocal all all scram-sha-256\n'
const asksNothing = 'local all all trust\n'

/** Any number that no other use of advisory locks has. */
const passwordLock = 7_230_003

/** Empty where there is none yet. */
export function readPassword(directory: string): string {
  const file = fileOf(directory)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/**
 * Makes the password if there is none: of a new database, of one from before there were passwords, or where the file was
 * lost. Then PostgreSQL asks nobody until `requirePassword`; `reload` makes one that runs read its rules again.
 */
export function makePassword(directory: string, reload: (directory: string) => void): void {
  const file = fileOf(directory)
  if (existsSync(file)) return
  if (hasRules(directory)) {
    writeAs(clusterIn(directory), rulesOf(directory), asksNothing)
    reload(directory)
  }
  const draft = `${file}.${process.pid}`
  writeOwned(clusterIn(directory), draft, `${randomBytes(32).toString('base64url')}\n`)
  try {
    // Of servers that start together one makes it, and all of it is there under its name.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** From now on PostgreSQL asks for the password. Does nothing where it does already. */
export async function requirePassword(
  target: DatabaseTarget,
  directory: string,
  reload: (directory: string) => void,
): Promise<void> {
  if (hasRules(directory)) return
  await onOwnConnection(target, ({ sql }) =>
    sql.begin(async tx => {
      // PostgreSQL refuses two who change the role at once.
      await tx`select pg_advisory_xact_lock(${passwordLock})`
      // Of letters, digits, - and _ alone. A statement like this takes no parameters.
      await tx.unsafe(`alter role current_user password '${readPassword(directory)}'`)
    }),
  )
  writeAs(clusterIn(directory), rulesOf(directory), asksPassword)
  reload(directory)
}

function hasRules(directory: string): boolean {
  return readFileSync(rulesOf(directory), 'utf8') === asksPassword
}

const fileOf = (directory: string) => join(clusterIn(directory), 'tablemate.password')
const rulesOf = (directory: string) => join(clusterIn(directory), 'pg_hba.conf')

/** As a whole or not at all. */
function writeAs(cluster: string, path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeOwned(cluster, draft, text)
  renameSync(draft, path)
}

/** Readable by the database's user alone. */
function writeOwned(cluster: string, path: string, text: string): void {
  const { uid, gid } = statSync(cluster)
  rmSync(path, { force: true })
  // Made anew, so not through a link that another user has put there.
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fchmodSync(file, 0o600)
    fchownSync(file, uid, gid)
  } finally {
    closeSync(file)
  }
}
