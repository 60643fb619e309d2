// Which columns of a table name a dish, its category and its size, and which describe it.

import { fitOf, isShortName, type Meaning, wordsOf } from '../header-words.ts'
import { isNameColumn, type Look } from './column-look.ts'
import type { Fit, PriceColumn, Sight } from './columns.ts'

export interface TextColumns {
  readonly name: number | undefined
  readonly size: number | undefined
  readonly category: readonly number[]
  readonly description: readonly number[]
}

/** Each column means one thing: the one its heading fits best. A name is not what looks like a price. */
export function textColumnsOf({ headings, fits, look }: Sight, taken: ReadonlySet<number>): TextColumns {
  const found: Record<Meaning, number[]> = { name: [], category: [], description: [], price: [], size: [] }
  const used = new Set(taken)
  // What is printed in the kitchen is cut short: it names a dish only where nothing else does.
  const isShort = ({ meaning, at }: Fit) => meaning === 'name' && isShortName(headings[at] ?? '')
  const inOrder = [...fits].sort((a, b) => Number(isShort(a)) - Number(isShort(b)))
  for (const { meaning, at } of inOrder) {
    const isSecond = (meaning === 'name' || meaning === 'size') && found[meaning].length > 0
    if (used.has(at) || isSecond || meaning === 'price') continue
    if (meaning === 'name' && look(at).filled > 4 && look(at).priced > 0.8 * look(at).filled) continue
    if (meaning === 'name' && look(at).filled === 0 && look(at).rows > 0) continue
    found[meaning].push(at)
    used.add(at)
  }
  return {
    name: found.name[0],
    size: found.size[0],
    category: fullestFirst(found.category, look),
    description: found.description,
  }
}

/** A column of categories that is all but empty, or says the same of all dishes, stands behind one that tells. */
function fullestFirst(columns: readonly number[], look: (at: number) => Look): number[] {
  const tells = (at: number) => Number(look(at).filled >= 0.02 * look(at).rows && look(at).distinct > 1)
  return [...columns].sort((a, b) => tells(b) - tells(a))
}

/** A quantity is the till's own count, unless it says "Single" or "0,5 l". */
export function quantityInWords({ headings, open, look }: Sight): number | undefined {
  return open.find(at => quantity.test(wordsOf(headings[at] ?? '')) && look(at).isWords)
}

const quantity =
  /^(quantity|qty|menge|cantidad|quantite|quantita|quantidade|hoeveelheid|ποσοτητα|pieces|volume|serving size)$/

/** Where no heading names the dish: the one column left that looks like names, or one that is called a description or a menu. */
export function nameElsewhere(
  sight: Sight,
  columns: TextColumns,
  prices: readonly PriceColumn[],
): number | undefined {
  const unnamed = unnamedName(sight, columns, prices)
  if (unnamed !== undefined && areNames(sight.look(unnamed))) return unnamed
  const called = [...columns.description, ...columns.category].find(at => areNames(sight.look(at)))
  return called ?? unnamed
}

/** Short, and another one for each dish. */
function areNames(look: Look): boolean {
  const { filled, rows, distinct, meanLength } = look
  return isNameColumn(look) && filled >= 0.5 * rows && distinct >= 0.9 * filled && meanLength <= 40
}

/** The one column left that looks like names, though nothing may stand above it; of several languages the first. */
function unnamedName(
  { headings, marks, look }: Sight,
  columns: TextColumns,
  prices: readonly PriceColumn[],
): number | undefined {
  const taken = new Set([
    ...columns.category,
    ...columns.description,
    columns.size,
    ...prices.map(({ at }) => at),
  ])
  const left = [...headings.keys()].filter(
    at => marks[at] === null && !taken.has(at) && isNameColumn(look(at)),
  )
  const speaking = left.find(at => languages.test(wordsOf(headings[at] ?? '')))
  if (speaking !== undefined) return speaking
  const named = left.filter(at => headings[at]?.trim() !== '')
  const [first, ...more] = named.length > 0 ? named : left
  return more.length === 0 ? first : undefined
}

const languages =
  /^(english|englisch|ingles|inglese|anglais|engels|αγγλικα|deutsch|german|aleman|tedesco|allemand|francais|french|frances|espanol|spanish|italiano|italian|portugues|nederlands|dutch|ελληνικα|greek|catala|turkce|polski)$/

/** "Starters" above the names says what dishes they are, and so does "Wine"; "Dish" and "Our menu" say nothing. */
export function headingOver(heading: string): string {
  const words = wordsOf(heading)
  const isField =
    !goods.test(words) && (['name', 'category', 'description'] as const).some(one => fitOf(heading, one) > 0)
  const isTelling = /\p{L}{3}/u.test(heading) && heading.length <= 40 && !isField
  return isTelling && !ofWhole.test(words) && !languages.test(words) ? heading.trim() : ''
}

const goods =
  /^(drinks?|beverages?|getranke?|boissons?|bebidas?|bevand[ae]|dranken|ποτα|wines?|weine?|wein|vins?|vinos?|vini|vinhos?|wijn(en)?|κρασια?|cocktails?|beers?|biere?)$/
const ofWhole =
  /(^| )(menus?|carte|carta|karte|speisekarte|cardapio|kaart|menukaart|καταλογος|list|price|20\d\d)( |$)/

/**
 * In a sheet made by hand "Type" is what stands above the dishes; in an export it says what kind of row this is. A web shop's
 * "Product category" is of a list of all goods in the world, and the shop's own word is its "Type".
 */
export function categoriesOf(
  named: readonly number[],
  { headings, marks, look }: Pick<Sight, 'headings' | 'marks' | 'look'>,
): readonly number[] {
  const isOfWorld =
    marks.includes('handle') && named.every(at => wordsOf(headings[at] ?? '') === 'product category')
  if (named.length > 0 && !isOfWorld) return named
  const own = [...marks.keys()].filter(at => {
    const { filled, rows, distinct, isWords } = look(at)
    if (marks[at] !== 'kind' || !isWords) return false
    return isOfWorld
      ? filled > 0
      : filled >= 0.5 * rows && distinct > 1 && distinct <= Math.max(2, 0.7 * filled)
  })
  return [...own, ...named]
}
