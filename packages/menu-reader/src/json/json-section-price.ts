// The price that a section of JSON gives its dishes: "All pizzas 12.00".

import { findPrices } from '../pdf/prices/find-prices.ts'
import { type Amount, isNothing } from './json-amount.ts'
import type { FoundDish } from './json-dish.ts'
import { ownPrice } from './json-own-price.ts'
import type { JsonObject } from './json-value.ts'

export interface SectionPrice {
  readonly amount: Amount
  readonly section: JsonObject
}

/** Under a separate key, or the only price in its short texts. */
export function priceOfSection(section: JsonObject): SectionPrice | null {
  const amount = amountOfSection(section)
  return amount && { amount, section }
}

function amountOfSection(object: JsonObject): Amount | null {
  const own = ownPrice(object)
  if (own && !isNothing(own)) return own
  const texts = Object.values(object).filter(
    text => typeof text === 'string' && text.length <= maxLength && /\d/.test(text),
  )
  const found = texts.flatMap(text => findPrices(text as string)).filter(({ hasCurrency }) => hasCurrency)
  const written = new Set(found.map(one => one.written))
  const [price = ''] = written
  return written.size === 1 ? { price, unit: 'major' } : null
}

const maxLength = 60

export function withPriceOf({ amount }: SectionPrice, dish: FoundDish): FoundDish {
  return { ...dish, ...amount, doubts: [...dish.doubts, 'price-from-heading'] }
}
