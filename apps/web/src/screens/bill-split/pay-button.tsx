// The button before an amount, which pays it or stops its payment, and the mark of a paid share.

import type { MouseEvent } from 'react'
import { texts } from '../../text/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { ShareRow } from './share-rows.ts'

const words = texts.billSplit.shares

interface PayButtonProps {
  readonly row: ShareRow
  /** The due, formatted. */
  readonly amount: string
  readonly onPay: () => void
  readonly onStop: () => void
}

/** The same button element in every state, so that it keeps its position and its focus. */
export function PayButton({ row, amount, onPay, onStop }: PayButtonProps) {
  const isStarting = row.status === 'starting'
  const isBusy = row.status === 'processing'
  const press = (event: MouseEvent) => {
    // The second tap of a double tap must not press the Stop button that the first tap brought.
    if (isStarting) return event.detail !== 2 && onStop()
    if (!isBusy) onPay()
  }
  return (
    <button
      type="button"
      aria-label={
        isStarting ? words.stopFor({ name: row.name }) : words.payNowFor({ name: row.name, amount })
      }
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
      className={`grid min-h-11 min-w-18 place-items-center whitespace-nowrap rounded-button px-1.5 font-semibold transition-[color,scale] duration-150 active:scale-[0.985] aria-busy:text-muted ${isStarting ? 'border border-danger/50 text-danger' : 'text-accent-text hover:text-accent-strong'}`}
    >
      {isBusy ? <Spinner size={18} /> : isStarting ? words.stop : words.payNow}
    </button>
  )
}

/** `isJustPaid`: the share was paid while it was on the screen. */
export function PaidMark({ isJustPaid }: { isJustPaid: boolean }) {
  const arrives = 'transition-[opacity,scale] duration-220 ease-out starting:scale-60 starting:opacity-0'
  return (
    <span
      className={`me-1.5 rounded-full bg-live-tint px-2.5 py-1 font-semibold text-live text-small leading-none ${isJustPaid ? arrives : ''}`}
    >
      {texts.order.paid}
    </span>
  )
}
