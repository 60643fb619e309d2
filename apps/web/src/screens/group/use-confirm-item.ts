// Confirming one dish of an order as it is: a guessed price, or the one of several that fitted.

import type { Order } from '@tablemate/contract/orders.ts'
import { notRefused } from '@tablemate/domain/orders/order.ts'
import { useState } from 'react'
import { showOrderFailure } from './order-form/outcome.ts'
import { saveChange } from './order-form/save-change.ts'

/** `at`: the item's index among the items that the kitchen did not refuse. */
export function useConfirmItem(order: Order, at: number) {
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
