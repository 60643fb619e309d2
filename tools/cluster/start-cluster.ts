// `npm run cluster`: three nodes behind a small balancer on one database, to try a deployment of many machines on one. A
// killed node is started again; its diners continue on the others.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@tablemate/server/config.ts'
import { createLog } from '@tablemate/server/observability/log.ts'
import {
  databaseByMessageFlag,
  openDatabaseAccess,
  sendDatabaseAccess,
} from '@tablemate/server/process/connect.ts'
import { greeting } from '@tablemate/server/process/greeting.ts'
import { type OnStop, runUntilStopped } from '@tablemate/server/process/shutdown.ts'
import { createBalancer } from './balancer.ts'

const nodeCount = 3
const restartPauseMs = 500
const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

const config = readConfig(process.env)
const log = await createLog(config)
runUntilStopped(log, start)

async function start(onStop: OnStop, stopping: AbortSignal): Promise<void> {
  const access = await openDatabaseAccess({ ...config, workers: nodeCount }, { log, onStop, stopping })
  const children = new Set<ChildProcess>()
  const ports = new Map<ChildProcess, number>()
  let isStopping = false
  onStop('The nodes', async () => {
    isStopping = true
    await Promise.all([...children].map(child => stopChild(child)))
  })

  async function startNode(): Promise<void> {
    // Each node has its own port and trusts the balancer's header about the client's address.
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', WORKERS: '1', TRUST_PROXY: '127.0.0.1' }
    const child = fork(main, [databaseByMessageFlag], { env })
    children.add(child)
    child.once('exit', (code, signal) => {
      children.delete(child)
      ports.delete(child)
      if (isStopping) return
      log.error({ code, signal }, 'a node has ended by itself: starting another')
      setTimeout(() => isStopping || void startNode(), restartPauseMs)
    })
    sendDatabaseAccess(child, access)
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    ports.set(child, port)
    log.info({ process: child.pid, port }, 'a node is up')
  }

  await Promise.all(Array.from({ length: nodeCount }, startNode))
  const balancer = createBalancer(() => [...ports.values()])
  balancer.listen(config.port, config.host)
  await once(balancer, 'listening')
  onStop('The balancer', async () => {
    balancer.close()
    balancer.closeAllConnections()
  })
  const address = balancer.address()
  console.log(greeting({ port: typeof address === 'object' ? String(address?.port) : '' }, config))
}

async function stopChild(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
