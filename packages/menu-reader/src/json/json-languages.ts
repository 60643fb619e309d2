// Turns a JSON value with texts in several languages into the same value in one of them.

import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { languageGroups } from '../language-groups.ts'
import { isLanguageHeading, languageOf, markOf } from '../languages.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { maxDepth } from './json-references.ts'
import { idOf, isBroad, isObject, type JsonObject } from './json-value.ts'

/** A language's code; null: texts whose keys name no language. */
export type JsonLanguage = string | null

/** The languages of the value, first the menu's own (`own`, null: unknown), else the most frequent. Empty if no text has two. */
export function languagesIn(root: unknown, own: string | null): readonly JsonLanguage[] {
  const counts = new Map<JsonLanguage, number>()
  let hasSeveral = false
  walk(root, 0, options => {
    const filled = [...options].filter(([, value]) => !isBlank(value))
    for (const [language] of filled) counts.set(language, (counts.get(language) ?? 0) + 1)
    hasSeveral ||= filled.length > 1
    return filled[0]?.[1]
  })
  if (!hasSeveral) return []
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([language]) => language)
  // A text without a language beside others is the original.
  const original = counts.has(null) ? null : own
  const ordered = counts.has(original) ? [original, ...byCount.filter(one => one !== original)] : byCount
  return ordered.slice(0, limits.translationsPerMenuItem + 1)
}

/** The value with one text in place of several: of the first of these languages that has it. */
export function valueInLanguage(root: unknown, languages: readonly JsonLanguage[]): unknown {
  return walk(root, 0, options => {
    const language = languages.find(one => !isBlank(options.get(one)))
    return language === undefined
      ? [...options.values()].find(value => !isBlank(value))
      : options.get(language)
  })
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (typeof value === 'string' && !value.trim())
}

type Options = ReadonlyMap<JsonLanguage, unknown>
type Choose = (options: Options) => unknown

function walk(value: unknown, depth: number, choose: Choose): unknown {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return value
  const inner = (one: unknown) => walk(one, depth + 1, choose)
  if (Array.isArray(value)) return (joinedRows(value, choose) ?? value).map(inner)
  const object = value as JsonObject
  if (isBroad(object)) return mapValues(object, inner)
  const options = languageMapOf(object) ?? wrapperOf(object)
  if (options) return inner(choose(options))
  return mapValues(withoutMarks(withoutTranslations(object, choose), choose), inner)
}

function mapValues(object: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

/** `{ en: …, el: … }`, with texts, objects or lists of the same length; null for any other object. */
function languageMapOf(object: JsonObject): Options | null {
  const entries = Object.entries(object)
  if (entries.length === 0 || !areLanguages(entries.map(([key]) => key))) return null
  const values = entries.map(([, value]) => value).filter(value => value !== null)
  const areTexts = values.every(value => typeof value === 'string')
  const areLists = values.every(Array.isArray) && new Set(values.map(list => list.length)).size === 1
  if (!(areTexts || areLists || values.every(isObject))) return null
  // Dishes may be named by languages: "Greek: 9.00".
  if (areTexts && values.every(value => isPriceLike(value as string))) return null
  return new Map(entries.map(([key, value]) => [languageOf(key), value]))
}

/** Whether all keys are languages, and not only words like "id" and "no". */
function areLanguages(keys: readonly string[]): boolean {
  return keys.every(key => languageOf(key) !== null) && keys.some(key => (markOf(key)?.certainty ?? 0) > 0)
}

/** `{ translations: { en: 'Soup' } }` in place of a text. */
function wrapperOf(object: JsonObject): Options | null {
  const [only, ...more] = Object.entries(object)
  if (!only || more.length > 0 || !ofTranslations.test(only[0]) || !isObject(only[1])) return null
  const options = languageMapOf(only[1])
  return options && [...options.values()].every(value => typeof value === 'string') ? options : null
}

const ofTranslations = /^(translations?|i18n|l10n|locali[sz]ations?|locales?|languages)$/i

/** Puts the texts of `translations` in place of the object's own: a list with languages, or a map by language. */
function withoutTranslations(object: JsonObject, choose: Choose): JsonObject {
  const [key, list] = Object.entries(object).find(([name]) => ofTranslations.test(name)) ?? []
  if (key === undefined) return object
  const translations = objectsByLanguage(list)
  if (!translations) return object
  const { [key]: _, ...own } = object
  const texts = new Set(
    [...translations.values()].flatMap(one => Object.keys(one).filter(name => isText(one[name]))),
  )
  const chosen = [...texts].map(name => {
    const options = new Map<JsonLanguage, unknown>([[null, own[name]]])
    for (const [language, one] of translations) options.set(language, one[name])
    return [name, choose(options)] as const
  })
  return { ...own, ...Object.fromEntries(chosen) }
}

function objectsByLanguage(value: unknown): Map<string, JsonObject> | null {
  const entries = Array.isArray(value)
    ? value.filter(isObject).map(one => [languageIn(one) ?? '', withoutLanguage(one)] as const)
    : isObject(value) && !isBroad(value) && Object.values(value).every(isObject)
      ? Object.entries(value).map(([key, one]) => [languageOf(key) ?? '', one as JsonObject] as const)
      : []
  return entries.length > 0 && entries.every(([language]) => language !== '') ? new Map(entries) : null
}

/** The language that the object says it is in. */
function languageIn(object: JsonObject): string | null {
  if (isBroad(object)) return null
  const value = Object.entries(object).find(([key]) => isLanguageHeading(key))?.[1]
  return typeof value === 'string' ? languageOf(value) : null
}

function withoutLanguage(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !isLanguageHeading(key)))
}

/** Puts one text in place of `name_en` and `name_el`. */
function withoutMarks(object: JsonObject, choose: Choose): JsonObject {
  const keys = Object.keys(object).filter(key => object[key] === null || isText(object[key]))
  if (!keys.some(key => markOf(key))) return object
  const result: Record<string, unknown> = { ...object }
  for (const { stem, members } of languageGroups(keys)) {
    for (const { label } of members) delete result[label]
    const own = members.find(({ language }) => language === null)?.label ?? stem
    result[own] = choose(new Map(members.map(({ language, label }) => [language, object[label]])))
  }
  return result
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every(one => typeof one === 'string'))
}

/** A list with an object for each dish and language, as one with an object for each dish; null for any other list. */
function joinedRows(list: readonly unknown[], choose: Choose): readonly unknown[] | null {
  const [first] = list
  if (list.length < 2 || !isObject(first) || languageIn(first) === null || !list.every(isObject)) return null
  const rows = list.map(object => ({ object, language: languageIn(object), id: idOf(object) }))
  if (rows.some(({ language, id }) => language === null || id === '')) return null
  const dishes = [...groupBy(rows, ({ id }) => id).values()]
  const isOnceEach = dishes.every(dish => new Set(dish.map(({ language }) => language)).size === dish.length)
  if (!isOnceEach || dishes.length === rows.length) return null
  return dishes.map(dish => {
    const shared = Object.assign({}, ...[...dish].reverse().map(({ object }) => withoutBlanks(object)))
    return choose(
      new Map(dish.map(({ language, object }) => [language, { ...shared, ...withoutBlanks(object) }])),
    )
  })
}

function withoutBlanks(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isBlank(value)))
}
