// Objects of a JSON file that speak of each other by id: dishes of their category, categories and groups of extras of their dishes.

import { wordsOf } from '../header-words.ts'
import { noteCurrency } from '../prices/currency-hints.ts'
import { idOf, idsOf, isBroad, isObject, textOf, unwrap } from './json-value.ts'

export interface References {
  /** The name of the category with an id; '' if there is none. */
  readonly categoryNamed: (id: string) => string
  /** The name of the category that lists the dish with an id; '' if none does. */
  readonly categoryListing: (id: string) => string
  /** Only groups of extras list it, no category. */
  readonly isOnlyExtra: (id: string) => boolean
  /** Signs and codes of currencies that stand there. */
  readonly currencies: ReadonlySet<string>
  /** What the file itself calls its currency. */
  readonly named: readonly string[]
}

/** Without recursion, however deep the value is. */
export function referencesIn(root: unknown): References {
  const named = new Map<string, string>()
  const weaklyNamed = new Map<string, string>()
  const listing = new Map<string, string>()
  const extras = new Set<string>()
  const currencies = new Set<string>()
  const namedCurrencies = new Set<string>()
  const left: { value: unknown; key: string; over: string; isOfExtras: boolean; depth: number }[] = [
    { value: root, key: '', over: '', isOfExtras: false, depth: 0 },
  ]
  for (let place = left.pop(); place; place = left.pop()) {
    const { value, key, over, isOfExtras, depth } = place
    if (depth > deepest) continue
    if (Array.isArray(value)) {
      for (let at = value.length - 1; at >= 0; at -= 1)
        if (typeof value[at] === 'object')
          left.push({ value: value[at], key, over, isOfExtras, depth: depth + 1 })
      continue
    }
    if (!isObject(value)) continue
    const object = isBroad(value) ? value : unwrap(value)
    const isCategory =
      categoryKey.test(` ${wordsOf(key)} `) ||
      /categor|section/i.test(textOf(object.type ?? object['@type'] ?? object.object))
    const name = textOf(
      object.name ??
        object.title ??
        object.Name ??
        object.Title ??
        object.label ??
        object.category_name ??
        object.categoryName,
    )
    // A map of categories has their ids for keys.
    if (name !== '' && idOf(object) === '' && categoryKey.test(` ${wordsOf(over)} `))
      weaklyNamed.set(key, name)
    if (name !== '')
      for (const id of idsOf(object)) {
        if (isCategory) named.set(id, name)
        else if (!('price' in object)) weaklyNamed.set(id, name)
      }
    for (const [inner, entry] of Object.entries(object)) {
      if (typeof entry === 'string' && entry.length < 300) noteCurrency(entry, currencies)
      // The keys of a file's numbers are many, and tell nothing here.
      if (typeof entry !== 'object' && !/currency/i.test(inner)) continue
      const words = wordsOf(inner)
      if (/^(price )?currency( code)?$/.test(words)) {
        currencies.add(textOf(entry).toUpperCase())
        namedCurrencies.add(textOf(entry).toUpperCase())
      }
      if (typeof entry !== 'object' || entry === null) continue
      const areExtras = isOfExtras || extraKey.test(` ${words} `)
      if (Array.isArray(entry) && itemKey.test(` ${words} `))
        for (const ref of idsIn(entry)) {
          if (areExtras) extras.add(ref)
          else if (name !== '' && !listing.has(ref)) listing.set(ref, name)
        }
      left.push({ value: entry, key: inner, over: key, isOfExtras: areExtras, depth: depth + 1 })
    }
  }
  return {
    categoryNamed: id => named.get(id) ?? weaklyNamed.get(id) ?? '',
    categoryListing: id => listing.get(id) ?? '',
    isOnlyExtra: id => extras.has(id) && !listing.has(id),
    currencies,
    named: [...namedCurrencies],
  }
}

/** Deeper than any menu. */
export const deepest = 60
const categoryKey = / (categor\w*|kategor\w*|sections?|subsections?|groups?|menus?|departments?|rubri\w*) /
const itemKey =
  / (items?|item ids|itemids|ids|entities|products?|dishes|entries|uuids|options|elements|children) /
export const extraKey =
  / (modifiers?|modifier \w+|options?|option \w+|customi[sz]ations?|add ?ons?|addons|toppings?|choices?|extras) /

/** Of a list of ids, or of objects that have nothing but one. */
function idsIn(entries: readonly unknown[]): string[] {
  return entries.flatMap(entry => {
    if (typeof entry === 'string' || typeof entry === 'number') return [String(entry)]
    if (!isObject(entry) || isBroad(entry) || textOf(entry.name ?? entry.title) !== '') return []
    const id = idOf(entry)
    return id === '' ? [] : [id]
  })
}

/** The category that a dish names, by word or by id; '' if it names none. */
export function categoryFrom(value: unknown, references: References): string {
  const { categoryNamed } = references
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (isObject(one)) {
    if (Array.isArray(one.elements)) return categoryFrom(one.elements, references)
    const name = textOf(one)
    if (name !== '') return name
    // Strapi wraps what it refers to twice.
    const inner = one.data ?? one.attributes ?? one.node
    return isObject(inner) ? categoryFrom(inner, references) : categoryNamed(idOf(one))
  }
  const text = textOf(one)
  const name = text === '' ? '' : categoryNamed(text)
  if (name !== '') return name
  return looksLikeId.test(text) ? '' : text
}

const looksLikeId = /^(\d+|[\da-f-]{16,}|[A-Z\d]{16,})$/
