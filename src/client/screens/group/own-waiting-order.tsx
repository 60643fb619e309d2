// One of my orders that is still on this phone: it waits for the network, is being sent, or was refused with a reason.

import type { CurrencyCode } from '#domain/currency.ts'
import { isInHand, type WaitingOrder } from '../../api/queued-order.ts'
import { OrderItems } from '../../parts/order-items.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { en } from '../../text/en.ts'
import { problemText } from '../../text/problems.ts'
import { AskRemoval } from './ask-removal.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { editId } from './use-order-panel.ts'
import { useWithdrawal } from './use-withdrawal.ts'

interface Props {
  readonly order: WaitingOrder
  readonly currency: CurrencyCode
  readonly isOffline: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

const words = en.offline.order

export function OwnWaitingOrder({ order, currency, isOffline, onEdit, onRemoved }: Props) {
  const { key, items, madeAt, progress } = order
  const { state, ask, keep, remove, sendAgain } = useWithdrawal(order, onRemoved)
  const isFree = isInHand(progress)
  const isAsking = isFree && (state === 'asking' || state === 'removing')
  return (
    <article className="animate-rise rounded-card border border-edge border-dashed bg-card px-4 pt-4">
      <OrderItems items={items} currency={currency} />
      {progress.kind === 'refused' && (
        <p className="wrap-anywhere pt-3 pb-1 text-pretty text-danger">
          {problemText[progress.refusal.problem]}
        </p>
      )}
      {!isFree && progress.kind !== 'sending' && (
        <p className="pt-3 text-pretty text-muted text-small">{words.mayBeThere}</p>
      )}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        {isAsking ? (
          <AskRemoval
            question={words.confirm}
            isBusy={state === 'removing'}
            onKeep={keep}
            onRemove={remove}
          />
        ) : (
          <>
            <span className="flex items-center gap-3 text-muted text-small">
              <TimeAgo instant={new Date(madeAt).toISOString()} />
              <Mark progress={progress} isOffline={isOffline} />
            </span>
            <span className="-mr-3 ml-auto flex flex-wrap justify-end">
              {progress.kind === 'refused' && (
                <button type="button" className={`${link} text-accent-text`} onClick={sendAgain}>
                  {words.sendAgain}
                </button>
              )}
              {isFree && (
                <>
                  <button
                    id={editId(key)}
                    type="button"
                    className={`${link} text-accent-text`}
                    onClick={onEdit}
                    {...preloadForm}
                  >
                    {en.group.own.edit}
                  </button>
                  <button
                    ref={state === 'kept' ? takeFocus : undefined}
                    type="button"
                    className={`${link} text-muted hover:text-ink`}
                    onClick={ask}
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
  if (progress.kind === 'refused')
    return <span className={`${pill} bg-danger/10 text-danger`}>{words.refused}</span>
  const isWaiting = progress.kind === 'waiting' || isOffline
  return (
    <span className={`${pill} bg-tint text-accent-text`}>{isWaiting ? words.waiting : words.sending}</span>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
const link = 'min-h-11 min-w-11 rounded-button px-3 font-semibold'
const pill =
  'inline-flex shrink-0 items-center rounded-full px-2.5 py-1 font-semibold text-small leading-none'
