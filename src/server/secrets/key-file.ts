// The keys beside the embedded database, for who sets no SECRETS_KEY: made at the first start, readable by the server's
// user alone.

import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { parseKeys } from './key-ring.ts'

/** Those of the folder that the database is in: `secrets.key`, in the form of SECRETS_KEY. Throws when it holds none. */
export function keysBeside(directory: string, log: Logger): Uint8Array[] {
  const file = join(directory, 'secrets.key')
  const isNew = makeFile(file)
  if (isNew) log.info(`Secrets are kept under the key in ${file}: without it nothing reads them`)
  const keys = parseKeys(readFileSync(file, 'utf8'))
  if (keys) return keys
  throw new Error(`${file} holds no keys of 32 bytes in base64. Please put back the file that was there.`)
}

/** False if there is one. Servers that start together make one: it appears under its name when all of it is on the disk. */
function makeFile(file: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    const descriptor = openSync(draft, 'w', 0o600)
    writeSync(descriptor, `${randomBytes(32).toString('base64')}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
