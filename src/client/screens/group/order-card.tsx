// The card of one of my orders: what it is, and below its state and what can be done with it, or the question whether it goes.

import type { ComponentProps, ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import type { WaitingOrder } from '../../outbox/queued-order.ts'
import * as en from '../../text/en.ts'
import { quietButton } from './in-place.ts'
import { LazyAskRemoval } from './lazy-ask-removal.tsx'
import { orderText } from './table-events.ts'
import type { useAsking } from './use-asking.ts'

interface Props {
  /** The border. */
  readonly className: string
  /** The question whether it goes stands in place of state and actions. */
  readonly isAsking: boolean
  readonly removal: Pick<ReturnType<typeof useAsking>, 'isBusy' | 'keep' | 'confirm'>
  readonly question?: string | undefined
  readonly state: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

export function OrderCard({ className, isAsking, removal, question, state, actions, children }: Props) {
  const { isBusy, keep, confirm } = removal
  return (
    <article className={`animate-rise rounded-card border bg-card px-4 pt-4 ${className}`}>
      {children}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        {isAsking ? (
          <LazyAskRemoval question={question} isBusy={isBusy} onKeep={keep} onRemove={confirm} />
        ) : (
          <>
            <span className="flex items-center gap-3 text-muted text-small">{state}</span>
            {actions}
          </>
        )}
      </div>
    </article>
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly text: string
  readonly order: Order | WaitingOrder
  readonly className: string
}

/** Named with the order that it belongs to. */
export function CardButton({ text, order, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={en.group.own.of(text, orderText(order))}
      className={`${quietButton} ${className}`}
      {...button}
    >
      {text}
    </button>
  )
}
