// The card of an order that is still on this phone: it waits, is being sent, or was refused with a reason.

import type { SentItem } from '@tablemate/domain/menu/menu-price.ts'
import type { ChosenOption } from '@tablemate/domain/menu/options.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { outbox } from '../../lib/outbox/phone-outbox.ts'
import {
  isHeldByPause,
  isSafeToEdit,
  type OrderQuestion,
  questionOf,
  type WaitingOrder,
  withPrices,
} from '../../lib/outbox/queued-order.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { refusalText, showStorageFailure, showTooLate } from '../ordering/form/outcome.ts'
import { OrderItems } from '../ordering/order-items.tsx'
import { pill } from '../ordering/order-mark.tsx'
import { OrderNote } from '../ordering/order-words.tsx'
import { Transcript } from '../ordering/transcript.tsx'
import { CardActions, CardButton, EditButton, RemoveButton } from './card-actions.tsx'
import { OrderCard } from './order-card.tsx'
import { useInlineConfirm } from './use-inline-confirm.ts'
import { editId } from './use-order-panel.ts'

interface OwnWaitingOrderProps {
  readonly order: WaitingOrder
  readonly isOffline: boolean
  /** The kitchen takes no orders for the moment. */
  readonly isPaused: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

const words = texts.offline.order

export function OwnWaitingOrder({ order, isOffline, isPaused, onEdit, onRemoved }: OwnWaitingOrderProps) {
  const { key, items, transcription, note, madeAt, progress } = order
  const { sendAgain, sendInstead, ...removal } = useWithdrawal(order, onRemoved)
  const question = questionOf(progress)
  const isHeld = isPaused && isHeldByPause(progress)
  const isEditable = isSafeToEdit(progress)
  const isClosed = progress.kind === 'refused' && progress.refusal.problem === 'seating-closed'
  return (
    <OrderCard
      className="border-edge border-dashed"
      state={
        <>
          <TimeAgo instant={new Date(madeAt).toISOString()} />
          <Mark progress={isHeld ? { kind: 'waiting' } : progress} isOffline={isOffline} />
        </>
      }
      actions={
        <CardActions
          removal={{ ...removal, isAsking: removal.isAsking && isEditable }}
          question={words.confirm}
        >
          {question && <Answers order={order} question={question} onAnswer={sendInstead} />}
          {progress.kind === 'refused' && !question && !isClosed && !isHeld && (
            <CardButton order={order} text={words.sendAgain} onClick={sendAgain} />
          )}
          {isEditable && !isClosed && <EditButton order={order} id={editId(key)} onClick={onEdit} />}
          {isEditable && <RemoveButton order={order} removal={removal} />}
        </CardActions>
      }
    >
      {transcription ? <Transcript text={transcription} /> : <OrderItems items={items.map(asShown)} />}
      {note && <OrderNote note={note} className="pt-3" />}
      {progress.kind === 'refused' && (
        <p className={`wrap-anywhere pt-3 pb-1 text-pretty ${isHeld ? 'text-muted' : 'text-danger'}`}>
          {isHeldByPause(progress) && !isPaused ? words.wasHeld : refusalText(progress.refusal.problem)}
          {question && <Details items={items} question={question} />}
        </p>
      )}
      {!isEditable && progress.kind !== 'sending' && (
        <p className="pt-3 text-pretty text-muted text-small">{words.mayBeThere}</p>
      )}
    </OrderCard>
  )
}

interface QuestionProps {
  readonly question: OrderQuestion
}

/** The items that the question is about. */
function Details({ items, question }: QuestionProps & Pick<WaitingOrder, 'items'>) {
  const currency = useGroupCurrency()
  if (question.kind !== 'price-changed') {
    const names = question.at.map(at => isolate(items[at]?.name ?? ''))
    return <span className="block font-semibold">{series(names)}</span>
  }
  return question.prices.map(({ item, name, price }) => (
    <span key={item} className="block font-semibold">
      {words.newPrice({
        name: isolate(name),
        before: money(items[item]?.price ?? 0, currency),
        now: money(price, currency),
      })}
    </span>
  ))
}

/** The answers that send the order in another form. */
function Answers({
  order,
  question,
  onAnswer,
}: QuestionProps & { order: WaitingOrder; onAnswer: (items: readonly SentItem[]) => void }) {
  const { items } = order
  const answer = (text: string, changed: readonly SentItem[]) => (
    <CardButton order={order} text={text} onClick={() => onAnswer(changed)} />
  )
  if (question.kind === 'price-changed') return answer(words.acceptPrices, withPrices(items, question.prices))
  const typed = items.map((item, at) => (question.at.includes(at) ? { ...item, isOffMenu: true } : item))
  return (
    <>
      {question.kind === 'menu-item-gone' && answer(words.askForIt, typed)}
      {answer(
        words.takeOff,
        items.filter((_, at) => !question.at.includes(at)),
      )}
    </>
  )
}

/** Whether a dish is on the menu is known once the order is in the group. The rows of this phone's forms name their options. */
function asShown({ isOffMenu: _, options, ...item }: SentItem): OrderItem {
  return { ...item, ...(options && { options: options as ChosenOption[] }) }
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

// The actions for an order that is still on this phone: withdraw it after a question in its card, or send it again.

function useWithdrawal(order: WaitingOrder, onRemoved: () => void) {
  const removal = useInlineConfirm(async () => {
    try {
      const isRemoved = await outbox.withdraw(order)
      if (isRemoved) onRemoved()
      else showTooLate()
      return isRemoved
    } catch {
      showStorageFailure(texts.group.own.removeFailed)
      return false
    }
  })
  const sendAgain = async () => {
    try {
      // The order's card shows every other outcome.
      if ((await outbox.sendAgain(order)).kind === 'too-late') showTooLate()
    } catch {
      showStorageFailure(texts.offline.order.sendFailed)
    }
  }
  /** Sends these items in place of the order's; none deletes the order. */
  const sendInstead = async (items: readonly SentItem[]) => {
    try {
      const { key: replaces, progress: _, madeAt: __, ...input } = order
      if (items.length === 0) await removal.confirm()
      else if ((await outbox.place({ ...input, items, replaces }, () => undefined)).kind === 'too-late')
        showTooLate()
    } catch {
      showStorageFailure(texts.offline.order.sendFailed)
    }
  }

  return { ...removal, sendAgain, sendInstead }
}
