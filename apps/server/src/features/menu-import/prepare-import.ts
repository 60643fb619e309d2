// Prepares an import of dishes for the database: validates them, computes their keys, and serialises them for the statements.
// Those of a file in its reader process (menu-worker.ts), corrected rows on the event loop: 5,000 dishes take 60 ms.

import { menuImport } from '@tablemate/contract/menu-import.ts'
import type { FieldProblem } from '@tablemate/contract/problem.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { detailsOf } from '@tablemate/domain/menu/menu-item-details.ts'
import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { ReadItem, ReadOptionGroup } from '@tablemate/menu-reader/menu-reading.ts'
import { extrasName, faultsOf, otherCategory, sizesName } from '@tablemate/menu-reader/row-faults.ts'
import { shareOptionGroups } from '@tablemate/menu-reader/sizes.ts'
import { parse } from 'secure-json-parse'
import * as z from 'zod/mini'
import { invalidFields } from '../../problems.ts'
import type {
  ImportedMenuItem,
  ImportedOptionGroup,
  ImportRow,
  PreparedImport,
  StoredTranslation,
} from '../menu/queries.ts'
import type { ImportResult } from './reader-messages.ts'

/** Prepares the body of `importMenu`, or refuses it as 'invalid'. */
export function importOfBody(content: Uint8Array, currency: CurrencyCode): ImportResult {
  const body = parseJson(content)
  if (body === undefined) return invalid({ body: 'malformed' })
  const list = (body as { rows?: unknown } | null)?.rows
  // Checked before the rows, because millions of them may each be invalid.
  if (Array.isArray(list) && list.length > limits.menuImportRows) return invalid({ rows: 'too-long' })
  const result = z.safeParse(menuImport, body, { reportInput: true })
  if (!result.success) return invalid(invalidFields(result.error.issues).details.fields)
  const { rows, optionGroups, removed, takenAt } = result.data
  const odd = rows.findIndex(({ price }) => price % payableStep(currency) !== 0)
  if (odd >= 0) return invalid({ [`rows.${odd}.price`]: 'not-payable' })
  const oddGroup = (optionGroups ?? []).findIndex(({ options }) =>
    options.some(({ price }) => price % payableStep(currency) !== 0),
  )
  if (oddGroup >= 0) return invalid({ [`optionGroups.${oddGroup}.options`]: 'not-payable' })
  return {
    kind: 'import',
    ...prepareImport(rows, currency, { optionGroups: optionGroups ?? [], removed: removed ?? [], takenAt }),
  }
}

/** Undefined if the text is malformed, or has a key that could pollute a prototype, as in every other body. */
function parseJson(text: Uint8Array): unknown {
  try {
    return parse(new TextDecoder().decode(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function invalid(fields: Readonly<Record<string, FieldProblem>> = {}): ImportResult {
  return { kind: 'refused', problem: 'invalid', fields: firstOf(Object.entries(fields), maxInvalid) }
}

/** Prepares the dishes of a file as read, or refuses them with the rows that cannot be stored. */
export function importOfFile(items: readonly ReadItem[], currency: CurrencyCode): ImportResult {
  const step = payableStep(currency)
  const menuItems = items.map(item => ({ ...item, category: item.category || otherCategory }))
  const faults = menuItems.flatMap(menuItem =>
    Object.entries(faultsOf(menuItem, step)).map(
      ([field, fault]) => [`${labelOf(menuItem)}: ${field}`, fault] as const,
    ),
  )
  if (faults.length > 0)
    return { kind: 'refused', problem: 'menu-rows-refused', fields: firstOf(faults, maxRefused) }
  const { rows, optionGroups } = shareOptionGroups(menuItems)
  const imported = rows.map(({ description, price, translations, ...menuItem }) => ({
    ...{ name: menuItem.name, category: menuItem.category, ...detailsOf(menuItem) },
    optionGroups: menuItem.optionGroups ?? null,
    description: description || null,
    price: price ?? 0,
    translations: translations ? [...translations] : null,
    itemId: null,
  }))
  const groups = optionGroups.map(groupToStore)
  return { kind: 'import', ...prepareImport(imported, currency, { optionGroups: groups }) }
}

function groupToStore({ name, areSizes, min, max, options }: ReadOptionGroup): ImportedOptionGroup {
  return {
    ...{
      name: name || (areSizes ? sizesName : extrasName),
      kitchenName: null,
      min,
      max,
      translations: [],
      remoteProvider: null,
    },
    options: options.map(({ translations, ...option }) => ({
      ...{ id: null, kitchenName: null, allergens: [], remoteId: null },
      ...option,
      translations: translations ? [...translations] : [],
    })),
  }
}

/** Dishes of a PDF are named by page, since pages have no rows. */
const labelOf = ({ page, row }: ReadItem) => (page === null ? `row ${row}` : `page ${page}, dish ${row}`)

type Fault = readonly [field: string, fault: FieldProblem]

const firstOf = (faults: readonly Fault[], count: number) => Object.fromEntries(faults.slice(0, count))

/** How many faults one reply names: of a file, which a person reads, and of a body. */
const [maxRefused, maxInvalid] = [20, 500]

/** When two dishes have the same name and category, or the same id here or at the point of sale, the later one wins. */
export function prepareImport(
  menuItems: readonly ImportedMenuItem[],
  currency: CurrencyCode,
  {
    optionGroups = [],
    removed = [],
    takenAt = null,
  }: Partial<Pick<PreparedImport, 'optionGroups' | 'removed' | 'takenAt'>> = {},
): PreparedImport {
  const keyed = menuItems.map(
    (menuItem): ImportRow => ({
      ...menuItem,
      translations: storedTranslations(menuItem.translations ?? null),
      key: menuItemKey(menuItem.name),
      categoryKey: menuItemKey(menuItem.category),
    }),
  )
  const rows = [...new Map(keyed.map(row => [`${row.categoryKey}\n${row.key}`, row])).values()]
  const lastOf = new Map(rows.map(row => [row.itemId, row]))
  const lastOfRemote = new Map(rows.map(row => [remoteKey(row), row]))
  const distinct = rows
    .map(row => (lastOf.get(row.itemId) === row ? row : { ...row, itemId: null }))
    .map((row, at) => {
      const key = remoteKey(row)
      const isLinked = key !== null && lastOfRemote.get(key) === rows[at]
      return isLinked || !row.remoteId ? row : { ...row, remoteId: null, remoteProvider: null }
    })
  return {
    currency,
    categories: categoriesOf(menuItems),
    rows: new TextEncoder().encode(JSON.stringify(distinct)),
    moves: distinct.flatMap(({ itemId, key, categoryKey }) =>
      itemId === null ? [] : [{ id: itemId, key: `${categoryKey}\n${key}` }],
    ),
    hasRemote: distinct.some(row => remoteKey(row) !== null || (row.isSoldOut ?? null) !== null),
    optionGroups,
    removed,
    takenAt,
  }
}

/** The texts to store with the dish; null if none is translated. */
function storedTranslations(
  translations: readonly MenuItemTranslation[] | null,
): readonly StoredTranslation[] | null {
  const stored = (translations ?? [])
    .filter(({ name, description }) => name !== null || description !== null)
    .map(({ category: _, ...texts }) => texts)
  return stored.length > 0 ? stored : null
}

/** Each category once, spelled as in its first row, with the first translation into each language. */
function categoriesOf(menuItems: readonly ImportedMenuItem[]): PreparedImport['categories'] {
  return Array.from(
    groupBy(menuItems, ({ category }) => menuItemKey(category)),
    ([key, rows]) => {
      const names = rows
        .flatMap(({ translations }) => translations ?? [])
        .flatMap(({ language, category }) => (category === null ? [] : [[language, category] as const]))
      const translations = names.length > 0 ? Object.fromEntries(names.reverse()) : null
      return { key, name: rows[0]?.category ?? '', translations }
    },
  )
}

/** Null unless the row names both the point of sale and its dish. */
function remoteKey({
  remoteProvider,
  remoteId,
}: Pick<ImportedMenuItem, 'remoteProvider' | 'remoteId'>): string | null {
  return remoteProvider && remoteId ? `${remoteProvider} ${remoteId}` : null
}
