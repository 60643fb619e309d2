// A build keeps the hashed assets of the builds before it for a while: a tab that was open when the new version came
// still asks for the old one's.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type Build, withPresent } from './build-ledger.ts'

/** Beside the assets; names the files of each build whose files are kept. */
const ledgerName = '.builds.json'

interface Keeper {
  readonly plugin: Plugin
  /** Whether the file, by its path in the output, is no leftover of an earlier build. Known once the build is written. */
  readonly isPresent: (file: string) => boolean
}

/** Takes the place of Vite's own emptying, which it switches off. */
export function keepEarlierAssets(): Keeper {
  let outDir = ''
  let assetsDir = ''
  let present = new Set<string>()
  const plugin: Plugin = {
    name: 'tablemate:keep-earlier-assets',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved(config: ResolvedConfig) {
      outDir = resolve(config.root, config.build.outDir)
      assetsDir = config.build.assetsDir
    },
    renderStart: {
      // Before the public files are copied.
      order: 'pre',
      handler: () => emptyAllBut(outDir, [assetsDir, ledgerName]),
    },
    writeBundle(_, bundle) {
      present = new Set(Object.keys(bundle).filter(file => file.startsWith(`${assetsDir}/`)))
      const builds = withPresent(readLedger(outDir), [...present], new Date())
      writeLedger(outDir, builds)
      const kept = new Set(builds.flatMap(build => build.assets))
      for (const name of readdirSync(join(outDir, assetsDir))) {
        const file = `${assetsDir}/${name}`
        // What was compressed goes with what it was compressed from.
        if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(outDir, file))
      }
    },
  }
  return { plugin, isPresent: file => !file.startsWith(`${assetsDir}/`) || present.has(file) }
}

function emptyAllBut(folder: string, kept: string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true })
}

/** None, where there is none or it cannot be read: then nothing is known of earlier builds. */
function readLedger(folder: string): Build[] {
  try {
    return JSON.parse(readFileSync(join(folder, ledgerName), 'utf8'))
  } catch {
    return []
  }
}

/** As a whole or not at all, for a build may be killed. */
function writeLedger(folder: string, builds: readonly Build[]): void {
  const path = join(folder, ledgerName)
  writeFileSync(`${path}.new`, JSON.stringify(builds))
  renameSync(`${path}.new`, path)
}
