// Finds, starts and stops the PostgreSQL process of a folder. The process outlives a killed server, so the next server finds it
// by its file postmaster.pid.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  fchownSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { asDatabaseUser, databaseName, readPassword } from './installation.ts'
import { clusterIn, type Location, shortHash } from './location.ts'
import { isStartedByRoot } from './system-user.ts'

/** `host` is the folder of the socket. */
export type SocketTarget = { host: string; user: string; password: string; database: string }
export type Settings = Record<string, string>

export interface Installation {
  readonly location: Location
  /** The folder of PostgreSQL's programs. */
  readonly binaries: string
  /** Additional or different settings. */
  readonly settings: Settings
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export const postgresPort = 5432

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const maxSocketPath = 103

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

/**
 * The PostgreSQL that serves this folder. Ignores a pid of a dead process or of another program. Without a target, it has not
 * created its socket yet.
 */
export function findPostmaster(directory: string) {
  const [pid = '', cluster = '', , , host = ''] = readPidFile(directory)
  if (!isServing(Number(pid), cluster)) return undefined
  const own = { user: databaseName, password: readPassword(directory), database: databaseName }
  return { pid: Number(pid), target: host ? ({ host, ...own } satisfies SocketTarget) : undefined }
}

/** Starts PostgreSQL detached from this process, so that Ctrl-C or a kill of the server does not end it. */
export function launchPostmaster({ location, binaries, settings, log }: Installation): ChildProcess {
  const { directory, user } = location
  const all = { ...ownSettings, unix_socket_directories: makeSocketFolder(location), ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openLog(directory)
  fchownSync(output, user.uid, user.gid)
  const child = spawn(join(binaries, 'postgres'), ['-D', clusterIn(directory), ...options], {
    ...asDatabaseUser(location, { PG_GRANDPARENT_PID: findStalePid(directory) }),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.once('error', error => log.error({ err: error }, 'PostgreSQL cannot be started'))
  child.unref()
  return child
}

/** Makes the PostgreSQL of the folder, if one runs, close its connections and stop, and waits for its exit. */
export async function stopPostmaster(directory: string): Promise<void> {
  const pid = findPostmaster(directory)?.pid
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  while (findPostmaster(directory)?.pid === pid) await wait(10)
}

export function postgresLog(directory: string): string {
  return join(directory, 'postgres.log')
}

/** The log is truncated at a launch only above this size, so that the errors of earlier launches are kept. */
const maxLogBytes = 2 ** 20

/** Opens the log for appending, so that two concurrent starts do not overwrite each other. */
function openLog(directory: string): number {
  const path = postgresLog(directory)
  const isFull = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes
  if (isFull) truncateSync(path)
  return openSync(path, 'a', 0o600)
}

/** The lines: pid, data folder, start time, port, socket folder. Empty if there is no file. */
function readPidFile(directory: string): string[] {
  try {
    return readFileSync(join(clusterIn(directory), 'postmaster.pid'), 'utf8').split('\n')
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
