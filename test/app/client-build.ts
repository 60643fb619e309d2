// Builds changed versions of the client one after the other into the same folder, as releases do. The folder starts with
// the current build.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface ClientBuilder {
  readonly client: string
  /** Replaces a text in a source file, then builds. */
  build(change: { file: string; from: string; to: string }): void
  /** The paths of the scripts, style sheets and fonts in the folder. */
  assets(): string[]
}

/** Works on a copy of the sources and of the current build, until the test ends. */
export function createClientBuilder(): ClientBuilder {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const copy = mkdtempSync(join(tmpdir(), 'tablemate-build-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const name of readdirSync(root))
    if (!unusedByBuild.includes(name) && !name.startsWith('.'))
      cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const client = join(copy, 'dist/client')
  return {
    client,
    build(change) {
      replace(join(copy, change.file), change.from, change.to)
      const args = ['node_modules/vite/bin/vite.js', 'build', 'apps/web']
      const env = { ...process.env, NODE_ENV: 'production' }
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`The client was not built:\n${stderr}`)
    },
    assets: () => readdirSync(join(client, 'assets')).map(name => `/assets/${name}`),
  }
}

/** Folders that a build does not read. */
const unusedByBuild = ['node_modules', 'data', 'tools', 'docs', 'e2e', 'test']

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`)
  writeFileSync(file, text.replaceAll(from, to))
}
