// A server under measurement runs in a process of its own, as in production; this starts one and says where it listens.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseTarget } from '../src/server/db/database.ts'

export interface ServerProcess {
  readonly url: string
  /** Of the process. */
  readonly id: number
  /** Resident memory, bytes. */
  memory(): Promise<number>
  /** What was hardest on it since this was asked last; the first answer says nothing. */
  strain(): Promise<Strain>
  stop(): Promise<void>
  /** Ends it without a word. */
  kill(): Promise<void>
}

export interface Strain {
  /** How long it answered nobody while it worked, ms. */
  readonly longestPauseMs: number
  /** Resident memory, bytes. */
  readonly mostMemory: number
}

/** What the parent tells the child as its only argument. */
export interface ServerArguments {
  readonly target: DatabaseTarget & { host: string }
  /** Absent: the beta gate is off. */
  readonly betaAccessCode?: string
  /** Absent: any that is free. */
  readonly port?: number
}

type Message = { readonly url: string } | { readonly memory: number } | { readonly strain: Strain }

/** Starts bench/servers/<name>.ts, which sends `{ url }` when it listens and `{ memory }` when asked. */
export async function startServer(name: 'bare' | 'real', given: ServerArguments): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(`./servers/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, JSON.stringify(given)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ready] = (await once(child, 'message')) as [Message]
  if (!('url' in ready)) throw new Error(`${name} did not say where it listens`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url: ready.url,
    id: child.pid ?? 0,
    async memory() {
      child.send('memory')
      const [told] = (await once(child, 'message')) as [Message]
      return 'memory' in told ? told.memory : 0
    },
    async strain() {
      child.send('strain')
      const [told] = (await once(child, 'message')) as [Message]
      if (!('strain' in told)) throw new Error(`${name} did not say what was hard`)
      return told.strain
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** In the child: tells the parent where it listens, and answers what it asks. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  // A measurement that failed leaves no server behind.
  parent.on('disconnect', () => parent.exit())
  parent.send?.({ url } satisfies Message)
  let watch: (() => Strain) | null = null
  parent.on('message', wanted => {
    watch ??= wanted === 'strain' ? watchStrain() : null
    const message: Message =
      wanted === 'strain' && watch ? { strain: watch() } : { memory: parent.memoryUsage().rss }
    parent.send?.(message)
  })
}

/**
 * Begins only when it is asked for the first time: looking often costs something itself. A pause is as long as the thread
 * worked without looking up, so that what else the machine did in the meantime does not count.
 */
function watchStrain(): () => Strain {
  let [longest, mostMemory, worked] = [0, 0, microsecondsWorked()]
  const look = () => {
    const now = microsecondsWorked()
    longest = Math.max(longest, now - worked)
    worked = now
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss())
  }
  setInterval(look, 1).unref()
  return () => {
    look()
    const strain = { longestPauseMs: longest / 1000, mostMemory }
    longest = 0
    mostMemory = 0
    return strain
  }
}

function microsecondsWorked(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

export function givenArguments(): ServerArguments {
  return JSON.parse(process.argv[2] ?? '{}') as ServerArguments
}
