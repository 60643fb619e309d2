// A member's orders on this phone with their total, newest first. Orders that wait to be sent are above those in the group.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import type { ReactNode } from 'react'
import { isHeldByPause, type WaitingOrder } from '../../lib/outbox/queued-order.ts'
import { texts } from '../../lib/text/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Price } from '../currency/price.tsx'
import { OwnOrder } from './own-order.tsx'
import { OwnWaitingOrder } from './own-waiting-order.tsx'

interface Props {
  readonly headingId: string
  readonly title: string
  /** The title and total are above, on the row that folds the orders. */
  readonly isTitledAbove?: boolean
  /** Everyone in the group. */
  readonly members: readonly Member[]
  /** Oldest first. */
  readonly orders: readonly Order[]
  /** Oldest first. */
  readonly waiting: readonly WaitingOrder[]
  readonly isOffline: boolean
  /** The kitchen takes no orders for the moment. */
  readonly isPaused: boolean
  readonly isClosed: boolean
  readonly hasKitchen: boolean
  /** The form that replaces an order's card: that of the order with this id, or of the waiting order with this key. */
  readonly editing: { readonly order: number | string; readonly form: ReactNode } | false
  /** The id of the order that one tap cancels. */
  readonly undoable: number | null
  readonly onEdit: (order: Order, at?: number) => void
  readonly onAmend: (order: WaitingOrder) => void
  readonly onAgain: (order: Order | null) => void
  readonly onRemoved: () => void
}

export function OwnOrders(props: Props) {
  const {
    headingId,
    title,
    isTitledAbove,
    members,
    orders,
    waiting,
    isOffline,
    isPaused,
    isClosed,
    hasKitchen,
  } = props
  const { editing, undoable, onEdit, onAmend, onAgain, onRemoved } = props
  const total = totalOf(orders, waiting)
  const removed = () => {
    document.getElementById(headingId)?.focus()
    onRemoved()
  }
  return (
    <section
      aria-labelledby={headingId}
      className={`flex flex-1 flex-col ${isTitledAbove ? 'pt-3' : 'pt-8'}`}
    >
      <div
        className={isTitledAbove ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-4 pb-3'}
      >
        <h2 id={headingId} tabIndex={-1} className="wrap-anywhere scroll-mt-4 text-lead outline-none">
          {title}
        </h2>
        {total > 0 && <Price amount={total} className="ms-auto text-lead text-muted" />}
      </div>
      {orders.length + waiting.length === 0 ? (
        <EmptyState title={texts.group.own.empty} hint={texts.group.own.emptyHint} />
      ) : (
        <ul className="flex flex-col gap-3">
          {waiting.toReversed().map(order => (
            <li key={order.key}>
              {editing && editing.order === order.key ? (
                editing.form
              ) : (
                <OwnWaitingOrder
                  order={order}
                  isOffline={isOffline}
                  isPaused={isPaused}
                  onEdit={() => onAmend(order)}
                  onRemoved={removed}
                />
              )}
            </li>
          ))}
          {orders.toReversed().map(order => (
            <li key={order.id}>
              {editing && editing.order === order.id ? (
                editing.form
              ) : (
                <OwnOrder
                  order={order}
                  members={members}
                  isUndoable={order.id === undoable}
                  isClosed={isClosed}
                  hasKitchen={hasKitchen}
                  onEdit={at => onEdit(order, at)}
                  onAgain={onAgain}
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

/** Refused orders do not count, because they are not sent unless the diner sends them again, or a pause of the kitchen ends. */
export function totalOf(orders: readonly Order[], waiting: readonly WaitingOrder[]): number {
  const coming = waiting.filter(({ progress }) => progress.kind !== 'refused' || isHeldByPause(progress))
  return [...orders.map(({ total }) => total), ...coming.map(({ items }) => orderTotal(items))].reduce(
    (sum, total) => sum + total,
    0,
  )
}
