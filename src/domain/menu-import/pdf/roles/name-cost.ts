// How ill a line with a price would be the name of a dish.

import { isSectionPrice } from './heading-cost.ts'
import type { LookBook } from './look-book.ts'
import { isSizeAlone } from './possible-roles.ts'
import type { Signs } from './signs.ts'

export function pricedNameCost(signs: Signs, nameProse: number, book: LookBook): number {
  const { prices, isContact, text } = signs
  if (isSizeAlone(prices)) return 1.3 + extraCost(signs)
  if (prices.isListed) return 1.2 + extraCost(signs) + contactCost(isContact)
  if (prices.place === 'inside')
    return 1.2 + 0.3 * Math.max(0, nameProse - 1) + extraCost(signs) + contactCost(isContact)
  return (
    (signs.paysAbove ? 1 : 0) +
    (/^[&,+]/.test(text) || isSectionPrice(signs) ? 2 : 0) +
    0.35 * Math.max(0, nameProse) -
    (prices.place === 'start' ? 0.8 : 0) +
    strangeNameCost(signs, book) +
    extraCost(signs) +
    contactCost(isContact)
  )
}

/** A priced line in a look that is seldom priced, or in small letters where names begin with capitals. */
function strangeNameCost(signs: Signs, book: LookBook): number {
  const { isHeadingWord, hasPriceCell } = signs
  const { lines, pricedShare } = book.of(signs)
  const isSeldomPriced = lines >= 3 && pricedShare < 0.4
  const isLow = startsLow(signs) && !book.areNamesLower
  const cost = (isSeldomPriced ? (isHeadingWord ? 1.6 : 0.8) : 0) + (isLow ? 1.2 : 0)
  return hasPriceCell && !isHeadingWord ? cost / 2 : cost
}

export function startsLow({ text }: Signs): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text)
}

export function contactCost(isContact: boolean): number {
  return isContact ? 3 : 0
}

export function extraCost({ prices }: Signs): number {
  return prices.isExtra ? 3.5 : 0
}
