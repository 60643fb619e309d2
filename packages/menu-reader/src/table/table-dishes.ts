// Turns rows of a table into dishes. Handles sizes in rows below their dish, categories between rows, archived dishes.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { dietHeadings, marksOfCell } from '../diet-words.ts'
import { wordsOf } from '../header-words.ts'
import type { FileDoubt, RawDish, RawOptionGroup, RowDoubt } from '../menu-reading.ts'
import { extrasIn } from '../prices/offered-extras.ts'
import { sizedPricesIn, sizesWithPrices } from '../prices/sized-prices.ts'
import { withTranslations } from '../translations.ts'
import { isNone } from './column-profile.ts'
import type { Columns, PriceColumn } from './columns.ts'
import { rowsInLanguage } from './language-columns.ts'
import { trackCategories } from './table-categories.ts'
import type { TableRow } from './table-row.ts'

export interface TableDishes {
  readonly dishes: readonly RawDish[]
  readonly doubts: readonly FileDoubt[]
  /** The rows that became dishes or options, or names of sizes below. */
  readonly usedRows: readonly number[]
}

/** `above` is the category above the first row. */
export function dishesOf(rows: readonly TableRow[], columns: Columns, above = ''): TableDishes {
  const { translated } = columns
  const read = (language: string | null) =>
    dishesInOne(rowsInLanguage(rows, translated, language), columns, above)
  const own = read(null)
  const others = [...new Set(translated.map(({ language }) => language))].map(language => ({
    language,
    dishes: aligned(own.dishes, read(language).dishes),
  }))
  return { ...own, dishes: withTranslations(own.dishes, others) }
}

/** The dishes of another reading in the order of these: by row, and within a row by position. */
function aligned(own: readonly RawDish[], others: readonly RawDish[]): (RawDish | undefined)[] {
  const byRow = groupBy(others, ({ row }) => row)
  const used = new Map<number, number>()
  return own.map(({ row }) => {
    const at = used.get(row) ?? 0
    used.set(row, at + 1)
    return byRow.get(row)?.[at]
  })
}

function dishesInOne(rows: readonly TableRow[], columns: Columns, above: string): TableDishes {
  const read = createRowReader(rows, columns, above)
  const all = withoutTotal(rows.flatMap(row => read(row) ?? []))
  const entries = all.filter(({ isOnlyParent }) => !isOnlyParent)
  const listed = entries.filter(({ availability }) => availability !== 'archived' && availability !== 'extra')
  const doubts: FileDoubt[] = []
  if (entries.some(({ availability }) => availability === 'archived')) doubts.push('archived-left-out')
  const { optionsOf, areAllOffered } = offeredExtras(entries, listed)
  if (!areAllOffered || listed.some(({ hasUnknownExtras }) => hasUnknownExtras))
    doubts.push('extras-left-out')
  const sizesOf = countSizes(listed)
  return {
    dishes: listed.flatMap(entry => {
      const options = [...entry.extras, ...(optionsOf.get(entry) ?? [])]
      return asDishes({ ...entry, extras: options }, columns, sizesOf.get(keyOf(entry)) ?? 1)
    }),
    doubts,
    usedRows: all
      .filter(
        entry =>
          entry.availability !== 'archived' &&
          (entry.availability !== 'extra' || areAllOffered) &&
          (entry.name !== '' || entry.prices.length > 0),
      )
      .map(({ row }) => row),
  }
}

/** A doubt about most rows becomes one doubt about the file: an owner who must check every row checks none. */
export function withSharedDoubts(found: TableDishes): TableDishes {
  const { dishes, doubts } = found
  const affected = dishes.filter(dish => dish.doubts.includes('several-prices')).length
  if (affected < minSharedDoubts || affected <= 0.5 * dishes.length) return found
  const without = dishes.map(dish => ({
    ...dish,
    doubts: dish.doubts.filter(doubt => doubt !== 'several-prices'),
  }))
  return { ...found, dishes: without, doubts: [...doubts, 'first-price-taken'] }
}

const minSharedDoubts = 4

/** Drops a total in the last row. */
function withoutTotal(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.at(-1)
  return last && total.test(wordsOf(last.name)) ? entries.slice(0, -1) : entries
}

/** Must not match the cocktail "Total Eclipse". */
const total =
  /^(grand |sub)?(total|totals|totaal|totale|gesamt|summe|gesamtsumme|somme|suma|soma|συνολο)( (generale?|geral|complessivo|sum|amount|price|value|items?|dishes|products|ttc|ht|\d+))*$/

interface Entry {
  readonly row: number
  readonly name: string
  readonly category: string
  readonly description: string
  readonly allergens: string
  readonly marks: string
  readonly size: string
  readonly sizeName: string
  readonly extras: readonly RawOptionGroup[]
  /** It has extras of which the file says no more than the name. */
  readonly hasUnknownExtras: boolean
  /** How a row of an extra names its dish: by id, number or name. */
  readonly keys: readonly string[]
  readonly parent: string
  readonly prices: readonly { readonly column: PriceColumn; readonly text: string; readonly size: string }[]
  readonly availability: Availability
  readonly doubts: readonly RowDoubt[]
  /** The row has no price: its variants follow in separate rows. */
  readonly isOnlyParent: boolean
}

function createRowReader(rows: readonly TableRow[], columns: Columns, above: string) {
  const categories = trackCategories(rows, columns, above)
  const parents = new Map<string, Entry>()
  const { fields } = columns
  let last: { entry: Entry; handle: string } | null = null
  return ({ row, cells, isRepaired }: TableRow): Entry | null => {
    const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''))
    const first = (of: readonly number[] | undefined) => (of ?? []).map(cell).find(text => text !== '') ?? ''
    if (categories.isHeading(row, cells)) return null
    const [kind, handle] = [wordsOf(first(fields.kind)), first(fields.handle)]
    const ownName = cell(columns.name)
    const size = [...new Set(columns.sizes.map(cell).filter(text => text !== ''))].join(', ')
    const prices = columns.prices.map(column => ({
      column,
      text: cell(column.at),
      size: cell(column.sizeAt) || column.size,
    }))
    const hasPrice = prices.some(({ text }) => text !== '')
    const parent =
      kind === 'variation'
        ? parents.get(first(fields.parent).replace(/^id:\s*/i, ''))
        : // Further sizes of a dish follow in rows without its name.
          ownName === '' && hasPrice && last && (handle !== '' ? handle === last.handle : size !== '')
          ? last.entry
          : undefined
    const category = categories.categoryOf(cells)
    const entry: Entry = {
      row,
      name: parent ? parent.name : ownName,
      category: parent ? parent.category : category,
      description: first(columns.description) || (parent?.description ?? ''),
      allergens: first(fields.allergens) || (parent?.allergens ?? ''),
      marks: [parent?.marks, ...dietHeadings.map(heading => marksOfCell(heading, first(fields[heading])))]
        .filter(Boolean)
        .join(' '),
      size: size || (parent && kind === 'variation' ? endOf(ownName, parent.name) : ''),
      sizeName: sizeNameOf(first(fields['option-name'])) || (parent?.sizeName ?? columns.sizeName),
      extras: columns.extras.flatMap(({ at, name }) => extrasIn(`${name}: ${cell(at)}`) ?? []),
      hasUnknownExtras: (fields.modifiers ?? []).some(at => cell(at) !== '' && !isNo.test(wordsOf(cell(at)))),
      keys: [first(fields.id), first(fields.sku), ownName].filter(key => key !== '').map(menuItemKey),
      parent: menuItemKey(first(fields.parent).replace(/^id:\s*/i, '')),
      prices: prices.filter(({ text }) => text !== ''),
      availability: saleStateOf(cells, fields, kind),
      doubts: isRepaired ? ['row-damaged'] : [],
      isOnlyParent: kind === 'variable' && !hasPrice,
    }
    if (kind === 'variable')
      for (const key of [first(fields.id), first(fields.sku)]) if (key !== '') parents.set(key, entry)
    if (!parent && (ownName !== '' || hasPrice)) last = { entry, handle }
    return entry
  }
}

/** Rows of extras that name their dish become its options; `areAllOffered`: all of them do. */
function offeredExtras(entries: readonly Entry[], listed: readonly Entry[]) {
  const byKey = new Map(listed.flatMap(entry => entry.keys.map(key => [key, entry] as const)))
  const extras = entries.filter(({ availability }) => availability === 'extra')
  const ofDishes = groupBy(extras, ({ parent }) => byKey.get(parent))
  const optionsOf = new Map(
    [...ofDishes].map(([entry, rows]) => {
      const groups = groupBy(rows, ({ category }) =>
        category === entry?.category || /^modifiers?$/i.test(category) ? '' : category,
      )
      return [entry, Array.from(groups, ([name, some]) => extrasGroup(name, some))] as const
    }),
  )
  return { optionsOf, areAllOffered: !optionsOf.has(undefined) }
}

function extrasGroup(name: string, rows: readonly Entry[]): RawOptionGroup {
  const options = rows.map(row => ({ name: row.name, price: row.prices[0]?.text ?? '', isDefault: false }))
  return { name, min: 0, max: rows.length, options }
}

/** "Size"; Shopify calls the option of a dish without any "Title". */
const sizeNameOf = (name: string) => (/^title$/i.test(name) ? '' : name)

/** "Large" of "Pizza - Large". */
function endOf(name: string, parentName: string): string {
  return name.startsWith(parentName) ? name.slice(parentName.length).replace(/^[\s\-–—:,]+/u, '') : name
}

const keyOf = ({ category, name }: Entry) => `${menuItemKey(category)}\n${menuItemKey(name)}`

/** The number of rows of each dish: a size distinguishes only where there are several. */
function countSizes(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1)
  return counts
}

function asDishes(entry: Entry, { prices: columns }: Columns, rowsOfDish: number): RawDish[] {
  const { row, category, description, allergens, marks, availability } = entry
  const { name } = entry
  const own = rowsOfDish > 1 ? entry.size : ''
  const doubts: RowDoubt[] = [
    ...entry.doubts,
    ...(availability === 'hidden' ? (['not-on-sale'] as const) : []),
  ]
  const dish = (size: string, price: string | number, more: readonly RowDoubt[] = []): RawDish => ({
    ...{ row, category, description, allergens, marks, price },
    ...{ name, size: [own, size].filter(Boolean).join(', '), sizeName: entry.sizeName },
    optionGroups: entry.extras,
    doubts: [...doubts, ...more],
  })
  const filled = entry.prices.filter(({ text }) => columns.length === 1 || !isNone.test(text))
  const plain = filled.filter(({ size }) => size === '')
  const sized = filled.filter(({ size }) => size !== '')
  const [main] = plain
  const alike = plain.filter(({ column }) => !column.isElsewhere || main?.column.isElsewhere)
  const others = new Set(alike.map(({ text }) => text)).size > 1 ? (['several-prices'] as const) : []
  const parts = main ? (sizedPricesIn(main.text) ?? sizesWithPrices(entry.size, main.text)) : null
  const found = [
    ...(parts
      ? parts.map(({ size, price }) => dish(size, price))
      : main
        ? [dish('', amountOf(main), others)]
        : []),
    // A single size does not distinguish dishes, so the name omits it.
    ...sized.map(one => dish(plain.length + sized.length > 1 ? one.size : '', amountOf(one))),
  ]
  return found.length > 0 ? found : [dish('', '')]
}

function amountOf({ column, text }: Entry['prices'][number]): string | number {
  return column.units && /^\d+$/.test(text) ? Number(text) / column.units : text
}

// Whether the dish of an exported row is on sale: tills export archived dishes, hidden ones and extras too.

type Availability = 'on-sale' | 'hidden' | 'archived' | 'extra'

/** `kind` is the row's kind as normalised words. */
function saleStateOf(cells: readonly string[], fields: Columns['fields'], kind: string): Availability {
  const words = (at: number) => wordsOf(cells[at] ?? '')
  const status = (fields.status ?? []).map(words)
  if ((fields.archived ?? []).some(at => isYes.test(words(at))) || status.some(word => archived.test(word)))
    return 'archived'
  if (extraKinds.test(kind)) return 'extra'
  const available = (fields.available ?? []).map(at => (cells[at] ?? '').trim()).filter(text => text !== '')
  const isOff = available.length > 0 && available.every(text => isNo.test(wordsOf(text)) || text === '-1')
  const isHidden =
    (fields.hidden ?? []).some(at => isYes.test(words(at))) || status.some(word => hidden.test(word))
  return isOff || isHidden ? 'hidden' : 'on-sale'
}

const isYes = /^(y|yes|true|1|x|ja|j|si|s|oui|o|sim|v|vrai|wahr|verdadero|vero|verdadeiro|waar|ναι)$/
const isNo = /^(n|no|false|0|nein|non|nao|nee|f|faux|falsch|falso|onwaar|οχι)$/
const archived = /^(archived?|deleted|trash|archiviert|archivado|archivie|archiviato|arquivado)$/
const hidden =
  /^(draft|inactive|disabled|hidden|unavailable|private|unlisted|entwurf|inaktiv|borrador|inactivo|oculto|brouillon|inactif)$/
const extraKinds =
  /^(modifiers?|modifier options?|add ?ons?|addons?|toppings?|extras?|options?|choices?|supplements?|zusatze?|zutat|adicional(es)?|aggiunt[ae])$/
