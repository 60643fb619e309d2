import { anyCodePoint } from '@tablemate/test/sampling/any-code-point.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexWords, searchWords } from './search-words.ts'

test.each([
  ['Osteria Lucia', ['osteria', 'lucia']],
  ['CAFÉ Zoë', ['cafe', 'zoe']],
  ['Fish & Chips', ['fish', 'chips']],
  ["L’Étoile d'Or", ['letoile', 'dor']],
  ["Lucia's", ['lucias']],
  ['Pizza, pizza!', ['pizza']],
  ['7-Eleven', ['7', 'eleven']],
  ['寿司 バー', ['寿', '司', 'バ', 'ー']],
  ['소반', ['소반']],
  ['Ｆｕｌｌ width', ['full', 'width']],
  [' \u200b&%_*:\' "', []],
])('the text %j searches for %j', (text, words) => expect(searchWords(text)).toEqual(words))

test.each([
  ["L'Osteria", ['losteria', 'l', 'osteria']],
  ["Lucia's Kitchen", ['lucias', 'lucia', 's', 'kitchen']],
  ['Kitchen', ['kitchen']],
])('%j is found by %j', (name, words) => expect(indexWords(name)).toEqual(words))

test('every name is found by its own words, in any case and Unicode form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      const found = indexWords(name)
      for (const word of searchWords(name.normalize('NFD'))) expect(found).toContain(word)
    }),
    { seed: 2026 },
  )
})

test('a word has no characters with a meaning in a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint }), text => {
      for (const word of searchWords(text.toWellFormed())) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
    }),
    { seed: 2026 },
  )
})
