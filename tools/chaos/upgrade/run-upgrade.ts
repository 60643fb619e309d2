// `npm run chaos -- --upgrade`: nodes of two versions side by side behind HAProxy, on the cluster of `npm run cluster:ha`. They
// are replaced forward, back and forward again, and then the former column is dropped, while diners order and pay.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectDatabase } from '@tablemate/server/db/database.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { startHaCluster } from '../../cluster/ha/ha-cluster.ts'
import { reservePort } from '../../cluster/ha/reserve-port.ts'
import { audit } from '../audit.ts'
import { cleanUpAll } from '../clean-up.ts'
import { createClients, type Tally } from '../clients.ts'
import { type Groups, simulateGroups } from '../groups.ts'
import { type Ledger, openLedger } from '../ledger.ts'
import { createNode, type Node } from '../node.ts'
import { openNodeLogs } from '../node-logs.ts'
import { copyVersions } from './versions.ts'

export interface UpgradeOptions {
  readonly seed: number
  readonly groupCount: number
  /** Receives the run's progress. */
  readonly log: (what: string) => void
  /** Aborts the run between two steps. */
  readonly signal: AbortSignal
}

export interface UpgradeReport {
  readonly ledger: Ledger
  readonly tally: Tally
  readonly checked: { readonly groups: number; readonly orders: number }
}

/** How long diners act with each set of nodes. */
const actMs = 2500
/** The calls of diners wait for nothing but the lock of a migration, at most 200 ms, and repeat what a stopped node left. */
const mostGapMs = 2000
const toleranceMs = 1000

/** Stops everything that it has started. */
export async function runUpgrade(options: UpgradeOptions): Promise<UpgradeReport> {
  const cleanUps: (() => unknown)[] = []
  try {
    return await run(options, cleanUps)
  } finally {
    await cleanUpAll(cleanUps, options.log)
  }
}

async function run(
  { seed, groupCount, log, signal }: UpgradeOptions,
  cleanUps: (() => unknown)[],
): Promise<UpgradeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tablemate-versions-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  const { present, expanded, contracted } = copyVersions(folder)
  const ports = await Promise.all(Array.from({ length: 4 }, reservePort))
  const cluster = await startHaCluster({ nodePorts: ports, signal })
  cleanUps.push(cluster.close)
  const ledger = openLedger()
  const nodeLogs = openNodeLogs()
  cleanUps.push(nodeLogs.remove)
  const database = { port: cluster.callsPort, password: cluster.password }
  const onEnd = (how: string) => ledger.breaches.push(how)
  /** Two nodes: old versions have the first two ports behind HAProxy, new ones the others, in turn. */
  const pair = (version: URL, at: 0 | 2) =>
    ports
      .slice(at, at + 2)
      .map((port, index) =>
        createNode({ port, database, logFile: nodeLogs.fileOf(at + index), onEnd, version }),
      )
  const [before, after, later] = [pair(present, 0), pair(expanded, 2), pair(contracted, 0)]
  const all = [...before, ...after, ...later]
  cleanUps.push(() => Promise.all(all.map(node => node.kill())))

  const random = seededRandom(seed)
  const clients = createClients(ledger, {
    nodes: () => [cluster.webUrl],
    proxyUrl: '',
    proxyShare: 0,
    toleranceMs,
  })
  const up = () => all.filter(node => node.isUp()).map(({ url }) => url)
  const groups = simulateGroups({
    ledger,
    clients,
    count: groupCount,
    seed,
    proxyUrl: cluster.webUrl,
    nodes: up,
  })
  cleanUps.push(groups.close)
  for (const node of before) await node.start()
  const own = connectDatabase({ url: cluster.primaryUrl }, { connections: 1 })
  cleanUps.push(own.close)

  async function step(name: string, change: () => Promise<void>): Promise<void> {
    signal.throwIfAborted()
    await actWhile(groups, change)
    const checked = await audit(own, ledger, groups.logs())
    const { calls, unavailable, withoutAnswer, longestGapMs } = clients.tally
    log(
      `${name}: ${calls} calls so far, ${unavailable} answered 503, ${withoutAnswer} without an answer; at most ` +
        `${Math.round(longestGapMs)} ms without an acknowledged call; ${checked.orders} orders compared, ${ledger.breaches.length} breaches`,
    )
    if (longestGapMs > mostGapMs)
      ledger.breaches.push(`${name}: no call was acknowledged for ${longestGapMs} ms`)
  }

  /** From the first acknowledged call on, so that the start of the cluster does not count. */
  async function actWhile({ start, pauseAndCheck }: Groups, change: () => Promise<void>): Promise<void> {
    await start()
    await wait(actMs * (0.5 + random() / 2))
    clients.tally.longestGapMs = 0
    await change()
    await wait(actMs)
    const { longestGapMs } = clients.tally
    await pauseAndCheck()
    clients.tally.longestGapMs = longestGapMs
  }

  await step('this version alone', async () => {})
  await step('forward', () => replace(before, after))
  await step('back', () => replace(after, before))
  await step('forward again', () => replace(before, after))
  await step('without the former column', () => replace(after, later))
  requireRefusal(present, cluster.callsUrl, ledger)
  const checked = await audit(own, ledger, ledger.groups)
  ledger.breaches.splice(0, Infinity, ...ledger.breaches.map(nodeLogs.explain))
  return { ledger, tally: clients.tally, checked }
}

/** Starts the new nodes beside the old ones, lets both serve for a while, and then stops the old ones one by one. */
async function replace(old: readonly Node[], fresh: readonly Node[]): Promise<void> {
  for (const node of fresh) await node.start()
  await wait(actMs)
  for (const node of old) {
    const code = await node.stop()
    if (code !== 0) throw new Error(`${node.url} ended with ${code}`)
    await wait(actMs / 2)
  }
}

/** This version must not start on a schema without a column that it uses. */
function requireRefusal(version: URL, databaseUrl: string, ledger: Ledger): void {
  const main = fileURLToPath(new URL('apps/server/src/main.ts', version))
  const env = { PATH: process.env.PATH, PORT: '0', DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { ...env, SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') },
    encoding: 'utf8',
    timeout: 30_000,
  })
  if (status === 1 && /too new/.test(stdout + stderr)) return
  ledger.breaches.push(`a version that is too old ended with ${status}: ${stdout}${stderr}`)
}
