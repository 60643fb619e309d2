// One node of the service as it is run in earnest (src/server/main.ts with DATABASE_URL), in a process of its own, which
// may be killed at any instant, is started again at its place, and whose wall clock can be moved.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))
const movedClock = fileURLToPath(new URL('./moved-clock.ts', import.meta.url))
const pollMs = 20
const startTimeoutMs = 60_000

export interface Node {
  readonly url: string
  isUp(): boolean
  /** As a power cut does. */
  kill(): Promise<void>
  /** Answers after how many milliseconds from its spawn it was ready. */
  start(env?: Readonly<Record<string, string>>): Promise<number>
  /** Its wall clock, relative to the true one; holds for the starts to come. */
  moveClock(aheadMs: number): void
}

interface NodeOptions {
  readonly port: number
  readonly database: { readonly port: number; readonly password: string }
  /** Where what it logs is kept. */
  readonly log: string
  /** Told of an end that nobody wanted. */
  readonly onEnd: (how: string) => void
}

/** Not started yet. */
export function placeNode({ port, database, log, onEnd }: NodeOptions): Node {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let isReady = false
  let aheadMs = 0

  function launch(env: Readonly<Record<string, string>>): ChildProcess {
    const output = openSync(log, 'a')
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

  return {
    url,
    isUp: () => isReady,
    async kill() {
      const killed = child
      child = null
      isReady = false
      if (!killed) return
      const ended = once(killed, 'exit')
      killed.kill('SIGKILL')
      await ended
    },
    async start(env = {}) {
      let since = performance.now()
      const deadline = since + startTimeoutMs
      child = launch(env)
      while (!(await answers(`${url}/api/health/ready`))) {
        if (performance.now() > deadline) throw new Error(`the node at ${port} did not become ready`)
        // As whoever supervises it: one that found no database is started again.
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

/** Whether it is answered 200 just now. */
export async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}
