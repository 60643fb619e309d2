// Every language says what English says, with the same parameters, and has the plural forms that it needs.

import { languages } from '@tablemate/domain/languages.ts'
import { sampleArguments, shownText, type Text } from '@tablemate/test/browser/sample-arguments.ts'
import { describe, expect, test } from 'vitest'
import * as english from './texts.ts'
import type { Words } from './words.ts'

const translations = import.meta.glob<{ words: Words }>('./*/index.ts', { eager: true })
const locales = import.meta.glob<typeof import('./en/locale.ts')>('./*/locale.ts', { eager: true })

test('every language is a folder, and every folder a language', () => {
  const folders = Object.keys(locales).map(path => path.split('/')[1])
  expect(folders.sort()).toEqual(Object.keys(languages).sort())
  for (const [code, { tag, direction }] of Object.entries(languages)) {
    const { language } = locales[`./${code}/locale.ts`] ?? {}
    expect(language).toMatchObject({ code, direction })
    expect(language?.locale.startsWith(tag)).toBe(true)
  }
})

/** What a diner can say or type for an order, which is understood in English only. */
const samples = /^\/voice\/(hint\/idle|typed\/hint): /

describe.each(Object.keys(languages))('%s', code => {
  const words = translations[`./${code}/index.ts`]?.words ?? english

  test('has a form for every whole number', () => {
    const { language, plural, pluralCategories = [] } = locales[`./${code}/locale.ts`] ?? {}
    const rules = new Intl.PluralRules(language?.locale)
    const needed = Array.from({ length: 1000 }, (_, count) => rules.select(count))
    expect(new Set(pluralCategories)).toEqual(new Set(needed))
    const forms = Object.fromEntries(pluralCategories.map(category => [category, category]))
    expect(needed.map((_, count) => plural?.(count, forms as Parameters<typeof plural>[1]))).toEqual(needed)
  })

  test.skipIf(code === 'en')('leaves no sentence in English', () => {
    const found = untranslated(english, words, '')
    expect(found.filter(path => !samples.test(path))).toEqual([])
  })

  test('says everything, and names every parameter that English names', () => {
    expect(faults(english, words, '')).toEqual([])
  })
})

/** The texts that are missing, empty, or lack a parameter that the English text shows. */
function faults(source: unknown, translated: unknown, path: string): string[] {
  if (typeof source === 'string') return source && !translated ? [`${path} is empty`] : []
  if (typeof source === 'function') {
    if (typeof translated !== 'function') return [`${path} is no function`]
    const args = sampleArguments(source as Text)
    if (!args) return [`${path} accepts no samples`]
    const [shown, said] = [shownText(source as Text, args) ?? '', shownText(translated as Text, args) ?? '']
    return args
      .filter(arg => shown.includes(String(arg)) && !said.includes(String(arg)))
      .map(arg => `${path} lacks ${String(arg)}: ${said}`)
  }
  if (typeof source !== 'object' || source === null) return []
  return Object.entries(source).flatMap(([key, value]) =>
    faults(value, (translated as Record<string, unknown> | undefined)?.[key], `${path}/${key}`),
  )
}

/** The texts of at least three words that are the same in both. */
function untranslated(source: unknown, translated: unknown, path: string): string[] {
  if (typeof source === 'string')
    return source === translated && /(\p{Ll}\p{L}* ){2}\p{Ll}/u.test(source) ? [`${path}: ${source}`] : []
  if (typeof source !== 'object' || source === null) return []
  return Object.entries(source).flatMap(([key, value]) =>
    untranslated(value, (translated as Record<string, unknown> | undefined)?.[key], `${path}/${key}`),
  )
}
