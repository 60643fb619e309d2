// Every dish in a JSON value, wherever in it, with the heading it stands under.

import { limits } from '#domain/limits.ts'
import { wordsOf } from '../header-words.ts'
import type { FileDoubt } from '../menu-reading.ts'
import { isOfOrders, listsSomethingElse } from '../no-menu.ts'
import { isPutAway } from './json-availability.ts'
import { dishesIn, type FoundDish, isOfSomethingElse, textAt } from './json-dish.ts'
import { headingOfList, isGeneric, isTop } from './json-headings.ts'
import { arePairs, hasPairs, pairedValue, pairIn } from './json-pairs.ts'
import { deepest, extraKey, type References } from './json-references.ts'
import { idOf, isBroad, isObject, type JsonObject, textOf, unwrap } from './json-value.ts'
import { readable } from './readable-key.ts'

export interface JsonDishes {
  readonly dishes: readonly FoundDish[]
  readonly doubts: readonly FileDoubt[]
  /** Orders, people or goods stand there. */
  readonly hasOthers: boolean
}

interface JsonPosition {
  readonly value: unknown
  /** The heading above. */
  readonly category: string
  /** The key it stands under, where that may be the name of a dish. */
  readonly key: string
  readonly depth: number
  readonly isAmongDishes: boolean
  /** One of several in a list. */
  readonly isListed: boolean
  /** A known shape counts in hundredths. */
  readonly isHundredths: boolean
}

/** In the order of the file, and without recursion, however deep it is. */
export function findDishes(root: unknown, references: References): JsonDishes {
  const dishes: FoundDish[] = []
  const doubts = new Set<FileDoubt>()
  let hasOthers = false
  const left: JsonPosition[] = [{ ...nowhere, value: root }]
  for (let place = left.pop(); place && dishes.length <= limits.menuImportRows; place = left.pop()) {
    const { value, category, depth, isAmongDishes, isHundredths } = place
    if (typeof value !== 'object' || value === null || depth > deepest) continue
    if (Array.isArray(value)) {
      // One after the other: spreading a long list would overflow the stack.
      for (const inner of placesInList(value, place, references)) left.push(inner)
      continue
    }
    const object = unwrap(value as JsonObject)
    if (!isBroad(object) && isOfSomethingElse(object)) {
      hasOthers = true
      if (isOfOrders(Object.keys(object))) continue
    }
    if (isPutAway(object)) {
      if (dishesIn(object, { ...place, references })) doubts.add('archived-left-out')
      continue
    }
    const type = textOf(object.type ?? object.object)
    const isExtra = depth > 1 && references.isOnlyExtra(idOf(object))
    if (isExtra || isNoDish.test(type)) {
      if (isExtra || /^modifier/i.test(type)) doubts.add('extras-left-out')
      continue
    }
    // A till's catalog lists its categories among the dishes.
    const isDish = isAmongDishes && !/^category$/i.test(type)
    const own = dishesIn(object, { category, key: place.key, isAmongDishes: isDish, references })
    if (own) {
      for (const dish of own)
        dishes.push(isHundredths && dish.unit !== 'major' ? { ...dish, unit: 'hundredths' } : dish)
      continue
    }
    // Nothing says that these numbers are prices.
    if (arePairs(object) && Object.values(object).every(isBare)) doubts.add('prices-guessed')
    if (!isBroad(object) && Object.keys(object).some(listsSomethingElse)) hasOthers = true
    for (const inner of placesIn(object, place, references)) left.push(inner)
  }
  return { dishes, doubts: [...doubts], hasOthers }
}

const isBare = (value: unknown) => typeof value === 'number'

const nowhere = {
  category: '',
  key: '',
  depth: 0,
  isAmongDishes: false,
  isListed: false,
  isHundredths: false,
} as const

/** What a till's catalog holds besides dishes. */
const isNoDish =
  /^(modifier(_list|_group|_option)?|tax|discount|image|measurement_unit|item_option(_val)?|pricing_rule|product_set|subscription_plan)$/i

/** The last one first, as for all that is taken from the end of what is left. */
function placesInList(list: readonly unknown[], place: JsonPosition, references: References): JsonPosition[] {
  const around = { category: place.category, key: '', isAmongDishes: false, references }
  const isAmongDishes = list.some(entry => isObject(entry) && dishesIn(unwrap(entry), around))
  const isListed = list.length > 1
  const places: JsonPosition[] = []
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const pair = isAmongDishes ? null : pairIn(list[at])
    const value = pair ? { price: pair.value } : list[at]
    places.push({ ...place, value, key: pair?.key ?? '', depth: place.depth + 1, isAmongDishes, isListed })
  }
  return places
}

/** What lies within an object that is no dish: lists under a name, or a list under each category's name. */
function placesIn(object: JsonObject, place: JsonPosition, references: References): JsonPosition[] {
  const { category: above, key, depth, isHundredths } = place
  const areDishes =
    arePairs(object) ||
    (!isBroad(object) && hasPairs(object, (inner, value) => isDishNamed(inner, value, references)))
  const isUnnamed = areDishes || isTop(object, depth) || isBroad(object)
  const said = isUnnamed ? '' : textAt(object, 'name') || textAt(object, 'category')
  const named = said || (isUnnamed ? '' : textOf(object.label ?? object.heading ?? object.header))
  // A key that lists objects names their category, if the object has no name of its own.
  const heading = named || (key !== '' && !isGeneric(key) ? readable(key) : above)
  // The one list of a named entry among others is called alike in all of them.
  const isStructural =
    place.isListed && named !== '' && Object.values(object).filter(holdsObjects).length === 1
  return Object.entries(object)
    .map(([inner, value]) => [inner, areDishes ? pairedValue(inner, value) : value] as const)
    .filter(([inner, value]) => typeof value === 'object' && value !== null && mayHoldDishes(inner, value))
    .map(([inner, value]) => ({
      value,
      category: (Array.isArray(value) && !isStructural && headingOfList(inner, object)) || heading,
      key: Array.isArray(value) ? '' : inner,
      depth: depth + 1,
      isAmongDishes: false,
      isListed: false,
      isHundredths: isHundredths || countsHundredths.test(inner),
    }))
    .reverse()
}

const holdsObjects = (value: unknown) => Array.isArray(value) && value.some(isObject)

/** Whether an object under a key is a dish that is called by the key. */
function isDishNamed(key: string, value: unknown, references: References): boolean {
  if (!isObject(value) || textAt(value, 'name') !== '') return false
  return dishesIn(value, { category: '', key, isAmongDishes: false, references }) !== null
}

/** Uber Eats and Swiggy. */
const countsHundredths = /^(catalogItems|sectionEntitiesMap|catalogSectionsMap|itemCards)$/

/** A list called "Extras" may be a category like others. */
function mayHoldDishes(key: string, value: unknown): boolean {
  const words = wordsOf(key)
  if (listsSomethingElse(words)) return false
  return !extraKey.test(` ${words} `) || (Array.isArray(value) && /^(extras|toppings|add ?ons)$/.test(words))
}
