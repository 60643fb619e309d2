// One of the diner's own orders: its dishes, its time and the kitchen's progress. The diner can change or cancel it until the
// kitchen starts or it is paid.

import type { Member } from '#contract/groups.ts'
import type { Order } from '#contract/orders.ts'
import { OrderItems } from '../../parts/order-items.tsx'
import { OrderMark } from '../../parts/order-mark.tsx'
import { OrderWords } from '../../parts/order-words.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import * as texts from '../../text/texts.ts'
import { lazyOrPlain } from '../../ui/lazy-or-plain.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { DoubtActionsProps } from './doubt-actions.tsx'
import type { IncompleteOrderProps } from './incomplete-order.tsx'
import { quietButton } from './inline-button.ts'
import { LazyKitchenPart } from './kitchen/lazy-kitchen.tsx'
import { preloadAskRemoval } from './lazy-ask-removal.tsx'
import { CardButton, OrderCard } from './order-card.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { lockOf } from './order-lock.ts'
import type { ItemSharingProps } from './sharing/own-item-sharing.tsx'
import { orderText } from './table-events.ts'
import { editId } from './use-order-panel.ts'
import { useRemoval } from './use-removal.ts'

interface Props {
  readonly order: Order
  /** Everyone at the table. */
  readonly members: readonly Member[]
  /** The order was just spoken: one tap cancels it. */
  readonly isUndoable: boolean
  /** The seating is closed: its orders are only read. */
  readonly isClosed: boolean
  /** Whether orders of this table reach the kitchen, now or before. */
  readonly hasKitchen: boolean
  /** `at`: the item whose price the diner corrects. */
  readonly onEdit: (at?: number) => void
  readonly onRemoved: () => void
}

const words = texts.group.own

export function OwnOrder({ order, members, isUndoable, isClosed, hasKitchen, onEdit, onRemoved }: Props) {
  const removal = useRemoval(order, onRemoved)
  const lock = lockOf(order)
  return (
    <OrderCard
      className="border-line"
      isAsking={removal.isAsking && !lock && !isClosed}
      removal={removal}
      state={
        <>
          <TimeAgo instant={order.createdAt} />
          <OrderMark order={order} />
        </>
      }
      actions={
        lock || isClosed ? (
          order.isLocked && <span className="sr-only">{words.locked}</span>
        ) : (
          <span className="-me-3 flex">
            {(order.state === 'placed' || order.kitchen === 'to-confirm') && (
              <CardButton
                order={order}
                text={words.edit}
                id={editId(order.id)}
                className="text-accent-text"
                onClick={() => onEdit()}
                {...preloadForm}
              />
            )}
            <CardButton
              order={order}
              text={isUndoable ? words.undo : words.remove}
              ref={removal.isDeclined ? takeFocus : undefined}
              className="text-muted hover:text-ink"
              onClick={isUndoable ? removal.confirm : removal.ask}
              {...preloadAskRemoval}
            />
          </span>
        )
      }
    >
      {order.state === 'incomplete' && !isClosed ? (
        <IncompleteOrder order={order} members={members} isFresh={isUndoable} onEdit={() => onEdit()} />
      ) : (
        <>
          <OrderItems
            items={order.items}
            {...(members.length > 1 && {
              sharing: item => (
                <ItemSharing
                  order={{ ...order, isLocked: order.isLocked || isClosed }}
                  item={item}
                  members={members}
                />
              ),
            })}
            {...(!lock &&
              !isClosed && {
                doubtActions: (item, at) => (
                  <DoubtActions order={order} item={item} at={at} onCorrect={() => onEdit(at)} />
                ),
              })}
          />
          <OrderWords order={order} className={order.items.length > 0 ? 'pt-3' : ''} />
          {hasKitchen && <LazyKitchenPart order={order} />}
        </>
      )}
    </OrderCard>
  )
}

/** Lazy, because most dishes have no doubt. */
const DoubtActions = lazyOrPlain<DoubtActionsProps>(
  async () => (await import('./doubt-actions.tsx')).DoubtActions,
  () => <div className="h-11" />,
)

const ItemSharing = lazyOrPlain<ItemSharingProps>(
  async () => (await import('./sharing/own-item-sharing.tsx')).OwnItemSharing,
  () => <div className="h-5" />,
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
