// The shape of an attack: how bystanders' calls are measured around it, and what the attacker does, in a separate process.

import type { AttackContext } from './context.ts'
import type { Row } from './guarantees.ts'
import { type Call, send } from './send-request.ts'

/** How often the attacker got each result, by status or reason. */
export type Counts = Readonly<Record<string, number>>

/** What the code that attacks receives. */
export interface Attacker {
  /** Aborted when the attack must end. */
  readonly signal: AbortSignal
  /** Reports that the attack is at its full strength: the measurement of the bystanders starts. */
  ready(): void
  count(result: string | number): void
}

export interface Attack<Plan = unknown> {
  /** The id in docs/security.md, "Attacks that are run". */
  readonly id: string
  readonly title: string
  /** Prepares the attack, measures and checks the guarantees, in the measuring process. */
  run(context: AttackContext<Plan>): Promise<readonly Row[]>
  /**
   * Attacks by a plan, which arrives as JSON, until the signal aborts. Resolves when every request has its reply. Absent if
   * the attack needs no separate process.
   */
  perform?(plan: Plan, attacker: Attacker): Promise<void>
}

/** Sends requests over the given number of connections. Each sends its next request when it has the last reply. */
export async function flood(
  url: string,
  connections: number,
  next: (connection: number) => Call,
  { signal, count }: Attacker,
): Promise<void> {
  const repeat = async (connection: number) => {
    while (!signal.aborted) {
      const { result, ms } = await send(url, next(connection))
      count(result)
      // Requests that fail at once are repeated after a pause, or the loop would starve its own process.
      if (ms < pauseMs) await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => repeat(connection)))
}

const pauseMs = 5
