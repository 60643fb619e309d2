// The receipt of a member, or of the whole group, from the data of the group. Screen, text and picture show the same entries.

import type { GroupState } from '@tablemate/contract/live.ts'
import { tableText } from '../../parts/table-text.ts'
import { dateAndTime } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import { texts } from '../../text/texts.ts'
import { billEntries } from './bill-entries.ts'
import { paymentEntries } from './payment-entries.ts'
import type { ReceiptEntry } from './receipt-entry.ts'
import { shareEntries } from './share-entries.ts'

export interface Receipt {
  readonly restaurant: string
  /** Null if nobody has named the group. */
  readonly table: string | null
  /** When the last of its payments was made. */
  readonly time: string
  /** Whose receipt it is. */
  readonly owner: string
  readonly entries: readonly ReceiptEntry[]
}

/** `memberId`: null for the whole group. Null while nothing was paid for the member, or while the group still owes. */
export function receiptOf(groupState: GroupState, memberId: number | null): Receipt | null {
  const { group, bill, members, payments } = groupState
  const member = members.find(({ id }) => id === memberId)
  const received = member ? payments.filter(payment => payment.memberId === member.id) : payments
  const last = received.at(-1)
  const isSettled = memberId === null ? bill.collected === bill.finalTotal : member !== undefined
  if (!last || !isSettled) return null
  const entries = member ? shareEntries(groupState, member.id) : billEntries(groupState)
  return {
    restaurant: isolate(group.restaurantName ?? texts.table.unnamed),
    table: group.tableNumber === null ? null : tableText(group.tableNumber),
    time: dateAndTime(last.createdAt),
    owner: member ? texts.receipt.of({ name: isolate(member.name) }) : texts.receipt.ofTable,
    entries: [...entries, { kind: 'rule' }, ...paymentEntries(groupState, received, member?.id ?? null)],
  }
}
