// The state machine of an order in the outbox: its progress and an event give its next progress and an effect. Pure.
// Null is an order that is not in the outbox: it was placed, withdrawn or replaced. order-store.ts applies each event to the
// stored order in one transaction, so all tabs of a phone share one machine per order. outbox.ts runs the effects.

import { isSafeToEdit, type Progress, type Refusal } from './queued-order.ts'

/** `attempt` is the time at which the attempt is over at the latest, even if its tab is killed; `now` the time of the event. */
interface OfAttempt {
  readonly attempt: number
  readonly now: number
}

export type OrderEvent =
  /** A tab is about to send the order. */
  | ({ readonly kind: 'claimed' } & OfAttempt)
  /** No reply came, or an earlier attempt is still in flight at the server. */
  | ({ readonly kind: 'unanswered' } & OfAttempt)
  | ({ readonly kind: 'refused'; readonly refusal: Refusal } & OfAttempt)
  | { readonly kind: 'placed' }
  /** The diner deletes the order, or replaces it by another one. */
  | { readonly kind: 'withdrawn' }
  /** The diner sends a refused order once more. */
  | { readonly kind: 'requeued' }

export interface Transition {
  readonly progress: Progress | null
  /** 'decline': the act comes too late, because the order may be at the table. */
  readonly effect: 'send' | 'accept' | 'decline' | 'none'
}

/** In milliseconds. api/call.ts ends an attempt after 15 s. */
export const attemptMs = 20_000

export function transition(progress: Progress | null, event: OrderEvent): Transition {
  switch (event.kind) {
    case 'claimed':
      return claim(progress, event)
    case 'unanswered':
    case 'refused':
      return { progress: settle(progress, event), effect: 'none' }
    case 'placed':
      return { progress: null, effect: 'none' }
    case 'withdrawn':
      if (!progress || !isSafeToEdit(progress)) return { progress, effect: 'decline' }
      return { progress: null, effect: 'accept' }
    case 'requeued':
      if (!progress) return { progress, effect: 'decline' }
      return { progress: progress.kind === 'refused' ? requeue(progress) : progress, effect: 'accept' }
  }
}

/** Two tabs may send an order at the same time: the server places it once. */
function claim(progress: Progress | null, { attempt, now }: OfAttempt): Transition {
  if (!progress || progress.kind === 'refused') return { progress, effect: 'none' }
  const kind = progress.kind === 'waiting' ? 'sending' : 'unanswered'
  return { progress: { kind, attempts: [...inFlight(progress, now), attempt] }, effect: 'send' }
}

/** A refusal is final if no other attempt is in flight, because that one could still be placed. */
function settle(
  progress: Progress | null,
  event: Extract<OrderEvent, { readonly kind: 'unanswered' | 'refused' }>,
): Progress | null {
  if (!progress || progress.kind === 'refused') return progress
  const attempts = inFlight(progress, event.now)
  const ended = attempts.indexOf(event.attempt)
  if (ended >= 0) attempts.splice(ended, 1)
  if (event.kind === 'unanswered' || attempts.length > 0) return { kind: 'unanswered', attempts }
  return { kind: 'refused', refusal: event.refusal, wasUnanswered: progress.kind === 'unanswered' }
}

function requeue(refused: Progress): Progress {
  return isSafeToEdit(refused) ? { kind: 'waiting' } : { kind: 'unanswered', attempts: [] }
}

/** Without the attempts of killed tabs, and those from before the phone's clock was set back. */
function inFlight(progress: Progress, now: number): number[] {
  if (progress.kind !== 'sending' && progress.kind !== 'unanswered') return []
  return progress.attempts.filter(over => over > now && over <= now + attemptMs)
}
