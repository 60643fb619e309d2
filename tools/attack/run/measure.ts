// Measures bystanders' calls before an attack and during it: their durations and failures.

import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../../bench/figures.ts'
import { type Call, send } from './send-request.ts'

/** A call of a client that has nothing to do with the attacker. */
export interface BystanderCall {
  readonly name: string
  next(): Call
  /** The status of success. */
  readonly status: number
  /** The interval between two calls. A call does not wait for the reply to the one before. */
  readonly everyMs?: number
  /** How many calls may wait for their replies at a time. Beyond that a call is skipped. */
  readonly atOnce?: number
}

export interface Measurement {
  /** Milliseconds, of the calls that got a reply or timed out. */
  readonly p50: number
  readonly p95: number
  readonly calls: number
  /** How many calls failed, by status or reason. */
  readonly failures: Readonly<Record<string, number>>
}

interface MeasureOptions {
  readonly seconds: number
  readonly signal: AbortSignal
  /** Whether the measurement may end early. */
  readonly isOver?: () => boolean
}

/** Repeats the call for `seconds` and waits for the last reply. Throws when it is aborted. */
export async function measure(
  url: string,
  call: BystanderCall,
  { seconds, signal, isOver }: MeasureOptions,
): Promise<Measurement> {
  const { everyMs = 100, atOnce = 100, status } = call
  const times: number[] = []
  const failures: Record<string, number> = {}
  const waiting = new Set<Promise<void>>()
  const make = async () => {
    const { result, ms } = await send(url, call.next(), signal)
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
