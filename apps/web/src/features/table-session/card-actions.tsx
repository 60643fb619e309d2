// The buttons on the card of an order that is not sent or has no dish, or the question before its deletion in their place.

import type { Order } from '@tablemate/contract/orders.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { WaitingOrder } from '../../lib/outbox/queued-order.ts'
import { texts } from '../../lib/text/texts.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { AskRemoval } from './ask-removal.tsx'
import { orderText } from './group-events.ts'
import { quietButton } from './inline-button.ts'
import type { useInlineConfirm } from './use-inline-confirm.ts'
import { editId } from './use-order-panel.ts'
import { useRemoval } from './use-removal.ts'

const words = texts.group.own

interface OwnOrderActionsProps {
  readonly order: Order
  /** One tap cancels the order. */
  readonly isUndoable: boolean
  /** Opens the order's form; absent: it has another way there. */
  readonly onEdit?: (() => void) | undefined
  readonly onRemoved: () => void
}

export function OwnOrderActions({ order, isUndoable, onEdit, onRemoved }: OwnOrderActionsProps) {
  const removal = useRemoval(order, onRemoved)
  return (
    <CardActions removal={removal}>
      {onEdit && <EditButton order={order} id={editId(order.id)} onClick={onEdit} />}
      <RemoveButton
        order={order}
        removal={removal}
        {...(isUndoable && { text: words.undo, onClick: removal.confirm })}
      />
    </CardActions>
  )
}

interface Props {
  readonly removal: ReturnType<typeof useInlineConfirm>
  readonly question?: string | undefined
  readonly children: ReactNode
}

export function CardActions({ removal: { isAsking, isBusy, keep, confirm }, question, children }: Props) {
  if (!isAsking) return <span className="-me-3 ms-auto flex flex-wrap justify-end">{children}</span>
  return (
    <span className="flex basis-full">
      <AskRemoval question={question} isBusy={isBusy} onKeep={keep} onRemove={confirm} />
    </span>
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly order: Order | WaitingOrder
  readonly text?: string
}

/** Its accessible name includes the order. */
export function CardButton({ text = '', order, className = 'text-accent-text', ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={words.labelFor({ label: text, subject: orderText(order) })}
      className={`${quietButton} ${className}`}
      {...button}
    >
      {text}
    </button>
  )
}

export function EditButton(button: ButtonProps) {
  return <CardButton text={words.edit} {...button} />
}

export function RemoveButton({ removal, ...button }: ButtonProps & Pick<Props, 'removal'>) {
  return (
    <CardButton
      text={words.remove}
      ref={removal.isDeclined ? takeFocus : undefined}
      className="text-muted hover:text-ink"
      onClick={removal.ask}
      {...button}
    />
  )
}
