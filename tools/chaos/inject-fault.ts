// The faults. Each breaks a part of the system, restores it as its supervisor would in production, and is over when every
// node is ready again.

import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@tablemate/server/db/database.ts'
import type { TestRedis } from '@tablemate/test/app/redis.ts'
import type { FakeStripe } from '@tablemate/test/fakes/stripe.ts'
import type { RelayControls } from '@tablemate/test/network/relay.ts'
import type { Clients } from './clients.ts'
import type { ChaosDatabase } from './database.ts'
import { type FailoverContext, type FailoverFigures, injectFailover } from './failover/inject-failover.ts'
import type { Groups } from './groups.ts'
import type { PointsOfSale } from './kitchen/points-of-sale.ts'
import { type KitchenFigures, runKitchen } from './kitchen/run-kitchen.ts'
import type { Ledger } from './ledger.ts'
import { type Node, respondsOk, untilAllReady } from './node.ts'
import { type PaymentFigures, runPayments } from './payments/run-payments.ts'
import { type FailoverKind, isFailover, type Kind, type PlannedFault } from './plan.ts'

export interface Context {
  readonly ledger: Ledger
  readonly clients: Clients
  /** null in a run with failover. */
  readonly database: ChaosDatabase | null
  /** Of a run with failover; null in others. */
  readonly failover: Pick<FailoverContext, 'cluster' | 'endedGroups' | 'mostConnections'> | null
  /** The audit's own connection to the database. */
  readonly sql: Database['sql']
  /** Each node reaches the database through the relay at the same index. */
  readonly nodes: readonly Node[]
  readonly relays: readonly RelayControls[]
  /** The faulty proxy between diners and nodes. */
  readonly proxyUrl: string
  readonly redis: TestRedis | null
  /** The diners at the other tables. */
  readonly groups: Pick<Groups, 'start' | 'pauseAndCheck'>
  /** The providers of the kitchens' points of sale; null in a run without kitchens. */
  readonly pointsOfSale: PointsOfSale | null
  /** The Stripe of restaurants that take cards; null in a run without them. */
  readonly stripe: FakeStripe | null
  readonly measured: Measurements
  readonly random: () => number
  /** By what factor something may take longer than promised on this machine before it is a breach. */
  readonly leniency: number
  /** Further environment variables of a node that starts now. */
  env(): Readonly<Record<string, string>>
  setNetwork(rates: 'usual' | 'bad'): void
}

/** Durations are in milliseconds. */
export interface Measurements {
  /** From the spawn of each node at the beginning of the run. */
  readonly firstReady: readonly number[]
  /** From the new spawn of a killed node. */
  readonly ready: number[]
  /** From the kill of PostgreSQL, with its recovery. */
  readonly afterKill: number[]
  /** From the moment when PostgreSQL continued, was reachable again or had room again. */
  readonly afterReturn: number[]
  /** Whether each read was served while the disk was full for long. */
  readonly readsWhileFull: boolean[]
  /** What each fault of the kind `kitchen` compared. */
  readonly kitchens: KitchenFigures[]
  /** How much each fault of the kind `payment` compared. */
  readonly payments: PaymentFigures[]
  /** What each fault of the primary cost. */
  readonly failovers: FailoverFigures[]
}

const promisedReadyMs = 3000
/**
 * A busy machine starts no node in that time. There a start under load may take so many times as long as the first starts,
 * which were without load.
 */
const mostTimesFirstStart = 4
/** Long enough for a node to notice several times over that a part has returned. */
const promisedReturnMs = 10_000
/** After so long, a run gives up. */
const mostRecoveryMs = 120_000
const dayAndHourMs = 25 * 3_600_000

/** Injects the fault and waits until the system has recovered. */
export async function injectFault(context: Context, { kind, ms }: PlannedFault): Promise<void> {
  if (isFailover(kind)) {
    if (!context.failover) throw new Error('this run has no cluster')
    await injectFailover({ ...context, ...context.failover }, kind)
  } else if (isOfDatabase(kind)) {
    if (!context.database) throw new Error('this run has no PostgreSQL of its own')
    await databaseInjectors[kind]({ ...context, database: context.database }, ms)
  } else await injectors[kind](context, ms)
}

type Injector<C = Context> = (context: C, ms: number) => Promise<void>
type WithDatabase = Context & { readonly database: ChaosDatabase }
type DatabaseKind = keyof typeof databaseInjectors

function isOfDatabase(kind: Kind): kind is DatabaseKind {
  return kind in databaseInjectors
}

const injectors: Record<Exclude<Kind, DatabaseKind | FailoverKind>, Injector> = {
  'node killed': (context, ms) => killNode(context, pick(context), ms),

  async 'connection to PostgreSQL cut'(context, ms) {
    const relay = pickFrom(context.relays, context.random)
    await relay.cut()
    await wait(ms)
    const since = performance.now()
    await relay.restore()
    context.measured.afterReturn.push(await untilRecovered(context, since))
  },

  async 'connection to PostgreSQL stalled'(context, ms) {
    const relay = pickFrom(context.relays, context.random)
    relay.stall()
    await wait(ms)
    const since = performance.now()
    relay.resume()
    context.measured.afterReturn.push(await untilRecovered(context, since))
  },

  'clock ahead': (context, ms) => moveClock(context, ms, dayAndHourMs),
  'clock behind': (context, ms) => moveClock(context, ms, -dayAndHourMs),

  async 'bad network'(context, ms) {
    context.setNetwork('bad')
    await wait(ms)
    context.setNetwork('usual')
  },

  async 'Redis killed'({ redis, ...context }, ms) {
    await redis?.kill()
    await wait(ms)
    await redis?.start()
    await untilRecovered(context, performance.now())
  },

  async kitchen(context, ms) {
    const { ledger, clients, sql, nodes, proxyUrl, random, measured, pointsOfSale, groups } = context
    const { served } = await runKitchen({
      ...{ ledger, clients, sql, proxyUrl, random, ...kitchenRun },
      pos: pointsOfSale?.next() ?? null,
      // In the minutes until the point of sale has everything, the other tables would reach the limit of their orders.
      beforeCompare: groups.pauseAndCheck,
      nodes: () => nodes.filter(node => node.isUp()).map(({ url }) => url),
      faults: nodes.map(node => () => killOne(context, node, ms)),
    })
    await groups.start()
    measured.kitchens.push(served)
  },

  async payment(context, ms) {
    const { ledger, clients, sql, nodes, stripe, random, measured } = context
    if (!stripe) throw new Error('this run has no Stripe')
    const figures = await runPayments({
      ...{ ledger, clients, sql, stripe, random },
      nodes: () => nodes.filter(node => node.isUp()).map(({ url }) => url),
      faults: nodes.map(node => () => killOne(context, node, ms)),
    })
    measured.payments.push(figures)
  },
}

const databaseInjectors = {
  async 'PostgreSQL killed'({ database, ...context }: WithDatabase) {
    const since = performance.now()
    database.kill()
    context.measured.afterKill.push(await untilRecovered(context, since))
  },

  async 'PostgreSQL process killed'({ database, ...context }: WithDatabase) {
    const since = performance.now()
    if (!database.killBackend(context.random)) throw new Error('no process of PostgreSQL serves anybody')
    context.measured.afterKill.push(await untilRecovered(context, since))
  },

  async 'nodes and PostgreSQL killed'(context: WithDatabase, ms: number) {
    const since = performance.now()
    context.database.kill()
    await Promise.all(context.nodes.map(node => node.kill()))
    await wait(ms)
    await Promise.all(context.nodes.map(node => node.start(context.env())))
    context.measured.afterKill.push(await untilRecovered(context, since))
  },

  async 'PostgreSQL stopped'({ database, ...context }: WithDatabase, ms: number) {
    database.stop()
    await wait(ms)
    const since = performance.now()
    database.resume()
    context.measured.afterReturn.push(await untilRecovered(context, since))
  },

  async 'disk full'({ database: { disk }, ...context }: WithDatabase, ms: number) {
    await keepFull(disk, ms)
    const since = performance.now()
    disk.free()
    context.measured.afterReturn.push(await untilRecovered(context, since))
  },

  async 'disk full under load'({ database: { disk }, ...context }: WithDatabase, ms: number) {
    // First the diners join and order.
    await wait(underLoadMs)
    const over = new AbortController()
    const reading = readOnAndOn(context, over.signal)
    await keepFull(disk, ms)
    over.abort()
    await reading
    const since = performance.now()
    disk.free()
    context.measured.afterReturn.push(await untilRecovered(context, since))
  },

  async 'disk full at the start'({ database, ...context }: WithDatabase, ms: number) {
    database.disk.fill()
    database.kill()
    await Promise.all(context.nodes.map(node => node.kill()))
    const starting = Promise.all(context.nodes.map(node => node.start(context.env())))
    await keepFull(database.disk, ms)
    const since = performance.now()
    database.disk.free()
    await starting
    context.measured.afterReturn.push(await untilRecovered(context, since))
  },
} satisfies Partial<Record<Kind, Injector<WithDatabase>>>

/** Some twenty orders a second, so that orders are placed while each node is down. */
const kitchenRun = { orders: 200, thinkMs: 800 }

const underLoadMs = 5000
const refillMs = 200
const readEveryMs = 500

/** Keeps the disk full although the database frees space, for example its own ballast file. */
async function keepFull(disk: ChaosDatabase['disk'], ms: number): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until) {
    disk.fill()
    await wait(refillMs)
  }
}

/** Reads from random nodes until the signal aborts, and records which reads are served. */
async function readOnAndOn({ nodes, random, measured }: ReadingStage, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const node = pickFrom(nodes, random)
    measured.readsWhileFull.push(await respondsOk(`${node.url}/api/restaurants?search=x`))
    await wait(readEveryMs)
  }
}

type ReadingStage = Pick<Context, 'nodes' | 'random' | 'measured'>

/** Moves the clock of a running node, restarts the node with the wrong time, then sets the clock right. */
async function moveClock(context: Context, ms: number, aheadMs: number): Promise<void> {
  const node = pick(context)
  node.moveClock(aheadMs)
  await wait(ms)
  await node.kill()
  await bringBack(context, node)
  await wait(ms)
  node.moveClock(0)
}

async function killNode(context: Context, node: Node, ms: number): Promise<void> {
  await node.kill()
  await wait(ms)
  await bringBack(context, node)
}

/** Kills the primary in a run with failover, otherwise the node. */
async function killOne(context: Context, node: Node, ms: number): Promise<void> {
  if (context.failover) await injectFailover({ ...context, ...context.failover }, 'primary killed')
  else await killNode(context, node, ms)
}

async function bringBack({ measured, ledger, leniency, ...context }: Context, node: Node): Promise<void> {
  const ms = await node.start(context.env())
  measured.ready.push(ms)
  const most = leniency * mostReadyMs(measured.firstReady)
  if (ms > most)
    ledger.breaches.push(`a killed node was ready after ${Math.round(ms)} ms, not ${Math.round(most)}`)
}

/** How long a killed node may take until it is ready, given how long the first start of all nodes at once took. */
export function mostReadyMs(firstReady: readonly number[]): number {
  return Math.max(promisedReadyMs, mostTimesFirstStart * Math.max(0, ...firstReady))
}

type Waiting = Pick<Context, 'nodes' | 'ledger' | 'leniency' | 'env'>

/** Waits until every node is ready. Returns the milliseconds since `since`. */
async function untilRecovered({ nodes, ledger, leniency, env }: Waiting, since: number): Promise<number> {
  await untilAllReady(nodes, env, since + mostRecoveryMs)
  const ms = performance.now() - since
  if (ms > promisedReturnMs * leniency)
    ledger.breaches.push(`the service was well again after ${Math.round(ms)} ms`)
  return ms
}

function pick({ nodes, random }: Context): Node {
  return pickFrom(nodes, random)
}

function pickFrom<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T
}
