// Finds the columns of the name, category, size and description of a dish.

import { fitOf, isShortName, type Meaning, wordsOf } from '../header-words.ts'
import { type ColumnProfile, isNameColumn } from './column-profile.ts'
import type { Fit, Header, PriceColumn } from './columns.ts'

export interface TextColumns {
  readonly name: number | undefined
  readonly size: number | undefined
  readonly category: readonly number[]
  readonly description: readonly number[]
}

/** Gives each column the meaning that its heading fits best. A column that contains prices is never the name. */
export function textColumnsOf(
  { headings, fits, profile }: Header,
  assigned: ReadonlySet<number>,
): TextColumns {
  const found: Record<Meaning, number[]> = { name: [], category: [], description: [], price: [], size: [] }
  const used = new Set(assigned)
  // A kitchen name is abbreviated: it is the dish's name only if no other column is.
  const isShort = ({ meaning, at }: Fit) => meaning === 'name' && isShortName(headings[at] ?? '')
  const inOrder = [...fits].sort((a, b) => Number(isShort(a)) - Number(isShort(b)))
  for (const { meaning, at } of inOrder) {
    const isSecond = (meaning === 'name' || meaning === 'size') && found[meaning].length > 0
    if (used.has(at) || isSecond || meaning === 'price') continue
    if (meaning === 'name' && profile(at).filled > 4 && profile(at).priced > 0.8 * profile(at).filled)
      continue
    if (meaning === 'name' && profile(at).filled === 0 && profile(at).rows > 0) continue
    found[meaning].push(at)
    used.add(at)
  }
  return {
    name: found.name[0],
    size: found.size[0],
    category: informativeFirst(found.category, profile),
    description: found.description,
  }
}

/** Puts nearly empty or constant category columns after informative ones. */
function informativeFirst(columns: readonly number[], profile: (at: number) => ColumnProfile): number[] {
  const rate = (at: number) =>
    Number(profile(at).filled >= 0.02 * profile(at).rows && profile(at).distinct > 1)
  return [...columns].sort((a, b) => rate(b) - rate(a))
}

/** A quantity column is a stock count, unless it contains sizes like "Single" or "0,5 l". */
export function quantitySizes({ headings, candidates, profile }: Header): number | undefined {
  return candidates.find(at => quantity.test(wordsOf(headings[at] ?? '')) && profile(at).isWords)
}

const quantity =
  /^(quantity|qty|menge|cantidad|quantite|quantita|quantidade|hoeveelheid|ποσοτητα|pieces|volume|serving size)$/

/** The name column if no heading names it: the only remaining column of names, or one headed "description" or "menu". */
export function fallbackName(
  header: Header,
  columns: TextColumns,
  prices: readonly PriceColumn[],
): number | undefined {
  const unnamed = nameByContent(header, columns, prices)
  if (unnamed !== undefined && areNames(header.profile(unnamed))) return unnamed
  const other = [...columns.description, ...columns.category].find(at => areNames(header.profile(at)))
  return other ?? unnamed
}

/** Short texts that differ from dish to dish. */
function areNames(profile: ColumnProfile): boolean {
  const { filled, rows, distinct, meanLength } = profile
  return isNameColumn(profile) && filled >= 0.5 * rows && distinct >= 0.9 * filled && meanLength <= 40
}

/** The only remaining column that contains names, perhaps without a heading; among several languages the first. */
function nameByContent(
  { headings, fields, profile }: Header,
  columns: TextColumns,
  prices: readonly PriceColumn[],
): number | undefined {
  const assigned = new Set([
    ...columns.category,
    ...columns.description,
    columns.size,
    ...prices.map(({ at }) => at),
  ])
  const left = [...headings.keys()].filter(
    at => fields[at] === null && !assigned.has(at) && isNameColumn(profile(at)),
  )
  const inLanguage = left.find(at => languages.test(wordsOf(headings[at] ?? '')))
  if (inLanguage !== undefined) return inLanguage
  const named = left.filter(at => headings[at]?.trim() !== '')
  const [first, ...more] = named.length > 0 ? named : left
  return more.length === 0 ? first : undefined
}

const languages =
  /^(english|englisch|ingles|inglese|anglais|engels|αγγλικα|deutsch|german|aleman|tedesco|allemand|francais|french|frances|espanol|spanish|italiano|italian|portugues|nederlands|dutch|ελληνικα|greek|catala|turkce|polski)$/

/** A name column headed "Starters" or "Wine" gives the category; "Dish" and "Our menu" do not. */
export function headingCategory(heading: string): string {
  const words = wordsOf(heading)
  const isField =
    !goodsWords.test(words) &&
    (['name', 'category', 'description'] as const).some(one => fitOf(heading, one) > 0)
  const isTelling = /\p{L}{3}/u.test(heading) && heading.length <= 40 && !isField
  return isTelling && !ofWholeMenu.test(words) && !languages.test(words) ? heading.trim() : ''
}

const goodsWords =
  /^(drinks?|beverages?|getranke?|boissons?|bebidas?|bevand[ae]|dranken|ποτα|wines?|weine?|wein|vins?|vinos?|vini|vinhos?|wijn(en)?|κρασια?|cocktails?|beers?|biere?)$/
const ofWholeMenu =
  /(^| )(menus?|carte|carta|karte|speisekarte|cardapio|kaart|menukaart|καταλογος|list|price|20\d\d)( |$)/

/**
 * In a sheet made by hand, "Type" is the category; in an export it is the kind of row. A web shop's "Product category"
 * comes from a global taxonomy of goods, so its "Type" is the shop's own category.
 */
export function categoriesOf(
  named: readonly number[],
  { headings, fields, profile }: Pick<Header, 'headings' | 'fields' | 'profile'>,
): readonly number[] {
  const isGlobalTaxonomy =
    fields.includes('handle') && named.every(at => wordsOf(headings[at] ?? '') === 'product category')
  if (named.length > 0 && !isGlobalTaxonomy) return named
  const own = [...fields.keys()].filter(at => {
    const { filled, rows, distinct, isWords } = profile(at)
    if (fields[at] !== 'kind' || !isWords) return false
    return isGlobalTaxonomy
      ? filled > 0
      : filled >= 0.5 * rows && distinct > 1 && distinct <= Math.max(2, 0.7 * filled)
  })
  return [...own, ...named]
}
