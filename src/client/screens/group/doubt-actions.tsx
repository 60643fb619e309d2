// A dish that was spoken and is in doubt, on its diner's own card: one tap settles it.

import type { CurrencyCode } from '#domain/currency.ts'
import type { OrderItem } from '#domain/order.ts'
import { itemText } from '../../parts/item-text.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { quietButton } from './in-place.ts'

export interface DoubtActionsProps {
  readonly item: OrderItem
  readonly currency: CurrencyCode
  readonly isBusy: boolean
  /** Opens the form at this dish. */
  readonly onCorrect: () => void
  readonly onConfirm: () => void
}

const words = en.doubtActions

export function DoubtActions({ item, currency, isBusy, onCorrect, onConfirm }: DoubtActionsProps) {
  const { doubt, price } = item
  if (!doubt) return null
  const of = (label: string) => en.group.own.of(label, itemText(item))
  const text = doubt === 'price' ? words.guessedPrice : en.order.doubt.name
  const confirm = doubt === 'price' ? words.keepPrice(money(price, currency)) : words.isRight
  return (
    <p className="-mx-3 flex flex-wrap items-center">
      <button
        type="button"
        aria-label={of(text)}
        className={`${quietButton} text-left text-accent-text text-small underline decoration-dotted underline-offset-4`}
        onClick={onCorrect}
      >
        {text}
      </button>
      <button
        type="button"
        aria-label={of(confirm)}
        aria-busy={isBusy || undefined}
        className={`${quietButton} text-small`}
        onClick={onConfirm}
      >
        {confirm}
      </button>
    </p>
  )
}
