// One of my orders: its dishes and since when; to be changed or taken back until it is paid.

import type { Order } from '#contract/orders.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { NotUnderstood } from '../../parts/not-understood.tsx'
import { OrderItems } from '../../parts/order-items.tsx'
import { OrderMark } from '../../parts/order-mark.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { AskRemoval } from './ask-removal.tsx'
import { quietButton, takeFocus } from './in-place.ts'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { editId } from './use-order-panel.ts'
import { useRemoval } from './use-removal.ts'

interface Props {
  readonly order: Order
  readonly currency: CurrencyCode
  /** It was just spoken: one tap takes it back. */
  readonly isUndoable: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

const words = en.group.own

export function OwnOrder({ order, currency, isUndoable, onEdit, onRemoved }: Props) {
  const { isAsking, isBusy, wasKept, ask, keep, confirm } = useRemoval(order, onRemoved)
  return (
    <article className="animate-rise rounded-card border border-line bg-card px-4 pt-4">
      {order.state === 'incomplete' ? (
        <ToComplete order={order} onEdit={onEdit} />
      ) : (
        <>
          <OrderItems items={order.items} currency={currency} />
          <NotUnderstood said={order.transcription} stretches={order.notUnderstood} className="pt-3" />
        </>
      )}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        {isAsking ? (
          <AskRemoval isBusy={isBusy} onKeep={keep} onRemove={confirm} />
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
                    className={`${quietButton} text-accent-text`}
                    onClick={onEdit}
                    {...preloadForm}
                  >
                    {words.edit}
                  </button>
                )}
                <button
                  ref={wasKept ? takeFocus : undefined}
                  type="button"
                  className={`${quietButton} text-muted hover:text-ink`}
                  onClick={isUndoable ? confirm : ask}
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

/** What was said is kept; its diner makes dishes of it. */
function ToComplete({ order, onEdit }: { order: Order; onEdit: () => void }) {
  return (
    <div className="flex flex-col gap-2">
      <Transcript text={order.transcription} />
      {!order.isPaid && (
        <>
          <p className="text-pretty text-muted">{words.completeHint}</p>
          <Button id={editId(order.id)} size="small" className="mt-1" onClick={onEdit} {...preloadForm}>
            {words.complete}
          </Button>
        </>
      )}
    </div>
  )
}
