// The state machine of an order in the outbox: its progress and an event give its next progress. Pure. null: the order is not in
// the outbox (placed, withdrawn or replaced). order-store.ts applies each event to the stored order in one transaction, so all
// tabs of a phone share one machine per order.

import { isSafeToEdit, type Progress, type Refusal } from './queued-order.ts'

/** `deadline` is the time by which the attempt has ended, even if its tab is killed; `now` the time of the event. */
interface AttemptTimes {
  readonly deadline: number
  readonly now: number
}

export type OrderEvent =
  /** A tab is about to send the order. */
  | ({ readonly kind: 'claimed' } & AttemptTimes)
  /** No reply came, or an earlier attempt is still in flight at the server. */
  | ({ readonly kind: 'unanswered' } & AttemptTimes)
  | ({ readonly kind: 'refused'; readonly refusal: Refusal } & AttemptTimes)
  | { readonly kind: 'placed' }
  /** The diner deletes the order, or replaces it by another one. It stays if it may be in the group. */
  | { readonly kind: 'withdrawn' }
  /** The diner sends a refused order once more. */
  | { readonly kind: 'requeued' }

/** In milliseconds. An attempt that took longer to claim is not sent. */
export const claimMs = 5000
/** lib/api/call.ts ends a call after 15 s. */
export const attemptMs = 15_000 + claimMs

export function transition(progress: Progress | null, event: OrderEvent): Progress | null {
  if (!progress) return null
  switch (event.kind) {
    case 'claimed':
      return claim(progress, event)
    case 'unanswered':
    case 'refused':
      return settle(progress, event)
    case 'placed':
      return null
    case 'withdrawn':
      return isSafeToEdit(progress) ? null : progress
    case 'requeued':
      return progress.kind === 'refused' ? requeue(progress) : progress
  }
}

/** Two tabs may send an order at the same time: the server places it once. */
function claim(progress: Progress, { deadline, now }: AttemptTimes): Progress {
  if (progress.kind === 'refused') return progress
  if (progress.kind === 'waiting') return { kind: 'sending', attempts: [deadline] }
  const others = inFlight(progress, now)
  return {
    kind: 'unanswered',
    attempts: [...others, deadline],
    ...(others.length > 0 && { hadOverlap: true }),
  }
}

/**
 * A refusal is final if no other attempt was in flight beside it: the other may have been placed after the server refused this
 * one. Then the order is sent again, alone.
 */
function settle(
  progress: Progress,
  event: Extract<OrderEvent, { readonly kind: 'unanswered' | 'refused' }>,
): Progress {
  if (progress.kind === 'refused') return progress
  const attempts = inFlight(progress, event.now)
  const ended = attempts.indexOf(event.deadline)
  if (ended >= 0) attempts.splice(ended, 1)
  if (attempts.length > 0) return { kind: 'unanswered', attempts, hadOverlap: true }
  if (event.kind === 'unanswered' || (progress.kind === 'unanswered' && progress.hadOverlap))
    return { kind: 'unanswered', attempts }
  return { kind: 'refused', refusal: event.refusal, wasUnanswered: progress.kind === 'unanswered' }
}

function requeue(refused: Progress): Progress {
  return isSafeToEdit(refused) ? { kind: 'waiting' } : { kind: 'unanswered', attempts: [] }
}

/** Without the attempts of killed tabs, and those from before the phone's clock was set back. */
function inFlight(progress: Progress, now: number): number[] {
  if (progress.kind !== 'sending' && progress.kind !== 'unanswered') return []
  return progress.attempts.filter(deadline => deadline > now && deadline <= now + attemptMs)
}
