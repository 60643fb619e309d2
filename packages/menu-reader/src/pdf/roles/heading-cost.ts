// The cost of reading a line as a heading: by size, weight, case, position, and how often its style has prices.

import { isCentred } from '../layout/text-lines.ts'
import type { LineFeatures } from './line-features.ts'
import type { StyleUsage } from './style-usage.ts'

export function headingCost(features: LineFeatures, styleUsage: StyleUsage): number {
  const { text, letters, words, size, isBold, isCapitals, line } = features
  const { alike, pricedShare } = styleUsage.of(features)
  const ratio = size / styleUsage.nameSize
  let cost = 1.2
  cost += ratio > 1.35 ? -1.8 : ratio > 1.12 ? -1.2 : ratio < 0.9 ? 1.5 : 0
  cost += letters < 3 ? 2 : words > 7 ? 3 : words > 4 ? 0.8 : 0
  // If headings look like names, only the missing price distinguishes them.
  cost += (features.prices.position === 'none' || ratio > 1.12 ? 1 : 2.5) * pricedShare
  cost +=
    styleUsage.priced > 3
      ? alike > 0.6 * styleUsage.priced
        ? 1.5
        : alike < 0.35 * styleUsage.priced
          ? -0.4
          : 0.3
      : 0
  if (isCapitals && !styleUsage.areNamesCapitals) cost -= 0.9
  if (!isCapitals && styleUsage.areNamesCapitals && ratio < 1.12) cost += 0.8
  if (isBold && !styleUsage.areNamesBold) cost -= 0.7
  if (!isBold && styleUsage.areNamesBold && ratio < 1.12) cost += 0.6
  if (isCentred(line) && !styleUsage.areNamesCentred) cost -= 1
  if (styleUsage.areNamesBulleted) cost += features.hasBullet ? 2 : -1
  if (/[.,;!]$/.test(text)) cost += 1.5
  if (/^[^\p{L}]*\p{Ll}/u.test(text) && !styleUsage.areNamesLower) cost += 1.5
  if (/\d{4}|%/.test(text)) cost += 2
  if (/,/.test(text)) cost += 1
  if (/^[(*+]/.test(text)) cost += 2
  if (line.gap === null || line.gap > Math.max(1.5, 1.4 * styleUsage.usualGap)) cost -= 0.7
  else if (line.gap < 1.1 * styleUsage.usualGap) cost += 0.5
  if (features.isNearerAbove) cost += 0.7
  if (features.pricedBelow === 'once') cost += 1.6
  if (features.pricedBelow === 'several') cost -= 0.8
  if (features.isPricedBelow) cost += 1
  if (features.isHeadingWord) cost -= 1.5
  if (features.isContact) cost += 2.5
  return cost
}

/** "All sandwiches 12": a price for a whole section. */
export function isSectionPrice({ text }: LineFeatures): boolean {
  return /^(?:all|any|every|each|alle|je(?:weils)?|tou(?:te)?s|todos|todas|tutt[ei]|όλα)(?![\p{L}])/iu.test(
    text,
  )
}
