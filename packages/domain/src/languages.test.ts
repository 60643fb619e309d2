import { describe, expect, test } from 'vitest'
import { chooseLanguage, languageCodes, languages } from './languages.ts'

describe('the language for a reader', () => {
  test.each([
    [undefined, ['de-AT', 'en'], 'de'],
    [undefined, ['el-GR', 'pt-PT', 'en'], 'pt'],
    [undefined, ['ZH-Hant-TW'], 'zh'],
    [undefined, ['el', 'deu', ''], 'en'],
    [undefined, [], 'en'],
    ['ja', ['de'], 'ja'],
    ['', ['de'], 'de'],
    ['el', ['de'], 'de'],
    ['constructor', ['toString'], 'en'],
    ['pt-BR', ['de'], 'de'],
  ] as const)('with the cookie %j and the tags %j is %s', (cookie, tags, language) => {
    expect(chooseLanguage(cookie, tags)).toBe(language)
  })
})

test('Intl knows every tag', () => {
  const tags = languageCodes.map(code => languages[code].tag)
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags)
})
