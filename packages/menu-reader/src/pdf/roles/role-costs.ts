// The cost of a role for one line, like a negative logarithm of its probability: 0 is natural, 1 unusual, 3 odd.

import { hasOrdinal } from '../prices/ordinal.ts'
import { headingCost, isSectionPrice } from './heading-cost.ts'
import type { LineFeatures } from './line-features.ts'
import { isSizeAlone } from './possible-roles.ts'
import { kindOf, type Role } from './role.ts'
import { never } from './role-successor-costs.ts'
import type { StyleUsage } from './style-usage.ts'

/** Relative to the size of names: a larger line without a price is a heading. */
const headingRatio = 1.35

/** The role must be possible for the line. */
export function roleCostOf(role: Role, features: LineFeatures, styleUsage: StyleUsage): number {
  return featureCost(role, features, styleUsage) + styleCost(role, features, styleUsage)
}

function featureCost(role: Role, features: LineFeatures, styleUsage: StyleUsage): number {
  const { prices, isContact } = features
  // Lower case means nothing where all names are written so.
  const usual = styleUsage.areNamesLower && startsLow(features) ? 1 : 0
  const prose = features.prose - usual
  const nameProse = features.nameProse - usual
  const isAtStart = prices.position === 'start'
  switch (role) {
    case 'heading':
      return headingCost(features, styleUsage)
    case 'pricedHeading':
      if (prices.position === 'only') return prices.isListed && !features.isOverPriced ? -0.5 : 1.5
      if (prices.position === 'inside' && features.letters > 40) return 9
      return (
        1.3 +
        headingCost(features, styleUsage) +
        (isAtStart ? 2 : 0) +
        (hasOrdinal(features.line.text) ? never : 0) +
        (isSectionPrice(features) ? -4 : 0) -
        (features.isOverNames ? 2 : 0)
      )
    case 'sizes':
      return 0
    case 'name':
      return pricedNameCost(features, nameProse, styleUsage)
    case 'nameUnder':
      // An exception from the heading's price; several mean that the line above is no heading.
      if (prices.position !== 'none') return 0.7 + pricedNameCost(features, nameProse, styleUsage)
      return 0.8 + 0.7 * Math.max(-0.5, nameProse) + contactCost(isContact) + extraCost(features)
    case 'namePending':
      return (
        (features.pricedBelow === 'several' ? 0.8 : 0) +
        (features.size > headingRatio * styleUsage.nameSize ? 2.3 : 0.8) +
        0.7 * Math.max(-0.5, nameProse) +
        contactCost(isContact) +
        extraCost(features)
      )
    case 'moreName':
    case 'moreNamePending':
    case 'moreNamePriced':
      return (
        1 +
        0.4 * Math.max(0, nameProse) +
        (isAtStart ? 4 : 0) +
        contactCost(isContact) -
        (features.endsName ? 2.5 : 0)
      )
    case 'blurb':
    case 'text':
    case 'textPending':
    case 'textUnder':
      return (
        0.7 -
        0.6 * Math.min(1.6, prose) +
        pricedTextPenalty(features) +
        (features.hasBullet && styleUsage.areNamesBulleted ? 1 : 0) +
        (isContact ? 1.5 : 0) +
        (features.size > headingRatio * styleUsage.nameSize ? 2 : 0) +
        (features.endsName || features.isNameRow || features.isPricedBelow ? 1.5 : 0) +
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

/** A description should not contain a price, unless no other reading is left. */
function pricedTextPenalty({ prices, hasPriceCell }: LineFeatures): number {
  if (prices.position === 'none') return 0
  if (hasPriceCell) return 4.5
  return prices.prices.some(price => price.isSure) ? 2.8 : 2
}

function noiseCost(
  { isContact, prices, prose, size, line, letters }: LineFeatures,
  styleUsage: StyleUsage,
): number {
  let cost = isContact ? 0.2 : 3
  if (prices.position === 'none' && size < 0.75 * styleUsage.nameSize) cost -= 0.8
  if (line.y > 0.94 * line.pageHeight || line.y < 0.04 * line.pageHeight) cost -= 0.7
  if (letters < 3) cost -= 1
  if (prices.position === 'none') cost -= 0.5 * Math.min(2, Math.max(0, prose))
  if (!isContact && prices.prices.some(price => price.isSure)) cost += 2
  return cost
}

/** From the second pass on: which roles lines of this style had in the pass before. */
function styleCost(role: Role, features: LineFeatures, styleUsage: StyleUsage): number {
  const { kinds } = styleUsage.of(features)
  return kinds && !features.prices.isListed && !isCounted(features.prices)
    ? -1.2 * Math.log(kinds[kindOf(role)] * 4)
    : 0
}

/** "12 pieces 16": no dish has such a name, whatever its style. */
function isCounted({ position, prices }: LineFeatures['prices']): boolean {
  return position === 'only' && /^\d/.test(prices[0]?.size ?? '')
}

// The cost of reading a line with a price as the name of a dish.

function pricedNameCost(features: LineFeatures, nameProse: number, styleUsage: StyleUsage): number {
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

function startsLow({ text }: LineFeatures): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text)
}

function contactCost(isContact: boolean): number {
  return isContact ? 3 : 0
}

function extraCost({ prices }: LineFeatures): number {
  return prices.isExtra ? 3.5 : 0
}
