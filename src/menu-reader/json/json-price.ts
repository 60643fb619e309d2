// What a dish of a JSON file costs: its own price, or that of each of its sizes.

import { type Amount, isNothing } from './json-amount.ts'
import { ownPrice } from './json-own-price.ts'
import { type FoundPrice, sizedKeys, sizesNamed, sizesOfGroups, sizesPerhaps } from './json-sizes.ts'
import type { JsonObject } from './json-value.ts'

/** None when the object has no price, neither directly, nor in its offers, nor in its variations. */
export function findPrice(object: JsonObject): FoundPrice[] {
  const direct = ownPrice(object)
  const ofSizes = sizesNamed(object)
  if (ofSizes.length > 0) return direct && areOnTop(ofSizes, direct) ? onTop(ofSizes, direct) : ofSizes
  const ofKeys = sizedKeys(object, direct !== null)
  if (ofKeys.length > 0) return ofKeys
  if (direct && !isNothing(direct)) return [{ size: '', ...direct }]
  const ofOptions = [...sizesPerhaps(object), ...sizesOfGroups(object)].filter(one => !isNothing(one))
  if (ofOptions.length > 0) return ofOptions
  return direct ? [{ size: '', ...direct }] : []
}

/** The smallest size costs nothing: what stands beside the others comes on top of the dish's own price. */
function areOnTop(sizes: readonly FoundPrice[], direct: Amount): boolean {
  return (
    sizes.length > 1 &&
    !isNothing(direct) &&
    !direct.isCost &&
    sizes.some(isNothing) &&
    sizes.every(({ price }) => typeof price === 'number')
  )
}

function onTop(sizes: readonly FoundPrice[], direct: Amount): FoundPrice[] {
  const base = Number(direct.price)
  if (!Number.isFinite(base)) return [...sizes]
  return sizes.map(one => ({
    ...one,
    price: Math.round((base + Number(one.price)) * 1e6) / 1e6,
    isOneOfSeveral: true,
  }))
}
