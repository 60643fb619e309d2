// Pays shares one after the other, each after its pause: for "Process All Payments", or for a single friend's share. A failed
// payment is skipped; a stopped pause ends the run.

import type { Due, Outcome } from './pay-share.ts'

/** The pause before each payment for somebody else. Source: spec.md, section 9. */
export const pauseMs = 1500

interface Run {
  /** The shares as the diner saw them when pressing the button. */
  readonly seen: readonly Due[]
  /** The share now; undefined if nothing is due. */
  readonly findDue: (memberId: number) => Due | undefined
  /** Whether another press is already paying the share. */
  readonly isBusy: (memberId: number) => boolean
  /** Resolves before the payment is sent; to false if it was stopped or the screen was left. */
  readonly pause: (memberId: number) => Promise<boolean>
  readonly onProcessing: (memberId: number) => void
  readonly pay: (due: Due) => Promise<Outcome>
  readonly onOutcome: (memberId: number, outcome: Outcome) => void
}

/** Resolves to 'paid' if every share was paid, by this phone or another. */
export async function payEachShare(run: Run): Promise<'paid' | 'failed' | 'stopped' | 'offline'> {
  let end: 'paid' | 'failed' = 'paid'
  for (const share of run.seen) {
    const { memberId } = share
    if (!run.findDue(memberId) || run.isBusy(memberId)) continue
    if (!(await run.pause(memberId))) {
      run.onOutcome(memberId, { kind: 'stopped' })
      return 'stopped'
    }
    run.onProcessing(memberId)
    const outcome = await payAsSeen(share, run)
    run.onOutcome(memberId, outcome)
    if (outcome.kind === 'offline') return 'offline'
    if (outcome.kind === 'changed' || outcome.kind === 'failed') end = 'failed'
  }
  return end
}

/** Pays only the amount that the diner has seen. If the due has changed, nothing is sent. */
async function payAsSeen(share: Due, { findDue, pay }: Run): Promise<Outcome> {
  const now = findDue(share.memberId)
  if (!now) return { kind: 'settled' }
  return now.due === share.due ? pay(now) : { kind: 'changed', due: now.due }
}
