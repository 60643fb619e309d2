// Reads menu files in processes of their own, within bounds of time and memory: whatever a file does to its reader, the
// server and its tables notice nothing (docs/decisions/0014).

import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { problem } from '../../problems.ts'
import type { MenuFile } from './read-file.ts'
import { othersWait, type ReaderMessage, type ReaderResult } from './reader-messages.ts'

export interface FileSender {
  readonly restaurantId: number
  /** For files that cost their reader all it may spend: `require`d when the turn comes, `spent` before it ends. */
  readonly rateLimit?: { require(): Promise<void>; spend(): Promise<void> }
  readonly gone?: AbortSignal | undefined
}

export interface MenuReaderPool {
  /**
   * 'too-much' for what takes more time or memory than any menu, or breaks its reader. One file of a restaurant at a time, with
   * turns between restaurants; those whose last file was read go first. Throws 'unavailable' when many wait, for a file that
   * takes long while others wait, where the machine starts no further process, at the server's end, and as soon as `gone`
   * is aborted: then nobody would hear the answer.
   */
  read(file: MenuFile, sender: FileSender): Promise<ReaderResult>
  /** Ends what is being read. */
  close(): void
}

export function openMenuReaderPool(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): MenuReaderPool {
  const enter = createFairQueue({ atOnce: 2, atOncePerKey: 1, waiting: mostWaiting })
  /** Whose file each reads. */
  const running = new Map<ChildProcess, number>()
  /** Restaurants whose last file was read, those of the last while. */
  const known = new LRUCache<number, true>({ max: mostKnown })
  /** The restaurants of the files that wait. */
  const waiting: number[] = []
  let isOpen = true

  function hurry(): void {
    for (const [child, restaurantId] of running)
      if (waiting.some(id => id !== restaurantId)) child.send(othersWait, () => {})
  }

  function remember(restaurantId: number, wasRead: boolean): void {
    if (wasRead) known.set(restaurantId, true)
    else known.delete(restaurantId)
  }

  async function queued<R>({ restaurantId, gone }: FileSender, work: () => Promise<R>): Promise<R> {
    const turn = { keys: [String(restaurantId)], isKnown: known.has(restaurantId), gone }
    let hasBegun = false
    const begin = () => {
      if (!hasBegun) waiting.splice(waiting.indexOf(restaurantId), 1)
      hasBegun = true
    }
    waiting.push(restaurantId)
    try {
      const done = enter(turn, () => {
        begin()
        return work()
      })
      hurry()
      return await done
    } finally {
      begin()
    }
  }

  return {
    read: (file, sender) =>
      queued(sender, async () => {
        const { restaurantId, rateLimit, gone } = sender
        await rateLimit?.require()
        gone?.throwIfAborted()
        const since = performance.now()
        if (!isOpen) throw problem('unavailable', { retryAfter: 1 })
        const asked = ask(file, { restaurantId, gone }, running)
        hurry()
        const told = await asked.catch(fault => {
          log.error({ code: fault.code }, 'no reader of menu files could be started')
          throw problem('unavailable', { retryAfter: 2 })
        })
        // Who hangs up shortly before the end has cost as much.
        if (gone?.aborted && performance.now() - since > costlyMs) await rateLimit?.spend()
        gone?.throwIfAborted()
        // Not the file ended it, but the server that ends itself.
        if (!isOpen && told.kind === 'too-much') throw problem('unavailable', { retryAfter: 1 })
        remember(restaurantId, told.kind === 'read')
        const about = { kind: file.kind, bytes: file.content.byteLength }
        if (told.kind === 'too-much') {
          log.warn(about, 'a menu file took too much to read')
          await rateLimit?.spend()
        }
        if (told.kind === 'gives-way') {
          await rateLimit?.spend()
          throw problem('unavailable', { retryAfter: 30 })
        }
        if (told.kind !== 'fault') return told
        log.error({ ...about, ...told.fault }, 'a menu file broke its reader')
        return { kind: 'too-much' }
      }),
    close() {
      isOpen = false
      for (const child of running.keys()) child.kill('SIGKILL')
    },
  }
}

const longestMs = 20_000
/** The last waits for 80 s at worst; whoever sent it waits for 120 (`uploadTimeoutMs`), and then nobody hears the answer. */
const mostWaiting = 8
const mostKnown = 10_000
const costlyMs = 2500
const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url))
/** Beside it may lie the data, the key of the secrets, a file of settings. */
const code = ['src', 'node_modules', 'package.json'].map(name =>
  fileURLToPath(new URL(`../../../../${name}`, import.meta.url)),
)

/** Of the machine it gets to see nothing but its own code: no secret, no network, nothing that can be written to. */
export const confinement = {
  env: {},
  execArgv: ['--permission', ...code.map(place => `--allow-fs-read=${place}`), '--allow-worker'],
  // What dies noisily quotes what it was reading.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
} satisfies ForkOptions

function ask(
  file: MenuFile,
  { restaurantId, gone }: FileSender,
  running: Map<ChildProcess, number>,
): Promise<ReaderMessage> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], confinement)
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
    running.set(child, restaurantId)
    const leave = () => child.kill('SIGKILL')
    gone?.addEventListener('abort', leave)
    const end = () => {
      clearTimeout(timer)
      gone?.removeEventListener('abort', leave)
      running.delete(child)
      child.kill('SIGKILL')
    }
    child.once('message', (told: ReaderMessage) => {
      end()
      resolve(told)
    })
    child.once('exit', (exitCode, signal) => {
      end()
      resolve(signal === 'SIGKILL' ? { kind: 'too-much' } : { kind: 'fault', fault: { exitCode, signal } })
    })
    child.once('error', fault => {
      end()
      reject(fault)
    })
    // One that is gone already, or never was, cannot be told anything: its end has been heard, or will be.
    if (child.connected) child.send(file, () => {})
  })
}
