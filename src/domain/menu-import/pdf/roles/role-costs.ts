// How ill a role fits a line seen alone. Costs are like negative logarithms of chances: 0 is natural, 1 unusual, 3 odd.

import { headingCost, isSectionPrice } from './heading-cost.ts'
import type { LookBook } from './look-book.ts'
import { contactCost, extraCost, pricedNameCost, startsLow } from './name-cost.ts'
import { kindOf, type Role } from './role.ts'
import type { Signs } from './signs.ts'

/** The cost of a role that the line can have. */
export function roleCostOf(role: Role, signs: Signs, book: LookBook): number {
  return ownCost(role, signs, book) + lookCost(role, signs, book)
}

function ownCost(role: Role, signs: Signs, book: LookBook): number {
  const { prices, isContact } = signs
  // Small letters say nothing where all names are written so.
  const usual = book.areNamesLower && startsLow(signs) ? 1 : 0
  const prose = signs.prose - usual
  const nameProse = signs.nameProse - usual
  const isAtStart = prices.place === 'start'
  switch (role) {
    case 'heading':
      return headingCost(signs, book)
    case 'pricedHeading':
      if (prices.place === 'only') return prices.isListed ? -0.5 : 1.5
      if (prices.place === 'inside' && signs.letters > 40) return 9
      return (
        1.3 +
        headingCost(signs, book) +
        (isAtStart ? 2 : 0) +
        (isSectionPrice(signs) ? -4 : 0) -
        (signs.isOverNames ? 2 : 0)
      )
    case 'sizes':
      return 0
    case 'name':
      return pricedNameCost(signs, nameProse, book)
    case 'nameUnder':
      if (prices.place !== 'none') return 0.2 + pricedNameCost(signs, nameProse, book)
      return 0.8 + 0.7 * Math.max(-0.5, nameProse) + contactCost(isContact) + extraCost(signs)
    case 'nameOwed':
      return 0.8 + 0.7 * Math.max(-0.5, nameProse) + contactCost(isContact) + extraCost(signs)
    case 'moreName':
    case 'moreNameOwed':
    case 'moreNamePaid':
      return (
        1 +
        0.4 * Math.max(0, nameProse) +
        (isAtStart ? 4 : 0) +
        contactCost(isContact) -
        (signs.endsName ? 2.5 : 0)
      )
    case 'blurb':
    case 'text':
    case 'textOwed':
    case 'textUnder':
      return (
        0.7 -
        0.6 * Math.min(1.6, prose) +
        pricedTextPenalty(signs) +
        (isContact ? 1.5 : 0) +
        (signs.endsName || signs.isNameRow ? 1.5 : 0) +
        extraCost(signs) / 2
      )
    case 'pricedText':
      return (
        1 -
        0.5 * Math.min(2, prose) +
        (isAtStart ? 3 : 0) +
        (signs.addsSize ? -2 : 0) +
        extraCost(signs) +
        contactCost(isContact)
      )
    case 'price':
      return prices.isListed ? 1.5 : 0
    case 'extra':
    case 'extraUnder':
      return prices.isExtra ? -0.5 : 4
    case 'noise':
    case 'noiseUnder':
      return noiseCost(signs, book) + (signs.isNameRow ? 1.5 : 0)
  }
}

/** A price within a description is passed over only if it must be. */
function pricedTextPenalty({ prices, hasPriceCell }: Signs): number {
  if (prices.place === 'none') return 0
  if (hasPriceCell) return 4.5
  return prices.prices.some(price => price.isSure) ? 2.8 : 2
}

function noiseCost({ isContact, prices, prose, size, line, letters }: Signs, book: LookBook): number {
  let cost = isContact ? 0.2 : 3
  if (prices.place === 'none' && size < 0.75 * book.nameSize) cost -= 0.8
  if (line.y > 0.94 * line.pageHeight || line.y < 0.04 * line.pageHeight) cost -= 0.7
  if (letters < 3) cost -= 1
  if (prices.place === 'none') cost -= 0.5 * Math.min(2, Math.max(0, prose))
  if (!isContact && prices.prices.some(price => price.isSure)) cost += 2
  return cost
}

/** From the second reading on: how this look was read elsewhere on the menu. */
function lookCost(role: Role, signs: Signs, book: LookBook): number {
  const { kinds } = book.of(signs)
  return kinds && !signs.prices.isListed && !isCounted(signs.prices)
    ? -1.2 * Math.log(kinds[kindOf(role)] * 4)
    : 0
}

/** "12 pieces 16": as no dish is called, whatever it looks like. */
function isCounted({ place, prices }: Signs['prices']): boolean {
  return place === 'only' && /^\d/.test(prices[0]?.size ?? '')
}
