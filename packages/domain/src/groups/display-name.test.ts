import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKey } from '../plain-text.ts'
import { displayNameKey, isDisplayName } from './display-name.ts'

describe('a display name', () => {
  // Threat: look-alike-name
  test.each([
    ...[
      'Ann',
      'Анна',
      'Άννα',
      'さくら',
      '김민준',
      '李小龍',
      'مريم',
      'שָׂרָה',
      'שִׁמְּ֑עוֹן',
      'مُحَمَّدٌ',
      'Nguyễn Thị Ngọc Ệ',
    ],
    ...[
      'สมชาย ที่รัก',
      'น้ำผึ้ง',
      'မျှော်လင့်',
      'प्रियंका',
      'བསྒྲུབས',
      'Ελλάδα',
      'Łódź',
      'Crème',
      'Zoë',
      'İpek',
      "O'Neill",
      'Mc’Coy',
    ],
    ...['👩‍👩‍👧‍👦', '👨🏾‍🚒', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇪🇺', '❤️', '1️⃣', 'می‌خواهم', 'Ann 🍕'],
  ])('may be %s, in composed and decomposed form', name => {
    expect(isDisplayName(name)).toBe(true)
    expect(isDisplayName(name.normalize('NFD'))).toBe(true)
  })

  test.each([
    ...['\u202etxt.exe', 'Ann\u202c', '\u2066Ann\u2069', '\u061cAnn', 'Ann\u200e', 'Ann\u200f'],
    ...[
      '\u2800',
      'A\u2800nn',
      '\ufffc',
      '\ufff9Ann',
      'Ann\ue000',
      '\uf8ff',
      '\u{f0000}',
      '\uffff',
      '\ufdd0',
      '\u{1fffe}',
    ],
    ...[
      `Z${'\u0336\u0310\u0489'.repeat(13)}`,
      `a${'\u0301'.repeat(6)}`,
      `e${'\u0323\u0301\u0300\u0302\u0303\u0304'}`,
    ],
  ])('may not be %j, which reorders text, is invisible or covers its surroundings', name => {
    expect(isDisplayName(name)).toBe(false)
  })

  test('may have four marks on a letter, but not five', () => {
    expect(isDisplayName(`x${'\u0336'.repeat(4)}y${'\u0336'.repeat(4)}`)).toBe(true)
    expect(isDisplayName(`x${'\u0336'.repeat(5)}`)).toBe(false)
    expect(isDisplayName(`\u1019${'\u103b\u0336'.repeat(5)}`)).toBe(false)
  })
})

describe('names that look alike', () => {
  test.each([
    ['Ann', 'Аnn'],
    ['Ann', 'ΑΝΝ'],
    ['David', 'Daνid'],
    ['DAVID', 'DАVІD'],
    ['Nick', 'Νick'],
    ['aca', 'аса'],
    ['Max', 'Мах'],
    ['MAX', 'мах'],
    ['José', 'Jоsе\u0301'],
    ['Anna', 'ᴀɴɴᴀ'],
    ['Hugo', 'հսցօ'],
    ['Erika', 'Eгika'],
  ])('%s and %s count as one', (one, other) => {
    expect(displayNameKey(one)).toBe(displayNameKey(other))
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test.each([
    ['Анна', 'АННА'],
    ['Вова', 'ВОВА'],
    ['Άννα', 'ΆΝΝΑ'],
    ['Νίκη', 'ΝΊΚΗ'],
    ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ])('%s and %s count as one, as they differ only in case', (one, other) => {
    expect(displayNameKey(one)).toBe(displayNameKey(other))
  })

  test.each([
    ['Al', 'AI'],
    ['Arne', 'Ame'],
    ['Анна', 'Alla'],
    ['Νίκη', 'Νίνη'],
    ['Нина', 'Инна'],
    ['Jose', 'José'],
    ['O', '0'],
    ['さくら', 'ちくら'],
  ])('%s and %s do not count as one', (one, other) => {
    expect(displayNameKey(one)).not.toBe(displayNameKey(other))
  })

  test('count as one in every Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        expect(displayNameKey(name.normalize('NFD'))).toBe(displayNameKey(name))
      }),
    )
  })
})
