import { describe, expect, test } from 'vitest'
import { languageOf, markOf } from './languages.ts'

describe('The language of a heading', () => {
  test.each([
    ['name_en', 'en', 'name'],
    ['nameEl', 'el', 'name'],
    ['Name (EN)', 'en', 'name'],
    ['Description EN', 'en', 'description'],
    ['naam_nl', 'nl', 'naam'],
    ['name_pt_BR', 'pt', 'name'],
    ['Name English', 'en', 'name'],
    ['Nome italiano', 'it', 'nome'],
    ['German name', 'de', 'name'],
    ['Όνομα Ελληνικά', 'el', 'ονομα'],
    ['Englisch', 'en', ''],
    ['PL', 'pl', ''],
  ])('%s is %s', (heading, language, stem) => {
    expect(markOf(heading)).toMatchObject({ language, stem })
  })

  test.each(['Name', 'Description', 'Price', 'Dish name', 'Zutaten', ''])('is not named by %j', heading => {
    expect(markOf(heading)).toBeNull()
  })

  test('counts only beside a certain one where its code is also a word', () => {
    expect([markOf('Sold as'), markOf('name_en'), markOf('EN')]).toMatchObject([
      { certainty: 0 },
      { certainty: 2 },
      { certainty: 1 },
    ])
    expect([markOf('Item ID'), markOf('Dish no')]).toEqual([null, null])
  })
})

test.each([
  ['el', 'el'],
  ['en-US', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['Greek', 'el'],
  ['Deutsch', 'de'],
  ['soup', null],
  ['xx', null],
  ['', null],
])('a cell with %j names the language %s', (cell, language) => {
  expect(languageOf(cell)).toBe(language)
})
