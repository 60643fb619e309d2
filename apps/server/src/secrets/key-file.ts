// The key file beside the embedded database, used without SECRETS_KEY. The first start creates it, readable by the server's
// user only.

import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { parseKeys } from './key-ring.ts'

/** Loads the keys of `secrets.key` in the database's folder, in the format of SECRETS_KEY. Throws if it contains none. */
export function loadKeyFile(directory: string, log: Logger): Uint8Array[] {
  const file = join(directory, 'secrets.key')
  const isNew = makeFile(file)
  if (isNew) log.info(`Secrets are kept under the key in ${file}: without it nothing reads them`)
  const keys = parseKeys(readFileSync(file, 'utf8'))
  if (keys) return keys
  throw new Error(`${file} contains no keys of 32 bytes in base64: restore the original file.`)
}

/** False if the file exists. It gets its name only when it is complete on disk, so servers that start together share one key. */
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
