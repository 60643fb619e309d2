// Why a diner can no longer change an order.

import type { Order } from '@tablemate/contract/orders.ts'

/** The server's problem for a change, or null if the order can be changed. A refused order stays, so that the diner sees why. */
export function lockOf({ isLocked, kitchen }: Order): 'already-paid' | 'in-the-kitchen' | null {
  if (isLocked) return 'already-paid'
  return kitchen && !changeable.includes(kitchen) ? 'in-the-kitchen' : null
}

/** The kitchen has not begun. */
const changeable: readonly Order['kitchen'][] = ['to-confirm', 'waiting', 'new']
