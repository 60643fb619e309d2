// An evening of hard days: nodes on one PostgreSQL, guests at their tables, and faults by a plan; after every few the
// guests finish what they do, and ledger, database and streams must agree.

import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '../src/server/db/database.ts'
import { findPort } from '../test/app/free-port.ts'
import { startRedis, type TestRedis } from '../test/app/redis.ts'
import { openBadLine } from '../test/network/bad-line.ts'
import { openRelay } from '../test/network/relay.ts'
import { seededRandom } from '../test/sampling/seeded-random.ts'
import { audit } from './audit.ts'
import { openCalling } from './calls.ts'
import { startDatabase } from './database.ts'
import { type Measured, type Stage, strike } from './faults.ts'
import { openLedger } from './ledger.ts'
import { badWeather, usualWeather } from './network-profile.ts'
import { placeNode } from './node.ts'
import { openNodeLogs } from './node-logs.ts'
import { drawPlan, type Kind, kinds } from './plan.ts'
import type { Report } from './report.ts'
import { openRoom } from './room.ts'

export interface ChaosRunOptions {
  readonly seed: number
  readonly faults: number
  /** Which kinds of faults. */
  readonly wanted: readonly Kind[]
  readonly nodes: number
  readonly tables: number
  /** In a short one nothing lasts longer than a few seconds. */
  readonly isShort: boolean
  /** How many times longer than promised something may take on this machine before it is a breach. */
  readonly leniency: number
  /** Told what happens as it does. */
  readonly say: (what: string) => void
  /** Ends it before its time. */
  readonly signal?: AbortSignal
}

const faultsPerRound = { short: 7, long: 5 }
/** A call that hangs is noticed however lenient one is. */
const mostToleranceMs = 4000

/** Ends everything that it started. Throws where the evening itself cannot go on, or is ended before its time. */
export async function spendEvening(wanted: ChaosRunOptions): Promise<Report> {
  const { seed, say, signal } = wanted
  const since = performance.now()
  const cleanUps: (() => unknown)[] = []
  try {
    const spent = await Promise.race([spend(wanted, cleanUps), isAborted(signal)])
    return { ...spent, seed, seconds: (performance.now() - since) / 1000 }
  } finally {
    for (const cleanUp of cleanUps.reverse()) {
      try {
        await cleanUp()
      } catch (error) {
        say(String(error))
      }
    }
  }
}

/** Rejects when it is. */
async function isAborted(signal: AbortSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  return promise
}

async function spend(
  { seed, faults, wanted, nodes: nodeCount, tables, isShort, leniency, say }: ChaosRunOptions,
  cleanUps: (() => unknown)[],
): Promise<Omit<Report, 'seed' | 'seconds'>> {
  const ledger = openLedger()
  const random = seededRandom(seed)
  const logs = openNodeLogs()
  cleanUps.push(logs.remove)
  const database = await startDatabase()
  cleanUps.push(database.close)
  const redis = await findRedis()
  if (redis) cleanUps.push(redis.kill)

  const ports = await Promise.all(
    Array.from({ length: nodeCount }, async () => [await findPort(), await findPort()]),
  )
  const lines = await Promise.all(
    ports.map(([, port = 0]) => openRelay({ port, host: '127.0.0.1' }, database.target)),
  )
  cleanUps.push(() => Promise.all(lines.map(line => line.cut())))
  const onEnd = (how: string) => ledger.breaches.push(how)
  const nodes = ports.map(([port = 0, databasePort = 0], at) =>
    placeNode({
      port,
      database: { port: databasePort, password: database.target.password },
      log: logs.fileOf(at),
      onEnd,
    }),
  )
  cleanUps.push(() => Promise.all(nodes.map(node => node.kill())))
  let wire: Readonly<Record<string, string>> = {}
  const firstReady = await Promise.all(nodes.map(node => node.start(wire)))
  say(`${nodeCount} nodes are ready after ${Math.round(Math.max(...firstReady))} ms`)

  let weather = usualWeather
  const up = () => nodes.filter(node => node.isUp()).map(({ url }) => url)
  const pickNode = () => up()[Math.floor(random() * up().length)] ?? nodes[0]?.url ?? ''
  const line = await openBadLine(pickNode, () => weather, seededRandom(seed + 1))
  cleanUps.push(line.close)
  const calling = openCalling(ledger, {
    nodes: up,
    line: line.url,
    lineShare: 0.3,
    toleranceMs: Math.min(1000 * leniency, mostToleranceMs),
  })
  const own = connectDatabase(database.target, { connections: 1 })
  cleanUps.push(own.close)
  const room = openRoom({ ledger, calling, tables, seed, line: line.url, nodes: up })
  cleanUps.push(room.close)

  const { possible, skipped } = whatIsPossible(wanted, database.disk.isSmall, redis !== null)
  const plan = drawPlan(faults, possible, random, isShort)
  const measured: Measured = {
    firstReady,
    ready: [],
    afterKill: [],
    afterReturn: [],
    readsWhileFull: [],
    kitchens: [],
  }
  const stage: Stage = {
    ...{ ledger, calling, database, sql: own.sql, nodes, lines, badLine: line.url, redis },
    ...{ measured, random, leniency },
    env: () => wire,
    setWeather(now) {
      weather = now === 'bad' ? badWeather : usualWeather
    },
  }
  // Redis carries the news in the second half, where there is one.
  const halfway = Math.floor(plan.length / 2)
  const [first, second] = [plan.slice(0, halfway), plan.slice(halfway)]
  const early = redis ? first.filter(({ kind }) => kind !== 'Redis killed') : first
  const late = [...first.filter(fault => !early.includes(fault)), ...second]
  const done = new Map<Kind, number>()

  const perRound = isShort ? faultsPerRound.short : faultsPerRound.long
  async function endure(part: typeof plan): Promise<void> {
    for (let at = 0; at < part.length; at += perRound) {
      await room.open()
      for (const fault of part.slice(at, at + perRound)) {
        await wait(50 + 350 * random())
        say(`${fault.kind}, ${calling.tally.open} calls under way`)
        await strike(stage, fault)
        done.set(fault.kind, (done.get(fault.kind) ?? 0) + 1)
      }
      await room.settle()
      const checked = await audit(own, ledger, room.logs())
      say(
        `checked ${checked.tables} tables with ${checked.orders} orders: ${ledger.breaches.length} breaches`,
      )
    }
  }
  await endure(early)
  if (redis) {
    wire = { REDIS_URL: redis.url }
    await Promise.all(
      nodes.map(async node => {
        await node.kill()
        await node.start(wire)
      }),
    )
  }
  await endure(late)
  const checked = await audit(own, ledger, ledger.tables)
  ledger.breaches.splice(0, Infinity, ...ledger.breaches.map(logs.explain))
  return {
    done,
    skipped,
    checked,
    measured,
    ledger,
    tally: calling.tally,
    mishaps: line.mishaps,
    events: room.events(),
  }
}

/** null where no redis-server is installed. */
async function findRedis(): Promise<TestRedis | null> {
  try {
    return await startRedis()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Of the wanted kinds. */
function whatIsPossible(wanted: readonly Kind[], isDiskSmall: boolean, hasRedis: boolean) {
  const cannot = new Map<Kind, string>()
  for (const kind of kinds.filter(name => name.startsWith('disk full')))
    if (!isDiskSmall) cannot.set(kind, 'not permitted to mount a small disk')
  if (!hasRedis) cannot.set('Redis killed', 'no redis-server is installed')
  const skipped = new Map([...cannot].filter(([kind]) => wanted.includes(kind)))
  return { possible: wanted.filter(kind => !skipped.has(kind)), skipped }
}
