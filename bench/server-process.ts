// A server under measurement runs in a process of its own, as in production; this starts one and says where it listens.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseTarget } from '../src/server/db/database.ts'

export interface ServerProcess {
  readonly url: string
  /** Resident memory, bytes. */
  memory(): Promise<number>
  stop(): Promise<void>
}

/** What the parent tells the child as its only argument. */
export interface ServerArguments {
  readonly target: DatabaseTarget & { host: string }
  /** Absent: the beta gate is off. */
  readonly betaAccessCode?: string
}

type Message = { readonly url: string } | { readonly memory: number }

/** Starts bench/servers/<name>.ts, which sends `{ url }` when it listens and `{ memory }` when asked. */
export async function startServer(name: 'bare' | 'real', given: ServerArguments): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(`./servers/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, JSON.stringify(given)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ready] = (await once(child, 'message')) as [Message]
  if (!('url' in ready)) throw new Error(`${name} did not say where it listens`)
  return {
    url: ready.url,
    async memory() {
      child.send('memory')
      const [told] = (await once(child, 'message')) as [Message]
      return 'memory' in told ? told.memory : 0
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** In the child: tells the parent where it listens, and answers what it asks. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  // A measurement that failed leaves no server behind.
  parent.on('disconnect', () => parent.exit())
  parent.send?.({ url } satisfies Message)
  parent.on('message', () => parent.send?.({ memory: parent.memoryUsage().rss } satisfies Message))
}

export function givenArguments(): ServerArguments {
  return JSON.parse(process.argv[2] ?? '{}') as ServerArguments
}
