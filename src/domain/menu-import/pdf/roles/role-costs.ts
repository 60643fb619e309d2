// How ill a role fits a line seen alone. Costs are like negative logarithms of chances: 0 is natural, 1 unusual, 3 odd.

import type { LookBook } from './look-book.ts'
import { kindOf, type Role } from './role.ts'
import type { Signs } from './signs.ts'

/** The roles that a line can have at all, with their costs. */
export function roleCostsOf(signs: Signs, book: LookBook): Map<Role, number> {
  const costs = new Map<Role, number>()
  for (const role of possibleRoles(signs)) {
    costs.set(role, ownCost(role, signs, book) + lookCost(role, signs, book))
  }
  return costs
}

function possibleRoles({ prices, letters, isSizeRow }: Signs): Role[] {
  if (isSizeRow) return ['sizes', 'noise', 'noiseUnder']
  switch (prices.place) {
    case 'none':
      if (letters === 0) return ['noise']
      return [
        'heading',
        'nameOwed',
        'nameUnder',
        'moreNameOwed',
        'moreNamePaid',
        'blurb',
        'text',
        'textOwed',
        'textUnder',
        'extra',
        'extraUnder',
        'noise',
        'noiseUnder',
      ]
    case 'only':
      return [
        ...(isSizeAlone(prices) ? (['name'] as const) : []),
        'price',
        'pricedHeading',
        'extra',
        'extraUnder',
        'noise',
        'noiseUnder',
        ...(prices.isListed ? (['name'] as const) : []),
      ]
    case 'inside':
      return [
        'name',
        'nameUnder',
        'moreName',
        'pricedHeading',
        'pricedText',
        'text',
        'textUnder',
        'extra',
        'extraUnder',
        'noise',
        'noiseUnder',
      ]
    default:
      return [
        'name',
        'nameUnder',
        'moreName',
        'pricedHeading',
        'pricedText',
        'text',
        'textUnder',
        'extra',
        'extraUnder',
        'noise',
        'noiseUnder',
      ]
  }
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
      return 1.3 + headingCost(signs, book) + (isAtStart ? 2 : 0) + (isSectionPrice(signs) ? -4 : 0)
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
        (signs.endsName ? 1.5 : 0) +
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
      return noiseCost(signs, book)
  }
}

/** "6 Piece 7.99": a size of the dish above, or a dish of that name. */
function isSizeAlone({ place, isListed, prices }: Signs['prices']): boolean {
  return place === 'only' && !isListed && prices.length === 1 && prices[0]?.size !== null
}

function pricedNameCost(signs: Signs, nameProse: number, book: LookBook): number {
  const { prices, isContact, text } = signs
  if (isSizeAlone(prices)) return 1.3
  if (prices.isListed) return 1.2 + extraCost(signs) + contactCost(isContact)
  if (prices.place === 'inside') return 1.2 + 0.3 * Math.max(0, nameProse - 1) + contactCost(isContact)
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

function headingCost(signs: Signs, book: LookBook): number {
  const { text, letters, words, size, isBold, isCapitals, line } = signs
  const { alike, pricedShare } = book.of(signs)
  const ratio = size / book.nameSize
  let cost = 1.2
  cost += ratio > 1.35 ? -1.8 : ratio > 1.12 ? -1.2 : ratio < 0.9 ? 1.5 : 0
  cost += letters < 3 ? 2 : words > 7 ? 3 : words > 4 ? 0.8 : 0
  // In the look of the names, that it has no price is what tells it from them.
  cost += (signs.prices.place === 'none' ? 1 : 2.5) * pricedShare
  cost += book.priced > 3 ? (alike > 0.6 * book.priced ? 1.5 : alike < 0.35 * book.priced ? -0.4 : 0.3) : 0
  if (isCapitals && !book.areNamesCapitals) cost -= 0.9
  if (!isCapitals && book.areNamesCapitals && ratio < 1.12) cost += 0.8
  if (isBold && !book.areNamesBold) cost -= 0.7
  if (!isBold && book.areNamesBold && ratio < 1.12) cost += 0.6
  if (/[.,;!]$/.test(text)) cost += 1.5
  if (/^[^\p{L}]*\p{Ll}/u.test(text) && !book.areNamesLower) cost += 1.5
  if (/\d{4}|%/.test(text)) cost += 2
  if (/,/.test(text)) cost += 1
  if (/^[(*+]/.test(text)) cost += 2
  if (line.gap === null || line.gap > Math.max(1.5, 1.4 * book.usualGap)) cost -= 0.7
  else if (line.gap < 1.1 * book.usualGap) cost += 0.5
  if (signs.isPaidOnce) cost += 1.6
  if (signs.isPaidBelow) cost += 1
  if (signs.isHeadingWord) cost -= 1.5
  if (signs.isContact) cost += 2.5
  return cost
}

/** "All sandwiches 12": what is said of a whole section. */
function isSectionPrice({ text }: Signs): boolean {
  return /^(?:all|any|every|each|alle|je(?:weils)?|tou(?:te)?s|todos|todas|tutt[ei]|όλα)(?![\p{L}])/iu.test(
    text,
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

function startsLow({ text }: Signs): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text)
}

function contactCost(isContact: boolean): number {
  return isContact ? 3 : 0
}

function extraCost({ prices }: Signs): number {
  return prices.isExtra ? 3.5 : 0
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
  return kinds && !signs.prices.isListed ? -1.2 * Math.log(kinds[kindOf(role)] * 4) : 0
}
