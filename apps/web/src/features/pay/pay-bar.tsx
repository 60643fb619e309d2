// The bar at the bottom: the collected amount, and this phone's next step: pay its share, stop a running payment, or leave.

import type { Minor } from '@tablemate/domain/money.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { collectedOf, openShares, type ShareRow } from '../bill/share-rows.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { type RunningPayment, sumOfDues } from './payments.ts'

const words = texts.billSplit

interface Props {
  readonly groupId: string
  readonly rows: readonly ShareRow[]
  readonly total: Minor
  /** The running payment that is shown and stopped here. */
  readonly running: RunningPayment<ShareRow> | undefined
  /** Null where the demo is not offered. */
  readonly onPay: ((shares: readonly ShareRow[]) => void) | null
  readonly onStop: (memberId: number) => void
  /** Beneath the next step. */
  readonly children?: ReactNode
}

export function PayBar(props: Props) {
  const { rows, total } = props
  const currency = useGroupCurrency()
  const collected = collectedOf(rows)
  const bar = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  // The pressed button is replaced by what comes next, which then takes the focus.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('[role=status], button')?.focus()
    hadFocus.current = bar.current?.contains(document.activeElement) ?? false
  })
  return (
    <section
      ref={bar}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
      aria-label={words.payments.progress}
      className="flex flex-col gap-2.5"
    >
      <div
        role="progressbar"
        aria-label={words.payments.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={collected}
        aria-valuetext={words.payments.progressOf({
          collected: money(collected, currency),
          total: money(total, currency),
        })}
        className="h-1.5 overflow-hidden rounded-full bg-line rtl:-scale-x-100"
      >
        <div
          className="size-full rounded-full bg-live transition-transform duration-220 ease-out"
          style={{ transform: `translateX(${(collected / total) * 100 - 100}%)` }}
        />
      </div>
      <NextStep {...props} />
      {props.children}
    </section>
  )
}

function NextStep({ groupId, rows, running, onPay, onStop }: Props) {
  const currency = useGroupCurrency()
  const open = openShares(rows)
  const own = rows.filter(({ isOwn }) => isOwn)
  const due = openShares(own)
  if (running) {
    const { shares, ownTip, stage } = running
    const names = shares.map(({ name }) => isolate(name))
    const amount = money(sumOfDues(shares) + ownTip, currency)
    return (
      <>
        <Line>{words.shares.starting({ amount, names: list(names) })}</Line>
        <Button
          tone="secondary"
          isBusy={stage === 'processing'}
          onClick={() => shares[0] && onStop(shares[0].memberId)}
        >
          {words.shares.stop}
        </Button>
      </>
    )
  }
  const isHeld = (row: ShareRow) => row.status === 'held'
  if (open.length === 0 && !rows.some(isHeld)) return <Goodbye groupId={groupId} ownId={own[0]?.memberId} />
  if (due.length > 0) {
    if (!onPay) return null
    const sum = money(sumOfDues(due), currency)
    return (
      <Button isBusy={due.some(({ status }) => status === 'processing')} onClick={() => onPay(due)}>
        {due.length > 1 ? words.shares.payAllMine({ amount: sum }) : words.shares.payMine({ amount: sum })}
      </Button>
    )
  }
  if (own.length === 0 || open.length === 0 || own.some(isHeld)) return null
  const { youPaid, notYours, receipt } = words.payments
  const paid = own.find(({ paid }) => paid > 0)
  return (
    <>
      <Line>{(paid ? youPaid : notYours)({ open: open.length })}</Line>
      {paid && (
        <NavButton tone="secondary" to={paths.receipt(groupId, paid.memberId)}>
          {receipt}
        </NavButton>
      )}
    </>
  )
}

/** `ownId`: the member whose receipt it links to; without one the group's. */
function Goodbye({ groupId, ownId }: { groupId: string; ownId: number | undefined }) {
  const { allPaid, goodbye, done, receipt } = words.payments
  return (
    <>
      <div role="status" tabIndex={-1} className="animate-rise text-center outline-none">
        <p className="font-semibold text-live">{allPaid}</p>
        <p className="text-muted text-small">{goodbye}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <NavButton tone="secondary" to={paths.receipt(groupId, ownId)}>
          {receipt}
        </NavButton>
        <NavButton tone="secondary" to={paths.landing()}>
          {done}
        </NavButton>
      </div>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" tabIndex={-1} className="wrap-anywhere text-center text-muted outline-none">
      {children}
    </p>
  )
}
