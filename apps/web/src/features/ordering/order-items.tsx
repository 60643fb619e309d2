// The items of an order, set like a menu: quantity, name, modifiers and price.

import { lineTotal, notRefused, type OrderItem } from '@tablemate/domain/orders/order.ts'
import type { ReactNode } from 'react'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { Price } from '../currency/price.tsx'
import { adjustmentText, itemText, refusedTexts } from './item-text.ts'
import { RefusedItems } from './refused-items.tsx'

interface Props {
  readonly items: readonly OrderItem[]
  /** Rendered for an item in doubt, in place of its mark. `at` is the item's index among the items not refused. */
  readonly doubtActions?: (item: OrderItem, at: number) => ReactNode
  /** Rendered below each item: who shares it, and in the diner's own orders what can be done with it. */
  readonly below?: (item: OrderItem, at: number) => ReactNode
  readonly className?: string
}

export function OrderItems({ items, doubtActions, below, className = '' }: Props) {
  return (
    <ul className={`flex flex-col gap-2.5 ${className}`}>
      {notRefused(items).map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity than their index
        <li key={at} className="relative break-inside-avoid">
          <div className="flex flex-wrap items-baseline justify-end gap-x-4">
            <span className="wrap-anywhere min-w-[55%] flex-1 font-semibold">{itemText(item)}</span>
            <Price amount={lineTotal(item)} />
          </div>
          {item.modifications && (
            <p className="wrap-anywhere text-muted print:text-black">
              <bdi>{item.modifications}</bdi>
            </p>
          )}
          <Adjustments item={item} />
          {item.doubt && doubtActions ? doubtActions(item, at) : <Mark item={item} />}
          {below?.(item, at)}
        </li>
      ))}
      {refusedTexts(items).length > 0 && <RefusedItems items={items} />}
    </ul>
  )
}

/** What the staff took off, and why. */
function Adjustments({ item: { adjustments = [] } }: { item: OrderItem }) {
  const currency = useGroupCurrency()
  return adjustments.map((adjustment, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: adjustments have no other identity than their index
    <p key={at} className="figures text-muted text-small print:text-black">
      {adjustmentText(adjustment, currency)}
    </p>
  ))
}

function Mark({ item: { doubt, isOffMenu, isUnapproved, guestPrice } }: { item: OrderItem }) {
  const currency = useGroupCurrency()
  if (isUnapproved) return <p className="text-accent-text text-small">{texts.order.unapproved}</p>
  if (guestPrice !== undefined)
    return (
      <p className="text-muted text-small">
        {texts.order.priceOfStaff({ amount: money(guestPrice, currency) })}
      </p>
    )
  const mark = doubt ?? (isOffMenu && 'offMenu')
  return (
    mark && (
      <p className={`text-small ${doubt ? 'text-accent-text print:text-black' : 'text-muted'}`}>
        {texts.order.doubt[mark]}
      </p>
    )
  )
}
