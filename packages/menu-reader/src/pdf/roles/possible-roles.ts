// The roles that a line can have, given the positions of its prices.

import type { LineFeatures } from './line-features.ts'
import type { Role } from './role.ts'

export function possibleRoles({ prices, letters, isSizeRow, isTableHead }: LineFeatures): Role[] {
  if (isTableHead && !isSizeRow) return ['noise', 'noiseUnder']
  if (isSizeRow) return ['sizes', 'noise', 'noiseUnder']
  switch (prices.position) {
    case 'none':
      if (letters === 0) return ['noise']
      return [
        'heading',
        'namePending',
        'nameUnder',
        'moreNamePending',
        'moreNamePriced',
        'blurb',
        'text',
        'textPending',
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

/** "6 Piece 7.99": a size of the dish above, or a dish of that name. */
export function isSizeAlone({ position, isListed, prices }: LineFeatures['prices']): boolean {
  return position === 'only' && !isListed && prices.length === 1 && prices[0]?.size !== null
}
