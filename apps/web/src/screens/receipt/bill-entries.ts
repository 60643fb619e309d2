// What the group's receipt says about the bill: every dish, what is added, and the total.

import type { GroupState } from '@tablemate/contract/live.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { owedItems } from '@tablemate/domain/orders/order.ts'
import { itemText } from '../../parts/item-text.ts'
import { money } from '../../text/format.ts'
import { texts } from '../../text/texts.ts'
import { addedEntries } from './added-entries.ts'
import type { ReceiptEntry } from './receipt-entry.ts'

/** Equal dishes of one price are one entry. */
export function billEntries({ bill, group, orders }: GroupState): ReceiptEntry[] {
  const { currency } = group
  const items = orders.flatMap(order => owedItems(order.items))
  const shared = [...groupBy(items, ({ name, price }) => `${price} ${name}`).values()].map(same => {
    const quantity = same.reduce((sum, item) => sum + item.quantity, 0)
    return { name: same[0]?.name ?? '', quantity, total: quantity * (same[0]?.price ?? 0) }
  })
  return [
    ...shared.map(item => ({
      kind: 'line' as const,
      label: itemText(item),
      amount: money(item.total, currency),
    })),
    { kind: 'rule' },
    { kind: 'line', label: texts.billSplit.bill.subtotal, amount: money(bill.subtotal, currency) },
    ...addedEntries({ ...bill, dishes: bill.subtotal, tip: bill.tipAmount }, bill, currency),
    { kind: 'rule' },
    { kind: 'total', label: texts.shareDetails.total, amount: money(bill.finalTotal, currency) },
  ]
}
