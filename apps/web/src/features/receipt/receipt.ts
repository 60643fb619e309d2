// The receipt of a member, or of the whole group, from the data of the group. Screen, text and picture show the same entries.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { includedTax } from '@tablemate/domain/bill/bill-total.ts'
import { type PartOfAll, shareLines } from '@tablemate/domain/bill/share-lines.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { type Minor, payableStep } from '@tablemate/domain/money.ts'
import { sumAdjustments } from '@tablemate/domain/orders/adjust-items.ts'
import { owedItems } from '@tablemate/domain/orders/order.ts'
import { dateAndTime, money, percent, rate, timeOfDay } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { series } from '../../lib/text/locale.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { isDemoPaid } from '../bill/share-rows.ts'
import { adjustmentText, itemText } from '../ordering/item-text.ts'
import { menuItemText } from '../ordering/menu-item-text.ts'

/** In words; amounts are formatted. */
export type ReceiptEntry =
  | { readonly kind: 'line' | 'total'; readonly label: string; readonly amount: string }
  /** Explains the entry above. Its amount is not added. */
  | { readonly kind: 'part'; readonly label: string; readonly amount?: string }
  | { readonly kind: 'rule' }

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

// The receipt as plain text, to be sent in a message.

export function receiptText(receipt: Receipt): string {
  return [...headOf(receipt), '', ...receipt.entries.map(entryText)].join('\n')
}

/** The lines above the entries. */
export function headOf({ restaurant, table, time, owner }: Receipt): string[] {
  return [restaurant, ...(table === null ? [] : [table]), time, owner]
}

function entryText(entry: ReceiptEntry): string {
  if (entry.kind === 'rule') return ''
  return entry.amount === undefined
    ? entry.label
    : texts.receipt.line({ label: entry.label, amount: entry.amount })
}

// What the group's receipt says about the bill: every dish, what is added, and the total.

/** Equal dishes of one price are one entry. */
function billEntries({ bill, group, orders }: GroupState): ReceiptEntry[] {
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
    ...sumAdjustments(items).map(adjustment => ({
      kind: 'part' as const,
      label: adjustmentText(adjustment, currency),
    })),
    { kind: 'rule' },
    { kind: 'line', label: texts.billSplit.bill.subtotal, amount: money(bill.subtotal, currency) },
    ...addedEntries({ ...bill, dishes: bill.subtotal, tip: bill.tipAmount }, bill, currency),
    { kind: 'rule' },
    { kind: 'total', label: texts.shareDetails.total, amount: money(bill.finalTotal, currency) },
  ]
}

// What a receipt says about its payments: own tips, the sum, who paid and how, and what is still due.

const words = texts.receipt

/** `memberId`: whose receipt it is; null: the group's, which says for whom each payment was. */
function paymentEntries(
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
    ...payments.flatMap(payment => [
      {
        kind: 'part' as const,
        label: paymentText(payment),
        amount: money(payment.amount + payment.ownTip, currency),
      },
      ...(payment.refunded
        ? [{ kind: 'part' as const, label: words.refunded({ amount: money(payment.refunded, currency) }) }]
        : []),
    ]),
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

// What a member's receipt says about their share: dishes and fractions of shared ones, or their part of everything.

const shareEntriesWords = texts.shareDetails

function shareEntries({ bill, group, orders, members }: GroupState, memberId: number): ReceiptEntry[] {
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
    ...lineOf(shareEntriesWords.rounding, lines.rounding, currency),
    ...lineOf(shareEntriesWords.changedBetween, lines.difference, currency),
    { kind: 'rule' },
    { kind: 'total', label: texts.receipt.share, amount: money(share.amount + share.tipAmount, currency) },
  ]

  function partEntries({ weight, of, total }: PartOfAll, had: readonly string[]): ReceiptEntry[] {
    const label = shareEntriesWords.partOf({ part: weight, of, whole: shareEntriesWords.everything })
    const part: ReceiptEntry = { kind: 'line', label, amount: money(total, currency) }
    return had.length > 0
      ? [part, { kind: 'part', label: texts.receipt.ordered({ dishes: series(had) }) }]
      : [part]
  }
}

// What the bill adds to the dishes: tax, service fee and tip, with their rates.

interface Added {
  /** The price of the dishes, which may include the tax. */
  readonly dishes: Minor
  readonly tax: Minor
  readonly serviceFee: Minor
  readonly tip: Minor
}

/** Without what is zero. */
export function addedEntries(
  { dishes: items, tax, serviceFee, tip }: Added,
  { rates, tipPercentage }: Pick<Bill, 'rates' | 'tipPercentage'>,
  currency: CurrencyCode,
): ReceiptEntry[] {
  const words = texts.billSplit.bill
  const { taxRate, serviceFeeRate, isTaxIncluded } = rates
  const contained = isTaxIncluded ? includedTax(items, rates, payableStep(currency)) : 0
  const included: ReceiptEntry[] = contained
    ? [
        {
          kind: 'part',
          label: words.includesTax({ rate: rate(taxRate) }),
          amount: money(contained, currency),
        },
      ]
    : []
  return [
    ...included,
    ...lineOf(words.tax({ rate: rate(taxRate) }), tax, currency),
    ...lineOf(words.serviceFee({ rate: rate(serviceFeeRate) }), serviceFee, currency),
    ...lineOf(
      tipPercentage === null ? words.tip : words.tipOf({ percent: percent(tipPercentage) }),
      tip,
      currency,
    ),
  ]
}

/** No entry for an amount of 0. */
function lineOf(label: string, amount: Minor, currency: CurrencyCode): ReceiptEntry[] {
  return amount === 0 ? [] : [{ kind: 'line', label, amount: money(amount, currency) }]
}
