// Builds of the client that differ by a word, made as a release makes them, one after the other into the same folder,
// in which the present one lies already.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface Workshop {
  /** The folder of the built client. */
  readonly client: string
  /** Changes this text in this file of the source, then builds. */
  build(change: { file: string; from: string; to: string }): void
  /** The scripts, style sheets and fonts that lie there, by path. */
  assets(): string[]
}

/** A copy of the sources and of what was built of them, until the test ends. */
export function openWorkshop(): Workshop {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const copy = mkdtempSync(join(tmpdir(), 'tablemate-build-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const name of readdirSync(root))
    if (!left.includes(name) && !name.startsWith('.'))
      cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const client = join(copy, 'dist/client')
  return {
    client,
    build(change) {
      replace(join(copy, change.file), change.from, change.to)
      const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs'], {
        cwd: copy,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`The client was not built:\n${stderr}`)
    },
    assets: () => readdirSync(join(client, 'assets')).map(name => `/assets/${name}`),
  }
}

/** What no build reads. */
const left = ['node_modules', 'data', 'bench', 'docs', 'test']

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${file}`)
  writeFileSync(file, text.replaceAll(from, to))
}
