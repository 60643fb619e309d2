// A JSON value that holds dishes somewhere becomes a menu: plain lists, lists by category, schema.org, a till's catalog.

import { limits } from '../limits.ts'
import type { PayableStep } from '../money.ts'
import { finish } from './finish.ts'
import { wordsOf } from './header-words.ts'
import { dishesIn, type FoundDish, isPutAway, textAt } from './json-dish.ts'
import { readable } from './json-price.ts'
import { deepest, extraKey, type References, referencesIn } from './json-references.ts'
import { rowsIn } from './json-rows.ts'
import { idOf, isBroad, isObject, type JsonObject, textOf, unwrap } from './json-value.ts'
import type { FileDoubt, MenuReading } from './menu-reading.ts'
import { isPriceLike } from './price-text.ts'
import { unitsOf } from './price-units.ts'
import { readTable } from './read-table.ts'

/** `step` is that of the restaurant's currency. */
export function readJson(value: unknown, step: PayableStep): MenuReading {
  const references = referencesIn(value)
  const { dishes: found, doubts, isSales } = findDishes(value, references)
  if (found.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  if (found.length === 0 && isSales) return { kind: 'unreadable', why: 'not-a-menu' }
  if (found.length === 0) {
    const rows = rowsIn(value)
    return rows === null ? { kind: 'unreadable', why: 'no-dishes' } : readTable(rows, step)
  }
  const units = unitsOf(found, step, references.currencies)
  const dishes = found.map(({ unit, ...dish }, at) => ({
    ...dish,
    row: at + 1,
    price:
      typeof dish.price === 'number' && units.isHundredths({ price: dish.price, unit })
        ? dish.price / 100
        : dish.price,
  }))
  return finish(dishes, step, [...doubts, ...units.doubts])
}

interface Place {
  readonly value: unknown
  /** The heading above. */
  readonly category: string
  /** The key it stands under, where that may be the name of a dish. */
  readonly key: string
  readonly depth: number
  readonly isAmongDishes: boolean
  /** A known shape counts in hundredths. */
  readonly isHundredths: boolean
}

/** In the order of the file, and without recursion, however deep it is. */
function findDishes(
  root: unknown,
  references: References,
): { dishes: FoundDish[]; doubts: FileDoubt[]; isSales: boolean } {
  const dishes: FoundDish[] = []
  const doubts = new Set<FileDoubt>()
  let isSales = false
  const start = { value: root, category: '', key: '', depth: 0, isAmongDishes: false, isHundredths: false }
  const left: Place[] = [start]
  for (let place = left.pop(); place && dishes.length <= limits.menuImportRows; place = left.pop()) {
    const { value, category, depth, isAmongDishes, isHundredths } = place
    if (typeof value !== 'object' || value === null || depth > deepest) continue
    if (Array.isArray(value)) {
      const around = { category, key: '', isAmongDishes: false, references }
      // One after the other: spreading a long list would overflow the stack.
      const areDishes = value.some(entry => isObject(entry) && dishesIn(unwrap(entry), around))
      for (let at = value.length - 1; at >= 0; at -= 1)
        left.push({ ...place, value: value[at], key: '', depth: depth + 1, isAmongDishes: areDishes })
      continue
    }
    const object = unwrap(value as JsonObject)
    if (isOfSales(object)) {
      isSales = true
      continue
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
    const isListed = isAmongDishes && !/^category$/i.test(type)
    const around = { category, key: place.key, isAmongDishes: isListed, references }
    const own = dishesIn(object, around) ?? pricesByName(object, place)
    if (own)
      for (const dish of own)
        dishes.push(isHundredths && dish.unit !== 'major' ? { ...dish, unit: 'hundredths' } : dish)
    else for (const inner of placesIn(object, place)) left.push(inner)
  }
  return { dishes, doubts: [...doubts], isSales }
}

/** What a till's catalog holds besides dishes. */
const isNoDish =
  /^(modifier(_list|_group|_option)?|tax|discount|image|measurement_unit|item_option(_val)?|pricing_rule|product_set|subscription_plan)$/i

/** `{ "Tomato soup": 6.5, "Leek pie": "8.00" }`. */
function pricesByName(object: JsonObject, { category: above, key: over, depth }: Place): FoundDish[] | null {
  const entries = Object.entries(object)
  if (entries.length < 2 || isBroad(object) || depth === 0) return null
  const areDishes = entries.every(
    ([key, value]) =>
      /^\p{Lu}.*\p{L}|\p{L} \p{L}/u.test(key) &&
      ((typeof value === 'number' && value > 0) || (typeof value === 'string' && isPriceLike(value))),
  )
  if (!areDishes) return null
  const category = over !== '' && !isGeneric(over) ? readable(over) : above
  return entries.map(([name, price]) => ({
    category,
    name,
    description: '',
    price: price as string | number,
    unit: 'open',
    doubts: [],
  }))
}

/** What lies within an object that is no dish: lists under a name, or a list under each category's name. */
function placesIn(object: JsonObject, { category: above, key, depth, isHundredths }: Place): Place[] {
  const named =
    isTop(object, depth) || isBroad(object) ? '' : textAt(object, 'name') || textAt(object, 'category')
  // A key that lists objects names their category, if the object has no name of its own.
  const heading = named || (key !== '' && !isGeneric(key) ? readable(key) : above)
  return Object.entries(object)
    .filter(([inner, value]) => typeof value === 'object' && value !== null && !isOfExtras(inner, value))
    .map(([inner, value]) => ({
      value,
      category: Array.isArray(value) && !isGeneric(inner) ? readable(inner) : heading,
      key: Array.isArray(value) ? '' : inner,
      depth: depth + 1,
      isAmongDishes: false,
      isHundredths: isHundredths || countsHundredths.test(inner),
    }))
    .reverse()
}

/** Uber Eats and Swiggy. */
const countsHundredths = /^(catalogItems|sectionEntitiesMap|catalogSectionsMap|itemCards)$/

/** The restaurant, or all of its menu: what that is called is no category. */
function isTop(object: JsonObject, depth: number): boolean {
  if (
    depth === 0 ||
    /(^|[^a-z])menu$|restaurant|store|location|foodestablishment/i.test(
      textOf(object['@type'] ?? object.type),
    )
  )
    return true
  return [
    'address',
    'phone',
    'telephone',
    'cuisine',
    'cuisines',
    'latitude',
    'openingHours',
    'opening_hours',
    'rating',
  ].some(key => key in object)
}

/** Keys that say what kind of thing is listed, not which category. */
function isGeneric(key: string): boolean {
  return generic.test(` ${wordsOf(key)} `) || /^[\da-f-]{8,}$|^\d+$/i.test(key)
}

const generic =
  / (has|items?|menus?|dishes|dish|products?|data|categor\w*|sections?|subsections?|objects?|results?|list|entries|elements?|graph|children|nodes?|groups?|plates|foods?|platos|plats|gerichte|speisen|piatti|offers?|catalog\w*|rows?|records?|payload|props|state|page|response|body|content|value|values|map|cards?|info|store|restaurant|edges|node|query|queries|json|itemcards|main entity|article|productos|produits|produkte|prodotti|produtos|carta|karte|speisekarte|cardapio|κατηγοριες|πιατα) /

/** A list called "Extras" may be a category like others. */
function isOfExtras(key: string, value: unknown): boolean {
  const words = wordsOf(key)
  return extraKey.test(` ${words} `) && !(Array.isArray(value) && /^(extras|toppings|add ?ons)$/.test(words))
}

/** Whether an object is an order or a receipt: dishes with prices stand there too. */
function isOfSales(object: JsonObject): boolean {
  return !isBroad(object) && Object.keys(object).some(key => ofSales.test(wordsOf(key)))
}

const ofSales = /^(order|transaction|invoice|receipt|payment) (id|no|number|date|status|total)$/
