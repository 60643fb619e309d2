// What I ordered, newest first, and what it comes to.

import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { Price } from '../../parts/price.tsx'
import { en } from '../../text/en.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OwnOrder } from './own-order.tsx'
import { ownOrdersId } from './use-order-panel.ts'

interface Props {
  /** Oldest first. */
  readonly orders: readonly Order[]
  readonly currency: CurrencyCode
  /** The form that stands in place of one of them. */
  readonly editing: { readonly orderId: number; readonly form: ReactNode } | false
  readonly onEdit: (order: Order) => void
  readonly onRemoved: () => void
}

export function OwnOrders({ orders, currency, editing, onEdit, onRemoved }: Props) {
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const removed = () => {
    document.getElementById(ownOrdersId)?.focus()
    onRemoved()
  }
  return (
    <section aria-labelledby={ownOrdersId} className="flex flex-1 flex-col pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id={ownOrdersId} tabIndex={-1} className="scroll-mt-4 text-lead outline-none">
          {en.group.own.title}
        </h2>
        {total > 0 && <Price amount={total} currency={currency} className="ml-auto text-lead text-muted" />}
      </div>
      {orders.length === 0 ? (
        <EmptyState title={en.group.own.empty} hint={en.group.own.emptyHint} />
      ) : (
        <ul className="flex flex-col gap-3">
          {orders.toReversed().map(order => (
            <li key={order.id}>
              {editing && editing.orderId === order.id ? (
                editing.form
              ) : (
                <OwnOrder
                  order={order}
                  currency={currency}
                  onEdit={() => onEdit(order)}
                  onRemoved={removed}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
