// Lines of a bill: what it is on the left, what it comes to on the right, one beneath the other.

import type { ReactNode } from 'react'

export function BillLines({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`flex flex-col gap-1.5 ${className}`}>{children}</dl>
}

interface LineProps {
  readonly label: string
  /** Beside the label, quieter. */
  readonly note?: string | undefined
  /** Part of the line above it, not of the sum. */
  readonly isPart?: boolean
  readonly children: ReactNode
}

export function BillLine({ label, note, isPart = false, children }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${isPart ? '-mt-1 text-muted text-small' : ''}`}
    >
      <dt className="wrap-anywhere min-w-0 text-muted">
        {label}
        {note && <span className="text-small"> · {note}</span>}
      </dt>
      <dd className="figures max-w-3/4 shrink-0 text-right">{children}</dd>
    </div>
  )
}
