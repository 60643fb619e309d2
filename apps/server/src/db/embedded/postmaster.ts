// Finds, starts and stops the PostgreSQL process of a folder. The process outlives a killed server, so the next server finds it
// by its file postmaster.pid.

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
import { changeOwner, isRoot, isStartedByRoot } from './system-user.ts'

/** `host` is the folder of the socket. */
export type SocketTarget = { host: string; user: string; password: string; database: string }
/** Without a target, PostgreSQL has not created its socket yet. */
export type Postmaster = { pid: number; target: SocketTarget | undefined }
export type Settings = Record<string, string>

export const postgresPort = 5432

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const maxSocketPath = 103
const stopTimeoutSeconds = 30

/** User input must not reach the log, and the write-ahead log must be short enough to drop it within a day. */
const ownSettings: Settings = {
  listen_addresses: '',
  port: String(postgresPort),
  fsync: 'on',
  shared_buffers: '128MB',
  // Errors are sent to the client but not logged, since their text may quote user input.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  wal_recycle: 'off',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // The default for log files of 16 MB: PostgreSQL derives its default from the file size, which is 1 MB here.
  wal_buffers: '4MB',
}

/** The PostgreSQL that serves this folder. Ignores a pid of a dead process or of another program. */
export function findPostmaster(directory: string): Postmaster | undefined {
  const [pid = '', cluster = '', , , host = ''] = readPidFile(directory)
  if (!isServing(Number(pid), cluster)) return undefined
  const own = { user: databaseName, password: readPassword(directory), database: databaseName }
  return { pid: Number(pid), target: host ? { host, ...own } : undefined }
}

/** Starts PostgreSQL detached from this process, so that Ctrl-C or a kill of the server does not end it. */
export function launchPostmaster(location: Location, binaries: string, settings: Settings): ChildProcess {
  const { directory } = location
  if (isRoot()) changeOwner(clusterIn(directory), location.user)
  const all = { ...ownSettings, unix_socket_directories: makeSocketFolder(location), ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  removeGarbledPidFile(directory)
  const log = openLog(directory)
  fchownSync(log, location.user.uid, location.user.gid)
  const base = asDatabaseUser(location)
  const child = spawn(join(binaries, 'postgres'), ['-D', clusterIn(directory), ...options], {
    ...base,
    env: { ...base.env, PG_GRANDPARENT_PID: findStalePid(directory) },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

/** Makes PostgreSQL close its connections and stop, and waits for its exit. */
export async function stopPostmaster(directory: string, pid: number): Promise<void> {
  const [, cluster = ''] = readPidFile(directory)
  const deadline = performance.now() + stopTimeoutSeconds * 1000
  if (isServing(pid, cluster)) process.kill(pid, 'SIGINT')
  while (isServing(pid, cluster)) {
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop in ${stopTimeoutSeconds} s.`)
    await wait(10)
  }
}

/** Makes the running PostgreSQL of this folder read its access rules again. */
export function reloadPostmaster(directory: string): void {
  const [pid, cluster = ''] = readPidFile(directory)
  if (isServing(Number(pid), cluster)) process.kill(Number(pid), 'SIGHUP')
}

export function postgresLog(directory: string): string {
  return join(directory, 'postgres.log')
}

/** The log is truncated at a launch only above this size, so that the errors of earlier launches are kept. */
const maxLogBytes = 2 ** 20

/** Opens the log for appending, so that two concurrent starts do not overwrite each other. */
function openLog(directory: string): number {
  const path = postgresLog(directory)
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND } = constants
  const isFull = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes
  return openSync(path, O_WRONLY | O_CREAT | O_APPEND | (isFull ? O_TRUNC : 0), 0o600)
}

function pidFileOf(directory: string): string {
  return join(clusterIn(directory), 'postmaster.pid')
}

/**
 * A power cut or a full disk may leave an empty or garbled file, with which PostgreSQL refuses to start. The file stays if a
 * PostgreSQL of the folder runs, since it may be writing it.
 */
function removeGarbledPidFile(directory: string): void {
  const [pid] = readPidFile(directory)
  if (pid === undefined || /^\d+$/.test(pid)) return
  const option = ` -D ${clusterIn(directory)} `
  if (!allCommands().some(command => command.includes(option))) rmSync(pidFileOf(directory), { force: true })
}

/** The lines: pid, data folder, start time, port, socket folder. Empty if there is no file. */
function readPidFile(directory: string): string[] {
  try {
    return readFileSync(pidFileOf(directory), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * PostgreSQL refuses to start if any process of its user has the pid of its file, even another program or an unreaped one. The
 * variable PG_GRANDPARENT_PID makes it ignore that pid. Unlike a removal of the file, this keeps PostgreSQL's check that no
 * process uses the folder's shared memory.
 */
function findStalePid(directory: string): string | undefined {
  const [pid, cluster = ''] = readPidFile(directory)
  return isServing(Number(pid), cluster) ? undefined : pid
}

function isServing(pid: number, cluster: string): boolean {
  return pid > 0 && cluster !== '' && commandOf(pid).includes(` -D ${cluster} `)
}

/** The command lines of all processes. */
function allCommands(): string[] {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-A', '-o', 'command='], { encoding: 'utf8' }).stdout.split('\n')
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => commandOf(Number(pid)))
}

/** The command line; empty for a process that has ended, reaped or not. */
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

/** Creates the socket's folder: next to the data, or at a short path if that one is too long for a socket. */
function makeSocketFolder({ directory, user }: Location): string {
  const preferred = join(directory, 'socket')
  const fits = Buffer.byteLength(join(preferred, `.s.PGSQL.${postgresPort}`)) <= maxSocketPath
  const short = join(isStartedByRoot ? '/var/run' : tmpdir(), `tablemate-${shortHash(directory)}`)
  const folder = fits ? preferred : short
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return folder
}
