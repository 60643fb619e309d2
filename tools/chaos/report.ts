// Formats the results of a chaos run as a table for people.

import type { FaultKind } from '@tablemate/test/network/faulty-proxy.ts'
import { promisedMs, type Tally } from './clients.ts'
import { type FailoverFigures, percentile95 } from './failover/inject-failover.ts'
import { type Measurements, mostReadyMs } from './inject-fault.ts'
import type { PosFigures } from './kitchen/compare-pos.ts'
import type { Ledger } from './ledger.ts'
import type { Kind } from './plan.ts'

export interface Report {
  readonly seed: number
  readonly seconds: number
  readonly done: ReadonlyMap<Kind, number>
  /** The kinds that this machine does not permit, with the reason. */
  readonly skipped: ReadonlyMap<Kind, string>
  readonly checked: { readonly groups: number; readonly orders: number }
  readonly measured: Measurements
  readonly ledger: Ledger
  readonly tally: Tally
  readonly faultCounts: Readonly<Record<FaultKind, number>>
  /** How many live events arrived. */
  readonly events: number
}

const shownBreaches = 40

export function describe(report: Report): string {
  const { seed, seconds, done, skipped, checked, measured, ledger, tally, faultCounts, events } = report
  const total = [...done.values()].reduce((sum, count) => sum + count, 0)
  const lines = [
    `Chaos run, seed ${seed}: ${total} faults in ${Math.round(seconds)} s`,
    ...[...done].map(([kind, count]) => row(kind, String(count))),
    ...[...skipped].map(([kind, why]) => row(kind, `skipped: ${why}`)),
    row(
      'by the faulty proxy',
      Object.entries(faultCounts)
        .map(([what, count]) => `${what} ${count}`)
        .join(', '),
    ),
    '',
    row('acknowledged', [...ledger.acknowledged].map(([what, count]) => `${count} ${what}`).join(', ')),
    row(
      'calls',
      `${tally.calls}: ${tally.unavailable} answered 503, ${tally.withoutAnswer} without an answer`,
    ),
    row('longest call', `${Math.round(tally.longestMs)} ms; ${tally.overPromise} over ${promisedMs} ms`),
    row('ready at first', spread(measured.firstReady)),
    row(
      'ready after a kill',
      `${spread(measured.ready)}; may be ${Math.round(mostReadyMs(measured.firstReady))} ms`,
    ),
    row('after PostgreSQL died', `${spread(measured.afterKill)} (its own recovery included)`),
    row('after it came back', spread(measured.afterReturn)),
    ...(measured.readsWhileFull.length > 0
      ? [row('reads while the disk was full', shareOf(measured.readsWhileFull))]
      : []),
    ...(measured.kitchens.length > 0 ? [row('in the kitchens', sumOf(measured.kitchens))] : []),
    ...measured.kitchens.flatMap(({ pos }) => (pos ? describePos(pos) : [])),
    ...measured.payments.map(({ pages, paid, refunded }) =>
      row('paying by card', `${pages} pages, ${paid} paid, ${refunded} of them given back`),
    ),
    ...describeFailovers(measured.failovers),
    ...describeConnections(measured.failovers),
    row('live events', String(events)),
    row('compared', `${checked.groups} tables, ${checked.orders} orders`),
    '',
    `${ledger.breaches.length} broken promises${ledger.breaches.length > 0 ? ` (seed ${seed})` : ''}`,
    ...ledger.breaches.slice(0, shownBreaches).map(breach => `  ${breach}`),
  ]
  return lines.join('\n')
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(30)}${value}`
}

/** How long nothing was acknowledged that a call creates, by kind. */
function describeFailovers(failovers: readonly FailoverFigures[]): string[] {
  return [...Map.groupBy(failovers, ({ kind }) => kind)].map(([kind, found]) => {
    const gaps = found.map(({ unavailableMs }) => unavailableMs)
    const tried = found.reduce((sum, { directWrites }) => sum + directWrites, 0)
    const direct = tried > 0 ? `; ${tried} writes tried at the former primary` : ''
    return row(
      kind,
      `nothing acknowledged for ${spread(gaps)}, p95 ${Math.round(percentile95(gaps))} ms${direct}`,
    )
  })
}

/** Of all nodes together, without those of the run itself. */
function describeConnections(failovers: readonly FailoverFigures[]): string[] {
  if (failovers.length === 0) return []
  const counts = failovers.map(({ connections }) => connections).toSorted((a, b) => a - b)
  return [row('connections to the primary', `${counts[0]} to ${counts.at(-1)}`)]
}

function shareOf(served: readonly boolean[]): string {
  return `${served.filter(Boolean).length} of ${served.length} served`
}

function sumOf(kitchens: Measurements['kitchens']): string {
  const sum = (what: Exclude<keyof Measurements['kitchens'][number], 'pos'>) =>
    kitchens.reduce((all, kitchen) => all + kitchen[what], 0)
  const counts = `${sum('orders')} orders, ${sum('tickets')} tickets, ${sum('moved')} moved, ${sum('numbers')} numbers`
  return `${counts}; ${sum('states')} times a board began anew`
}

function describePos(pos: PosFigures): string[] {
  const {
    kind,
    arrived,
    cancelledThere,
    refusedForGood,
    deliveries,
    attempts,

    misbehaved,
    unheard,
  } = pos
  return [
    row(
      `at ${kind}`,
      `${arrived} orders, ${cancelledThere} of them cancelled, ${refusedForGood} refused for good; ${deliveries} deliveries, ${attempts} attempts`,
    ),
    row(
      '',
      `misbehaved ${misbehaved} times, ${unheard} answers to killed nodes; done after ${seconds(pos)} s`,
    ),
  ]
}

function seconds({ settledMs }: PosFigures): number {
  return Math.round(settledMs / 1000)
}

/** Summarises durations in milliseconds. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
  return `median ${median} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms, of ${sorted.length}`
}
