// What is broken, and how it is brought back by whoever would bring it back in earnest; each is over when every node is
// ready again.

import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../src/server/db/database.ts'
import type { TestRedis } from '../test/app/redis.ts'
import type { Cuttable } from '../test/network/relay.ts'
import type { Calling } from './calls.ts'
import type { HardDatabase } from './database.ts'
import { type ServedOrders, serveOrders } from './kitchen/serve-orders.ts'
import type { Ledger } from './ledger.ts'
import { answers, type Node } from './node.ts'
import type { Kind, PlannedFault } from './plan.ts'

export interface Stage {
  readonly ledger: Ledger
  readonly calling: Calling
  readonly database: HardDatabase
  /** The comparison's own way to it. */
  readonly sql: Database['sql']
  /** Each with its own line to the database, in the same order. */
  readonly nodes: readonly Node[]
  readonly lines: readonly Cuttable[]
  /** The bad line between guests and nodes. */
  readonly badLine: string
  readonly redis: TestRedis | null
  readonly measured: Measured
  readonly random: () => number
  /** How much longer than promised something may take on this machine before it is a breach, as a factor. */
  readonly leniency: number
  /** What a node that starts now is told besides. */
  env(): Readonly<Record<string, string>>
  setWeather(weather: 'usual' | 'bad'): void
}

/** All in milliseconds. */
export interface Measured {
  /** From the spawn of each node at the beginning of the evening. */
  readonly firstReady: readonly number[]
  /** From a killed node's spawn. */
  readonly ready: number[]
  /** From the moment PostgreSQL was killed, its own recovery included. */
  readonly afterKill: number[]
  /** From the moment it went on, was reached again or had room again. */
  readonly afterReturn: number[]
  /** Whether a read was served while the disk was full for long. */
  readonly readsWhileFull: boolean[]
  /** What each evening of a kitchen came to. */
  readonly kitchens: ServedOrders[]
}

const promisedReadyMs = 3000
/**
 * A busy machine starts nothing in that time. There a start among guests may take so many times as long as the first ones,
 * which no guest disturbed.
 */
const mostTimesFirstStart = 4
/** Long enough for whatever is back to be noticed several times over. */
const promisedReturnMs = 10_000
const dayAndHourMs = 25 * 3_600_000

/** Makes the fault happen, and waits until all is well again. */
export async function strike(stage: Stage, { kind, ms }: PlannedFault): Promise<void> {
  await acts[kind](stage, ms)
}

const acts: Record<Kind, (stage: Stage, ms: number) => Promise<void>> = {
  'node killed': (stage, ms) => killNode(stage, pick(stage), ms),

  async 'PostgreSQL killed'({ database, ...stage }) {
    const since = performance.now()
    database.kill()
    stage.measured.afterKill.push(await untilWell(stage, since))
  },

  async 'PostgreSQL process killed'({ database, ...stage }) {
    const since = performance.now()
    if (!database.killBackend(stage.random)) throw new Error('no process of PostgreSQL serves anybody')
    stage.measured.afterKill.push(await untilWell(stage, since))
  },

  async 'nodes and PostgreSQL killed'(stage, ms) {
    const since = performance.now()
    stage.database.kill()
    await Promise.all(stage.nodes.map(node => node.kill()))
    await wait(ms)
    await Promise.all(stage.nodes.map(node => node.start(stage.env())))
    stage.measured.afterKill.push(await untilWell(stage, since))
  },

  async 'PostgreSQL stopped'({ database, ...stage }, ms) {
    database.stop()
    await wait(ms)
    const since = performance.now()
    database.resume()
    stage.measured.afterReturn.push(await untilWell(stage, since))
  },

  async 'line to PostgreSQL cut'(stage, ms) {
    const line = pickFrom(stage.lines, stage.random)
    await line.cut()
    await wait(ms)
    const since = performance.now()
    await line.mend()
    stage.measured.afterReturn.push(await untilWell(stage, since))
  },

  async 'line to PostgreSQL stalled'(stage, ms) {
    const line = pickFrom(stage.lines, stage.random)
    line.stall()
    await wait(ms)
    const since = performance.now()
    line.resume()
    stage.measured.afterReturn.push(await untilWell(stage, since))
  },

  async 'disk full'({ database: { disk }, ...stage }, ms) {
    await keepFull(disk, ms)
    const since = performance.now()
    disk.free()
    stage.measured.afterReturn.push(await untilWell(stage, since))
  },

  async 'disk full under load'({ database: { disk }, ...stage }, ms) {
    // The guests sit down and order first.
    await wait(underLoadMs)
    const over = new AbortController()
    const reading = readOnAndOn(stage, over.signal)
    await keepFull(disk, ms)
    over.abort()
    await reading
    const since = performance.now()
    disk.free()
    stage.measured.afterReturn.push(await untilWell(stage, since))
  },

  async 'disk full at the start'({ database, ...stage }, ms) {
    database.disk.fill()
    database.kill()
    await Promise.all(stage.nodes.map(node => node.kill()))
    const starting = Promise.all(stage.nodes.map(node => node.start(stage.env())))
    await keepFull(database.disk, ms)
    const since = performance.now()
    database.disk.free()
    await starting
    stage.measured.afterReturn.push(await untilWell(stage, since))
  },

  'clock ahead': (stage, ms) => moveClock(stage, ms, dayAndHourMs),
  'clock behind': (stage, ms) => moveClock(stage, ms, -dayAndHourMs),

  async 'bad line'(stage, ms) {
    stage.setWeather('bad')
    await wait(ms)
    stage.setWeather('usual')
  },

  async 'Redis killed'({ redis, ...stage }, ms) {
    await redis?.kill()
    await wait(ms)
    await redis?.start()
    await untilWell(stage, performance.now())
  },

  async kitchen(stage, ms) {
    const { ledger, calling, sql, nodes, badLine: line, random, measured } = stage
    const { served } = await serveOrders({
      ...{ ledger, calling, sql, line, random, ...kitchenEvening },
      nodes: () => nodes.filter(node => node.isUp()).map(({ url }) => url),
      troubles: nodes.map(node => () => killNode(stage, node, ms)),
    })
    measured.kitchens.push(served)
  },
}

/** Some twenty orders a second: each node is away while others are placed. */
const kitchenEvening = { orders: 200, thinkMs: 800 }

const underLoadMs = 5000
const refillMs = 200
const readEveryMs = 500

/** What the database gives back of its own disk, its ballast too, is taken at once. */
async function keepFull(disk: HardDatabase['disk'], ms: number): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until) {
    disk.fill()
    await wait(refillMs)
  }
}

/** Notes how many of those who read are served. */
async function readOnAndOn({ nodes, random, measured }: ReadingStage, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const node = pickFrom(nodes, random)
    measured.readsWhileFull.push(await answers(`${node.url}/api/restaurants?search=x`))
    await wait(readEveryMs)
  }
}

type ReadingStage = Pick<Stage, 'nodes' | 'random' | 'measured'>

/** While it runs, then over a start with the wrong time, then back. */
async function moveClock(stage: Stage, ms: number, aheadMs: number): Promise<void> {
  const node = pick(stage)
  node.moveClock(aheadMs)
  await wait(ms)
  await node.kill()
  await bringBack(stage, node)
  await wait(ms)
  node.moveClock(0)
}

async function killNode(stage: Stage, node: Node, ms: number): Promise<void> {
  await node.kill()
  await wait(ms)
  await bringBack(stage, node)
}

async function bringBack({ measured, ledger, leniency, ...stage }: Stage, node: Node): Promise<void> {
  const ms = await node.start(stage.env())
  measured.ready.push(ms)
  const most = leniency * mostReadyMs(measured.firstReady)
  if (ms > most)
    ledger.breaches.push(`a killed node was ready after ${Math.round(ms)} ms, not ${Math.round(most)}`)
}

/** How long a killed node may take until it is ready, where the nodes took so long at first, all at once. */
export function mostReadyMs(firstReady: readonly number[]): number {
  return Math.max(promisedReadyMs, mostTimesFirstStart * Math.max(0, ...firstReady))
}

type Waiting = Pick<Stage, 'nodes' | 'ledger' | 'leniency' | 'env'>

/** Answers how long it took from then on. */
async function untilWell({ nodes, ledger, leniency, env }: Waiting, since: number): Promise<number> {
  for (const node of nodes) {
    while (!(await answers(`${node.url}/api/health/ready`))) {
      // One that ended by itself: a breach, of which it has been told; whoever supervises it starts it again.
      if (!node.isUp()) await node.start(env())
      await wait(20)
      if (performance.now() - since > 60_000) throw new Error(`${node.url} did not recover`)
    }
  }
  const ms = performance.now() - since
  if (ms > promisedReturnMs * leniency)
    ledger.breaches.push(`the service was well again after ${Math.round(ms)} ms`)
  return ms
}

function pick({ nodes, random }: Stage): Node {
  return pickFrom(nodes, random)
}

function pickFrom<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T
}
