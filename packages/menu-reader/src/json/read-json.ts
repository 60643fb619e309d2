// Turns a JSON value that contains dishes into a menu: plain lists, lists by category, schema.org, a till's catalog.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import { buildReading } from '../build-reading.ts'
import { withoutFeatured } from '../featured.ts'
import type { FileDoubt, MenuReading, UnusedText } from '../menu-reading.ts'
import { unitsOf } from '../prices/price-units.ts'
import { readTable, type TableOptions } from '../table/read-table.ts'
import { withTranslations } from '../translations.ts'
import type { FoundDish } from './json-dish.ts'
import { findDishes, type JsonDishes } from './json-dishes.ts'
import { languagesIn, valueInLanguage } from './json-languages.ts'
import { type References, referencesIn } from './json-references.ts'
import { rowsIn } from './json-rows.ts'
import { cutLongTexts } from './json-value.ts'
import { unusedValues } from './unused-values.ts'

/** Cuts long texts in `parsed`. `currency` is the restaurant's: the prices are expected in it. `answer` is about a table inside the value. */
export function readJson(
  parsed: unknown,
  currency: CurrencyCode,
  { answer = null }: Pick<TableOptions, 'answer'> = {},
): MenuReading {
  const value = cutLongTexts(parsed)
  const { dishes: found, doubts, hasOtherRecords, references, unused } = findTranslated(value, currency)
  if (found.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  if (found.length === 0 && hasOtherRecords) return { kind: 'unreadable', why: 'not-a-menu' }
  if (found.length === 0) {
    const rows = rowsIn(value)
    return rows === null ? { kind: 'unreadable', why: 'no-dishes' } : readTable(rows, currency, { answer })
  }
  const { dishes: priced, doubts: costDoubts } = withoutCosts(found)
  const listed = withoutFeatured(withTypes(priced))
  const units = unitsOf(listed, currency, references.currencies)
  const dishes = listed.map(({ unit, type, ...dish }, at) => ({
    ...dish,
    row: at + 1,
    price:
      typeof dish.price === 'number' && units.isMinor({ price: dish.price, unit })
        ? dish.price / minorUnitsOf(currency)
        : dish.price,
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
function findTranslated(value: unknown, currency: CurrencyCode): Found {
  const languages = languagesIn(value)
  if (languages.length === 0) return findAll(value, currency)
  const own = findAll(valueInLanguage(value, languages), currency)
  const others = languages
    .slice(1)
    .flatMap(language =>
      language === null
        ? []
        : [{ language, ...findAll(valueInLanguage(value, [language, ...languages]), currency) }],
    )
  const areAlike = others.every(({ dishes }) => dishes.length === own.dishes.length)
  return areAlike ? { ...own, dishes: withTranslations(own.dishes, others) } : findAll(value, currency)
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
