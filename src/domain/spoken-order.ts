// What a diner said, as an order that the table can hold: every dish with a price, and what it leaves in doubt.

import { type CurrencyCode, demoBasePrice } from './currency.ts'
import { limits } from './limits.ts'
import { menuPrice } from './menu-price.ts'
import { isPayable, type Minor, payableStep } from './money.ts'
import type { OrderItem, Stretch } from './order.ts'
import { parseOrder } from './voice-order/parse-order.ts'
import type { MenuEntry, SpokenItem } from './voice-order/parsed-order.ts'

export interface SpokenOrder {
  /** None where nothing was understood. */
  readonly items: readonly OrderItem[]
  readonly notUnderstood: readonly Stretch[]
  /** What the kitchen should know beside the dishes, joined by ", "; empty where nothing of the kind was said. */
  readonly note: string
  /** The sentence is not English: nothing of it is guessed at, all of it stands in `notUnderstood`. */
  readonly isOtherLanguage: boolean
}

/** A dish that may be spoken of. */
export type SpokenDish = MenuEntry & { readonly isSoldOut: boolean }

/**
 * Understands a transcript at a table with this currency. A dish has its menu's price, else the spoken one, else the
 * demo base price, and then says so. One that is sold out is not ordered: the words for it are kept with those that were
 * not understood. Source: decisions.md, Calls; docs/decisions/0011.
 */
export function spokenOrder(
  transcript: string,
  menu: readonly SpokenDish[] | null,
  currency: CurrencyCode,
): SpokenOrder {
  const { kind, items, notUnderstood } = parseOrder(transcript, menu)
  const isOut = ({ entry }: SpokenItem) => (entry as SpokenDish | null)?.isSoldOut ?? false
  const soldOut = items.filter(isOut).map(({ start, end }) => ({ start, end, isSoldOut: true as const }))
  return {
    items: items.filter(item => !isOut(item)).map(item => asOrderItem(item, currency)),
    notUnderstood: [...notUnderstood.map(({ start, end }) => ({ start, end })), ...soldOut].sort(
      (a, b) => a.start - b.start,
    ),
    note: '',
    isOtherLanguage: kind === 'other-language',
  }
}

function asOrderItem(item: SpokenItem, currency: CurrencyCode): OrderItem {
  const { quantity, modifications, ambiguity } = item
  const name = item.entry ? item.name : item.name.charAt(0).toUpperCase() + item.name.slice(1)
  const price = priceOf(item, currency)
  const doubt = ambiguity.length > 0 ? 'name' : price === null ? 'price' : undefined
  return {
    name,
    quantity,
    price: price ?? demoBasePrice(currency),
    ...(modifications.length > 0 && { modifications: modifications.join(', ') }),
    ...(doubt && { doubt }),
  }
}

function priceOf({ price, entry }: SpokenItem, currency: CurrencyCode): Minor | null {
  if (entry) return menuPrice(entry.price, payableStep(currency))
  return price === null ? null : payable(price, currency)
}

/** Nobody says hundredths of a yen: "six fifty" is 650 of them. Null for what cannot be paid, or no dish costs. */
function payable(price: Minor, currency: CurrencyCode): Minor | null {
  if (isPayable(price, payableStep(currency))) return price <= limits.price ? price : null
  return price < saidInTwoPartsBelow ? price * 100 : null
}

/** "ninety nine fifty" is the most that is said so. */
const saidInTwoPartsBelow = 100_00
