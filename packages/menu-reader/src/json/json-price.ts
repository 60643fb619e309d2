// Finds the price of a JSON dish: its own, or one for each of its sizes.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import { readPrice } from '../prices/price-text.ts'
import { type Amount, isNothing } from './json-amount.ts'
import { ownPrice } from './json-own-price.ts'
import {
  type FoundPrice,
  namedSizes,
  optionSizes,
  sizesInKeys,
  sizesOfOptionGroups,
  sizesWithoutNames,
} from './json-sizes.ts'
import type { JsonObject } from './json-value.ts'

/** Empty if neither the object nor its offers or variations have a price. */
export function findPrice(object: JsonObject, currency: CurrencyCode): FoundPrice[] {
  const direct = ownPrice(object)
  const ofSizes = namedSizes(object)
  if (ofSizes.length > 0) return direct ? besideOwnPrice(ofSizes, direct, currency) : ofSizes
  const ofKeys = sizesInKeys(object, direct !== null)
  if (ofKeys.length > 0) return ofKeys
  if (direct && !isNothing(direct)) return [{ size: '', ...direct }]
  const ofOptions = [...optionSizes(object), ...sizesOfOptionGroups(object)].filter(one => !isNothing(one))
  if (ofOptions.length > 0) return ofOptions
  if (direct) return [{ size: '', ...direct }]
  return sizesWithoutNames(object)
}

/**
 * Where a size costs nothing, the amounts may be surcharges on the dish's own price. They are added to it only if both have
 * the same unit and none is as high as the price; otherwise they stay as they are, with a doubt.
 */
function besideOwnPrice(sizes: readonly FoundPrice[], direct: Amount, currency: CurrencyCode): FoundPrice[] {
  const base = figureOf(direct, currency)
  const figures = sizes.map(size => figureOf(size, currency))
  if (sizes.length < 2 || base === 0 || direct.isCost || !figures.includes(0)) return [...sizes]
  const areSurcharges =
    base !== null &&
    sizes.every(({ unit }) => unit === direct.unit) &&
    figures.every(figure => figure !== null && figure < base)
  // A text is in major units.
  const isWritten = [direct, ...sizes].some(({ price }) => typeof price === 'string' && /\D/.test(price))
  return sizes.map((one, at) => ({
    ...one,
    ...(areSurcharges && {
      price: Math.round((base + (figures[at] ?? 0)) * 1e6) / 1e6,
      unit: isWritten ? 'major' : direct.unit,
    }),
    isOneOfSeveral: true,
  }))
}

/** 0 if the file gives no amount, null if it is not clear. */
function figureOf({ price: written }: Amount, currency: CurrencyCode): number | null {
  if (typeof written === 'number') return written
  if (written.trim() === '') return 0
  const { price, doubts } = readPrice(written, { separator: null, currency })
  return price === null || doubts.some(doubt => doubt !== 'free') ? null : price / minorUnitsOf(currency)
}
