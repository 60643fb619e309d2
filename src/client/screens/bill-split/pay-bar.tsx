// The bar at the bottom: the collected amount, and this phone's next step: pay its share, stop a running payment, or leave.

import type { ReactNode } from 'react'
import type { Minor } from '#domain/money.ts'
import { useTableCurrency } from '../../parts/currency/currency-provider.tsx'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { collectedOf, openShares, type ShareRow } from './share-rows.ts'

const words = en.billSplit

interface Props {
  readonly rows: readonly ShareRow[]
  readonly total: Minor
  /** "Process All Payments" is running. */
  readonly isRunning: boolean
  readonly onPay: (shares: readonly ShareRow[]) => void
  readonly onStop: (memberId: number) => void
  /** Paying by card, beneath the next step. */
  readonly card: ReactNode
}

export function PayBar(props: Props) {
  const { rows, total } = props
  const currency = useTableCurrency()
  const collected = collectedOf(rows)
  return (
    <section aria-label={words.payments.progress} className="flex flex-col gap-2.5">
      <div
        role="progressbar"
        aria-label={words.payments.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={collected}
        aria-valuetext={words.payments.progressOf(money(collected, currency), money(total, currency))}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="size-full origin-left rounded-full bg-live transition-transform duration-220 ease-out"
          style={{ transform: `translateX(${(collected / total) * 100 - 100}%)` }}
        />
      </div>
      <NextStep {...props} />
      {props.card}
    </section>
  )
}

function NextStep({ rows, isRunning, onPay, onStop }: Props) {
  const currency = useTableCurrency()
  const open = openShares(rows)
  const own = rows.filter(({ isOwn }) => isOwn)
  const due = openShares(own)
  const current = isRunning && rows.find(({ status }) => status === 'starting' || status === 'processing')
  if (current) {
    const { memberId, name, status } = current
    return (
      <>
        <Line>{words.shares.starting(money(current.due, currency), isolate(name))}</Line>
        <Button tone="secondary" isBusy={status === 'processing'} onClick={() => onStop(memberId)}>
          {words.shares.stop}
        </Button>
      </>
    )
  }
  const isHeld = (row: ShareRow) => row.status === 'held'
  if (open.length === 0 && !rows.some(isHeld)) return <Goodbye />
  if (due.length > 0) {
    const sum = money(
      due.reduce((sum, row) => sum + row.due, 0),
      currency,
    )
    return (
      <Button isBusy={due.some(({ status }) => status === 'processing')} onClick={() => onPay(due)}>
        {due.length > 1 ? words.shares.payAllMine(sum) : words.shares.payMine(sum)}
      </Button>
    )
  }
  if (own.length === 0 || open.length === 0 || own.some(isHeld)) return null
  const { youPaid, notYours } = words.payments
  return <Line>{(own.some(({ paid }) => paid > 0) ? youPaid : notYours)(open.length)}</Line>
}

function Goodbye() {
  const { allPaid, goodbye, done } = words.payments
  return (
    <>
      <div role="status" className="animate-rise text-center">
        <p className="font-semibold text-live">{allPaid}</p>
        <p className="text-muted text-small">{goodbye}</p>
      </div>
      <NavButton tone="secondary" to={paths.landing()}>
        {done}
      </NavButton>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="wrap-anywhere text-center text-muted">
      {children}
    </p>
  )
}
