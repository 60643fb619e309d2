// An attack is a value: how others are measured around it, and what the attacker does, in a process of its own.

import { type Ask, ask } from './ask.ts'
import type { AttackContext } from './context.ts'
import type { Row } from './guarantees.ts'

/** How often each answer came to the attacker, by status or reason. */
export type Counts = Readonly<Record<string, number>>

/** The attacker's side. */
export interface Attacker {
  /** Aborted when the attack is to end. */
  readonly signal: AbortSignal
  /** The attack is at its full strength: from now on others are measured. */
  underWay(): void
  count(result: string | number): void
}

export interface Attack<Plan = unknown> {
  /** Of docs/security.md, "Attacks that are run". */
  readonly id: string
  readonly title: string
  /** Plans, measures and judges, in the measuring process. */
  run(context: AttackContext<Plan>): Promise<readonly Row[]>
  /**
   * Attacks by a plan, which came as JSON, until it is aborted, and resolves when all that it sent was answered. Absent:
   * the attack is no process of its own.
   */
  perform?(plan: Plan, attacker: Attacker): Promise<void>
}

/** Sends requests over so many connections at once, each its next as soon as the last was answered; ends with the last. */
export async function flood(
  url: string,
  connections: number,
  next: (connection: number) => Ask,
  { signal, count }: Attacker,
): Promise<void> {
  const send = async (connection: number) => {
    while (!signal.aborted) {
      const { result, ms } = await ask(url, next(connection))
      count(result)
      // A refusal at once is asked again at once, but not in a loop that starves its own process.
      if (ms < refusedAtOnceMs) await new Promise(resolve => setTimeout(resolve, refusedAtOnceMs))
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => send(connection)))
}

const refusedAtOnceMs = 5
