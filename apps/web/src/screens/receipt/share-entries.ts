// What a member's receipt says about their share: dishes and fractions of shared ones, or their part of everything.

import type { GroupState } from '@tablemate/contract/live.ts'
import { type PartOfAll, shareLines } from '@tablemate/domain/bill/share-lines.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { menuItemText } from '../../parts/menu-item-text.ts'
import { money } from '../../text/format.ts'
import { series } from '../../text/locale.ts'
import { texts } from '../../text/texts.ts'
import { addedEntries, lineOf } from './added-entries.ts'
import type { ReceiptEntry } from './receipt-entry.ts'

const words = texts.shareDetails

export function shareEntries({ bill, group, orders, members }: GroupState, memberId: number): ReceiptEntry[] {
  const share = bill.memberSplits.find(split => split.memberId === memberId)
  if (!share) return []
  const { currency } = group
  const settled = { bill, orders, memberIds: members.map(({ id }) => id), step: payableStep(currency) }
  const lines = shareLines(share, settled)
  /** What the member had, where the split does not follow it. */
  const { dishes: ordered } = shareLines(share, { ...settled, bill: { ...bill, splitMethod: 'items' } })
  const items = lines.dishes.reduce((sum, { total }) => sum + total, lines.part?.total ?? 0)
  return [
    ...lines.dishes.map(item => ({
      kind: 'line' as const,
      label: menuItemText(item),
      amount: money(item.total, currency),
    })),
    ...(lines.part && lines.part.weight > 0 ? partEntries(lines.part, ordered.map(menuItemText)) : []),
    ...addedEntries({ ...lines, dishes: items }, bill, currency),
    ...lineOf(words.rounding, lines.rounding, currency),
    ...lineOf(words.changedBetween, lines.difference, currency),
    { kind: 'rule' },
    { kind: 'total', label: texts.receipt.share, amount: money(share.amount + share.tipAmount, currency) },
  ]

  function partEntries({ weight, of, total }: PartOfAll, had: readonly string[]): ReceiptEntry[] {
    const label = words.partOf({ part: weight, of, whole: words.everything })
    const part: ReceiptEntry = { kind: 'line', label, amount: money(total, currency) }
    return had.length > 0
      ? [part, { kind: 'part', label: texts.receipt.ordered({ dishes: series(had) }) }]
      : [part]
  }
}
