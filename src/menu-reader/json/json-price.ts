// Finds the price of a JSON dish: its own, or one for each of its sizes.

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
export function findPrice(object: JsonObject): FoundPrice[] {
  const direct = ownPrice(object)
  const ofSizes = namedSizes(object)
  if (ofSizes.length > 0)
    return direct && areSurcharges(ofSizes, direct) ? withSurcharges(ofSizes, direct) : ofSizes
  const ofKeys = sizesInKeys(object, direct !== null)
  if (ofKeys.length > 0) return ofKeys
  if (direct && !isNothing(direct)) return [{ size: '', ...direct }]
  const ofOptions = [...optionSizes(object), ...sizesOfOptionGroups(object)].filter(one => !isNothing(one))
  if (ofOptions.length > 0) return ofOptions
  if (direct) return [{ size: '', ...direct }]
  return sizesWithoutNames(object)
}

/** Whether the sizes' amounts are surcharges on the dish's own price: then the smallest size costs 0. */
function areSurcharges(sizes: readonly FoundPrice[], direct: Amount): boolean {
  return (
    sizes.length > 1 &&
    !isNothing(direct) &&
    !direct.isCost &&
    sizes.some(isNothing) &&
    sizes.every(({ price }) => typeof price === 'number')
  )
}

function withSurcharges(sizes: readonly FoundPrice[], direct: Amount): FoundPrice[] {
  const base = Number(direct.price)
  if (!Number.isFinite(base)) return [...sizes]
  return sizes.map(one => ({
    ...one,
    price: Math.round((base + Number(one.price)) * 1e6) / 1e6,
    isOneOfSeveral: true,
  }))
}
