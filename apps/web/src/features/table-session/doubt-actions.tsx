// The doubt about a spoken dish, on its diner's order card. One tap confirms the dish.

import type { Order } from '@tablemate/contract/orders.ts'
import { notRefused, type OrderItem } from '@tablemate/domain/orders/order.ts'
import { useState } from 'react'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { showOrderFailure } from '../ordering/form/outcome.ts'
import { saveChange } from '../ordering/form/save-change.ts'
import { itemText } from '../ordering/item-text.ts'
import { quietButton } from './inline-button.ts'

interface DoubtActionsProps {
  readonly order: Order
  readonly item: OrderItem
  /** The item's index among the items that the kitchen did not refuse. */
  readonly at: number
  /** Opens the form at this dish. */
  readonly onCorrect: () => void
}

const words = texts.doubtActions

export function DoubtActions({ order, item, at, onCorrect }: DoubtActionsProps) {
  const currency = useGroupCurrency()
  const { isBusy, confirm: confirmItem } = useConfirmItem(order, at)
  const { doubt, price } = item
  if (!doubt) return null
  const of = (label: string) => texts.group.own.labelFor({ label, subject: itemText(item) })
  const text = doubt === 'price' ? words.guessedPrice : texts.order.doubt.name
  const confirm = doubt === 'price' ? words.keepPrice({ price: money(price, currency) }) : words.isRight
  return (
    <p className="-mx-3 relative z-1 flex w-fit flex-wrap items-center">
      <button
        type="button"
        aria-label={of(text)}
        className={`${quietButton} text-start text-accent-text text-small underline decoration-dotted underline-offset-4`}
        onClick={onCorrect}
      >
        {text}
      </button>
      <button
        type="button"
        aria-label={of(confirm)}
        aria-busy={isBusy || undefined}
        className={`${quietButton} text-small`}
        onClick={confirmItem}
      >
        {confirm}
      </button>
    </p>
  )
}

// Confirming one dish of an order as it is: a guessed price, or the one of several that fitted.

/** `at`: the item's index among the items that the kitchen did not refuse. */
function useConfirmItem(order: Order, at: number) {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async confirm() {
      if (isBusy) return
      setBusy(true)
      try {
        const items = notRefused(order.items).map((item, index) => ({ ...item, isConfirmed: index === at }))
        await saveChange(order, { items })
      } catch (error) {
        showOrderFailure(error, { isNew: false })
      }
      setBusy(false)
    },
  }
}
