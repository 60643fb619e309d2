// Pays the diner's own share immediately, and a friend's or everybody's after the specified pause, in which it can be stopped. Paid
// amounts come from the table; this hook only holds the phone's running payments.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { useEffect, useRef, useState } from 'react'
import { openShares, type ShareRow, shareRows } from '../bill/share-rows.ts'
import { useActivities } from '../bill/use-activities.ts'
import type { JointContext, RunningPayment } from './joint-payment.ts'
import { payEachShare } from './pay-each-share.ts'
import { type Outcome, sharePayer } from './pay-share.ts'
import { createPaymentPauses } from './payment-pauses.ts'
import { type PaidShare, showOffline, showRunResult, showShares } from './payment-toasts.ts'

interface PaymentContext {
  readonly groupState: GroupState
  readonly bill: Bill
  /** The members of this phone. */
  readonly own: readonly number[]
  /** Resolves when the server has answered all choices for the group. */
  readonly choicesSettled: () => Promise<void>
}

export function usePayments({ groupState, bill, own, choicesSettled }: PaymentContext) {
  const { id: groupId, currency, takesCards } = groupState.group
  const { activities, begin, end, isBusy } = useActivities()
  const { pause, stop } = usePauses()
  const [isRunning, setRunning] = useState(false)
  const [joint, setJoint] = useState<RunningPayment | null>(null)
  const [payDue] = useState(() => sharePayer(groupId))
  const rows = shareRows(bill, groupState.payments, activities, own)
  const latest = useLatest(rows)
  /** What a payment of several shares together needs. */
  const together: JointContext = {
    groupId,
    currency,
    takesCards,
    begin,
    end,
    isBusy,
    pause,
    choicesSettled,
    onRunning: setJoint,
    findOpen: () => openShares(latest.current),
  }

  const pauseFirst = (memberId: number) => {
    begin(memberId, 'starting')
    return pause(memberId, choicesSettled)
  }

  const process = (
    seen: readonly ShareRow[],
    wait: (memberId: number) => Promise<boolean>,
    onOutcome: (memberId: number, outcome: Outcome) => void,
  ) =>
    payEachShare({
      seen,
      findDue: memberId => openShares(latest.current).find(row => row.memberId === memberId),
      isBusy,
      pause: wait,
      onProcessing: memberId => begin(memberId, 'processing'),
      pay: payDue,
      onOutcome(memberId, outcome) {
        end(memberId, outcome)
        onOutcome(memberId, outcome)
      },
    })

  /** Pays the phone's own shares immediately, or a friend's after its pause. */
  const pay = async (seen: readonly ShareRow[]) => {
    if (!navigator.onLine) return showOffline()
    const payAtOnce = async (memberId: number) => {
      begin(memberId, 'processing')
      await choicesSettled()
      return true
    }
    const results: PaidShare[] = []
    await process(seen, seen.every(({ isOwn }) => isOwn) ? payAtOnce : pauseFirst, (memberId, outcome) => {
      const row = seen.find(row => row.memberId === memberId)
      if (row) results.push({ row, outcome })
    })
    showShares(results, currency)
  }

  const payAll = async () => {
    if (isRunning) return
    if (!navigator.onLine) return showOffline()
    setRunning(true)
    const result = await process(openShares(rows), pauseFirst, () => undefined)
    setRunning(false)
    showRunResult(result)
  }

  /** The shares of a joint payment have one pause, named after the first. */
  const stopAny = (memberId: number) => {
    const [first] = joint?.shares ?? []
    const isJoint = joint?.shares.some(share => share.memberId === memberId)
    stop(isJoint && first ? first.memberId : memberId)
  }

  return { rows, isRunning, joint, together, pay, payAll, stop: stopAny }
}

/** The current rows, for work that outlives a render. */
function useLatest(rows: readonly ShareRow[]) {
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  return latest
}

// The pauses of a screen, which end when the screen is left.

function usePauses() {
  const [pauses] = useState(createPaymentPauses)
  // React's strict mode unmounts the screen once and mounts it again.
  useEffect(() => pauses.show(), [pauses])
  return pauses
}
