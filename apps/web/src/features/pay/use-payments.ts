// The payments of the bill's screen. Paid amounts come from the group; this hook holds what runs or failed on this phone.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { useEffect, useRef, useState } from 'react'
import { closeErrorToast } from '../../ui/toast.ts'
import { openShares, type ShareRow, shareRows } from '../bill/share-rows.ts'
import { showOffline, showOutcome, showTurn } from './payment-toasts.ts'
import { createPayments, noPayments, type PaymentState, type PlannedPayment } from './payments.ts'
import { sendPayment } from './send-payment.ts'

interface PaymentContext {
  readonly groupState: GroupState
  readonly bill: Bill
  /** The members of this phone. */
  readonly own: readonly number[]
  /** Resolves when the server has answered all choices for the group. */
  readonly choicesSettled: () => Promise<void>
}

export function usePayments({ groupState, bill, own, choicesSettled }: PaymentContext) {
  const { id: groupId, currency } = groupState.group
  const [state, setState] = useState<PaymentState<ShareRow>>(noPayments)
  const rows = shareRows(bill, groupState.payments, activitiesOf(state), own)
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const [payments] = useState(() =>
    createPayments<ShareRow>({
      send: payment => sendPayment(groupId, payment),
      findOpen: () => openShares(latest.current),
      choicesSettled,
      onChange: setState,
    }),
  )
  // React's strict mode unmounts the screen once and mounts it again.
  useEffect(() => payments.show(), [payments])
  // Failures are cleared when the network returns, because they may be due to it.
  useEffect(() => {
    const forgetFailures = () => {
      closeErrorToast()
      payments.forgetFailures()
    }
    window.addEventListener('online', forgetFailures)
    return () => window.removeEventListener('online', forgetFailures)
  }, [payments])

  const payIn = async (stopIn: 'row' | 'bar', shares: readonly ShareRow[], ownTip: Minor = 0) => {
    if (!navigator.onLine) return showOffline()
    const payment = { shares, ownTip, stopIn: shares.every(({ isOwn }) => isOwn) ? null : stopIn }
    showOutcome(payment, await payments.pay(payment), currency)
  }
  return {
    rows,
    /** What the bar can stop. */
    inBar: state.running.find(({ stopIn }) => stopIn === 'bar'),
    /** "Pay Now" of a row. */
    payRow: (share: ShareRow) => payIn('row', [share]),
    /** Pays shares together. */
    pay: (shares: readonly ShareRow[], ownTip?: Minor) => payIn('bar', shares, ownTip),
    /** "Process All Payments". */
    async payAll() {
      if (!navigator.onLine) return showOffline()
      const each = (share: ShareRow): PlannedPayment<ShareRow> => ({
        shares: [share],
        ownTip: 0,
        stopIn: 'bar',
      })
      showTurn(await payments.payInTurn(openShares(rows).map(each)))
    },
    stop: payments.stop,
  }
}

function activitiesOf({ running, failed }: PaymentState) {
  const stages = running.flatMap(({ shares, stage }) =>
    shares.map(({ memberId }) => [memberId, stage] as const),
  )
  return new Map([...failed, ...stages])
}
