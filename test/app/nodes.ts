// Starts nodes in their own processes, as the service does, and a load balancer in front of them, for tests with several
// nodes.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { databaseByMessageFlag, sendDatabaseAccess } from '@tablemate/server/process/connect.ts'
import { onTestFinished } from 'vitest'
import { createBalancer } from '../../tools/cluster/balancer.ts'
import type { TestApp } from './app.ts'

export interface TestNode {
  readonly url: string
  /** Kills the process, as a power cut does. */
  kill(): Promise<void>
  /** Stops the node by SIGTERM, as an upgrade does, and returns the exit code. */
  stop(): Promise<number | null>
}

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const secretKeys = [new Uint8Array(32).fill(7)]

/** Starts a node on the app's database until the test ends. */
export async function startNode(
  { database }: Pick<TestApp, 'database'>,
  env: Record<string, string> = {},
): Promise<TestNode> {
  const usual = {
    PATH: process.env.PATH,
    // The database has as many partitions as this process made.
    TEST_HOUR_PARTITIONS: process.env.TEST_HOUR_PARTITIONS,
    PORT: '0',
    HOST: '127.0.0.1',
    BETA_ACCESS_CODE: '',
    LOG_LEVEL: 'error',
  }
  const child = fork(main, [databaseByMessageFlag], {
    env: { ...usual, ...env },
    execArgv: [],
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  sendDatabaseAccess(child, { target: database.target, secretKeys, embedded: null })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = await ended
    return code
  }
  onTestFinished(async () => {
    await end('SIGTERM')
  })
  const failed = ended.then(([code]) => {
    throw new Error(`a node exited before it was ready, with ${code}`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** Starts a balancer in front of the current nodes until the test ends. */
export async function openBalancer(
  nodes: () => readonly Pick<TestNode, 'url'>[],
): Promise<{ readonly url: string }> {
  const balancer = createBalancer(() => nodes().map(({ url }) => Number(new URL(url).port)))
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  onTestFinished(() => {
    balancer.close()
    balancer.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}` }
}
