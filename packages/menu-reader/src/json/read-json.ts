// Turns a JSON value that contains dishes into a menu: plain lists, lists by category, schema.org, a till's catalog.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { buildReading } from '../build-reading.ts'
import { wordsOf } from '../header-words.ts'
import type { FileDoubt, MenuReading, UnusedText } from '../menu-reading.ts'
import { unitsOf } from '../prices/price-units.ts'
import { readTable, type TableOptions } from '../table/read-table.ts'
import type { TableRow } from '../table/table-row.ts'
import { withTranslations } from '../translations.ts'
import type { Amount } from './json-amount.ts'
import type { FoundDish } from './json-dish.ts'
import { findDishes, type JsonDishes } from './json-dishes.ts'
import { languagesIn, valueInLanguage } from './json-languages.ts'
import { type References, referencesIn } from './json-references.ts'
import { cutLongTexts, isBroad, isObject, type JsonObject, textOf } from './json-value.ts'
import { unusedValues } from './unused-values.ts'

/** Cuts long texts in `parsed`. `currency` is the restaurant's: the prices are expected in it. `answer` is about a table inside the value. `language`: the restaurant's. */
export function readJson(
  parsed: unknown,
  currency: CurrencyCode,
  {
    answer = null,
    language = null,
  }: Pick<TableOptions, 'answer'> & { readonly language?: string | null } = {},
): MenuReading {
  const value = cutLongTexts(parsed)
  const {
    dishes: found,
    doubts,
    hasOtherRecords,
    references,
    unused,
  } = findTranslated(value, currency, language)
  if (found.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  if (found.length === 0 && hasOtherRecords) return { kind: 'unreadable', why: 'not-a-menu' }
  if (found.length === 0) {
    const rows = rowsIn(value)
    return rows === null ? { kind: 'unreadable', why: 'no-dishes' } : readTable(rows, currency, { answer })
  }
  const { dishes: priced, doubts: costDoubts } = withoutCosts(found)
  const listed = withoutFeatured(withTypes(priced))
  const units = unitsOf(listed, currency, references.currencies)
  const inMajor = ({ price, unit }: Amount) =>
    typeof price === 'number' && units.isMinor({ price, unit }) ? price / minorUnitsOf(currency) : price
  const dishes = listed.map(({ unit, type, optionGroups, ...dish }, at) => ({
    ...dish,
    row: at + 1,
    price: inMajor({ price: dish.price, unit }),
    optionGroups: optionGroups.map(group => ({
      ...group,
      options: group.options.map(({ name, isDefault, ...option }) => ({
        ...{ name, isDefault },
        price: inMajor(option.unit === 'undetermined' ? { ...option, unit } : option),
      })),
    })),
  }))
  return buildReading(dishes, currency, {
    doubts: [...doubts, ...costDoubts, ...units.doubts],
    currencyTexts: references.named,
    unused: unused(),
  })
}

interface Found extends JsonDishes {
  readonly references: References
  readonly unused: () => readonly UnusedText[]
}

/** The dishes of the value, with their translations if each has the same in every language. */
function findTranslated(value: unknown, currency: CurrencyCode, own: string | null): Found {
  const languages = languagesIn(value, own)
  if (languages.length === 0) return findAll(value, currency)
  const first = findAll(valueInLanguage(value, languages), currency)
  const others = languages
    .slice(1)
    .flatMap(language =>
      language === null
        ? []
        : [{ language, ...findAll(valueInLanguage(value, [language, ...languages]), currency) }],
    )
  const areAlike = others.every(({ dishes }) => dishes.length === first.dishes.length)
  return areAlike ? { ...first, dishes: withTranslations(first.dishes, others) } : findAll(value, currency)
}

function findAll(value: unknown, currency: CurrencyCode): Found {
  const references = referencesIn(value, currency)
  const found = findDishes(value, references)
  return { ...found, references, unused: () => unusedValues(value, found.sources, found.dishes) }
}

/** Drops amounts called a cost if any dish has a price; otherwise the costs are the prices. */
function withoutCosts(dishes: readonly FoundDish[]): {
  readonly dishes: readonly FoundDish[]
  readonly doubts: readonly FileDoubt[]
} {
  if (!dishes.some(({ isCost }) => isCost)) return { dishes, doubts: [] }
  if (dishes.every(({ isCost, price }) => isCost || price === ''))
    return { dishes, doubts: ['prices-guessed'] }
  return { dishes: dishes.map(dish => (dish.isCost ? { ...dish, price: '' } : dish)), doubts: [] }
}

/** If no dish has a category, the "type" is used, unless it is a program's term. */
function withTypes(dishes: readonly FoundDish[]): readonly FoundDish[] {
  if (dishes.some(({ category }) => category !== '')) return dishes
  const types = new Set(dishes.map(({ type }) => type))
  const areInformative =
    types.size > 1 && [...types].every(type => /\p{L}{2}/u.test(type) && !ofPrograms.test(type))
  return areInformative ? dishes.map(dish => ({ ...dish, category: dish.type })) : dishes
}

const ofPrograms =
  /^(menu_?)?(items?|simple|variable|variation|product|choice|group|regular|dish|goods|food_and_bev|bundle|combo|modifier|service|fixed|entity)$/i

// Removes dishes that a delivery platform repeats under "Most popular" and also lists in their own category.

interface ListedDish {
  readonly category: string
  readonly name: string
  readonly price: string | number
}

/** Returns the dishes without those in a featured category that appear in another category at the same price. */
function withoutFeatured<Dish extends ListedDish>(dishes: readonly Dish[]): readonly Dish[] {
  const isFeatured = ({ category }: Dish) => featured.test(wordsOf(category))
  if (!dishes.some(isFeatured)) return dishes
  const key = ({ name, price }: Dish) => `${menuItemKey(name)}\n${price}`
  const elsewhere = groupBy(
    dishes.filter(dish => !isFeatured(dish)),
    key,
  )
  return dishes.filter(dish => !isFeatured(dish) || !elsewhere.has(key(dish)))
}

const featured =
  /^((most|our) )?(featured|popular|ordered|recommended|picked for you|best ?sellers?|top sellers?|top picks|beliebt\w*|meistbestellt\w*|empfohlen\w*|bestseller|populaires?|les plus (populaires|commandes)|favoris|populares?|mas (vendidos|populares|pedidos)|mais (vendidos|pedidos|populares)|piu (venduti|popolari|ordinati)|i piu (venduti|popolari|ordinati)|populair\w*|meest besteld|δημοφιλη|προτεινομενα)( (items?|dishes|gerichte|plats|platos|piatti|pratos|gerechten|πιατα))?$/

// Finds tables inside JSON, as data libraries write them: rows as lists, or columns as lists or maps.

/** The first table in the value, with the headings as its first row; null if there is none. */
function rowsIn(root: unknown): TableRow[] | null {
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { value, depth } = node
    if (typeof value !== 'object' || value === null || depth > maxDepth) continue
    const found = Array.isArray(value)
      ? ofRows(value)
      : (ofColumns(value as JsonObject) ?? headedRows(value as JsonObject))
    if (found) return found.map((cells, at) => ({ row: at + 1, cells }))
    const inner = Array.isArray(value) ? value : Object.values(value)
    for (let at = Math.min(inner.length, maxEntries) - 1; at >= 0; at -= 1)
      stack.push({ value: inner[at], depth: depth + 1 })
  }
  return null
}

const maxDepth = 6
const maxEntries = 1000

function ofRows(list: readonly unknown[]): string[][] | null {
  if (list.length < 2 || !list.every(row => Array.isArray(row) && row.length > 1 && row.every(isPlain)))
    return null
  return (list as readonly (readonly unknown[])[]).map(row => row.map(cellOf))
}

/** A table with separate headings: `{ headers: ['Dish', 'Price'], rows: [['Soup', 5]] }`. */
function headedRows(object: JsonObject): string[][] | null {
  if (isBroad(object)) return null
  const lists = Object.values(object).filter(Array.isArray)
  const rows = lists.map(ofRows).find(found => found !== null)
  const headings = lists
    .map(list => list.map(textOf))
    .find(names => names.length === rows?.[0]?.length && names.every(name => name !== ''))
  return rows && headings ? [headings, ...rows] : null
}

function ofColumns(object: JsonObject): string[][] | null {
  if (isBroad(object)) return null
  const columns = Object.entries(object)
  if (columns.length < 2) return null
  const lists = columns.map(([, column]) =>
    Array.isArray(column) ? column : isObject(column) ? Object.values(column) : [],
  )
  const length = lists[0]?.length ?? 0
  if (length < 2 || !lists.every(list => list.length === length && list.every(isPlain))) return null
  const rows = Array.from({ length }, (_, at) => lists.map(list => cellOf(list[at])))
  return [columns.map(([key]) => key), ...rows]
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'
const cellOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
