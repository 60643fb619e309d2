// A chaos run: nodes on one PostgreSQL, simulated diners, and planned faults. After every few faults the diners pause, and
// then ledger, database and live streams must agree.

import { setTimeout as wait } from 'node:timers/promises'
import { connectionsPerNode, directPerNode } from '@tablemate/server/db/connection-count.ts'
import { connectDatabase } from '@tablemate/server/db/database.ts'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { startRedis, type TestRedis } from '@tablemate/test/app/redis.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { openFaultyProxy } from '@tablemate/test/network/faulty-proxy.ts'
import { openRelay } from '@tablemate/test/network/relay.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { startHaCluster } from '../cluster/ha/ha-cluster.ts'
import { poolSize } from '../cluster/ha/pgbouncer-config.ts'
import { audit } from './audit.ts'
import { cleanUpAll } from './clean-up.ts'
import { createClients } from './clients.ts'
import { type ChaosDatabase, startDatabase } from './database.ts'
import { openEndedGroups } from './failover/ended-groups.ts'
import { checkFailovers } from './failover/inject-failover.ts'
import { badRates, usualRates } from './fault-rates.ts'
import { simulateGroups } from './groups.ts'
import { type Context, injectFault, type Measurements } from './inject-fault.ts'
import { openPointsOfSale } from './kitchen/points-of-sale.ts'
import { openLedger } from './ledger.ts'
import { createNode } from './node.ts'
import { openNodeLogs } from './node-logs.ts'
import { kinds as allKinds, drawPlan, failoverKinds, type Kind } from './plan.ts'
import type { Report } from './report.ts'

export interface ChaosRunOptions {
  readonly seed: number
  readonly faults: number
  /** The kinds of faults to inject. */
  readonly kinds: readonly Kind[]
  /** Whether the database is a cluster that fails over. */
  readonly isFailover: boolean
  /** Whether the nodes of that cluster reach it through PgBouncer. */
  readonly withPgBouncer?: boolean
  readonly nodes: number
  readonly groupCount: number
  /** Whether no fault lasts longer than a few seconds. */
  readonly isShort: boolean
  /** By what factor something may take longer than promised on this machine before it is a breach. */
  readonly leniency: number
  /** Receives the run's progress. */
  readonly log: (what: string) => void
  /** Aborts the run. */
  readonly signal?: AbortSignal
}

/** After three rounds a group is replaced; with more faults that each last for 20 s, it would reach the limit of its orders. */
const faultsPerRound = { short: 7, long: 5, failover: 2 }
/** The upper bound of the tolerance, so that a call that hangs is noticed with any finite leniency. */
const mostToleranceMs = 4000

/** After a failover, commits wait until another standby follows the new primary. */
function toleranceOf(leniency: number, isFailover: boolean): number {
  if (leniency === Number.POSITIVE_INFINITY) return leniency
  return isFailover ? mostToleranceMs : Math.min(1000 * leniency, mostToleranceMs)
}

/** Stops everything that it has started. Throws if the run cannot continue or is aborted. */
export async function runChaos(options: ChaosRunOptions): Promise<Report> {
  const { seed, log, signal } = options
  const since = performance.now()
  const cleanUps: (() => unknown)[] = []
  try {
    const report = await Promise.race([run(options, cleanUps), rejectOnAbort(signal)])
    return { ...report, seed, seconds: (performance.now() - since) / 1000 }
  } finally {
    await cleanUpAll(cleanUps, log)
  }
}

/** Rejects when the signal aborts; never resolves. */
async function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  return promise
}

async function run(
  {
    seed,
    faults,
    kinds,
    isFailover,
    withPgBouncer = false,
    nodes: nodeCount,
    groupCount,
    isShort,
    leniency,
    log,
    signal,
  }: ChaosRunOptions,
  cleanUps: (() => unknown)[],
): Promise<Omit<Report, 'seed' | 'seconds'>> {
  const ledger = openLedger()
  const random = seededRandom(seed)
  const nodeLogs = openNodeLogs()
  cleanUps.push(nodeLogs.remove)
  const database = isFailover ? null : await startDatabase()
  if (database) cleanUps.push(database.close)
  const cluster = isFailover ? await startHaCluster({ withPgBouncer, signal }) : null
  if (cluster) cleanUps.push(cluster.close)
  const target = database?.target ?? { url: cluster?.primaryUrl ?? '' }
  const password = database?.target.password ?? cluster?.password ?? ''
  const redis = await findRedis()
  if (redis) cleanUps.push(redis.kill)

  const ports = await Promise.all(
    Array.from({ length: nodeCount }, async () => [await findPort(), await findPort()]),
  )
  const relays = await Promise.all(
    ports.map(([, port = 0]) =>
      openRelay({ port, host: '127.0.0.1' }, database?.target ?? { port: cluster?.callsPort ?? 0 }),
    ),
  )
  cleanUps.push(() => Promise.all(relays.map(relay => relay.cut())))
  const onEnd = (how: string) => ledger.breaches.push(how)
  const nodes = ports.map(([port = 0, databasePort = 0], at) =>
    createNode({
      port,
      database: { port: databasePort, password },
      logFile: nodeLogs.fileOf(at),
      onEnd,
    }),
  )
  cleanUps.push(() => Promise.all(nodes.map(node => node.kill())))
  const pointsOfSale = kinds.includes('kitchen') ? await openPointsOfSale(seed) : null
  if (pointsOfSale) cleanUps.push(pointsOfSale.close)
  const stripe = kinds.includes('payment') ? await startFakeStripe() : null
  if (stripe) cleanUps.push(stripe.close)
  const played = { ...pointsOfSale?.urls, ...(stripe && { stripe: stripe.url }) }
  let env: Readonly<Record<string, string>> = {
    POS_BASE_URLS: JSON.stringify(played),
    PUBLIC_URL: 'https://tablemate.example',
    ...(cluster && { DATABASE_STANDBY_URL: cluster.standbyUrl }),
    ...(cluster && withPgBouncer && { DATABASE_DIRECT_URL: cluster.primaryUrl }),
  }
  const firstReady = await Promise.all(nodes.map(node => node.start(env)))
  log(`${nodeCount} nodes are ready after ${Math.round(Math.max(...firstReady))} ms`)

  let rates = usualRates
  const up = () => nodes.filter(node => node.isUp()).map(({ url }) => url)
  const pickNode = () => up()[Math.floor(random() * up().length)] ?? nodes[0]?.url ?? ''
  const proxy = await openFaultyProxy(pickNode, () => rates, seededRandom(seed + 1))
  cleanUps.push(proxy.close)
  const clients = createClients(ledger, {
    nodes: up,
    proxyUrl: proxy.url,
    proxyShare: 0.3,
    toleranceMs: toleranceOf(leniency, isFailover),
  })
  const own = connectDatabase(target, { connections: 1 })
  cleanUps.push(own.close)
  const mostConnections = withPgBouncer
    ? directPerNode * nodeCount + poolSize
    : connectionsPerNode * nodeCount
  const endedGroups = cluster && (await openEndedGroups(own.sql))
  const groups = simulateGroups({ ledger, clients, count: groupCount, seed, proxyUrl: proxy.url, nodes: up })
  cleanUps.push(groups.close)

  const { possible, skipped } = findPossible(kinds, database, redis !== null)
  const plan = drawPlan(faults, possible, random, isShort)
  const measured: Measurements = {
    firstReady,
    ready: [],
    afterKill: [],
    afterReturn: [],
    readsWhileFull: [],
    kitchens: [],
    payments: [],
    failovers: [],
  }
  const context: Context = {
    ...{
      ledger,
      clients,
      database,
      failover: cluster && endedGroups && { cluster, endedGroups, mostConnections },
      sql: own.sql,
      nodes,
      relays,
      proxyUrl: proxy.url,
      redis,
      pointsOfSale,
      stripe,
      groups,
    },
    ...{ measured, random, leniency },
    env: () => env,
    setNetwork(now) {
      rates = now === 'bad' ? badRates : usualRates
    },
  }
  // If a redis-server is installed, Redis carries the events between the nodes in the second half.
  const halfway = Math.floor(plan.length / 2)
  const [first, second] = [plan.slice(0, halfway), plan.slice(halfway)]
  const early = redis ? first.filter(({ kind }) => kind !== 'Redis killed') : first
  const late = [...first.filter(fault => !early.includes(fault)), ...second]
  const done = new Map<Kind, number>()

  const perRound = faultsPerRound[isFailover ? 'failover' : isShort ? 'short' : 'long']
  async function runRounds(part: typeof plan): Promise<void> {
    for (let at = 0; at < part.length; at += perRound) {
      await groups.start()
      for (const fault of part.slice(at, at + perRound)) {
        await wait(50 + 350 * random())
        log(`${fault.kind}, ${clients.tally.open} calls under way`)
        await injectFault(context, fault)
        done.set(fault.kind, (done.get(fault.kind) ?? 0) + 1)
      }
      await groups.pauseAndCheck()
      const checked = await audit(own, ledger, groups.logs())
      log(
        `checked ${checked.groups} tables with ${checked.orders} orders: ${ledger.breaches.length} breaches`,
      )
    }
  }
  await runRounds(early)
  if (redis) {
    env = { ...env, REDIS_URL: redis.url }
    await Promise.all(
      nodes.map(async node => {
        await node.kill()
        await node.start(env)
      }),
    )
  }
  await runRounds(late)
  const checked = await audit(own, ledger, ledger.groups)
  checkFailovers(measured.failovers, ledger, leniency)
  await endedGroups?.check(ledger)
  ledger.breaches.splice(0, Infinity, ...ledger.breaches.map(nodeLogs.explain))
  return {
    done,
    skipped,
    checked,
    measured,
    ledger,
    tally: clients.tally,
    faultCounts: proxy.faultCounts,
    events: groups.events(),
  }
}

/** null if no redis-server is installed. */
async function findRedis(): Promise<TestRedis | null> {
  try {
    return await startRedis()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The faults of the one PostgreSQL of a run without failover. */
const ownKinds: readonly Kind[] = [
  'PostgreSQL killed',
  'PostgreSQL process killed',
  'nodes and PostgreSQL killed',
  'PostgreSQL stopped',
]

/** Separates the chosen kinds that this run and this machine permit from those to skip, with the reason. */
function findPossible(chosen: readonly Kind[], database: ChaosDatabase | null, hasRedis: boolean) {
  const cannot = new Map<Kind, string>()
  for (const kind of allKinds.filter(name => name.startsWith('disk full')))
    if (!database?.disk.isSmall) cannot.set(kind, 'not permitted to mount a small disk')
  if (!hasRedis) cannot.set('Redis killed', 'no redis-server is installed')
  if (database) for (const kind of failoverKinds) cannot.set(kind, 'needs --failover')
  else for (const kind of ownKinds) cannot.set(kind, 'needs a run without --failover')
  const skipped = new Map([...cannot].filter(([kind]) => chosen.includes(kind)))
  return { possible: chosen.filter(kind => !skipped.has(kind)), skipped }
}
