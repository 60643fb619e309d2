// An order that this phone keeps until the server has answered it: what it is, how far it got, and what may still be
// done with it. Pure.

import type { FieldProblem, ProblemName } from '#contract/problem.ts'
import type { OrderItem } from '#domain/orders/order.ts'

export interface QueuedOrder {
  /** Its Idempotency-Key: however often it is sent, it is placed once. */
  readonly key: string
  readonly groupId: string
  readonly memberId: number
  readonly items: readonly OrderItem[]
  /** What was said in place of items; the server understands it. */
  readonly transcription?: string | undefined
  /** What the kitchen should know beside the dishes. */
  readonly note?: string | undefined
  /** Milliseconds since the epoch; no two of a tab are alike. By it they are shown, and sent after a restart. */
  readonly madeAt: number
}

/** Why the server did not take it: a `CallProblem` as plain data. */
export interface Refusal {
  readonly problem: ProblemName | 'no-answer'
  /** That of HTTP. */
  readonly status: number
  readonly fields: Readonly<Record<string, FieldProblem>>
}

export type Progress =
  /** Never sent. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** Sent, and nobody knows whether it arrived: it is sent again. */
  | { readonly kind: 'unanswered' }
  | {
      readonly kind: 'refused'
      readonly refusal: Refusal
      /** Nobody knows of an earlier try whether it arrived. */
      readonly wasUnanswered: boolean
    }

export interface WaitingOrder extends QueuedOrder {
  readonly progress: Progress
}

/** Of a mutation's state, or of what was kept of one. */
export interface Sending {
  readonly status: string
  readonly isPaused: boolean
  readonly failureCount: number
  readonly error: unknown
}

export function progressOf({ status, isPaused, failureCount, error }: Sending): Progress {
  if (status === 'error')
    return { kind: 'refused', refusal: refusalOf(error), wasUnanswered: failureCount > 1 }
  if (failureCount > 0) return { kind: 'unanswered' }
  return { kind: isPaused ? 'waiting' : 'sending' }
}

/**
 * Whether the order is certainly not at the table, so that it can be taken back or made anew. After 429 or a failure
 * of the server's own, an earlier try may still have been heard; and whoever does not know the key says nothing of one:
 * a restaurant's Wi-Fi in place of the server, or the server to a phone that it does not know any longer.
 */
export function isSafeToEdit(progress: Progress): boolean {
  switch (progress.kind) {
    case 'waiting':
      return true
    case 'sending':
    case 'unanswered':
      return false
    case 'refused': {
      const { problem, status } = progress.refusal
      if (progress.wasUnanswered && saysNothing.has(problem)) return false
      return status >= 400 && status < 500 && status !== 429
    }
  }
}

const saysNothing = new Set<string>(['group-not-found', 'not-found', 'invalid'])

/** In whose name the order goes when it is made anew: as it was meant, unless that is why it was refused. */
export function memberOf({ memberId, progress }: WaitingOrder, me: number): number {
  return progress.kind === 'refused' && asStranger.has(progress.refusal.problem) ? me : memberId
}

const asStranger = new Set<string>(['not-your-member', 'member-not-found', 'group-not-found'])

/** Nothing came back, or another try of it is still under way. */
export function isUnanswered(error: unknown): boolean {
  const { problem } = refusalOf(error)
  return problem === 'no-answer' || problem === 'still-in-flight'
}

export function refusalOf(error: unknown): Refusal {
  const { problem = 'internal', status = 0, fields = {} } = (error ?? {}) as Partial<Refusal>
  return { problem, status, fields }
}
