// One of my orders that is still on this phone: it waits for the network, is being sent, or was refused with a reason.

import type { CurrencyCode } from '#domain/currency.ts'
import { isSafeToEdit, type WaitingOrder } from '../../outbox/queued-order.ts'
import { OrderItems } from '../../parts/order-items.tsx'
import { pill } from '../../parts/order-mark.tsx'
import { OrderNote } from '../../parts/order-words.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import * as en from '../../text/en.ts'
import { quietButton, takeFocus } from './in-place.ts'
import { LazyAskRemoval, preloadAskRemoval } from './lazy-ask-removal.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'
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
  const { isAsking, isBusy, wasKept, ask, keep, confirm, sendAgain } = useWithdrawal(order, onRemoved)
  const isFree = isSafeToEdit(progress)
  return (
    <article className="animate-rise rounded-card border border-edge border-dashed bg-card px-4 pt-4">
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
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        {isAsking && isFree ? (
          <LazyAskRemoval question={words.confirm} isBusy={isBusy} onKeep={keep} onRemove={confirm} />
        ) : (
          <>
            <span className="flex items-center gap-3 text-muted text-small">
              <TimeAgo instant={new Date(madeAt).toISOString()} />
              <Mark progress={progress} isOffline={isOffline} />
            </span>
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
                  <button
                    id={editId(key)}
                    type="button"
                    aria-label={named(en.group.own.edit)}
                    className={`${quietButton} text-accent-text`}
                    onClick={onEdit}
                    {...preloadForm}
                  >
                    {en.group.own.edit}
                  </button>
                  <button
                    ref={wasKept ? takeFocus : undefined}
                    type="button"
                    aria-label={named(en.group.own.remove)}
                    className={`${quietButton} text-muted hover:text-ink`}
                    onClick={ask}
                    {...preloadAskRemoval}
                  >
                    {en.group.own.remove}
                  </button>
                </>
              )}
            </span>
          </>
        )}
      </div>
    </article>
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
