// The card of one of the diner's own orders: its content, and below it its state and what its diner can do.

import type { ReactNode } from 'react'

interface Props {
  /** The classes of the border. */
  readonly className: string
  readonly state: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

export function OrderCard({ className, state, actions, children }: Props) {
  return (
    <article className={`animate-rise rounded-card border bg-card px-4 pt-4 ${className}`}>
      {children}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        <span className="flex items-center gap-3 text-muted text-small">{state}</span>
        {actions}
      </div>
    </article>
  )
}
