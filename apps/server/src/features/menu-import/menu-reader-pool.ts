// Reads menu files and prepares imports in separate processes with limits on time and memory, so that no input can slow or
// break the server (docs/decisions/0014).

import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ReadingProgress, readingProgress } from '@tablemate/contract/menu-import.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { Problem, problem } from '../../problems.ts'
import {
  isReaderMessage,
  type NeedsRecognition,
  othersWait,
  type ReaderMessage,
  type ReaderResult,
  type ReaderTask,
} from './reader-messages.ts'

/** `require` throws if nothing is left. */
interface FileLimit {
  require(): Promise<void>
  spend(points: number): Promise<void>
}

export interface FileSender {
  readonly restaurantId: number
  /** The client's rate limit key (limits/client-address.ts). */
  readonly address: string
  readonly limits?: {
    /** Files that exhaust their reader. */
    readonly costlyFiles: FileLimit
    readonly recognitionSeconds: FileLimit
  }
  readonly signal?: AbortSignal | undefined
  /** Receives the progress of text recognition. */
  readonly onProgress?: ((progress: ReadingProgress) => void) | null | undefined
}

export interface MenuReaderPool {
  /**
   * Returns 'too-much' for a file that exceeds the limits or breaks its reader. Reads one file of a restaurant at a time, fairly
   * between restaurants; those whose last file was readable go first. Recognises text fairly between addresses; restaurants for
   * which it was done lately go last. Throws 'unavailable' when the queue is full, for a slow file while others wait, when no
   * process can be started, and when the server closes. Returns what can be read without text recognition if that fails. Aborts
   * with `signal`, since nobody would receive the reply.
   */
  read(task: ReaderTask, sender: FileSender): Promise<ReaderResult>
  /** Kills every reader. */
  close(): void
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Files whose text must be recognised have a separate queue, so that they delay no other file. */
export function openMenuReaderPool(log: Log): MenuReaderPool {
  const [reading, recognition] = [openReaders(log, readingRules), openReaders(log, recognitionRules)]
  /** The restaurants whose files are in the queue for recognition, one of each. */
  const recognised = new Set<number>()

  async function recognise(task: ReaderTask, sender: FileSender): Promise<ReaderResult> {
    const { restaurantId } = sender
    if (recognised.has(restaurantId)) throw problem('unavailable', { retryAfter: 30 })
    recognised.add(restaurantId)
    try {
      // Also before it takes a place in the queue.
      await sender.limits?.recognitionSeconds.require()
      const message = await recognition.read({ ...task, isRecognised: true } as ReaderTask, sender)
      if (message.kind === 'needs-recognition') throw new Error('a reader did not recognise the text')
      return message
    } finally {
      recognised.delete(restaurantId)
    }
  }

  return {
    async read(task, sender) {
      const first = await reading.read(task, { ...sender, onProgress: null })
      if (first.kind !== 'needs-recognition') return first
      const { instead, isForHeadings } = first
      if (!instead) return recognise(task, sender)
      if (isForHeadings && recognised.size > 0) return instead
      const again = await recognise(task, sender).catch((error: unknown) => {
        if (error instanceof Problem) return instead
        throw error
      })
      return again.kind === 'preview' ? again : instead
    },
    close() {
      reading.close()
      recognition.close()
    },
  }
}

interface ReaderRules {
  readonly atOnce: number
  readonly waiting: number
  readonly timeoutMs: number
  readonly keysOf: (sender: FileSender) => readonly string[]
  readonly limitOf: (sender: FileSender) => FileLimit | undefined
  /** What a file spends of that limit. */
  readonly costOf: (end: ReaderMessage['kind'] | 'aborted', ms: number) => number
  /** Which restaurants go first: those whose last file was readable, or those without a file lately. */
  readonly first: 'readable' | 'rested'
}

interface Readers {
  read(task: ReaderTask, sender: FileSender): Promise<ReaderResult | NeedsRecognition>
  close(): void
}

function openReaders(log: Log, rules: ReaderRules): Readers {
  const { atOnce, waiting: maxWaiting, timeoutMs, keysOf, limitOf, costOf, first } = rules
  const enter = createFairQueue({ atOnce, atOncePerKey: 1, waiting: maxWaiting })
  /** The restaurant whose file each process reads. */
  const running = new Map<ChildProcess, number>()
  /** Restaurants whose last file was readable, or with a file lately. */
  const remembered = new LRUCache<number, true>({
    max: maxRemembered,
    ttl: first === 'rested' ? restMs : 0,
  })
  const waiting = new Set<FileSender>()
  let isOpen = true

  function notifyReaders(): void {
    for (const [child, restaurantId] of running)
      if ([...waiting].some(sender => sender.restaurantId !== restaurantId)) child.send(othersWait, () => {})
  }

  function remember(restaurantId: number, wasRead: boolean): void {
    if (wasRead || first === 'rested') remembered.set(restaurantId, true)
    else remembered.delete(restaurantId)
  }

  async function queued<R>(sender: FileSender, work: () => Promise<R>): Promise<R> {
    const { restaurantId, signal } = sender
    const isKnown = remembered.has(restaurantId) === (first === 'readable')
    waiting.add(sender)
    try {
      const done = enter({ keys: keysOf(sender), isKnown, signal }, () => {
        waiting.delete(sender)
        // Again at each turn: a client gives up some time after the last progress.
        for (const { onProgress } of waiting) onProgress?.({ waiting: true })
        return work()
      })
      notifyReaders()
      // Later, since a file that the full queue refuses does not wait.
      setImmediate(() => waiting.has(sender) && sender.onProgress?.({ waiting: true }))
      return await done
    } finally {
      waiting.delete(sender)
    }
  }

  return {
    read: (task, sender) =>
      queued(sender, async () => {
        const { restaurantId, signal } = sender
        const limit = limitOf(sender)
        await limit?.require()
        signal?.throwIfAborted()
        const since = performance.now()
        if (!isOpen) throw problem('unavailable', { retryAfter: 1 })
        const started = startReader(task, sender, { running, timeoutMs })
        notifyReaders()
        const message = await started.catch(fault => {
          log.error({ code: fault.code }, 'no reader of menu files could be started')
          throw problem('unavailable', { retryAfter: 2 })
        })
        // A client that disconnects shortly before the end has cost as much.
        const cost = costOf(signal?.aborted ? 'aborted' : message.kind, performance.now() - since)
        if (cost > 0 && isOpen) await limit?.spend(cost)
        signal?.throwIfAborted()
        // The closing server killed the reader, not the limits.
        if (!isOpen && message.kind === 'too-much') throw problem('unavailable', { retryAfter: 1 })
        const wasRead = [task.result, 'refused', 'needs-recognition'].includes(message.kind)
        remember(restaurantId, wasRead)
        const about = { kind: task.kind, bytes: task.content.byteLength }
        if (message.kind === 'too-much') log.warn(about, 'a menu took too much to read')
        if (message.kind === 'gives-way') throw problem('unavailable', { retryAfter: 30 })
        if (message.kind !== 'fault') return message
        log.error({ ...about, ...message.fault }, 'a menu broke its reader')
        return { kind: 'too-much' }
      }),
    close() {
      isOpen = false
      for (const child of running.keys()) child.kill('SIGKILL')
    },
  }
}

/** The last task in the queue waits 80 s at worst. */
const readingRules: ReaderRules = {
  atOnce: 2,
  waiting: 8,
  timeoutMs: 20_000,
  keysOf: ({ restaurantId }) => [String(restaurantId)],
  limitOf: ({ limits }) => limits?.costlyFiles,
  costOf: (end, ms) => Number(end === 'aborted' ? ms > 2500 : end === 'too-much' || end === 'gives-way'),
  first: 'readable',
}
/**
 * The reader stops after 50 s (menu-worker.ts). The client of a file gives up 120 s (`uploadTimeoutMs`) after the last progress,
 * which is notified at each turn. An address with several restaurants has one turn of them all, and loses its places first.
 */
const recognitionRules: ReaderRules = {
  atOnce: 1,
  waiting: 4,
  timeoutMs: 60_000,
  keysOf: ({ address, restaurantId }) => [address, String(restaurantId)],
  limitOf: ({ limits }) => limits?.recognitionSeconds,
  costOf: (_, ms) => Math.max(1, Math.ceil(ms / 1000)),
  first: 'rested',
}
const restMs = 10 * minuteMs
const maxRemembered = 10_000
const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url))
/** Readable paths, listed one by one: the directory may also hold the database, the secrets' key or a settings file. */
const codePaths = [
  'apps/server',
  'node_modules',
  'package.json',
  ...['contract', 'domain', 'menu-reader'].map(name => `node_modules/@tablemate/${name}`),
].map(name =>
  // Permissions count for the real path, and node_modules and its workspaces may be links.
  realpathSync(fileURLToPath(new URL(`../../../../../${name}`, import.meta.url))),
)

/** The reader's sandbox: it can read the code and nothing else, has no environment and no network, and cannot write. */
export const confinement = {
  env: {},
  execArgv: ['--permission', ...codePaths.map(path => `--allow-fs-read=${path}`), '--allow-worker'],
  // A crash message on stderr would quote the file.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
} satisfies ForkOptions

function startReader(
  task: ReaderTask,
  { restaurantId, signal, onProgress }: FileSender,
  { running, timeoutMs }: { readonly running: Map<ChildProcess, number>; readonly timeoutMs: number },
): Promise<ReaderMessage> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], confinement)
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    running.set(child, restaurantId)
    const abort = () => child.kill('SIGKILL')
    signal?.addEventListener('abort', abort)
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      running.delete(child)
      child.kill('SIGKILL')
    }
    child.on('message', message => {
      if (isReaderMessage(message)) {
        end()
        resolve(message)
        return
      }
      const progress = readingProgress.safeParse(message)
      if (progress.success) onProgress?.(progress.data)
    })
    child.once('exit', (exitCode, signal) => {
      end()
      resolve(signal === 'SIGKILL' ? { kind: 'too-much' } : { kind: 'fault', fault: { exitCode, signal } })
    })
    child.once('error', fault => {
      end()
      reject(fault)
    })
    // A child that has ended or never started cannot receive the task: its 'exit' or 'error' event settles the promise.
    if (child.connected) child.send(task, () => {})
  })
}
