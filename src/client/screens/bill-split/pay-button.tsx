// What stands before an amount: the way to pay it, or the mark that it is paid.

import * as en from '../../text/en.ts'
import { Spinner } from '../../ui/spinner.tsx'

const words = en.billSplit.shares

interface PayButtonProps {
  /** Whose share, and how much: for those who hear only this. */
  readonly label: string
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** Busy it keeps its place and its focus. */
export function PayButton({ label, isBusy, onPress }: PayButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className="grid min-h-11 min-w-18 place-items-center whitespace-nowrap rounded-button px-1.5 font-semibold text-accent-text transition-[color,scale] duration-150 hover:text-accent-strong active:scale-[0.985] aria-busy:text-muted"
    >
      {isBusy ? <Spinner size={18} /> : words.payNow}
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
      {words.paid}
    </span>
  )
}
