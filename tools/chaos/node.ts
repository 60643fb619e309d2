// One node of the service as in production (apps/server/src/main.ts with DATABASE_URL), in its own process. A run can kill it, start
// it again at the same port and move its wall clock.

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endProcess } from './processes.ts'

const checkout = new URL('../../', import.meta.url)
const movedClock = fileURLToPath(new URL('./moved-clock.ts', import.meta.url))
const pollMs = 20
/** A node promises to end within five seconds. */
const mostEndMs = 10_000
const startTimeoutMs = 60_000

export interface Node {
  readonly url: string
  isUp(): boolean
  /** Ends the node without warning, as a power cut does. */
  kill(): Promise<void>
  /** Asks the node to end, as a supervisor does. Returns its exit code; null if it had to be killed. */
  stop(): Promise<number | null>
  /** Starts the node. Returns the milliseconds from its spawn until it is ready. */
  start(env?: Readonly<Record<string, string>>): Promise<number>
  /** Moves the node's wall clock relative to the true one, also for its next starts. */
  moveClock(aheadMs: number): void
}

interface NodeOptions {
  readonly port: number
  readonly database: { readonly port: number; readonly password: string }
  /** The path of the file for the node's output. */
  readonly logFile: string
  /** Called when the node ends by itself. */
  readonly onEnd: (how: string) => void
  /** The folder of another version of the service. */
  readonly version?: URL
}

/** Returns a node that is not started yet. */
export function createNode({ port, database, logFile, onEnd, version = checkout }: NodeOptions): Node {
  const main = fileURLToPath(new URL('apps/server/src/main.ts', version))
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let isReady = false
  let aheadMs = 0

  function launch(env: Readonly<Record<string, string>>): ChildProcess {
    const output = openSync(logFile, 'a')
    const started = spawn(process.execPath, ['--import', movedClock, main], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: `postgres://tablemate:${database.password}@127.0.0.1:${database.port}/tablemate`,
        SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
        BETA_ACCESS_CODE: '',
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'warn',
        CLOCK_AHEAD_MS: String(aheadMs),
        ...env,
      },
      stdio: ['ignore', output, output, 'ipc'],
    })
    closeSync(output)
    started.once('exit', (code, signal) => {
      const wasReady = isReady && child === started
      if (child === started) {
        child = null
        isReady = false
      }
      if (wasReady) onEnd(`the node at ${port} ended by itself (${code ?? signal})`)
    })
    return started
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child
    child = null
    isReady = false
    if (!ending) return null
    return endProcess(ending, signal, mostEndMs)
  }

  return {
    url,
    isUp: () => isReady,
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    async start(env = {}) {
      let since = performance.now()
      const deadline = since + startTimeoutMs
      child = launch(env)
      while (!(await respondsOk(`${url}/api/health/ready`))) {
        if (performance.now() > deadline) throw new Error(`the node at ${port} did not become ready`)
        // As a supervisor does, start a node again that ended because it found no database.
        if (!child) {
          await wait(200)
          since = performance.now()
          child = launch(env)
        }
        await wait(pollMs)
      }
      isReady = true
      return performance.now() - since
    },
    moveClock(ms) {
      aheadMs = ms
      child?.send({ aheadMs })
    },
  }
}

/**
 * Waits until every node is ready. As a supervisor would, starts a node again that ended by itself, which `onEnd` has recorded.
 * Throws after the deadline, a time of `performance.now()`.
 */
export async function untilAllReady(
  nodes: readonly Node[],
  env: () => Readonly<Record<string, string>>,
  deadline: number,
): Promise<void> {
  for (const node of nodes) {
    while (!(await respondsOk(`${node.url}/api/health/ready`))) {
      if (!node.isUp()) await node.start(env())
      if (performance.now() > deadline) throw new Error(`${node.url} did not recover`)
      await wait(pollMs)
    }
  }
}

/** Whether a GET of the URL gets status 200 now. */
export async function respondsOk(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(3000) })
    await reply.arrayBuffer()
    return reply.status === 200
  } catch {
    return false
  }
}
