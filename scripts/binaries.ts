// `npm run binaries` writes docs/binaries.sha256: the files of the installed packages that nobody can read as source, with
// their digests, in the format of `sha256sum --check`.

import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const binariesFile = 'docs/binaries.sha256'

/** Other platforms have other packages, so the list is true on this one alone. */
export const listedPlatform = 'linux-x64'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly os?: readonly string[]
}
type LockedPackages = Readonly<Record<string, LockedPackage>>

const root = fileURLToPath(new URL('..', import.meta.url))

/** The whole file, as it must be for what is installed. */
export function listBinaries(): string {
  const { packages } = readJson('package-lock.json') as { packages: LockedPackages }
  const found = Map.groupBy(binaryFiles(), packageOf)
  const installed = [...found].map(([path, files]) => [
    `# ${nameOf(path)} ${packages[path]?.version} ${originOf(path)}`,
    ...files.map(file => `${digestOf(file)}  ${file}`),
  ])
  const others = Object.entries(packages)
    .filter(([path, { os, dev }]) => os && !dev && !existsSync(join(root, path)))
    .map(([path, { version, integrity }]) => `# ${nameOf(path)} ${version} ${integrity}`)
  return `${[
    '# Programs, WebAssembly, and archives and models that are unpacked at run time, of the packages installed on',
    `# ${listedPlatform}. Check: sha256sum --check --quiet ${binariesFile}. Update: npm run binaries.`,
    ...installed.flat(),
    '# Production packages for other platforms, with the digest of their archive in package-lock.json:',
    ...others,
  ].join('\n')}\n`
}

/** The paths from the root, sorted. Files that are source by their name are not opened. */
function binaryFiles(): string[] {
  const isSource = /\.([cm]?[jt]s|map|json|md|h)$/
  return readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !isSource.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .filter(path => !path.startsWith('node_modules/.') && !/\/tests?\//.test(path))
    .filter(path => /\.(br|traineddata\.gz)$/.test(path) || isProgram(path))
    .sort()
}

/** By its first bytes: ELF or WebAssembly. */
function isProgram(path: string): boolean {
  const start = Buffer.alloc(4)
  const file = openSync(join(root, path), 'r')
  readSync(file, start, 0, start.length, 0)
  closeSync(file)
  return ['\x7fELF', '\0asm'].includes(start.toString('latin1'))
}

/** In pieces: to read a program of 150 MB as a whole takes twice the time. */
function digestOf(path: string): string {
  const digest = createHash('sha256')
  const piece = Buffer.alloc(256 * 1024)
  const file = openSync(join(root, path), 'r')
  for (let length = readSync(file, piece); length > 0; length = readSync(file, piece))
    digest.update(piece.subarray(0, length))
  closeSync(file)
  return digest.digest('hex')
}

const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''

const nameOf = (path: string) => path.replace(/.*node_modules\//, '')

function originOf(path: string): string {
  const { repository } = readJson(`${path}/package.json`) as { repository?: string | { url: string } }
  const url = typeof repository === 'object' ? repository.url : (repository ?? '')
  return url.replace(/^git\+/, '').replace(/\.git$/, '')
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

if (import.meta.main) writeFileSync(join(root, binariesFile), listBinaries())
