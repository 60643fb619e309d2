// One of my orders that is still on this phone: it waits for the network, is being sent, or was refused with a reason.

import type { CurrencyCode } from '#domain/currency.ts'
import { isSafeToEdit, type WaitingOrder } from '../../outbox/queued-order.ts'
import { OrderItems } from '../../parts/order-items.tsx'
import { pill } from '../../parts/order-mark.tsx'
import { OrderNote } from '../../parts/order-words.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import * as en from '../../text/en.ts'
import { quietButton } from './in-place.ts'
import { EditButton, OrderCard, RemoveButton } from './order-card.tsx'
import { refusalText } from './order-form/outcome.ts'
import { orderText } from './table-news.ts'
import { editId } from './use-order-panel.ts'
import { useWithdrawal } from './use-withdrawal.ts'

export interface OwnWaitingOrderProps {
  readonly order: WaitingOrder
  readonly currency: CurrencyCode
  readonly isOffline: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

const words = en.offline.order

export function OwnWaitingOrder({ order, currency, isOffline, onEdit, onRemoved }: OwnWaitingOrderProps) {
  const { key, items, transcription, note, madeAt, progress } = order
  const named = (label: string) => en.group.own.of(label, orderText(order))
  const { sendAgain, ...removal } = useWithdrawal(order, onRemoved)
  const isFree = isSafeToEdit(progress)
  const { edit, remove } = en.group.own
  return (
    <OrderCard
      className="border-edge border-dashed"
      removal={removal}
      isLocked={!isFree}
      question={words.confirm}
      state={
        <>
          <TimeAgo instant={new Date(madeAt).toISOString()} />
          <Mark progress={progress} isOffline={isOffline} />
        </>
      }
      actions={
        <span className="-mr-3 ml-auto flex flex-wrap justify-end">
          {progress.kind === 'refused' && (
            <button
              type="button"
              aria-label={named(words.sendAgain)}
              className={`${quietButton} text-accent-text`}
              onClick={sendAgain}
            >
              {words.sendAgain}
            </button>
          )}
          {isFree && (
            <>
              <EditButton id={editId(key)} text={edit} label={named(edit)} onEdit={onEdit} />
              <RemoveButton text={remove} label={named(remove)} removal={removal} isAsked />
            </>
          )}
        </span>
      }
    >
      {transcription ? <Transcript text={transcription} /> : <OrderItems items={items} currency={currency} />}
      {note && <OrderNote note={note} className="pt-3" />}
      {progress.kind === 'refused' && (
        <p className="wrap-anywhere pt-3 pb-1 text-pretty text-danger">
          {refusalText(progress.refusal.problem)}
        </p>
      )}
      {!isFree && progress.kind !== 'sending' && (
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
