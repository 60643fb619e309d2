// Creates the migrations folder of a future version.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

const ownFiles = fileURLToPath(new URL('../../apps/server/src/db/migrations/', import.meta.url))

/** Returns a folder with this version's migrations and the given one, until the test ends. */
export function newerVersion(name: string, sql: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(ownFiles, folder, { recursive: true })
  writeFileSync(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}
