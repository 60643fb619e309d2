import { expect, test } from 'vitest'
import { languageNames, languagesOf } from './languages-read.ts'

const inLanguage = (language: string) => ({ language, name: 'x', description: null, category: null })

test('an owner reads which languages the file has, the most complete first, in their own language', () => {
  const rows = [
    { translations: [inLanguage('de'), inLanguage('el')] },
    {},
    { translations: [inLanguage('el')] },
  ]
  expect(languageNames(languagesOf(rows), 'en-US')).toBe('Greek, German')
  expect(languageNames(languagesOf(rows), 'de-DE')).toBe('Griechisch, Deutsch')
  expect(languagesOf([{}])).toEqual([])
})
