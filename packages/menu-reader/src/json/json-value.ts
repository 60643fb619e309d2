// Reads values of unknown JSON without assuming its shape.

import { fitOf, type Meaning } from '../header-words.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No dish needs longer ones. V8 gives up a search with a regular expression in millions of characters, or takes minutes. */
const [maxText, maxKey] = [20_000, 1000]

/** Cuts the long texts and keys of a parsed file, such as an embedded picture, in place. */
export function cutLongTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxText)
  const stack = [value]
  for (let inner = stack.pop(); inner !== undefined; inner = stack.pop()) {
    if (typeof inner !== 'object' || inner === null) continue
    const entries = inner as Record<string | number, unknown>
    const look = (key: string | number) => {
      const entry = entries[key]
      if (typeof entry === 'string' && entry.length > maxText) entries[key] = entry.slice(0, maxText)
      if (typeof entry === 'object') stack.push(entry)
    }
    if (Array.isArray(inner)) {
      for (let at = 0; at < inner.length; at += 1) look(at)
      continue
    }
    for (const key in entries) {
      look(key)
      if (key.length <= maxKey) continue
      entries[key.slice(0, maxKey)] ??= entries[key]
      delete entries[key]
    }
  }
  return value
}

/** Whether an object has more keys than a dish could have. Such an object is a map of many things. */
export function isBroad(object: JsonObject): boolean {
  let keys = 0
  for (const _ in object) {
    keys += 1
    if (keys > maxKeys) return true
  }
  return false
}

const maxKeys = 200

/** Merges wrapped fields. Square wraps in `item_data`, Strapi `attributes`, WordPress `acf`, Google `labels`. */
export function unwrap(object: JsonObject): JsonObject {
  if (isBroad(object)) return object
  const data = Object.entries(object).find(([key, value]) => holdsFields.test(key) && isObject(value))
  const [label] = Array.isArray(object.labels) ? object.labels : []
  const isLabelled = isObject(label) && typeof label.displayName === 'string'
  if (!data && !isLabelled) return object
  return { ...object, ...(isLabelled && label), ...(data && (data[1] as JsonObject)) }
}

const holdsFields =
  /(_data|Data)$|^(attributes|fields|acf|meta|metadata|custom_fields|customFields|properties|pricing)$/

/** The text of a string, a number or a known wrapper; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (!isObject(value)) return ''
  const found = textKeys.map(key => value[key]).find(text => typeof text === 'string' && text.trim() !== '')
  if (typeof found === 'string') return found.trim()
  const translated = value.translations ?? value.translation
  if (isObject(translated) && !isBroad(translated))
    return textOf(translated.en ?? translated.en_us ?? Object.values(translated)[0])
  return ''
}

/** Keys of objects that wrap a text: `{ text }`, `{ rendered }`, `{ en, de }`. */
const textKeys =
  'name title text displayName rendered label en en_us en-US en_US en-GB value de fr es it pt nl el plain __html'.split(
    ' ',
  )

/** The text under the key that fits the meaning best. */
export function textAt(object: JsonObject, meaning: Meaning): string {
  let best = { fit: 1.5, text: '' }
  for (const [key, value] of Object.entries(object)) {
    const fit = fitOf(key, meaning)
    const text =
      fit > best.fit ? textOf(meaning === 'description' && Array.isArray(value) ? joined(value) : value) : ''
    if (text !== '') best = { fit, text }
  }
  return best.text
}

/** The texts of a list, as ingredients often are. */
export function joined(list: readonly unknown[]): string {
  return list
    .slice(0, 40)
    .map(textOf)
    .filter(text => text !== '')
    .join(', ')
}

/** The id by which other objects of the file refer to this one; '' if it has none. */
export function idOf(object: JsonObject): string {
  for (const key of idKeys) {
    const value = object[key]
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
  }
  return ''
}

/** All ids that may refer to the object, with its URL slug. */
export function idsOf(object: JsonObject): string[] {
  const ids = [idOf(object), ...['slug', 'handle', 'code', 'key'].map(key => object[key])]
  return ids.filter(id => typeof id === 'string' && id !== '') as string[]
}

const idKeys = [
  'id',
  'Id',
  'ID',
  'uuid',
  '_id',
  'uid',
  '@id',
  'guid',
  'key',
  'itemId',
  'item_id',
  'productId',
  'categoryId',
  'category_id',
  'sectionId',
]
