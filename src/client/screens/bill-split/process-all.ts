// Shares paid one after the other, each after its pause: "Process All Payments", or a friend's share alone. What fails
// stays behind, the others go on; what is stopped ends it.

import type { Due, Outcome } from './pay-share.ts'

/** Before each payment for somebody else. Source: spec.md, section 9. */
export const pauseMs = 1500

interface Run {
  /** As they were seen when the button was pressed. */
  readonly seen: readonly Due[]
  /** The share as it stands now; undefined when nothing is due. */
  readonly findDue: (memberId: number) => Due | undefined
  /** Whether it is being paid by a press of its own. */
  readonly isBusy: (memberId: number) => boolean
  /** Nothing is sent before it resolves: with false if it was stopped or the screen was left. */
  readonly pause: (memberId: number) => Promise<boolean>
  readonly onProcessing: (memberId: number) => void
  readonly pay: (due: Due) => Promise<Outcome>
  readonly onOutcome: (memberId: number, outcome: Outcome) => void
}

/** Resolves with what became of it: 'paid' if every share was paid, by this phone or another. */
export async function processAll(run: Run): Promise<'paid' | 'failed' | 'stopped' | 'offline'> {
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

/** Never a sum that nobody has seen: whoever ordered meanwhile is asked first. */
async function payAsSeen(share: Due, { findDue, pay }: Run): Promise<Outcome> {
  const now = findDue(share.memberId)
  if (!now) return { kind: 'settled' }
  return now.due === share.due ? pay(now) : { kind: 'changed', due: now.due }
}
