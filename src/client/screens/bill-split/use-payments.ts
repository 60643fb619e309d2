// Paying: one's own share at once, a friend's or everybody's after the specified pause, in which it can be stopped. What
// is paid is the table's; what this phone is doing about it is kept here.

import { useEffect, useRef, useState } from 'react'
import type { Bill } from '#contract/bills.ts'
import type { Table } from '#contract/live.ts'
import { type Outcome, sharePayer } from './pay-share.ts'
import { processAll } from './process-all.ts'
import { openShares, type ShareRow, shareRows } from './share-rows.ts'
import { type PaidShare, showOffline, showProcessed, showShares } from './tell-payments.ts'
import { useActs } from './use-acts.ts'
import { usePauses } from './use-pauses.ts'

interface PaymentContext {
  readonly table: Table
  readonly bill: Bill
  /** The members of this phone. */
  readonly own: readonly number[]
  /** Resolves when every choice for the table was answered. */
  readonly chosen: () => Promise<void>
}

export function usePayments({ table, bill, own, chosen }: PaymentContext) {
  const { id: groupId, currency } = table.group
  const { acts, begin, end, isBusy } = useActs()
  const { pause, stop } = usePauses()
  const [isRunning, setRunning] = useState(false)
  const [payDue] = useState(() => sharePayer(groupId))
  const rows = shareRows(bill, table.payments, acts, own)
  const latest = useLatest(rows)

  const pauseFirst = (memberId: number) => {
    begin(memberId, 'starting')
    return pause(memberId, chosen)
  }

  const process = (
    seen: readonly ShareRow[],
    wait: (memberId: number) => Promise<boolean>,
    onOutcome: (memberId: number, outcome: Outcome) => void,
  ) =>
    processAll({
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

  /** One's own shares at once, or a friend's after its pause. */
  const pay = async (seen: readonly ShareRow[]) => {
    if (!navigator.onLine) return showOffline()
    const payAtOnce = async (memberId: number) => {
      begin(memberId, 'processing')
      await chosen()
      return true
    }
    const told: PaidShare[] = []
    await process(seen, seen.every(({ isOwn }) => isOwn) ? payAtOnce : pauseFirst, (memberId, outcome) => {
      const row = seen.find(row => row.memberId === memberId)
      if (row) told.push({ row, outcome })
    })
    showShares(told, currency)
  }

  const payAll = async () => {
    if (isRunning) return
    if (!navigator.onLine) return showOffline()
    setRunning(true)
    const ending = await process(openShares(rows), pauseFirst, () => undefined)
    setRunning(false)
    showProcessed(ending)
  }

  return { rows, isRunning, pay, payAll, stop }
}

/** The rows on the screen, for work that outlives a render. */
function useLatest(rows: readonly ShareRow[]) {
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  return latest
}
