// Starts the server under measurement in a separate process, as in production, and talks to it over IPC.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'

export interface ServerProcess {
  readonly url: string
  /** The process id. */
  readonly id: number
  /** Resident memory, bytes. */
  memory(): Promise<number>
  /** The peaks since the last call; the result of the first call means nothing. */
  peakLoad(): Promise<PeakLoad>
  stop(): Promise<void>
  /** Kills the process without a shutdown. */
  kill(): Promise<void>
}

export interface PeakLoad {
  /** The longest time that the event loop was blocked by work, ms. */
  readonly longestPauseMs: number
  /** Resident memory, bytes. */
  readonly mostMemory: number
}

/** The child's only command line argument, as JSON. */
export interface ServerArguments {
  readonly target: DatabaseTarget & { host: string }
  /** Absent: the beta gate is off. */
  readonly betaAccessCode?: string
  /** Absent: any free port. */
  readonly port?: number
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>
}

type Message = { readonly url: string } | { readonly memory: number } | { readonly peakLoad: PeakLoad }

/** Starts tools/bench/servers/<name>.ts, which sends `{ url }` when it listens, and replies to 'memory' and 'peakLoad'. */
export async function startServer(name: 'bare' | 'real', args: ServerArguments): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(`./servers/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, JSON.stringify(args)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ready] = (await once(child, 'message')) as [Message]
  if (!('url' in ready)) throw new Error(`${name} did not report its URL`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url: ready.url,
    id: child.pid ?? 0,
    async memory() {
      child.send('memory')
      const [reply] = (await once(child, 'message')) as [Message]
      return 'memory' in reply ? reply.memory : 0
    },
    async peakLoad() {
      child.send('peakLoad')
      const [reply] = (await once(child, 'message')) as [Message]
      if (!('peakLoad' in reply)) throw new Error(`${name} did not report its peak load`)
      return reply.peakLoad
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** In the child: sends the parent its URL, and replies to the parent's requests. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  // A failed measurement leaves no server running.
  parent.on('disconnect', () => parent.exit())
  parent.send?.({ url } satisfies Message)
  let watch: (() => PeakLoad) | null = null
  parent.on('message', request => {
    watch ??= request === 'peakLoad' ? watchPeakLoad() : null
    const message: Message =
      request === 'peakLoad' && watch ? { peakLoad: watch() } : { memory: parent.memoryUsage().rss }
    parent.send?.(message)
  })
}

/**
 * Starts at the first request, because sampling costs CPU time. A pause is the CPU time of the thread between two samples, so
 * that other processes of the machine do not count.
 */
function watchPeakLoad(): () => PeakLoad {
  let [longest, mostMemory, worked] = [0, 0, microsecondsWorked()]
  const sample = () => {
    const now = microsecondsWorked()
    longest = Math.max(longest, now - worked)
    worked = now
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss())
  }
  setInterval(sample, 1).unref()
  return () => {
    sample()
    const peakLoad = { longestPauseMs: longest / 1000, mostMemory }
    longest = 0
    mostMemory = 0
    return peakLoad
  }
}

function microsecondsWorked(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

export function readArguments(): ServerArguments {
  return JSON.parse(process.argv[2] ?? '{}') as ServerArguments
}
