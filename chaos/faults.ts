// What is broken, and how it is brought back by whoever would bring it back in earnest; each is over when every node is
// ready again.

import { setTimeout as wait } from 'node:timers/promises'
import type { TestRedis } from '../test/redis.ts'
import type { Cuttable } from '../test/relay.ts'
import type { HardDatabase } from './database.ts'
import type { Ledger } from './ledger.ts'
import { answers, type Node } from './node.ts'
import type { Kind, PlannedFault } from './plan.ts'

export interface Stage {
  readonly ledger: Ledger
  readonly database: HardDatabase
  /** Each with its own line to the database, in the same order. */
  readonly nodes: readonly Node[]
  readonly lines: readonly Cuttable[]
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
  /** From a killed node's spawn. */
  readonly ready: number[]
  /** From the moment PostgreSQL was killed, its own recovery included. */
  readonly afterKill: number[]
  /** From the moment it went on, was reached again or had room again. */
  readonly afterReturn: number[]
}

const promisedReadyMs = 3000
/** Long enough for whatever is back to be noticed several times over. */
const promisedReturnMs = 10_000
const dayAndHourMs = 25 * 3_600_000

/** Makes the fault happen, and waits until all is well again. */
export async function strike(stage: Stage, { kind, ms }: PlannedFault): Promise<void> {
  await acts[kind](stage, ms)
}

const acts: Record<Kind, (stage: Stage, ms: number) => Promise<void>> = {
  async 'node killed'(stage, ms) {
    const node = pick(stage)
    await node.kill()
    await wait(ms)
    await bringBack(stage, node)
  },

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
    disk.fill()
    await wait(ms)
    const since = performance.now()
    disk.free()
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
}

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

async function bringBack({ measured, ledger, leniency, ...stage }: Stage, node: Node): Promise<void> {
  const ms = await node.start(stage.env())
  measured.ready.push(ms)
  if (ms > promisedReadyMs * leniency)
    ledger.breaches.push(`a killed node was ready after ${Math.round(ms)} ms`)
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
