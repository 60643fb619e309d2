// The lines of a bill: labels on the left, amounts on the right.

import type { ReactNode } from 'react'

export function BillLines({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`flex flex-col gap-1.5 ${className}`}>{children}</dl>
}

interface LineProps {
  readonly label: string
  /** Muted text beside the label. */
  readonly note?: string | undefined
  /** The amount is part of the line above, and not added to the sum. */
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
      <dd className="figures max-w-3/4 shrink-0 text-end">{children}</dd>
    </div>
  )
}
