import { anyCodePoint } from '@tablemate/test/sampling/any-code-point.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainLine, isPlainText, isVisible, lengthOf, nameKey, tidyName } from './plain-text.ts'

describe('a stored name', () => {
  test('is trimmed, with single spaces and composed accents', () => {
    expect(tidyName('  Zoe\u0301 \u00a0 van\u2003Dyk ')).toBe('Zoé van Dyk')
  })

  test('is unchanged when it is tidied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCodePoint }), name => tidyName(tidyName(name)) === tidyName(name)),
    )
  })
})

describe('names have the same key:', () => {
  test.each([
    ['José', 'JOSE\u0301'],
    ['Straße', 'STRASSE'],
    ['Ann', 'A\u200bnn'],
    ['Ann', 'Ａｎｎ'],
    ['Ann  Lee', ' ann lee '],
    ['ﬁn', 'FIN'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Ann\ufe0f', 'Ann'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test.each([
    ['Ann', 'Anne'],
    ['Jose', 'José'],
    ['Ann Lee', 'AnnLee'],
    ['O', '0'],
  ])('but not: %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test('every character has the key of its other cases, and a key is its own key', () => {
    const changing: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const one = String.fromCodePoint(code)
      if (!/[\p{Cased}\p{Changes_When_NFKC_Casefolded}]/u.test(one)) continue
      const key = nameKey(one)
      if (![key, one.toLowerCase(), one.toUpperCase()].every(other => nameKey(other) === key))
        changing.push(one)
    }
    expect(changing).toEqual([])
  })

  test('the key of a key is the key itself, in any case', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), name => nameKey(nameKey(name)) === nameKey(name)))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => nameKey(name.normalize('NFD')) === nameKey(name)),
    )
  })
})

describe('characters', () => {
  test.each(['Ann', '👩‍👩‍👧', 'مريم', 'a\u2028b', ''])('%j are allowed in a name', text => {
    expect(isPlainLine(text)).toBe(true)
  })

  test.each(['\u0000', '\t', '\n', '\u007f', '\u009f', '\ud800', 'a\udfffb', '\udc00\ud800'])(
    '%j are not allowed in a name',
    text => {
      expect(isPlainLine(text)).toBe(false)
    },
  )

  test('line breaks and tabs are allowed in dictated text, other control characters are not', () => {
    expect(isPlainText('two soups,\r\n\tone tea')).toBe(true)
    for (const text of ['\u0000', '\u001b[31m', '\u0085', '\ud83d']) expect(isPlainText(text)).toBe(false)
  })

  test.each(['', '  ', '\u200b', '\u2060\u00ad', '\ufeff \u200d', '\u3164'])('%j are invisible', text => {
    expect(isVisible(text)).toBe(false)
  })

  test('are counted as code points', () => {
    expect([lengthOf(''), lengthOf('Ann'), lengthOf('🍕🍕'), lengthOf('e\u0301')]).toEqual([0, 3, 2, 2])
  })
})
