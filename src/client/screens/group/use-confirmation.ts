// Confirming one dish of an order as it is: a guessed price, or the one of several that fitted.

import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { standing } from '#domain/orders/order.ts'
import { showFailure } from './order-form/outcome.ts'
import { saveChange } from './order-form/save-change.ts'

/** `at`: the dish's place among those that stand. */
export function useConfirmation(order: Order, at: number) {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async confirm() {
      if (isBusy) return
      setBusy(true)
      try {
        const items = standing(order.items).map((item, place) => ({ ...item, isConfirmed: place === at }))
        await saveChange(order, { items })
      } catch (error) {
        showFailure(error, { isNew: false })
      }
      setBusy(false)
    },
  }
}
