// Reads menu files in processes of their own, within bounds of time and memory: whatever a file does to its reader, the
// server and its tables notice nothing (docs/decisions/0014).

import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { FileDoubt } from '#domain/menu-import/menu-reading.ts'
import { problem } from '../../http/problems.ts'
import { createTurnstile } from '../../http/turnstile.ts'
import type { FileReading, MenuFile } from './read-file.ts'

/** Dishes as JSON text: parsing those of a big menu would hold up everybody else, and a preview only passes them on. */
export interface ReadDishes {
  readonly kind: 'read'
  /** A list of ReadItem, UTF-8. */
  readonly items: Uint8Array
  readonly doubts: readonly FileDoubt[]
}

export type BesideReading = ReadDishes | Extract<FileReading, { kind: 'unreadable' }> | { kind: 'too-much' }

/** What the reader's process tells: what it read, or the fault that ended it, without words of the file. */
export type Told = BesideReading | { readonly kind: 'fault'; readonly fault: object }

export interface ReadersBeside {
  /**
   * 'too-much' for what takes more time or memory than any menu, or breaks its reader. Throws 'unavailable' when many wait,
   * where the machine starts no further process, at the server's end, and as soon as `gone` is aborted: then nobody
   * would hear the answer.
   */
  read(file: MenuFile, gone?: AbortSignal): Promise<BesideReading>
  /** Ends what is being read. */
  close(): void
}

export function openReaders(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): ReadersBeside {
  const enter = createTurnstile({ atOnce: 2, waiting: mostWaiting })
  const running = new Set<ChildProcess>()
  let isOpen = true
  return {
    read: (file, gone) =>
      enter(async () => {
        if (!isOpen) throw problem('unavailable', { retryAfter: 1 })
        const told = await ask(file, running, gone).catch(fault => {
          log.error({ code: fault.code }, 'no reader of menu files could be started')
          throw problem('unavailable', { retryAfter: 2 })
        })
        gone?.throwIfAborted()
        // Not the file ended it, but the server that ends itself.
        if (!isOpen && told.kind === 'too-much') throw problem('unavailable', { retryAfter: 1 })
        const about = { kind: file.kind, bytes: file.content.byteLength }
        if (told.kind === 'too-much') log.warn(about, 'a menu file took too much to read')
        if (told.kind !== 'fault') return told
        log.error({ ...about, ...told.fault }, 'a menu file broke its reader')
        return { kind: 'too-much' }
      }, gone),
    close() {
      isOpen = false
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

const longestMs = 20_000
/** The last waits for 80 s at worst; whoever sent it waits for 120 (`uploadPatienceMs`), and then nobody hears the answer. */
const mostWaiting = 8
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

function ask(file: MenuFile, running: Set<ChildProcess>, gone?: AbortSignal): Promise<Told> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], confinement)
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
    running.add(child)
    const leave = () => child.kill('SIGKILL')
    gone?.addEventListener('abort', leave)
    const end = () => {
      clearTimeout(timer)
      gone?.removeEventListener('abort', leave)
      running.delete(child)
      child.kill('SIGKILL')
    }
    child.once('message', (told: Told) => {
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
