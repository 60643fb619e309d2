// What a receipt says about its payments: own tips, the sum, who paid and how, and what is still due.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { isDemoPaid } from '../../parts/demo-paid.ts'
import { money, timeOfDay } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import { texts } from '../../text/texts.ts'
import { lineOf } from './added-entries.ts'
import type { ReceiptEntry } from './receipt-entry.ts'

const words = texts.receipt

/** `memberId`: whose receipt it is; null: the group's, which says for whom each payment was. */
export function paymentEntries(
  { group, members, bill }: GroupState,
  payments: readonly Payment[],
  memberId: number | null,
): ReceiptEntry[] {
  const { currency } = group
  const nameOf = (id: number | null) => isolate(members.find(member => member.id === id)?.name ?? '')
  const total = payments.reduce((sum, { amount, ownTip }) => sum + amount + ownTip, 0)
  const split = bill.memberSplits.find(split => split.memberId === memberId)
  const held = memberId === null ? bill.held : (split?.held ?? 0)
  return [
    ...payments.flatMap(({ paidBy, memberId: paidFor, ownTip }) =>
      lineOf(words.tipFrom({ name: nameOf(paidBy ?? paidFor) }), ownTip, currency),
    ),
    { kind: 'total', label: words.paid, amount: money(total, currency) },
    ...payments.map(payment => ({
      kind: 'part' as const,
      label: paymentText(payment),
      amount: money(payment.amount + payment.ownTip, currency),
    })),
    ...(isDemoPaid(group, payments)
      ? [{ kind: 'part' as const, label: texts.billSplit.payments.nothingCharged }]
      : []),
    ...lineOf(words.held, held, currency),
    ...lineOf(texts.shareDetails.due, split?.due ?? 0, currency),
  ]

  function paymentText({ memberId: paidFor, paidBy, paymentMethod, createdAt }: Payment): string {
    const method = texts.paymentMethods[paymentMethod]
    const by = paidBy === null ? words.byStaff : words.by({ name: nameOf(paidBy) })
    const how = [timeOfDay(Date.parse(createdAt)), method]
    if (memberId !== null) return [...how, by].join(' · ')
    return [nameOf(paidFor), ...how, ...(paidBy === paidFor ? [] : [by])].join(' · ')
  }
}
