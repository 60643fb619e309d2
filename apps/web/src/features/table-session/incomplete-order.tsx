// A spoken order that its diner sends to the kitchen, or one without understood dishes, which is completed in the form.

import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { OneLook, type OneLookProps } from '../ordering/one-look/one-look.tsx'
import { OrderNote } from '../ordering/order-words.tsx'
import { Transcript } from '../ordering/transcript.tsx'
import { editId } from './use-order-panel.ts'

export type IncompleteOrderProps = OneLookProps

export function IncompleteOrder(props: IncompleteOrderProps) {
  const { order, onEdit } = props
  if (order.kitchen === 'to-confirm') return <OneLook {...props} />
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
          <Button id={editId(order.id)} size="small" className="mt-1" onClick={onEdit}>
            {texts.toComplete.action}
          </Button>
        </>
      )}
    </div>
  )
}
