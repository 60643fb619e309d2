// What the licences of others ask for: one text that names every package that runs in production or reaches a phone, with
// its licence. Served as /third-party-notices.txt.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const noticesFile = 'third-party-notices.txt'

/** Of the client what the bundler does not see: its style sheet, its fonts, and the service worker. */
const besideTheBundle = [
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
}
type Locked = Readonly<Record<string, LockedPackage>>

/** Writes the text into the output. Fails the build where a package of the client is not in the lock file. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'tablemate:third-party-notices',
    apply: 'build',
    generateBundle() {
      const bundled = [...this.getModuleIds()].flatMap(
        id => /.*(node_modules\/(@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
      )
      const ofClient = [...bundled, ...besideTheBundle.map(name => `node_modules/${name}`)]
      const source = noticesOf(
        fileURLToPath(new URL('..', import.meta.url)),
        ofClient.filter(path => !path.includes('/.')),
      )
      this.emitFile({ type: 'asset', fileName: noticesFile, source })
    },
  }
}

/** Of what runs in production, by the lock file in this folder, and of these folders besides. */
function noticesOf(root: string, ofClient: readonly string[]): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Locked
  }
  const unknown = ofClient.filter(path => !packages[path])
  if (unknown.length > 0) throw new Error(`The lock file does not know ${unknown.join(', ')}.`)
  const shipped = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || ofClient.includes(path)))
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

/** Its own text; of a package for another platform, which is not installed, that of the package it belongs to. */
function licenceOf(root: string, path: string, packages: Locked): string {
  const own = textIn(join(root, path))
  if (own) return own
  const parent = path.replace(/\/[^/]+$/, '')
  const kin = Object.keys(packages).find(
    other => other.startsWith(`${parent}/`) && path.startsWith(familyOf(other)) && textIn(join(root, other)),
  )
  return kin && parent !== 'node_modules'
    ? `Licence and copyright are those of ${nameOf(kin)}.`
    : `Copyright its authors: ${addressOf(join(root, path))}. The text of its licence stands with others here.`
}

/** Packages for one platform each begin as the package that chooses between them, or as each other. */
const familyOf = (path: string) => path.replace(/\/(linux|darwin|win32)-[^/]+$/, '/')

/** The files of the package that hold its licence, else what its README says of it; '' where there is none. */
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
