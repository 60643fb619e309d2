// Collects references by id in JSON: from dishes to categories, and from categories and groups of extras to dishes.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { wordsOf } from '../header-words.ts'
import { noteCurrency } from '../prices/currency-hints.ts'
import { idOf, idsOf, isBroad, isObject, type JsonObject, textAt, textOf, unwrap } from './json-value.ts'

export interface References {
  /** The name of the category with this id; '' if there is none. */
  readonly categoryNamed: (id: string) => string
  /** The name of the category that lists the dish with this id; '' if there is none. */
  readonly categoryListing: (id: string) => string
  /** The name of the object with this id in the list that a foreign key is about: `familia_id` in `familias`; '' if there is none. */
  readonly nameBehind: (key: string, id: string) => string
  /** Groups of extras list this id, but no category does. */
  readonly isOnlyExtra: (id: string) => boolean
  /** The object with this id, if it has a name. */
  readonly objectWith: (id: string) => JsonObject | null
  /** Notes that the group or option with this id belongs to a dish. */
  readonly use: (id: string) => void
  readonly isUsed: (id: string) => boolean
  /** Signs and codes of currencies found in the file. */
  readonly currencies: ReadonlySet<string>
  /** The restaurant's, in which texts are prices. */
  readonly currency: CurrencyCode
  /** What the file itself calls its currency. */
  readonly named: readonly string[]
}

/** Iterative, so that a deep value cannot overflow the stack. */
export function referencesIn(root: unknown, currency: CurrencyCode): References {
  const named = new Map<string, string>()
  const weaklyNamed = new Map<string, string>()
  const listing = new Map<string, string>()
  const lists = new Map<string, Map<string, string>>()
  const extras = new Set<string>()
  const byId = new Map<string, JsonObject>()
  const used = new Set<string>()
  const currencies = new Set<string>()
  const currencyTexts = new Set<string>()
  const stack: { value: unknown; key: string; parentKey: string; isOfExtras: boolean; depth: number }[] = [
    { value: root, key: '', parentKey: '', isOfExtras: false, depth: 0 },
  ]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { value, key, parentKey, isOfExtras, depth } = node
    if (depth > maxDepth) continue
    if (Array.isArray(value)) {
      for (let at = value.length - 1; at >= 0; at -= 1)
        if (typeof value[at] === 'object')
          stack.push({ value: value[at], key, parentKey, isOfExtras, depth: depth + 1 })
      continue
    }
    if (!isObject(value)) continue
    const object = isBroad(value) ? value : unwrap(value)
    const isCategory =
      categoryKey.test(` ${wordsOf(key)} `) ||
      /categor|section/i.test(textOf(object.type ?? object['@type'] ?? object.object))
    const name =
      textOf(object.name ?? object.title ?? object.label ?? object.category_name ?? object.categoryName) ||
      (isBroad(object) ? '' : textAt(object, 'name'))
    // In a map of categories the keys are their ids.
    if (name !== '' && idOf(object) === '' && categoryKey.test(` ${wordsOf(parentKey)} `))
      weaklyNamed.set(key, name)
    if (name !== '' && idOf(object) !== '') {
      byId.set(idOf(object), object)
      const list = lists.get(wordsOf(key)) ?? new Map<string, string>()
      lists.set(wordsOf(key), list.set(idOf(object), name))
    }
    if (name !== '')
      for (const id of idsOf(object)) {
        if (isCategory) named.set(id, name)
        else if (!('price' in object)) weaklyNamed.set(id, name)
      }
    for (const [inner, entry] of Object.entries(object)) {
      if (typeof entry === 'string' && entry.length < 300) noteCurrency(entry, currencies)
      // Skips keys with plain values early: there are many, and only those of a currency matter here.
      if (typeof entry !== 'object' && !/currency/i.test(inner)) continue
      const words = wordsOf(inner)
      if (/^(price )?currency( code)?$/.test(words)) {
        currencies.add(textOf(entry).toUpperCase())
        currencyTexts.add(textOf(entry).toUpperCase())
      }
      if (typeof entry !== 'object' || entry === null) continue
      const areExtras = isOfExtras || extraKey.test(` ${words} `)
      if (Array.isArray(entry) && itemKey.test(` ${words} `))
        for (const ref of idsIn(entry)) {
          if (areExtras) extras.add(ref)
          else if (name !== '' && !listing.has(ref)) listing.set(ref, name)
        }
      stack.push({ value: entry, key: inner, parentKey: key, isOfExtras: areExtras, depth: depth + 1 })
    }
  }
  return {
    categoryNamed: id => named.get(id) ?? weaklyNamed.get(id) ?? '',
    categoryListing: id => listing.get(id) ?? '',
    nameBehind: (key, id) => {
      const [, before, behind] = foreignKey.exec(wordsOf(key)) ?? []
      // The plural changes the last letter: "familia", "familias"; "rubrique", "rubriques"; "category", "categories".
      const stem = before ?? behind
      const found = stem && [...lists].find(([list]) => list.startsWith(stem.slice(0, -1)) && list !== stem)
      return found ? (found[1].get(id) ?? '') : ''
    },
    objectWith: id => byId.get(id) ?? null,
    use: id => used.add(id),
    isUsed: id => used.has(id),
    isOnlyExtra: id => extras.has(id) && !listing.has(id),
    currencies,
    currency,
    named: [...currencyTexts],
  }
}

const foreignKey = /^(?:id )?(\p{L}{3,}(?: \p{L}+)?)(?: id| uuid| ref| key)$|^id (\p{L}{3,})$/u

/** Deeper than any menu. */
export const maxDepth = 60
const categoryKey = / (categor\w*|kategor\w*|sections?|subsections?|groups?|menus?|departments?|rubri\w*) /
const itemKey =
  / (items?|item ids|itemids|ids|entities|products?|dishes|entries|uuids|options|elements|children) /
export const extraKey =
  / (modifiers?|modifier \w+|options?|option \w+|customi[sz]ations?|add ?ons?|addons|toppings?|choices?|extras) /

/** Reads a list of ids, or of objects that have only an id. */
function idsIn(entries: readonly unknown[]): string[] {
  return entries.flatMap(entry => {
    if (typeof entry === 'string' || typeof entry === 'number') return [String(entry)]
    if (!isObject(entry) || isBroad(entry) || textOf(entry.name ?? entry.title) !== '') return []
    const id = idOf(entry)
    return id === '' ? [] : [id]
  })
}

/** The category that a dish names, as text or by id; '' if it names none. */
export function categoryFrom(value: unknown, references: References): string {
  const { categoryNamed } = references
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (isObject(one)) {
    if (Array.isArray(one.elements)) return categoryFrom(one.elements, references)
    const name = textOf(one)
    if (name !== '') return name
    // Strapi wraps a reference in two levels.
    const inner = one.data ?? one.attributes ?? one.node
    return isObject(inner) ? categoryFrom(inner, references) : categoryNamed(idOf(one))
  }
  const text = textOf(one)
  const name = text === '' ? '' : categoryNamed(text)
  if (name !== '') return name
  return looksLikeId.test(text) ? '' : text
}

const looksLikeId = /^(\d+|[\da-f-]{16,}|[A-Z\d]{16,})$/
