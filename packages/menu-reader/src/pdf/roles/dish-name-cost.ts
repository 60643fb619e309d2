// The cost of reading a line with a price as the name of a dish.

import { isSectionPrice } from './heading-cost.ts'
import type { LineFeatures } from './line-features.ts'
import { isSizeAlone } from './possible-roles.ts'
import type { StyleUsage } from './style-usage.ts'

export function pricedNameCost(features: LineFeatures, nameProse: number, styleUsage: StyleUsage): number {
  const { prices, isContact, text } = features
  if (isSizeAlone(prices)) return 1.3 + extraCost(features)
  if (prices.isListed) return 1.2 + extraCost(features) + contactCost(isContact)
  if (prices.position === 'inside')
    return 1.2 + 0.3 * Math.max(0, nameProse - 1) + extraCost(features) + contactCost(isContact)
  return (
    (features.hasPriceOfAbove ? 1 : 0) +
    (/^[&,+]/.test(text) || isSectionPrice(features) ? 2 : 0) +
    0.35 * Math.max(0, nameProse) -
    (prices.position === 'start' ? 0.8 : 0) +
    unusualNameCost(features, styleUsage) +
    extraCost(features) +
    contactCost(isContact)
  )
}

/** Adds cost for a style that seldom has prices, and for lower case where names are capitalised. */
function unusualNameCost(features: LineFeatures, styleUsage: StyleUsage): number {
  const { isHeadingWord, hasPriceCell } = features
  const { lines, pricedShare } = styleUsage.of(features)
  const isSeldomPriced = lines >= 3 && pricedShare < 0.4
  const isLow = startsLow(features) && !styleUsage.areNamesLower
  const cost = (isSeldomPriced ? (isHeadingWord ? 1.6 : 0.8) : 0) + (isLow ? 1.2 : 0)
  return hasPriceCell && !isHeadingWord ? cost / 2 : cost
}

export function startsLow({ text }: LineFeatures): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text)
}

export function contactCost(isContact: boolean): number {
  return isContact ? 3 : 0
}

export function extraCost({ prices }: LineFeatures): number {
  return prices.isExtra ? 3.5 : 0
}
