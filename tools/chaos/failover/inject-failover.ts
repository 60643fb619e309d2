// The faults of a primary that a standby replaces. Each takes the primary away, waits until another serves, and gives the former
// primary back, which must become a standby again. One takes the synchronous standby away instead.

import { setTimeout as wait } from 'node:timers/promises'
import type { HaCluster } from '../../cluster/ha/ha-cluster.ts'
import type { Member } from '../../cluster/ha/member.ts'
import type { Context } from '../inject-fault.ts'
import type { Ledger } from '../ledger.ts'
import { untilAllReady } from '../node.ts'
import type { FailoverKind } from '../plan.ts'
import { createProbe, type Probe } from './direct-writes.ts'
import type { EndedGroups } from './ended-groups.ts'

export interface FailoverFigures {
  readonly kind: FailoverKind
  /** The longest time between two acknowledged orders, payments or the like, from the fault until its end, in milliseconds. */
  readonly unavailableMs: number
  /** How many writes the run tried at the former primary. */
  readonly directWrites: number
  /** How many clients were connected to the primary afterwards. */
  readonly connections: number
}

export type FailoverContext = Pick<
  Context,
  'nodes' | 'clients' | 'ledger' | 'measured' | 'sql' | 'env' | 'random'
> & {
  readonly cluster: HaCluster
  /** For retention, which goes on meanwhile. */
  readonly endedGroups: EndedGroups
  /** How many connections the nodes may have to the primary. */
  readonly mostConnections: number
}

/** For 95 of 100 faults: from the last good call to the first good one. */
const promisedFailoverMs = 15_000
/** How long the former primary stays away after the other serves. */
const awayMs = 3000
/** Long enough for Patroni to choose another synchronous standby. */
const noticeMs = 10_000
/** How long writes are tried at the former primary. */
const probeMs = 8000
const recoverMs = 90_000

/** Injects the fault, and waits until all nodes serve and the cluster is complete again. */
export async function injectFailover(context: FailoverContext, kind: FailoverKind): Promise<void> {
  const { cluster, clients, measured } = context
  const former = await cluster.awaitPrimary()
  await context.endedGroups.add()
  clients.tally.longestGapMs = 0
  const probe = kind === 'split brain tried' ? await createProbe(context.sql, cluster, former) : null
  const restore = await faults[kind](cluster, former, context.random)
  if (kind === 'synchronous standby stopped') await wait(noticeMs)
  else await cluster.awaitPrimary(former)
  await untilServed(context)
  await wait(awayMs)
  if (probe) await tryWrites(probe, restore, context.ledger)
  else await restore()
  await cluster.settle()
  await untilServed(context)
  if (probe) await probe.check(context.ledger)
  const unavailableMs = clients.tally.longestGapMs
  const connections = await countConnections(context.sql)
  if (connections > context.mostConnections)
    context.ledger.breaches.push(`${connections} connections to the primary after ${kind}`)
  measured.failovers.push({ kind, unavailableMs, directWrites: probe?.tried() ?? 0, connections })
}

/** Writes at the former primary from before it is back. None may be acknowledged. */
async function tryWrites(probe: Probe, restore: Restore, ledger: Ledger): Promise<void> {
  const over = new AbortController()
  const writing = probe.write(over.signal, ledger)
  await restore()
  await wait(probeMs)
  over.abort()
  await writing
}

type Restore = () => void | Promise<void>

/** Each takes the primary away, and returns the function that gives it back. */
const faults: Record<
  FailoverKind,
  (cluster: HaCluster, primary: Member, random: () => number) => Restore | Promise<Restore>
> = {
  'primary killed'(_, primary) {
    primary.kill()
    return primary.start
  },

  'primary stopped'(_, primary) {
    primary.stop()
    return primary.resume
  },

  'primary cut off'(_, primary) {
    primary.cutOff()
    return primary.reconnect
  },

  'data of the primary gone'(_, primary) {
    primary.takeDataAway()
    return () => {}
  },

  /** The former primary continues where it was stopped, or somebody starts it without Patroni. */
  'split brain tried'(_, primary, random) {
    if (random() < 0.5) {
      primary.stop()
      return primary.resume
    }
    primary.kill()
    return async () => {
      primary.startAlone()
      await wait(probeMs / 2)
      primary.endAlone()
      primary.start()
    }
  },

  async 'synchronous standby stopped'(cluster) {
    const standby = await cluster.findSynchronousStandby()
    standby.stop()
    return standby.resume
  },

  async switchover(cluster) {
    await cluster.switchOver()
    return () => {}
  },
}

/** Waits until every node is ready, and a call was acknowledged after that. */
async function untilServed({ cluster, nodes, clients, env }: FailoverContext): Promise<void> {
  const deadline = performance.now() + recoverMs
  await untilAllReady(nodes, env, deadline)
  const readyAt = performance.now()
  while (clients.tally.lastDoneAt < readyAt) {
    if (performance.now() > deadline)
      throw new Error(`no call was acknowledged after the failover\n${await cluster.describeState()}`)
    await wait(20)
  }
}

async function countConnections(sql: Context['sql']): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  return row?.count ?? 0
}

/** Records a breach if more than one in twenty faults took longer than promised. */
export function checkFailovers(
  failovers: readonly FailoverFigures[],
  ledger: Ledger,
  leniency: number,
): void {
  if (failovers.length === 0) return
  const p95 = percentile95(failovers.map(({ unavailableMs }) => unavailableMs))
  if (p95 > promisedFailoverMs * leniency)
    ledger.breaches.push(`failovers took ${Math.round(p95)} ms (p95), not ${promisedFailoverMs}`)
}

/** The value that at most 5 of 100 exceed. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
