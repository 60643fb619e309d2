// "Process All Payments": the open shares one after the other, at the pace of a card reader. What fails stays behind,
// the others go on.

import type { Due, Outcome } from './pay-share.ts'

/** Before each payment. Source: spec.md, section 9. */
export const pauseMs = 1500

interface Run {
  /** As they were seen when the button was pressed. */
  readonly seen: readonly Due[]
  /** The share as it stands now; undefined when nothing is due. */
  readonly findDue: (memberId: number) => Due | undefined
  /** Whether it is being paid by a press of its own. */
  readonly isBusy: (memberId: number) => boolean
  readonly onProcessing: (memberId: number) => void
  readonly pay: (due: Due) => Promise<Outcome>
  readonly onOutcome: (memberId: number, outcome: Outcome) => void
  readonly isOver: () => boolean
  readonly pause: () => Promise<void>
}

/** Answers whether every share was paid, by whomever. */
export async function processAll(run: Run): Promise<boolean> {
  let isAllPaid = true
  for (const share of run.seen) {
    if (!run.findDue(share.memberId) || run.isBusy(share.memberId)) continue
    run.onProcessing(share.memberId)
    await run.pause()
    if (run.isOver()) return false
    const outcome = await payAsSeen(share, run)
    run.onOutcome(share.memberId, outcome)
    if (outcome.kind === 'changed' || outcome.kind === 'failed') isAllPaid = false
  }
  return isAllPaid
}

/** Never a sum that nobody has seen: whoever ordered meanwhile is asked first. */
async function payAsSeen(share: Due, { findDue, pay }: Run): Promise<Outcome> {
  const now = findDue(share.memberId)
  if (!now) return { kind: 'settled' }
  return now.due === share.due ? pay(now) : { kind: 'changed', due: now.due }
}
