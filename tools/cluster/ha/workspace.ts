// The temporary folder of a cluster, and the processes that work in it. Each of them has the folder in its arguments, so a later
// run can end what a killed run left behind.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDatabaseUser } from '@tablemate/server/db/embedded/system-user.ts'
import { signal } from '../../chaos/processes.ts'

const prefix = 'tablemate-ha-'
const shownLines = 12

export interface Workspace {
  readonly folder: string
  /** Makes a folder that belongs to the user of the processes. */
  makeFolder(name: string): string
  /** Writes a file that only that user can read, and returns its path. */
  write(name: string, text: string): string
  /** Starts a program as that user, with its output in the file `name`.log. */
  start(name: string, program: string, args: readonly string[]): ChildProcess
  /** The last lines of every program's output, to explain a failed start. */
  lastOutput(): string
  /** Ends all processes and removes the folder. */
  close(): void
}

/** PostgreSQL, and so all programs, run as a user that is not root: the one of the embedded database if root starts the cluster. */
export function openWorkspace(): Workspace {
  removeAbandoned()
  const folder = join(tmpdir(), `${prefix}${process.pid}`)
  const { uid, gid } = findDatabaseUser({ info: console.log })
  const own = (path: string) => {
    chownSync(path, uid, gid)
    return path
  }
  mkdirSync(folder, { mode: 0o700 })
  own(folder)
  return {
    folder,
    makeFolder(name) {
      mkdirSync(join(folder, name), { mode: 0o700 })
      return own(join(folder, name))
    },
    write(name, text) {
      writeFileSync(join(folder, name), text, { mode: 0o600 })
      return own(join(folder, name))
    },
    start(name, program, args) {
      const output = openSync(join(folder, `${name}.log`), 'a', 0o600)
      const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', HOME: folder, LC_ALL: 'C.UTF-8' }
      const child = spawn(program, args, {
        ...{ uid, gid, cwd: folder, env },
        stdio: ['ignore', output, output],
        // Ctrl-C in a terminal reaches this process alone, which ends the others in order.
        detached: true,
      })
      closeSync(output)
      child.on('error', error => console.error(`${name}: ${error.message}`))
      child.unref()
      return child
    },
    lastOutput() {
      const logs = readdirSync(folder).filter(name => name.endsWith('.log'))
      const tails = logs.map(name => {
        const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
        return [name, ...lines.slice(-shownLines)].join('\n  ')
      })
      return tails.join('\n')
    },
    close: () => remove(folder),
  }
}

/** Removes the folders of killed runs, with the processes that still run there. */
function removeAbandoned(): void {
  const isFolder = (name: string) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length))
  for (const name of readdirSync(tmpdir()).filter(isFolder))
    if (!isAlive(Number(name.slice(prefix.length)))) remove(join(tmpdir(), name))
}

/** Twice, because Patroni may start PostgreSQL between the two. */
function remove(folder: string): void {
  for (let times = 1; times <= 2; times += 1) for (const pid of processesIn(folder)) signal(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The processes with a path in this folder among their arguments, and those that they have started. */
function processesIn(folder: string): Set<number> {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const all = stdout.split('\n').map(line => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), args }
  })
  const found = new Set(all.filter(({ args }) => args.includes(`${folder}/`)).map(({ pid }) => pid))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return found
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
