// The server under attack: the whole service as `npm start` runs it, with the production limits and its own data folder.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findLocation } from '@tablemate/server/db/embedded/location.ts'
import { findPostmaster } from '@tablemate/server/db/embedded/postmaster.ts'
import { dataDirOf, removeDataDir } from '@tablemate/test/app/data-folder.ts'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { pino } from 'pino'
import { respondsOk } from '../../chaos/node.ts'
import { childrenOf } from '../../chaos/processes.ts'
import type { MemoryLimit } from './memory-limit.ts'

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const startTimeoutMs = 30_000
const stopTimeoutMs = 10_000

export interface Server {
  readonly url: string
  readonly pid: number
  /** The exit code or signal if the server ended by itself; null while it runs. */
  ended(): string | null
  /** Stops the server and its database and removes its files. */
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly name: string
  readonly env?: Readonly<Record<string, string>>
  /** Absent: a new folder, which is removed with the server. */
  readonly dataDir?: string
  /** Applies to the server's process and not to its database. */
  readonly memory?: MemoryLimit | undefined
}

/** The server trusts addresses that loopback forwards, so that one machine can act as many clients. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1' }

/** Throws with the end of the server's error output if the server does not become ready. */
export async function startServer(options: ServerOptions, signal: AbortSignal): Promise<Server> {
  const { name, env = {}, dataDir = dataDirOf(`attack-${name}`), memory } = options
  const port = await findPort()
  const [program, args] = memory?.command(process.execPath, main) ?? [process.execPath, [main]]
  const child = spawn(program, [...args], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BETA_ACCESS_CODE: '',
      ...env,
    },
    // To read the server's log would cost this process as much as the attack.
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', text => {
    output = `${output}${text}`.slice(-2000)
  })
  let end: string | null = null
  child.once('exit', (code, killed) => {
    end = String(code ?? killed)
  })
  const stop = async () => {
    if (end === null) {
      child.kill('SIGTERM')
      await Promise.race([once(child, 'exit'), wait(stopTimeoutMs, undefined, { ref: false })])
    }
    if (end === null) child.kill('SIGKILL')
    await removeDataDir(dataDir)
  }
  const server = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, ended: () => end, stop }
  try {
    await waitUntilReady(server, signal)
    const postmaster = findPostmaster(findLocation(dataDir, pino({ level: 'silent' })).directory)
    if (memory && postmaster)
      for (const pid of [postmaster.pid, ...childrenOf(postmaster.pid).map(child => child.pid)])
        memory.release(pid)
    return server
  } catch (error) {
    await stop()
    throw new Error(`The server did not start: ${output}`, { cause: error })
  }
}

async function waitUntilReady({ url, ended }: Server, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  while (!(await respondsOk(`${url}/api/health/ready`))) {
    if (ended() !== null) throw new Error(`it ended with ${ended()}`)
    if (performance.now() > deadline) throw new Error('it took too long')
    await wait(50, undefined, { signal })
  }
}
