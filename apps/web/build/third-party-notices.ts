// Writes the licence notices that third-party licences require: every package that runs in production or reaches a phone,
// with its licence. Served as /third-party-notices.txt.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const noticesFile = 'third-party-notices.txt'

/** Packages of the client that the bundler does not see: style sheet, fonts, service worker. */
const unbundledPackages = [
  'tailwindcss',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/inter',
  '@fontsource-variable/literata',
  ...['core', 'expiration', 'precaching', 'routing', 'strategies'].map(part => `workbox-${part}`),
]

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  /** A workspace. */
  readonly link?: boolean
}
type LockedPackages = Readonly<Record<string, LockedPackage>>

/** Fails the build if a package of the client is not in the lock file. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'tablemate:third-party-notices',
    apply: 'build',
    generateBundle() {
      const bundled = [...this.getModuleIds()].flatMap(
        id => /.*(node_modules\/(@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
      )
      const clientPaths = [...bundled, ...unbundledPackages.map(name => `node_modules/${name}`)]
      const source = noticesOf(
        fileURLToPath(new URL('../../..', import.meta.url)),
        clientPaths.filter(path => !path.includes('/.')),
      )
      this.emitFile({ type: 'asset', fileName: noticesFile, source })
    },
  }
}

/** The notices of the lock file's production packages and of the client's packages at these paths. */
function noticesOf(root: string, clientPaths: readonly string[]): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  const unknown = clientPaths.filter(path => !packages[path])
  if (unknown.length > 0) throw new Error(`The lock file does not know ${unknown.join(', ')}.`)
  const shipped = Object.entries(packages)
    .filter(
      ([path, { dev, link }]) =>
        path.includes('node_modules/') && !link && (!dev || clientPaths.includes(path)),
    )
    .map(([path, one]) => ({
      title: `${nameOf(path)} ${one.version}`,
      ...one,
      text: licenceOf(root, path, packages),
    }))
  const texts = shipped.map(
    ({ title, license = 'licence below', text }) => `${title} (${license})\n\n${text}`,
  )
  const credits = readFileSync(new URL('third-party-credits.txt', import.meta.url), 'utf8').trim()
  return [credits, ...new Set(texts.sort())].join(`\n\n${'-'.repeat(80)}\n\n`)
}

const nameOf = (path: string) => path.replace(/.*node_modules\//, '')

/** The package's licence text. A package for another platform is not installed: it gets a reference to an installed relative. */
function licenceOf(root: string, path: string, packages: LockedPackages): string {
  const own = textIn(join(root, path))
  if (own) return own
  const parent = path.replace(/\/[^/]+$/, '')
  const sibling = Object.keys(packages).find(
    other => other.startsWith(`${parent}/`) && path.startsWith(familyOf(other)) && textIn(join(root, other)),
  )
  return sibling && parent !== 'node_modules'
    ? `Licence and copyright are those of ${nameOf(sibling)}.`
    : `Copyright its authors: ${addressOf(join(root, path))}. The text of its licence stands with others here.`
}

/** The common prefix of a package's variants for the platforms, and of the package that chooses between them. */
const familyOf = (path: string) => path.replace(/\/(linux|darwin|win32)-[^/]+$/, '/')

/** The package's licence files, otherwise the licence section of its README, else ''. */
function textIn(folder: string): string {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).sort()
  const named = files.filter(name => /^(licen[cs]e|copying|notice|copyright)/i.test(name))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
  if (named.length > 0) return named.map(read).join('\n\n')
  const readme = files.find(name => /^readme\.md$/i.test(name))
  return /^#+ licen[cs]e\s+([\s\S]*copyright[\s\S]*)$/im.exec(readme ? read(readme) : '')?.[1]?.trim() ?? ''
}

function addressOf(folder: string): string {
  if (!existsSync(folder)) return 'see its package'
  const { author, repository, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [author?.name ?? author, repository?.url ?? repository ?? homepage].filter(Boolean).join(', ')
}
