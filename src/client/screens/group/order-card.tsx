// The card of one of the diner's own orders: its content, and below it state and actions, or the question before deletion.

import type { ComponentProps, ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import type { WaitingOrder } from '../../outbox/queued-order.ts'
import * as texts from '../../text/texts.ts'
import { quietButton } from './inline-button.ts'
import { LazyAskRemoval } from './lazy-ask-removal.tsx'
import { orderText } from './table-events.ts'
import type { useInlineConfirm } from './use-inline-confirm.ts'

interface Props {
  /** The classes of the border. */
  readonly className: string
  /** Shows the question in place of state and actions. */
  readonly isAsking: boolean
  readonly removal: Pick<ReturnType<typeof useInlineConfirm>, 'isBusy' | 'keep' | 'confirm'>
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

/** Its accessible name includes the order. */
export function CardButton({ text, order, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={texts.group.own.labelFor(text, orderText(order))}
      className={`${quietButton} ${className}`}
      {...button}
    >
      {text}
    </button>
  )
}
