// Worker processes that share one port, for a machine with several cores. This process distributes the connections and
// replaces workers that exit.

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { serveClusterMetrics } from '../observability/metrics.ts'
import { type DatabaseAccess, databaseByMessageFlag, sendDatabaseAccess } from './connect.ts'
import type { OnStop } from './shutdown.ts'

/** A worker that exits sooner than this after its start is replaced only after `restartDelayMs`. */
const minUptimeMs = 5000
const restartDelayMs = 1000

/** Returns the port once all workers listen. Throws if a worker exits before that. */
export async function startWorkers(
  count: number,
  databaseAccess: DatabaseAccess,
  log: Logger,
  onStop: OnStop,
): Promise<Pick<URL, 'port'>> {
  let state: 'starting' | 'running' | 'stopping' = 'starting'
  serveClusterMetrics()
  cluster.setupPrimary({ args: [databaseByMessageFlag] })
  onStop('The workers', async () => {
    state = 'stopping'
    const remaining = Object.values(cluster.workers ?? {}).flatMap(worker => worker ?? [])
    await Promise.all(remaining.map(worker => end(worker)))
  })
  const addresses = await Promise.all(Array.from({ length: count }, () => isListening(start())))
  state = 'running'
  return { port: String(addresses[0]?.port ?? '') }

  /** Starts a worker that is replaced when it exits. */
  function start(): Worker {
    const since = Date.now()
    const worker = cluster.fork()
    worker.once('online', () => sendDatabaseAccess(worker, databaseAccess))
    worker.once('exit', async (code, signal) => {
      if (state !== 'running') return
      log.error({ code, signal }, 'a worker exited unexpectedly: starting another')
      if (Date.now() - since < minUptimeMs) await wait(restartDelayMs)
      if (state === 'running') start()
    })
    return worker
  }
}

async function isListening(worker: Worker): Promise<Pick<AddressInfo, 'port'>> {
  const ended = once(worker, 'exit').then(() => {
    // The worker has logged the reason itself.
    throw new Error('a worker could not start')
  })
  const [address] = await Promise.race([once(worker, 'listening'), ended])
  return address as AddressInfo
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}
