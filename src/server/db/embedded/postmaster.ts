// The PostgreSQL process itself: find the one that serves a folder, start one, stop one. It outlives a killed
// server, so whoever comes next finds it by the file that it keeps, postmaster.pid.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asDatabaseUser, databaseName } from './data-cluster.ts'
import { clusterIn, type Location, shortHash } from './location.ts'
import { readPassword } from './password.ts'
import { giveTo, isRoot, isStartedByRoot } from './system-user.ts'

/** `host` is the folder of the socket. */
export type SocketTarget = { host: string; user: string; password: string; database: string }
/** Without a target PostgreSQL has not made its socket yet. */
export type Postmaster = { pid: number; target: SocketTarget | undefined }
export type Settings = Record<string, string>

export const postgresPort = 5432

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const longestSocketPath = 103
const longestStopSeconds = 30

/**
 * Diners' words must reach no log, and the write-ahead log must stay short enough to forget them within a
 * day.
 */
const ownSettings: Settings = {
  listen_addresses: '',
  port: String(postgresPort),
  fsync: 'on',
  shared_buffers: '128MB',
  // Errors go to the server that caused them; their text may quote what a diner typed.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  wal_recycle: 'off',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // As with files of the log of the usual 16 MB: the choice of its own goes by their size.
  wal_buffers: '4MB',
}

/**
 * The PostgreSQL that serves this folder now. A number left by a dead one, or taken over by another program,
 * is none.
 */
export function findPostmaster(directory: string): Postmaster | undefined {
  const [pid = '', cluster = '', , , host = ''] = readPidFile(directory)
  if (!isServing(Number(pid), cluster)) return undefined
  const own = { user: databaseName, password: readPassword(directory), database: databaseName }
  return { pid: Number(pid), target: host ? { host, ...own } : undefined }
}

/**
 * Starts PostgreSQL apart from this process: Ctrl-C in the terminal or a kill of the server does not reach
 * it.
 */
export function launchPostmaster(location: Location, binaries: string, settings: Settings): ChildProcess {
  const { directory } = location
  if (isRoot()) giveTo(clusterIn(directory), location.user)
  const all = { ...ownSettings, unix_socket_directories: makeSocketFolder(location), ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  removeGarbledPidFile(directory)
  const log = openLog(directory)
  fchownSync(log, location.user.uid, location.user.gid)
  const base = asDatabaseUser(location)
  const child = spawn(join(binaries, 'postgres'), ['-D', clusterIn(directory), ...options], {
    ...base,
    env: { ...base.env, PG_GRANDPARENT_PID: findStaleNumber(directory) },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

/** Asks PostgreSQL to end its connections and stop, and waits until it is gone. */
export async function stopPostmaster(directory: string, pid: number): Promise<void> {
  const [, cluster = ''] = readPidFile(directory)
  const deadline = performance.now() + longestStopSeconds * 1000
  if (isServing(pid, cluster)) process.kill(pid, 'SIGINT')
  while (isServing(pid, cluster)) {
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop in ${longestStopSeconds} s.`)
    await wait(10)
  }
}

/** Makes the PostgreSQL of this folder, if it runs, read its rules again. */
export function reloadPostmaster(directory: string): void {
  const [pid, cluster = ''] = readPidFile(directory)
  if (isServing(Number(pid), cluster)) process.kill(Number(pid), 'SIGHUP')
}

export function postgresLog(directory: string): string {
  return join(directory, 'postgres.log')
}

/** So long it grows from launch to launch: why the first of many failed stands there still. */
const mostLogBytes = 2 ** 20

/** Appending, so that two starts at once do not write over each other. */
function openLog(directory: string): number {
  const path = postgresLog(directory)
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND } = constants
  const isFull = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > mostLogBytes
  return openSync(path, O_WRONLY | O_CREAT | O_APPEND | (isFull ? O_TRUNC : 0), 0o600)
}

function pidFileOf(directory: string): string {
  return join(clusterIn(directory), 'postmaster.pid')
}

/**
 * A power cut or a full disk may leave the file empty or garbled, and PostgreSQL starts beside no such one. While a
 * PostgreSQL of the folder runs, it is its own.
 */
function removeGarbledPidFile(directory: string): void {
  const [pid] = readPidFile(directory)
  if (pid === undefined || /^\d+$/.test(pid)) return
  const option = ` -D ${clusterIn(directory)} `
  if (!allCommands().some(command => command.includes(option))) rmSync(pidFileOf(directory), { force: true })
}

/** Lines: process, data folder, start time, port, socket folder. Empty when PostgreSQL does not run. */
function readPidFile(directory: string): string[] {
  try {
    return readFileSync(pidFileOf(directory), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * PostgreSQL believes in the process of its file if any process of its user has that number, even a stranger
 * or a dead one not yet reaped. PG_GRANDPARENT_PID is its own way to be told that a number is no PostgreSQL;
 * unlike after removing the file, it still makes sure that nobody uses the folder's shared memory.
 */
function findStaleNumber(directory: string): string | undefined {
  const [pid, cluster = ''] = readPidFile(directory)
  return isServing(Number(pid), cluster) ? undefined : pid
}

function isServing(pid: number, cluster: string): boolean {
  return pid > 0 && cluster !== '' && commandOf(pid).includes(` -D ${cluster} `)
}

/** Of all processes. */
function allCommands(): string[] {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-A', '-o', 'command='], { encoding: 'utf8' }).stdout.split('\n')
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => commandOf(Number(pid)))
}

/** Empty for a process that is gone or dead but not reaped. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/**
 * Beside the data, or in a short place if that path is too long for a socket; a socket is a meeting point,
 * not data.
 */
function makeSocketFolder({ directory, user }: Location): string {
  const beside = join(directory, 'socket')
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${postgresPort}`)) <= longestSocketPath
  const short = join(isStartedByRoot ? '/var/run' : tmpdir(), `tablemate-${shortHash(directory)}`)
  const folder = fits ? beside : short
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return folder
}
