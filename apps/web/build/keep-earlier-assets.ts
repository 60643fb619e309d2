// Keeps the hashed assets of earlier builds for a while, because a tab that was open during the update still requests
// them.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type Build, withCurrentBuild } from './build-ledger.ts'

/** In the output folder; lists the assets of each build that is still served. */
const ledgerName = '.builds.json'

interface AssetKeeper {
  readonly plugin: Plugin
  /** Whether the file, by its path in the output, is no leftover of an earlier build. Valid once the build is written. */
  readonly isCurrent: (file: string) => boolean
}

/** Replaces Vite's `emptyOutDir`, which it switches off. */
export function keepEarlierAssets(): AssetKeeper {
  let outDir = ''
  let assetsDir = ''
  let current = new Set<string>()
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
      current = new Set(Object.keys(bundle).filter(file => file.startsWith(`${assetsDir}/`)))
      const builds = withCurrentBuild(readLedger(outDir), [...current], new Date())
      writeLedger(outDir, builds)
      const keptNames = new Set(builds.flatMap(build => build.assets))
      for (const name of readdirSync(join(outDir, assetsDir))) {
        const file = `${assetsDir}/${name}`
        // A compressed copy is deleted together with its original.
        if (!keptNames.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(outDir, file))
      }
    },
  }
  return { plugin, isCurrent: file => !file.startsWith(`${assetsDir}/`) || current.has(file) }
}

function emptyAllBut(folder: string, keptNames: string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!keptNames.includes(name)) rmSync(join(folder, name), { recursive: true })
}

/** Empty if the ledger is missing or unreadable: then no earlier build is known. */
function readLedger(folder: string): Build[] {
  try {
    return JSON.parse(readFileSync(join(folder, ledgerName), 'utf8'))
  } catch {
    return []
  }
}

/** Writes atomically, because a build may be killed. */
function writeLedger(folder: string, builds: readonly Build[]): void {
  const path = join(folder, ledgerName)
  writeFileSync(`${path}.new`, JSON.stringify(builds))
  renameSync(`${path}.new`, path)
}
