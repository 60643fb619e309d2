// How ill a role fits a line seen alone. Costs are like negative logarithms of chances: 0 is natural, 1 unusual, 3 odd.

import { contactCost, extraCost, pricedNameCost, startsLow } from './dish-name-cost.ts'
import { headingCost, isSectionPrice } from './heading-cost.ts'
import type { LineFeatures } from './line-features.ts'
import { kindOf, type Role } from './role.ts'
import type { StyleUsage } from './style-usage.ts'

/** The cost of a role that the line can have. */
export function roleCostOf(role: Role, features: LineFeatures, styleUsage: StyleUsage): number {
  return ownCost(role, features, styleUsage) + lookCost(role, features, styleUsage)
}

function ownCost(role: Role, features: LineFeatures, styleUsage: StyleUsage): number {
  const { prices, isContact } = features
  // Small letters say nothing where all names are written so.
  const usual = styleUsage.areNamesLower && startsLow(features) ? 1 : 0
  const prose = features.prose - usual
  const nameProse = features.nameProse - usual
  const isAtStart = prices.place === 'start'
  switch (role) {
    case 'heading':
      return headingCost(features, styleUsage)
    case 'pricedHeading':
      if (prices.place === 'only') return prices.isListed ? -0.5 : 1.5
      if (prices.place === 'inside' && features.letters > 40) return 9
      return (
        1.3 +
        headingCost(features, styleUsage) +
        (isAtStart ? 2 : 0) +
        (isSectionPrice(features) ? -4 : 0) -
        (features.isOverNames ? 2 : 0)
      )
    case 'sizes':
      return 0
    case 'name':
      return pricedNameCost(features, nameProse, styleUsage)
    case 'nameUnder':
      if (prices.place !== 'none') return 0.2 + pricedNameCost(features, nameProse, styleUsage)
      return 0.8 + 0.7 * Math.max(-0.5, nameProse) + contactCost(isContact) + extraCost(features)
    case 'nameOwed':
      return 0.8 + 0.7 * Math.max(-0.5, nameProse) + contactCost(isContact) + extraCost(features)
    case 'moreName':
    case 'moreNameOwed':
    case 'moreNamePaid':
      return (
        1 +
        0.4 * Math.max(0, nameProse) +
        (isAtStart ? 4 : 0) +
        contactCost(isContact) -
        (features.endsName ? 2.5 : 0)
      )
    case 'blurb':
    case 'text':
    case 'textOwed':
    case 'textUnder':
      return (
        0.7 -
        0.6 * Math.min(1.6, prose) +
        pricedTextPenalty(features) +
        (isContact ? 1.5 : 0) +
        (features.endsName || features.isNameRow ? 1.5 : 0) +
        extraCost(features) / 2
      )
    case 'pricedText':
      return (
        1 -
        0.5 * Math.min(2, prose) +
        (isAtStart ? 3 : 0) +
        (features.addsSize ? -2 : 0) +
        extraCost(features) +
        contactCost(isContact)
      )
    case 'price':
      return prices.isListed ? 1.5 : 0
    case 'extra':
    case 'extraUnder':
      return prices.isExtra ? -0.5 : 4
    case 'noise':
    case 'noiseUnder':
      return noiseCost(features, styleUsage) + (features.isNameRow ? 1.5 : 0)
  }
}

/** A price within a description is passed over only if it must be. */
function pricedTextPenalty({ prices, hasPriceCell }: LineFeatures): number {
  if (prices.place === 'none') return 0
  if (hasPriceCell) return 4.5
  return prices.prices.some(price => price.isSure) ? 2.8 : 2
}

function noiseCost(
  { isContact, prices, prose, size, line, letters }: LineFeatures,
  styleUsage: StyleUsage,
): number {
  let cost = isContact ? 0.2 : 3
  if (prices.place === 'none' && size < 0.75 * styleUsage.nameSize) cost -= 0.8
  if (line.y > 0.94 * line.pageHeight || line.y < 0.04 * line.pageHeight) cost -= 0.7
  if (letters < 3) cost -= 1
  if (prices.place === 'none') cost -= 0.5 * Math.min(2, Math.max(0, prose))
  if (!isContact && prices.prices.some(price => price.isSure)) cost += 2
  return cost
}

/** From the second reading on: how this look was read elsewhere on the menu. */
function lookCost(role: Role, features: LineFeatures, styleUsage: StyleUsage): number {
  const { kinds } = styleUsage.of(features)
  return kinds && !features.prices.isListed && !isCounted(features.prices)
    ? -1.2 * Math.log(kinds[kindOf(role)] * 4)
    : 0
}

/** "12 pieces 16": as no dish is called, whatever it looks like. */
function isCounted({ place, prices }: LineFeatures['prices']): boolean {
  return place === 'only' && /^\d/.test(prices[0]?.size ?? '')
}
