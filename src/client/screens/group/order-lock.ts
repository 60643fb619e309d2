// Why an order can no longer be changed by its diner.

import type { Order } from '#contract/orders.ts'

/** As the server would name it; null: it can be changed. What was refused as a whole stays, so that its diner sees why. */
export function lockOf({ isPaid, kitchen }: Order): 'already-paid' | 'in-the-kitchen' | null {
  if (isPaid) return 'already-paid'
  return kitchen && kitchen !== 'waiting' && kitchen !== 'new' ? 'in-the-kitchen' : null
}
