// Several processes at one port, for a machine with several cores: this one shares out the connections, and replaces
// whichever of the others ends.

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { answerForAll } from '../observability/metrics.ts'
import { type DatabaseAccess, databaseComesByMessage, sendDatabaseAccess } from './connect.ts'
import type { OnStop } from './shutdown.ts'

/** One that ends sooner than this after its start is not replaced at once. */
const soundMs = 5000
const pauseMs = 1000

/** Answers where they listen once all of them do; throws when one ends before. */
export async function startWorkers(
  count: number,
  databaseAccess: DatabaseAccess,
  log: Logger,
  onStop: OnStop,
): Promise<Pick<URL, 'port'>> {
  let state: 'starting' | 'running' | 'stopping' = 'starting'
  answerForAll()
  cluster.setupPrimary({ args: [databaseComesByMessage] })
  onStop('The workers', async () => {
    state = 'stopping'
    const left = Object.values(cluster.workers ?? {}).flatMap(worker => worker ?? [])
    await Promise.all(left.map(worker => end(worker)))
  })
  const addresses = await Promise.all(Array.from({ length: count }, () => isListening(start())))
  state = 'running'
  return { port: String(addresses[0]?.port ?? '') }

  /** One that is replaced when it ends. */
  function start(): Worker {
    const since = Date.now()
    const worker = cluster.fork()
    worker.once('online', () => sendDatabaseAccess(worker, databaseAccess))
    worker.once('exit', async (code, signal) => {
      if (state !== 'running') return
      log.error({ code, signal }, 'a worker has ended by itself: starting another')
      if (Date.now() - since < soundMs) await wait(pauseMs)
      if (state === 'running') start()
    })
    return worker
  }
}

async function isListening(worker: Worker): Promise<Pick<AddressInfo, 'port'>> {
  const ended = once(worker, 'exit').then(() => {
    // It has said why.
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
