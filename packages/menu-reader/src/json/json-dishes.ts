// Finds every dish in a JSON value, at any depth, with the heading above it.

import * as limits from '@tablemate/domain/limits.ts'
import { wordsOf } from '../header-words.ts'
import type { FileDoubt } from '../menu-reading.ts'
import { isOfOrders, listsSomethingElse } from '../no-menu.ts'
import { findPrices } from '../pdf/prices/find-prices.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isSizeHeading } from '../size-names.ts'
import { type Amount, isNothing } from './json-amount.ts'
import { isArchived } from './json-availability.ts'
import { dishesIn, type FoundDish, isOtherRecord } from './json-dish.ts'
import { headingOfList, isGeneric, isTop } from './json-headings.ts'
import { ownPrice } from './json-own-price.ts'
import { arePairs, hasPairs, pairedValue, pairIn } from './json-pairs.ts'
import { extraKey, maxDepth, type References } from './json-references.ts'
import { idOf, isBroad, isObject, type JsonObject, textAt, textOf, unwrap } from './json-value.ts'
import { readable } from './readable-key.ts'

export interface JsonDishes {
  readonly dishes: readonly FoundDish[]
  readonly doubts: readonly FileDoubt[]
  /** The value contains orders, people or stock. */
  readonly hasOtherRecords: boolean
  readonly sources: Sources
}

/** What of the value was read: the objects with their dishes, and of objects of pairs the keys. */
export interface Sources {
  readonly ofDishes: ReadonlyMap<unknown, readonly FoundDish[]>
  readonly ofPairs: ReadonlyMap<unknown, ReadonlySet<string>>
  /** Sections whose price is that of their dishes. */
  readonly ofPrices: ReadonlySet<unknown>
}

interface JsonNode {
  readonly value: unknown
  readonly category: string
  /** The key of the value, if it may be the name of a dish. */
  readonly key: string
  readonly depth: number
  readonly isAmongDishes: boolean
  /** The value is one of several in a list. */
  readonly isListed: boolean
  /** Of the block above, in a section with a block for each size. */
  readonly size: string
  /** A known format that counts in minor units. */
  readonly isMinor: boolean
  /** The object that has the value as a pair of name and price. */
  readonly pairOf?: JsonObject | undefined
  /** Of the section above, for dishes without a price. */
  readonly sectionPrice: SectionPrice | null
}

/** In the order of the file. Iterative, so that a deep value cannot overflow the stack. */
export function findDishes(root: unknown, references: References): JsonDishes {
  const dishes: FoundDish[] = []
  const doubts = new Set<FileDoubt>()
  const ofDishes = new Map<unknown, readonly FoundDish[]>()
  const ofPairs = new Map<unknown, Set<string>>()
  const ofPrices = new Set<unknown>()
  const extras = new Set<string>()
  let hasOtherRecords = false
  const stack: JsonNode[] = [{ ...atRoot, value: root }]
  for (let node = stack.pop(); node && dishes.length <= limits.menuImportRows; node = stack.pop()) {
    const { value, category, depth, isAmongDishes, isMinor } = node
    if (typeof value !== 'object' || value === null || depth > maxDepth) continue
    if (Array.isArray(value)) {
      // Pushed one by one: spreading a long list would overflow the stack.
      for (const inner of nodesInList(value, node, references)) stack.push(inner)
      continue
    }
    const object = unwrap(value as JsonObject)
    if (!isBroad(object) && isOtherRecord(object)) {
      hasOtherRecords = true
      if (isOfOrders(Object.keys(object))) continue
    }
    if (isArchived(object)) {
      if (dishesIn(object, { ...node, references })) doubts.add('archived-left-out')
      continue
    }
    const type = textOf(object.type ?? object.object)
    const isExtra = depth > 1 && references.isOnlyExtra(idOf(object))
    if (isExtra || isNoDish.test(type)) {
      if (isExtra || /^modifier/i.test(type)) extras.add(idOf(object))
      continue
    }
    // A till's catalog lists categories among the dishes.
    const isDish = isAmongDishes && !/^category$/i.test(type)
    const own = dishesIn(object, { category, key: node.key, isAmongDishes: isDish, references })
    if (own) {
      if (node.pairOf) ofPairs.set(node.pairOf, (ofPairs.get(node.pairOf) ?? new Set()).add(node.key))
      else ofDishes.set(value, own)
      const { sectionPrice } = node
      for (const one of own) {
        const takesIt = sectionPrice !== null && one.price === ''
        const sized = one.size === '' ? { ...one, size: node.size } : one
        const dish = takesIt ? withPriceOf(sectionPrice, sized) : sized
        if (takesIt) ofPrices.add(sectionPrice.section)
        dishes.push(isMinor ? inMinorUnits(dish) : dish)
      }
      continue
    }
    // Nothing in the file says that these numbers are prices.
    if (arePairs(object) && Object.values(object).every(isNumber)) doubts.add('prices-guessed')
    if (!isBroad(object) && Object.keys(object).some(listsSomethingElse)) hasOtherRecords = true
    for (const inner of nodesIn(object, node, references)) stack.push(inner)
  }
  if ([...extras].some(id => !references.isUsed(id))) doubts.add('extras-left-out')
  return { dishes, doubts: [...doubts], hasOtherRecords, sources: { ofDishes, ofPairs, ofPrices } }
}

function inMinorUnits(dish: FoundDish): FoundDish {
  const inMinor = <A extends Amount>(amount: A): A =>
    amount.unit === 'major' ? amount : { ...amount, unit: 'minor' }
  const optionGroups = dish.optionGroups.map(group => ({ ...group, options: group.options.map(inMinor) }))
  return { ...inMinor(dish), optionGroups }
}

const isNumber = (value: unknown) => typeof value === 'number'

const atRoot = {
  category: '',
  key: '',
  depth: 0,
  isAmongDishes: false,
  isListed: false,
  size: '',
  isMinor: false,
  sectionPrice: null,
} as const

/** The other types of object in a till's catalog. */
const isNoDish =
  /^(modifier(_list|_group|_option)?|tax|discount|image|measurement_unit|item_option(_val)?|pricing_rule|product_set|subscription_plan)$/i

/** In reverse order, because the caller takes nodes from the end of its stack. */
function nodesInList(list: readonly unknown[], node: JsonNode, references: References): JsonNode[] {
  const context = { category: node.category, key: '', isAmongDishes: false, references }
  const isAmongDishes = list.some(
    entry =>
      isObject(entry) && dishesIn(unwrap(entry), { ...context, isAmongDishes: node.sectionPrice !== null }),
  )
  const isListed = list.length > 1
  const areSizes =
    isListed && node.category !== '' && list.every(entry => isObject(entry) && isSizeTitle(titleOf(entry)))
  const nodes: JsonNode[] = []
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const pair = isAmongDishes ? null : pairIn(list[at])
    const value = pair ? { price: pair.value } : list[at]
    const pairOf = pair ? (list[at] as JsonObject) : undefined
    const depth = node.depth + 1
    const size = areSizes ? titleOf(list[at] as JsonObject) : node.size
    nodes.push({ ...node, value, key: pair?.key ?? '', depth, isAmongDishes, isListed, size, pairOf })
  }
  return nodes
}

/** The nodes inside an object that is not a dish: lists below a name, or a list for each category. */
function nodesIn(object: JsonObject, node: JsonNode, references: References): JsonNode[] {
  const { category: above, key, depth, isMinor } = node
  const areDishes =
    arePairs(object) ||
    (!isBroad(object) && hasPairs(object, (inner, value) => isDishNamed(inner, value, references)))
  const isUnnamed = areDishes || isTop(object, depth) || isBroad(object)
  const named = isUnnamed ? '' : titleOf(object) || (node.isListed ? titleIn(object) : '')
  const sectionPrice = isUnnamed ? null : priceOfSection(object)
  // "400 €" is the price of the section, not its name. An object without a name is a category named by its key.
  const heading =
    (isPriceLike(named) || named === node.size ? above : named) ||
    (key !== '' && !isGeneric(key) ? readable(key) : above)
  // In a list of named sections, each section's only list has the same key, which names no category.
  const isStructural =
    node.isListed && named !== '' && Object.entries(object).filter(isListOfObjects).length === 1
  return Object.entries(object)
    .map(([inner, value]) => [inner, areDishes ? pairedValue(inner, value) : value, value] as const)
    .filter(([inner, value]) => typeof value === 'object' && value !== null && mayHoldDishes(inner, value))
    .filter(([inner]) => !(sectionPrice && ofSizes.test(wordsOf(inner))))
    .map(([inner, value, written]) => ({
      value,
      category: (Array.isArray(value) && !isStructural && headingOfList(inner, object)) || heading,
      key: Array.isArray(value) ? '' : inner,
      depth: depth + 1,
      isAmongDishes: false,
      isListed: false,
      size: node.size,
      isMinor: isMinor || countsMinorUnits.test(inner),
      sectionPrice: sectionPrice ?? node.sectionPrice,
      pairOf: value === written ? undefined : object,
    }))
    .reverse()
}

const isSizeTitle = (title: string) => isSizeHeading(title) && !isPriceLike(title)

const titleOf = (object: JsonObject) =>
  textAt(object, 'name') ||
  textAt(object, 'category') ||
  textOf(object.label ?? object.heading ?? object.header)

/** The short text of a section under a key in any language. */
function titleIn(object: JsonObject): string {
  const texts = Object.entries(object).filter(
    ([key, value]) =>
      typeof value === 'string' && !/(^| )(id|slug|url|icon|image|img|foto|type|color)s?$/.test(wordsOf(key)),
  )
  const titles = texts
    .map(([, value]) => textOf(value))
    .filter(text => text.length < 60 && /\p{L}{2}/u.test(text))
  return holdsLists(object) ? (titles[0] ?? '') : ''
}

const holdsLists = (object: JsonObject) => Object.values(object).some(holdsObjects)

/** A list of objects, but not that of the prices of a section's sizes. */
const isListOfObjects = ([key, value]: readonly [string, unknown]) =>
  holdsObjects(value) && !ofSizes.test(wordsOf(key))

const ofSizes = /^(prices|precios|prix|preise|prezzi|precos|prijzen|tarifas?|sizes|tamanos|tailles|grossen)$/

const holdsObjects = (value: unknown) => Array.isArray(value) && value.some(isObject)

/** Whether the value under a key is a dish whose name is the key. */
function isDishNamed(key: string, value: unknown, references: References): boolean {
  if (!isObject(value) || textAt(value, 'name') !== '') return false
  return dishesIn(value, { category: '', key, isAmongDishes: false, references }) !== null
}

/** Keys of Uber Eats and Swiggy. */
const countsMinorUnits = /^(catalogItems|sectionEntitiesMap|catalogSectionsMap|itemCards)$/

/** Skips keys of extras, except a list that is itself a category, like "Extras". */
function mayHoldDishes(key: string, value: unknown): boolean {
  const words = wordsOf(key)
  if (listsSomethingElse(words)) return false
  return !extraKey.test(` ${words} `) || (Array.isArray(value) && /^(extras|toppings|add ?ons)$/.test(words))
}

// The price that a section of JSON gives its dishes: "All pizzas 12.00".

interface SectionPrice {
  readonly amount: Amount
  readonly section: JsonObject
}

/** Under a separate key, or the only price in its short texts. */
function priceOfSection(section: JsonObject): SectionPrice | null {
  const amount = amountOfSection(section)
  return amount && { amount, section }
}

function amountOfSection(object: JsonObject): Amount | null {
  const own = ownPrice(object)
  if (own && !isNothing(own)) return own
  const texts = Object.values(object).filter(
    text => typeof text === 'string' && text.length <= maxLength && /\d/.test(text),
  )
  const found = texts.flatMap(text => findPrices(text as string)).filter(({ hasCurrency }) => hasCurrency)
  const written = new Set(found.map(one => one.written))
  const [price = ''] = written
  return written.size === 1 ? { price, unit: 'major' } : null
}

const maxLength = 60

function withPriceOf({ amount }: SectionPrice, dish: FoundDish): FoundDish {
  return { ...dish, ...amount, doubts: [...dish.doubts, 'price-from-heading'] }
}
