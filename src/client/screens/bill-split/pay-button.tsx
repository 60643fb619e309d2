// What stands before an amount: the way to pay it, or to stop its payment, or the mark that it is paid.

import type { MouseEvent } from 'react'
import * as en from '../../text/en.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { ShareRow } from './share-rows.ts'

const words = en.billSplit.shares

interface PayButtonProps {
  readonly row: ShareRow
  /** Due, as a text. */
  readonly amount: string
  readonly onPay: () => void
  readonly onStop: () => void
}

/** One button throughout, so that it keeps its place and its focus. */
export function PayButton({ row, amount, onPay, onStop }: PayButtonProps) {
  const isStarting = row.status === 'starting'
  const isBusy = row.status === 'processing'
  const press = (event: MouseEvent) => {
    // The second tap of a double one was not meant for what the first has brought.
    if (isStarting) return event.detail !== 2 && onStop()
    if (!isBusy) onPay()
  }
  return (
    <button
      type="button"
      aria-label={isStarting ? words.stopFor(row.name) : words.payNowFor(row.name, amount)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
      className={`grid min-h-11 min-w-18 place-items-center whitespace-nowrap rounded-button px-1.5 font-semibold transition-[color,scale] duration-150 active:scale-[0.985] aria-busy:text-muted ${isStarting ? 'border border-danger/50 text-danger' : 'text-accent-text hover:text-accent-strong'}`}
    >
      {isBusy ? <Spinner size={18} /> : isStarting ? words.stop : words.payNow}
    </button>
  )
}

/** `isMoment`: it has just been paid, before one's eyes. */
export function PaidMark({ isMoment }: { isMoment: boolean }) {
  const arrives = 'transition-[opacity,scale] duration-220 ease-out starting:scale-60 starting:opacity-0'
  return (
    <span
      className={`mr-1.5 rounded-full bg-live-tint px-2.5 py-1 font-semibold text-live text-small leading-none ${isMoment ? arrives : ''}`}
    >
      {en.order.paid}
    </span>
  )
}
