// The card of an order that is still on this phone: it waits, is being sent, or was refused with a reason.

import { isSafeToEdit, type WaitingOrder } from '../../outbox/queued-order.ts'
import { OrderItems } from '../../parts/order-items.tsx'
import { pill } from '../../parts/order-mark.tsx'
import { OrderNote } from '../../parts/order-words.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import * as texts from '../../text/texts.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { preloadAskRemoval } from './lazy-ask-removal.tsx'
import { CardButton, OrderCard } from './order-card.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { refusalText } from './order-form/outcome.ts'
import { editId } from './use-order-panel.ts'
import { useWithdrawal } from './use-withdrawal.ts'

export interface OwnWaitingOrderProps {
  readonly order: WaitingOrder
  readonly isOffline: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

const words = texts.offline.order

export function OwnWaitingOrder({ order, isOffline, onEdit, onRemoved }: OwnWaitingOrderProps) {
  const { key, items, transcription, note, madeAt, progress } = order
  const { sendAgain, ...removal } = useWithdrawal(order, onRemoved)
  const isEditable = isSafeToEdit(progress)
  const { edit, remove } = texts.group.own
  return (
    <OrderCard
      className="border-edge border-dashed"
      isAsking={removal.isAsking && isEditable}
      removal={removal}
      question={words.confirm}
      state={
        <>
          <TimeAgo instant={new Date(madeAt).toISOString()} />
          <Mark progress={progress} isOffline={isOffline} />
        </>
      }
      actions={
        <span className="-me-3 ms-auto flex flex-wrap justify-end">
          {progress.kind === 'refused' && (
            <CardButton
              order={order}
              text={words.sendAgain}
              className="text-accent-text"
              onClick={sendAgain}
            />
          )}
          {isEditable && (
            <>
              <CardButton
                order={order}
                text={edit}
                id={editId(key)}
                className="text-accent-text"
                onClick={onEdit}
                {...preloadForm}
              />
              <CardButton
                order={order}
                text={remove}
                ref={removal.isDeclined ? takeFocus : undefined}
                className="text-muted hover:text-ink"
                onClick={removal.ask}
                {...preloadAskRemoval}
              />
            </>
          )}
        </span>
      }
    >
      {transcription ? <Transcript text={transcription} /> : <OrderItems items={items} />}
      {note && <OrderNote note={note} className="pt-3" />}
      {progress.kind === 'refused' && (
        <p className="wrap-anywhere pt-3 pb-1 text-pretty text-danger">
          {refusalText(progress.refusal.problem)}
        </p>
      )}
      {!isEditable && progress.kind !== 'sending' && (
        <p className="pt-3 text-pretty text-muted text-small">{words.mayBeThere}</p>
      )}
    </OrderCard>
  )
}

function Mark({ progress, isOffline }: Pick<WaitingOrder, 'progress'> & { isOffline: boolean }) {
  if (progress.kind === 'refused') {
    const text = isSafeToEdit(progress) ? words.refused : words.unconfirmed
    return <span className={`${pill} bg-danger/10 text-danger`}>{text}</span>
  }
  const isWaiting = progress.kind === 'waiting' || isOffline
  return (
    <span className={`${pill} bg-tint text-accent-text`}>{isWaiting ? words.waiting : words.sending}</span>
  )
}
