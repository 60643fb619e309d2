// "Process All Payments": the open shares one after the other, at the pace of a card reader. What fails stays behind,
// the others go on.

import type { PayableStep } from '#domain/money.ts'
import type { Due, Outcome } from './pay-share.ts'

/** Before each payment. Source: spec.md, section 9. */
export const pauseMs = 1500

/**
 * With every payment the odd cents may move between those still to pay: two steps at most were met in thousands of
 * tables. Anything more is another sum, and nobody has seen it.
 */
const oddSteps = 2

interface Run {
  /** As they were seen when the button was pressed. */
  readonly seen: readonly Due[]
  readonly step: PayableStep
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

async function payAsSeen(share: Due, { step, findDue, pay }: Run): Promise<Outcome> {
  let now = findDue(share.memberId)
  if (!now) return { kind: 'settled' }
  for (let tries = 1; ; tries += 1) {
    if (Math.abs(now.due - share.due) > oddSteps * step) return { kind: 'changed', due: now.due }
    const outcome = await pay(now)
    if (outcome.kind !== 'changed' || tries === 3) return outcome
    now = { ...now, due: outcome.due }
  }
}
