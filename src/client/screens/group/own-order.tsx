// One of my orders: its dishes and since when; to be changed or taken back until it is paid.

import { Suspense } from 'react'
import type { Order } from '#contract/orders.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { OrderItems } from '../../parts/order-items.tsx'
import { OrderMark } from '../../parts/order-mark.tsx'
import { OrderNote, OrderWords } from '../../parts/order-words.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import type { DoubtActionsProps } from './doubt-actions.tsx'
import { quietButton, takeFocus } from './in-place.ts'
import { LazyAskRemoval, preloadAskRemoval } from './lazy-ask-removal.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { orderText } from './table-news.ts'
import { useConfirmation } from './use-confirmation.ts'
import { editId } from './use-order-panel.ts'
import { useRemoval } from './use-removal.ts'

interface Props {
  readonly order: Order
  readonly currency: CurrencyCode
  /** It was just spoken: one tap takes it back. */
  readonly isUndoable: boolean
  /** With the dish whose price is to be corrected. */
  readonly onEdit: (at?: number) => void
  readonly onRemoved: () => void
}

const words = en.group.own

export function OwnOrder({ order, currency, isUndoable, onEdit, onRemoved }: Props) {
  const { busyAt, confirm: confirmDish } = useConfirmation(order)
  const named = (label: string) => words.of(label, orderText(order))
  const { isAsking, isBusy, wasKept, ask, keep, confirm } = useRemoval(order, onRemoved)
  return (
    <article className="animate-rise rounded-card border border-line bg-card px-4 pt-4">
      {order.state === 'incomplete' ? (
        <ToComplete order={order} onEdit={onEdit} />
      ) : (
        <>
          <OrderItems
            items={order.items}
            currency={currency}
            {...(!order.isPaid && {
              doubtActions: (item, at) => (
                <Suspense fallback={<div className="h-11" />}>
                  <DoubtActions
                    item={item}
                    currency={currency}
                    isBusy={busyAt === at}
                    onCorrect={() => onEdit(at)}
                    onConfirm={() => confirmDish(at)}
                  />
                </Suspense>
              ),
            })}
          />
          <OrderWords order={order} className={order.items.length > 0 ? 'pt-3' : ''} />
        </>
      )}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        {isAsking ? (
          <LazyAskRemoval isBusy={isBusy} onKeep={keep} onRemove={confirm} />
        ) : (
          <>
            <span className="flex items-center gap-3 text-muted text-small">
              <TimeAgo instant={order.createdAt} />
              <OrderMark order={order} />
            </span>
            {order.isPaid ? (
              <span className="sr-only">{words.locked}</span>
            ) : (
              <span className="-mr-3 flex">
                {order.state === 'placed' && (
                  <button
                    id={editId(order.id)}
                    type="button"
                    aria-label={named(words.edit)}
                    className={`${quietButton} text-accent-text`}
                    onClick={() => onEdit()}
                    {...preloadForm}
                  >
                    {words.edit}
                  </button>
                )}
                <button
                  ref={wasKept ? takeFocus : undefined}
                  type="button"
                  aria-label={named(isUndoable ? words.undo : words.remove)}
                  className={`${quietButton} text-muted hover:text-ink`}
                  onClick={isUndoable ? confirm : ask}
                  {...preloadAskRemoval}
                >
                  {isUndoable ? words.undo : words.remove}
                </button>
              </span>
            )}
          </>
        )}
      </div>
    </article>
  )
}

/** Most dishes are in no doubt. */
const DoubtActions = lazyExtra<DoubtActionsProps>(
  async () => (await import('./doubt-actions.tsx')).DoubtActions,
)

/** What was said is kept; its diner makes dishes of it. */
function ToComplete({ order, onEdit }: Pick<Props, 'order' | 'onEdit'>) {
  const reasons = order.notUnderstood.flatMap(({ reason }) => reason ?? [])
  return (
    <div className="flex flex-col gap-2">
      <Transcript text={order.transcription} />
      {order.note && <OrderNote note={order.note} />}
      {!order.isPaid && (
        <>
          {reasons.map(reason => (
            <p key={reason} className="text-pretty">
              {en.order.reason[reason]}
            </p>
          ))}
          <p className="text-pretty text-muted">{words.completeHint}</p>
          <Button
            id={editId(order.id)}
            size="small"
            className="mt-1"
            onClick={() => onEdit()}
            {...preloadForm}
          >
            {words.complete}
          </Button>
        </>
      )}
    </div>
  )
}
