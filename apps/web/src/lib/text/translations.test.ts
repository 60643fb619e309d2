// Every language has been translated, and no number takes a form that the language does not have.

import { languageCodes } from '@tablemate/domain/languages.ts'
import type { Catalog } from '@tablemate/messages/compile.ts'
import { catalogIn } from '@tablemate/test/languages/texts-in.ts'
import { expect, test } from 'vitest'

/** What a diner can say or type for an order, which is understood in English only. */
const samples = /^\/voice\/(hint\/idle|typed\/hint): /

test.each(languageCodes.filter(code => code !== 'en'))('%s leaves no sentence in English', code => {
  const found = untranslated(catalogIn('en'), catalogIn(code), '')
  expect(found.filter(path => !samples.test(path))).toEqual([])
})

/** The texts of at least three words that are the same in both. */
function untranslated(source: Catalog, translated: Catalog | undefined, path: string): string[] {
  if (typeof source === 'string')
    return source === translated && /(\p{Ll}\p{L}* ){2}\p{Ll}/u.test(source) ? [`${path}: ${source}`] : []
  return Object.entries(source).flatMap(([key, value]) =>
    untranslated(value, (translated as Record<string, Catalog> | undefined)?.[key], `${path}/${key}`),
  )
}
