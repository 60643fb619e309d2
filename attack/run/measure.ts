// What other people's calls take and come to, before an attack and during it.

import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../../bench/figures.ts'
import { type Ask, ask } from './ask.ts'

/** A call that somebody makes who has nothing to do with the attacker. */
export interface OthersCall {
  readonly name: string
  next(): Ask
  /** The status of success. */
  readonly status: number
  /** From one call to the next, whether or not the ones before were answered; ms. */
  readonly everyMs?: number
  /** So many wait for their answers; beyond that a call is left out. */
  readonly atOnce?: number
}

export interface Measurement {
  /** Milliseconds, of those that were answered or given up. */
  readonly p50: number
  readonly p95: number
  readonly calls: number
  /** How many were not answered with success, by status or reason. */
  readonly failures: Readonly<Record<string, number>>
}

interface Span {
  readonly seconds: number
  readonly signal: AbortSignal
  /** Whether it may end earlier. */
  readonly isOver?: () => boolean
}

/** Makes the call for so long, and waits for the last answer. Throws when it is aborted. */
export async function measure(
  url: string,
  call: OthersCall,
  { seconds, signal, isOver }: Span,
): Promise<Measurement> {
  const { everyMs = 100, atOnce = 100, status } = call
  const times: number[] = []
  const failures: Record<string, number> = {}
  const waiting = new Set<Promise<void>>()
  const make = async () => {
    const { result, ms } = await ask(url, call.next(), signal)
    if (result !== 'refused') times.push(ms)
    if (result !== status) failures[result] = (failures[result] ?? 0) + 1
  }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end && !isOver?.()) {
    if (waiting.size < atOnce) {
      const made: Promise<void> = make().finally(() => waiting.delete(made))
      waiting.add(made)
    }
    await wait(everyMs, undefined, { signal })
  }
  await Promise.all(waiting)
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
  const refused = failures.refused ?? 0
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    calls: times.length + refused,
    failures: failed > 0 ? failures : {},
  }
}
