// One of the diner's own orders: its dishes, its time and the kitchen's progress. A tap on a dish opens what can be done with it.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { OrderItems } from '../ordering/order-items.tsx'
import { OrderMark } from '../ordering/order-mark.tsx'
import { OrderWords } from '../ordering/order-words.tsx'
import { SharedWith } from '../ordering/shared-with.tsx'
import { OwnOrderActions } from './card-actions.tsx'
import { DoubtActions } from './doubt-actions.tsx'
import { IncompleteOrder } from './incomplete-order.tsx'
import { OrderState } from './kitchen/kitchen-parts.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderItemActions } from './order-item-actions.tsx'
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
                item.sharedBy && <SharedWith item={item} orderer={order.memberId} members={members} />
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
          {hasKitchen && !isIncomplete && <OrderState order={order} />}
        </>
      )}
    </OrderCard>
  )
}
