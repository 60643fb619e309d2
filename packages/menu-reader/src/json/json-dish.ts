// Reads one JSON object as a dish, or as several: one for each size.

import { dietHeadingOf, marksOfCell } from '../diet-words.ts'
import { fitOf, wordsOf } from '../header-words.ts'
import type { RawDish, RowDoubt } from '../menu-reading.ts'
import { isOfOrders, isOfPeople, isOfStock } from '../no-menu.ts'
import { sizedPricesIn } from '../prices/sized-prices.ts'
import { isAllergenHeading } from '../table/table-headings.ts'
import type { Amount } from './json-amount.ts'
import { isUnavailable } from './json-availability.ts'
import { isGeneric } from './json-headings.ts'
import { type FoundGroup, optionGroupsIn } from './json-options.ts'
import { findPrice } from './json-price.ts'
import { categoryFrom, extraKey, type References } from './json-references.ts'
import type { FoundPrice } from './json-sizes.ts'
import { idOf, isBroad, isObject, type JsonObject, joined, textAt, textOf, unwrap } from './json-value.ts'

export interface FoundDish extends Omit<RawDish, 'row' | 'price' | 'optionGroups'>, Amount {
  readonly optionGroups: readonly FoundGroup[]
  /** The object's "type", used as the category in files that name none. */
  readonly type: string
}

export interface DishContext {
  readonly category: string
  /** The key of the object, if it may be the dish's name. */
  readonly key: string
  /** The object is in a list of dishes, so it is a dish even without a price. */
  readonly isAmongDishes: boolean
  readonly references: References
}

/** Null when the object is not a dish. */
export function dishesIn(
  object: JsonObject,
  { category: above, key, isAmongDishes, references }: DishContext,
): FoundDish[] | null {
  if (isBroad(object) || isOtherRecord(object)) return null
  const found = findPrice(object, references.currency).flatMap(splitBySize)
  const named = textAt(object, 'name') || textOf(object.label)
  const name = named === '' && found.length > 0 && isNameLike(key) ? key : named
  const prices = found.length === 0 && isAmongDishes && name !== '' ? [noPrice] : found
  if (prices.length === 0 || (name === '' && !isAmongDishes) || hasDishesBelow(object, references))
    return null
  const doubts: RowDoubt[] = isUnavailable(object) ? ['not-on-sale'] : []
  const description = textAt(object, 'description')
  const [allergens = ''] = textsUnder(object, key => (isAllergenHeading(key) ? String : null))
  const marks = textsUnder(object, marksUnder).join(' ')
  const category = categoryOf(object, references) || above
  const type = textOf(object.type ?? object.kind ?? object.Type)
  // The options of which the sizes are made up: "Small / Oat milk".
  const isOfSizes = ({ options }: FoundGroup) =>
    options.every(option => prices.some(({ size }) => size.toLowerCase().includes(option.name.toLowerCase())))
  const optionGroups = optionGroupsIn(object, references).filter(group => !isOfSizes(group))
  return prices.map(({ size, price, unit, isOneOfSeveral, isLowest, isCost }) => ({
    category,
    type,
    name,
    // A single size does not distinguish dishes.
    size: prices.length > 1 ? size : '',
    optionGroups,
    description,
    allergens,
    marks,
    price,
    unit,
    ...(isCost && { isCost }),
    doubts: [
      ...doubts,
      ...(isLowest ? (['price-from'] as const) : []),
      ...(isOneOfSeveral || (prices.length > 1 && size === '') ? (['several-prices'] as const) : []),
    ],
  }))
}

/** Programs make keys like "p1" and "data". */
function isNameLike(key: string): boolean {
  return /\p{L}{3}|\p{Lo}{2}/u.test(key) && fitOf(key, 'price') < 1 && !isGeneric(key)
}

/** "3.00 half, 5.50 pint" becomes two prices. */
function splitBySize(found: FoundPrice): FoundPrice[] {
  const parts = typeof found.price === 'string' ? sizedPricesIn(found.price) : null
  return parts?.map(part => ({ ...found, ...part })) ?? [found]
}

/** Employees, customers and stock items have names and amounts too. */
export function isOtherRecord(object: JsonObject): boolean {
  const keys = Object.keys(object)
  return isOfOrders(keys) || isOfPeople(keys) || isOfStock(keys)
}

const noPrice: FoundPrice = { size: '', price: '', unit: 'undetermined' }

function categoryOf(object: JsonObject, references: References): string {
  const entries = Object.entries(object).filter(([, value]) => value !== null && value !== '')
  const byFit = entries
    .map(([key, value]) => ({ fit: fitOf(key, 'category'), value }))
    .filter(({ fit }) => fit > 1.5)
    .sort((a, b) => b.fit - a.fit)
  const reporting = entries.find(([key]) => /^reporting_?category$/i.test(key))
  const byId = entries.filter(
    ([key]) => / ids?$/.test(wordsOf(key)) && /categor|section|group|department|menu/i.test(key),
  )
  for (const value of [
    reporting?.[1],
    ...byFit.map(one => one.value),
    ...byId.map(([, value]) => resolvable(value, references)),
  ]) {
    const category = value === undefined ? '' : categoryFrom(value, references)
    if (category !== '') return category
  }
  for (const [key, value] of entries) {
    const name = references.nameBehind(key, textOf(value))
    if (name !== '') return name
  }
  const id = idOf(object)
  return id === '' ? '' : references.categoryListing(id)
}

/** An id that no object has names no category. */
function resolvable(value: unknown, { categoryNamed }: References): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return categoryNamed(textOf(one)) === '' ? undefined : one
}

/** A section may have its own price ("all pizzas 12.00") beside its dishes. It is still a section, not a dish. */
function hasDishesBelow(object: JsonObject, { currency }: References): boolean {
  return Object.entries(object).some(([key, value]) => {
    if (!Array.isArray(value) || extraKey.test(` ${wordsOf(key)} `) || ofSizes.test(wordsOf(key)))
      return false
    return value.slice(0, 20).some(entry => {
      if (!isObject(entry)) return false
      const inner = unwrap(entry)
      return (
        textAt(inner, 'name') !== '' &&
        (textAt(inner, 'description') !== '' ||
          (listKey.test(` ${wordsOf(key)} `) && findPrice(inner, currency).length > 0))
      )
    })
  })
}

const ofSizes =
  /(variations?|variants?|sizes?|prices?|portions?|offers?|ingredients|allergens|images?|labels?|tags)$/
const listKey = / (has|items?|dishes|products?|menus?|categor\w*|sections?|children) /

/**
 * The texts under the keys that `readerOf` reads. They come as a text, as a list, or as an object with a boolean for each.
 */
function textsUnder(
  object: JsonObject,
  readerOf: (key: string) => ((text: string) => string) | null,
): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const read = readerOf(key)
    return read ? [read(listedIn(value))] : []
  })
}

function listedIn(value: unknown): string {
  if (Array.isArray(value)) return joined(value)
  if (!isObject(value) || textOf(value) !== '') return value === true ? 'yes' : textOf(value)
  return joined(Object.keys(value).filter(key => value[key] === true))
}

/** Tags of any kind name diets among others. */
function marksUnder(key: string): ((text: string) => string) | null {
  const heading = /^(tags|labels|badges)$/i.test(key) ? 'diets' : dietHeadingOf(key)
  return heading && (text => marksOfCell(heading, text))
}
