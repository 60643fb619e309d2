// A dish that was spoken and is in doubt, on its diner's own card: one tap settles it.

import type { Order } from '#contract/orders.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { useTableCurrency } from '../../parts/currency/currency-provider.tsx'
import { itemText } from '../../parts/item-text.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { quietButton } from './in-place.ts'
import { useConfirmation } from './use-confirmation.ts'

export interface DoubtActionsProps {
  readonly order: Order
  readonly item: OrderItem
  /** Its place among those that stand. */
  readonly at: number
  /** Opens the form at this dish. */
  readonly onCorrect: () => void
}

const words = en.doubtActions

export function DoubtActions({ order, item, at, onCorrect }: DoubtActionsProps) {
  const currency = useTableCurrency()
  const { isBusy, confirm: confirmDish } = useConfirmation(order, at)
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
        onClick={confirmDish}
      >
        {confirm}
      </button>
    </p>
  )
}
