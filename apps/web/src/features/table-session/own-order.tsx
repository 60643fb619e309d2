// One of the diner's own orders: its dishes, its time and the kitchen's progress. A tap on a dish opens what can be done with it.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { lazyOrPlain } from '../../ui/lazy-or-plain.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { LazySharedWith } from '../ordering/lazy-order-parts.tsx'
import { OrderItems } from '../ordering/order-items.tsx'
import { OrderMark } from '../ordering/order-mark.tsx'
import { OrderWords } from '../ordering/order-words.tsx'
import type { OwnOrderActionsProps } from './card-actions.tsx'
import type { DoubtActionsProps } from './doubt-actions.tsx'
import { orderText } from './group-events.ts'
import type { IncompleteOrderProps } from './incomplete-order.tsx'
import { quietButton } from './inline-button.ts'
import { LazyKitchenPart } from './kitchen/lazy-kitchen.tsx'
import { OrderCard } from './order-card.tsx'
import type { OrderItemActionsProps } from './order-item-actions.tsx'
import { lockOf } from './order-lock.ts'

interface Props {
  readonly order: Order
  /** Everyone in the group. */
  readonly members: readonly Member[]
  /** The order was just spoken: one tap cancels it. */
  readonly isUndoable: boolean
  /** The seating is closed: its orders are only read. */
  readonly isClosed: boolean
  /** Whether orders of this group reach the kitchen, now or before. */
  readonly hasKitchen: boolean
  /** `at`: the item whose price the diner corrects. */
  readonly onEdit: (at?: number) => void
  /** A dish was ordered again: the order in the group, or null while it is on this phone. */
  readonly onAgain: (order: Order | null) => void
  readonly onRemoved: () => void
}

export function OwnOrder(props: Props) {
  const { order, members, isUndoable, isClosed, hasKitchen, onEdit, onAgain, onRemoved } = props
  const isOpen = !isClosed && !lockOf(order)
  const isIncomplete = order.state === 'incomplete'
  const hasMenuItem = order.items.length > 0 && !isIncomplete
  // Otherwise the card's own button opens the form.
  const isComplete = !isIncomplete || order.kitchen === 'to-confirm'
  return (
    <OrderCard
      className="border-line"
      state={
        <>
          <TimeAgo instant={order.createdAt} />
          <OrderMark order={order} isClosed={isClosed} />
        </>
      }
      actions={
        isOpen &&
        (isUndoable || !hasMenuItem) && (
          <OwnOrderActions
            {...{ order, isUndoable, onRemoved }}
            onEdit={!hasMenuItem && isComplete ? () => onEdit() : undefined}
          />
        )
      }
    >
      {isIncomplete && !isClosed ? (
        <IncompleteOrder order={order} members={members} isFresh={isUndoable} onEdit={() => onEdit()} />
      ) : (
        <>
          <OrderItems
            items={order.items}
            {...(!isClosed && { className: '[&>li]:pe-8' })}
            below={(item, at) =>
              isClosed || isIncomplete ? (
                item.sharedBy && <LazySharedWith item={item} orderer={order.memberId} members={members} />
              ) : (
                <OrderItemActions
                  {...{ order, item, at, members, onAgain, onRemoved }}
                  onEdit={() => onEdit()}
                />
              )
            }
            {...(isOpen && {
              doubtActions: (item, at) => (
                <DoubtActions order={order} item={item} at={at} onCorrect={() => onEdit(at)} />
              ),
            })}
          />
          <OrderWords order={order} className={order.items.length > 0 ? 'pt-3' : ''} />
          {hasKitchen && !isIncomplete && <LazyKitchenPart order={order} />}
        </>
      )}
    </OrderCard>
  )
}

const OwnOrderActions = lazyOrPlain<OwnOrderActionsProps>(
  async () => (await import('./card-actions.tsx')).OwnOrderActions,
  () => null,
)

/** Lazy, because most dishes have no doubt. */
const DoubtActions = lazyOrPlain<DoubtActionsProps>(
  async () => (await import('./doubt-actions.tsx')).DoubtActions,
  () => <div className="h-11" />,
)

const OrderItemActions = lazyOrPlain<OrderItemActionsProps>(
  async () => (await import('./order-item-actions.tsx')).OrderItemActions,
  ({ item }) => item.sharedBy && <div className="h-5" />,
)

/** Until the script is loaded, the order itself opens the form. */
const IncompleteOrder = lazyOrPlain<IncompleteOrderProps>(
  async () => (await import('./incomplete-order.tsx')).IncompleteOrder,
  ({ order, onEdit }) => (
    <button type="button" className={`${quietButton} text-start`} onClick={onEdit}>
      {orderText(order)}
    </button>
  ),
)
