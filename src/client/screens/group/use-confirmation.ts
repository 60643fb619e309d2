// Confirming one dish of an order as it is: a guessed price, or the one of several that fitted.

import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { tellFailure } from './order-form/outcome.ts'
import { saveChange } from './order-form/send-order.ts'

export function useConfirmation(order: Order) {
  const [busyAt, setBusyAt] = useState<number | null>(null)
  return {
    busyAt,
    async confirm(at: number) {
      if (busyAt !== null) return
      setBusyAt(at)
      try {
        const items = order.items.map((item, place) => ({ ...item, isConfirmed: place === at }))
        await saveChange(order, { items })
      } catch (error) {
        tellFailure(error, { isNew: false })
      }
      setBusyAt(null)
    },
  }
}
