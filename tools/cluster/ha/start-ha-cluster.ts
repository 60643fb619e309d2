// `npm run cluster:ha`: three nodes on three PostgreSQL under Patroni, to try what happens when a machine dies. Everything is in
// a temporary folder and ends with this process.

import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { endProcess } from '../../chaos/processes.ts'
import { type HaCluster, startHaCluster } from './ha-cluster.ts'
import { reservePort } from './reserve-port.ts'

const nodeCount = 3
const restartPauseMs = 1000
const secretsKey = randomBytes(32).toString('base64')
const endMs = 6000
const endWithParent = fileURLToPath(new URL('../end-with-parent.ts', import.meta.url))
const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, pgbouncer: { type: 'boolean', default: false } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes is to be a number above 0')

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort(new Error(name)))
const limit = setTimeout(() => stopping.abort(new Error('the time is over')), minutes * 60_000)

try {
  await run(stopping.signal)
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
clearTimeout(limit)

/** Runs the cluster until the signal aborts. */
async function run(signal: AbortSignal): Promise<void> {
  const ports = await Promise.all(Array.from({ length: nodeCount }, reservePort))
  console.log('Starting etcd, Patroni, PostgreSQL and HAProxy …')
  const cluster = await startHaCluster({ nodePorts: ports, withPgBouncer: values.pgbouncer, signal })
  const nodes = new Set<ChildProcess>()
  try {
    for (const port of ports) keepRunning(port, cluster, nodes, signal)
    console.log(describe(cluster))
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    await Promise.all([...nodes].map(node => endProcess(node, 'SIGTERM', endMs)))
    await cluster.close()
  }
}

/** Starts a node, and starts it again when it ends, as a supervisor does. */
function keepRunning(port: number, cluster: HaCluster, nodes: Set<ChildProcess>, signal: AbortSignal): void {
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' },
    DATABASE_URL: cluster.callsUrl,
    DATABASE_DIRECT_URL: values.pgbouncer ? cluster.primaryUrl : '',
    DATABASE_STANDBY_URL: cluster.standbyUrl,
    SECRETS_KEY: secretsKey,
  }
  const child = fork(main, {
    env,
    execArgv: ['--import', endWithParent],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  nodes.add(child)
  child.once('exit', async () => {
    nodes.delete(child)
    await wait(restartPauseMs, undefined, { ref: false })
    if (!signal.aborted) keepRunning(port, cluster, nodes, signal)
  })
}

function describe({ webUrl, primaryUrl, standbyUrl, members }: HaCluster): string {
  return [
    `Tablemate:  ${webUrl}`,
    `Primary:    ${primaryUrl}`,
    `Standbys:   ${standbyUrl}`,
    ...members.map(({ name, ports }) => `${name}:        http://127.0.0.1:${ports.rest}/cluster`),
    `Ends by Ctrl-C, or after ${minutes} minutes.`,
  ].join('\n')
}
