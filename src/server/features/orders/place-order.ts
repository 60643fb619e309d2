// Placing an order: the one call that a full restaurant makes all evening.

import type { Order } from '#contract/orders.ts'
import type { FieldProblem } from '#contract/problem.ts'
import { isPayable, payableStep } from '#domain/money.ts'
import { isIncomplete, type OrderItem, orderTotal } from '#domain/order.ts'
import type { Stretch } from '#domain/spoken-order.ts'
import { changeTableOnce, requireOwnMember } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import type { OnceKey, StoredAnswer } from '../../http/once.ts'
import { problem } from '../../http/problems.ts'
import type { NewOrder } from './queries.ts'

export interface WantedOrder {
  readonly groupId: string
  readonly memberId: number
  readonly items: readonly OrderItem[]
  readonly transcription: string
  readonly notUnderstood: readonly Stretch[]
}

/**
 * Places the order and answers it. Throws 'group-not-found', 'not-your-member', 'too-many-orders', 'invalid' for a
 * price that the table's currency cannot pay, and what `http/once.ts` throws of a key.
 */
export async function placeOrder(
  house: Pick<House, 'database' | 'clock' | 'events'>,
  wanted: WantedOrder,
  caller: { readonly device: string; readonly once: OnceKey | null },
  { id, write }: { readonly id: number; readonly write: (order: NewOrder) => Promise<boolean> },
): Promise<Order | StoredAnswer> {
  const now = house.clock()
  const order: Order = {
    id,
    ...wanted,
    items: [...wanted.items],
    notUnderstood: [...wanted.notUnderstood],
    total: orderTotal(wanted.items),
    createdAt: now.toISOString(),
    state: isIncomplete(wanted) ? 'incomplete' : 'placed',
    isPaid: false,
  }
  const isWhole = wanted.items.every(item => isPayable(item.price, 100))
  const placed = await write({ order, now, isWhole, ...caller })
  if (!placed) return explainRefusal(house, wanted, caller)
  house.events.announce('table-changed', { groupId: wanted.groupId })
  return order
}

/** Throws 'invalid' naming each item whose price the currency cannot pay: tenths of a yen. */
export function requirePayable(items: readonly OrderItem[], currency: string): void {
  const step = payableStep(currency)
  const wrong = items.flatMap(({ price }, at): [string, FieldProblem][] =>
    isPayable(price, step) ? [] : [[`items.${at}.price`, 'not-payable']],
  )
  if (wrong.length > 0) throw problem('invalid', { fields: Object.fromEntries(wrong) })
}

/** The slow way round, which finds the first answer of a key or the reason why there is no order. */
function explainRefusal(
  house: Pick<House, 'database' | 'clock' | 'events'>,
  { groupId, memberId, items }: WantedOrder,
  caller: { readonly device: string; readonly once: OnceKey | null },
): Promise<StoredAnswer> {
  return changeTableOnce(house, { groupId, ...caller }, async (held): Promise<StoredAnswer> => {
    requireOwnMember(held, memberId)
    requirePayable(items, held.currency)
    throw problem('too-many-orders')
  })
}
