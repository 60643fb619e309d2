// A spoken order without understood dishes. Its diner completes it in the form.

import type { Order } from '#contract/orders.ts'
import { OrderNote } from '../../parts/order-words.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import * as texts from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { editId } from './use-order-panel.ts'

export interface IncompleteOrderProps {
  readonly order: Order
  readonly onEdit: () => void
}

export function IncompleteOrder({ order, onEdit }: IncompleteOrderProps) {
  const reasons = order.notUnderstood.flatMap(({ reason }) => reason ?? [])
  return (
    <div className="flex flex-col gap-2">
      <Transcript text={order.transcription} />
      {order.note && <OrderNote note={order.note} />}
      {!order.isPaid && (
        <>
          {reasons.map(reason => (
            <p key={reason} className="text-pretty">
              {texts.unplaced[reason]}
            </p>
          ))}
          <p className="text-pretty text-muted">{texts.toComplete.hint}</p>
          <Button id={editId(order.id)} size="small" className="mt-1" onClick={onEdit} {...preloadForm}>
            {texts.toComplete.action}
          </Button>
        </>
      )}
    </div>
  )
}
