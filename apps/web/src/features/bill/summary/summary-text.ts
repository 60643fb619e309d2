// The summary as text, to be sent in a message: who ordered what, and the bill. It may be passed on, so it has no code. Pure.

import { money } from '../../../lib/text/format.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { tableText } from '../../../lib/text/table-text.ts'
import { texts } from '../../../lib/text/texts.ts'
import { itemText } from '../../ordering/item-text.ts'
import type { Summary } from './use-summary.ts'

const words = texts.summary

export function summaryText(summary: Summary): string {
  const { group, members } = summary
  const amountOf = (amount: number) => money(amount, group.currency)
  return [
    placeText(group) || texts.titles.summary,
    ...members.flatMap(({ name, total, orders }) => [
      '',
      texts.receipt.line({ label: isolate(name), amount: amountOf(total) }),
      ...orders.flatMap(({ items }) => items.filter(({ isToConfirm }) => !isToConfirm).map(itemText)),
    ]),
    '',
    ...totalsOf(summary).map(({ label, amount }) => texts.receipt.line({ label, amount: amountOf(amount) })),
  ].join('\n')
}

/** "Chez Nous · Table 7"; empty if neither is known. */
export function placeText({ restaurantName, tableNumber }: Summary['group']): string {
  return [restaurantName && isolate(restaurantName), tableNumber && tableText(tableNumber)]
    .filter(Boolean)
    .join(' · ')
}

interface Total {
  readonly label: string
  readonly amount: number
}

/** What the bill adds to the dishes, without what is zero, the total, and what is paid of it. */
export function totalsOf({ totalAmount, bill, payments }: Summary): Total[] {
  const { kinds } = words.csv
  const paid = payments.reduce((sum, { amount, ownTip }) => sum + amount + ownTip, 0)
  return [
    { label: words.subtotal, amount: totalAmount },
    { label: kinds.tax, amount: bill.tax },
    { label: kinds.serviceFee, amount: bill.serviceFee },
    { label: kinds.tip, amount: bill.tipAmount },
    { label: words.total, amount: bill.finalTotal },
    { label: texts.receipt.paid, amount: paid },
  ].filter(({ label, amount }) => amount !== 0 || label === words.total)
}
