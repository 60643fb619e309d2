// Menu files in several languages, as tables and as JSON: each dish comes once, with its translations.

import { menuRows } from '@tablemate/test/menu-files/shown-menu.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './json/read-json.ts'
import type { MenuReading } from './menu-reading.ts'
import { readTable } from './table/read-table.ts'

const tzatziki = [
  'Ορεκτικά: Τζατζίκι, με σκόρδο, 450',
  'en Starters: Tzatziki, with garlic',
  'de Vorspeisen: Zaziki, mit Knoblauch',
]
const moussaka = [
  'Κυρίως: Μουσακάς, με κιμά, 900',
  'en Mains: Moussaka, with mince',
  'de Hauptspeisen: Mussaka, -',
]

describe('A table', () => {
  test('has the texts of each language in columns of their own', () => {
    expect(
      table(`
        category_el | category_en | category_de  | name_el   | name_en  | name_de | description_el | description_en | description_de | price
        Ορεκτικά    | Starters    | Vorspeisen   | Τζατζίκι  | Tzatziki | Zaziki  | με σκόρδο      | with garlic    | mit Knoblauch  | 4.50
        Κυρίως      | Mains       | Hauptspeisen | Μουσακάς  | Moussaka | Mussaka | με κιμά        | with mince     |                | 9.00`),
    ).toEqual([tzatziki, moussaka])
  })

  test.each([
    'Κατηγορία | Category EN | Category DE | Όνομα | Name (EN) | German name | Περιγραφή | Description EN | Beschreibung DE | Τιμή',
    'category | categoryEn | categoryDe | name | nameEn | nameDe | description | descriptionEn | descriptionDe | price',
    'Category | English category | Category German | Ελληνικά | English | Deutsch | Description | English description | Description German | Price',
    'Category | Category EN-GB | Category DE-DE | Dish | EN | DE | Description | Description EN-GB | Description DE-DE | Price',
  ])('names the languages in its headings: %s', headings => {
    expect(
      table(`
        ${headings}
        Ορεκτικά | Starters | Vorspeisen | Τζατζίκι | Tzatziki | Zaziki | με σκόρδο | with garlic | mit Knoblauch | 4.50
        Κυρίως | Mains | Hauptspeisen | Μουσακάς | Moussaka | Mussaka | με κιμά | with mince | | 9.00`),
    ).toEqual([tzatziki, moussaka])
  })

  test('has headings that are written in their language', () => {
    expect(
      table(`
        Όνομα    | Name     | Περιγραφή | Description | Τιμή
        Τζατζίκι | Tzatziki | με σκόρδο | with garlic | 4.50
        Μουσακάς | Moussaka | με κιμά   |             | 9.00`),
    ).toEqual([
      [': Τζατζίκι, με σκόρδο, 450', 'en -: Tzatziki, with garlic'],
      [': Μουσακάς, με κιμά, 900', 'en -: Moussaka, -'],
    ])
  })

  const rows = {
    'with ids': `
      id | lang | category     | name     | description   | price
      1  | el   | Ορεκτικά     | Τζατζίκι | με σκόρδο     | 4.50
      2  | el   | Κυρίως       | Μουσακάς | με κιμά       | 9.00
      1  | en   | Starters     | Tzatziki | with garlic   |
      2  | de   | Hauptspeisen | Mussaka  |               | 9.00
      1  | de   | Vorspeisen   | Zaziki   | mit Knoblauch | 4.50
      2  | en   | Mains        | Moussaka | with mince    | 9.00`,
    'one language of a dish after another': `
      Language | category     | name     | description   | price
      Greek    | Ορεκτικά     | Τζατζίκι | με σκόρδο     | 4.50
      English  | Starters     | Tzatziki | with garlic   | 4.50
      German   | Vorspeisen   | Zaziki   | mit Knoblauch | 4.50
      Greek    | Κυρίως       | Μουσακάς | με κιμά       | 9.00
      English  | Mains        | Moussaka | with mince    | 9.00
      German   | Hauptspeisen | Mussaka  |               | 9.00`,
    'one language after another': `
      Category     | Name     | Description   | Price | Locale
      Ορεκτικά     | Τζατζίκι | με σκόρδο     | 4.50  | el_GR
      Κυρίως       | Μουσακάς | με κιμά       | 9.00  | el_GR
      Starters     | Tzatziki | with garlic   | 4.50  | en_US
      Mains        | Moussaka | with mince    | 9.00  | en_US
      Vorspeisen   | Zaziki   | mit Knoblauch | 4.50  | de_DE
      Hauptspeisen | Mussaka  |               | 9.00  | de_DE`,
  }
  test.each(Object.entries(rows))('has a row for each dish and language, %s', (_, text) => {
    expect(table(text)).toEqual([tzatziki, moussaka])
  })

  test('whose rows do not match one another keeps all of them', () => {
    expect(
      table(`
        Language | Name     | Price
        Greek    | Τζατζίκι | 4.50
        Greek    | Μουσακάς | 9.00
        English  | Souvlaki | 7.00`),
    ).toEqual([[': Τζατζίκι, , 450'], [': Μουσακάς, , 900'], [': Souvlaki, , 700']])
  })

  test('has a dish that only one of its languages names', () => {
    expect(
      table(`
        name_el  | name_en  | price
        Τζατζίκι | Tzatziki | 4.50
        Μουσακάς |          | 9.00
                 | Souvlaki | 7.00`),
    ).toEqual([[': Τζατζίκι, , 450', 'en -: Tzatziki, -'], [': Μουσακάς, , 900'], [': Souvlaki, , 700']])
  })

  test('has headings of its categories in several languages, and sizes', () => {
    expect(
      table(`
        Ελληνικά | English  | Small | Large
        Ορεκτικά | Starters |       |
        Τζατζίκι | Tzatziki | 4.50  | 7.00`),
    ).toEqual([
      ['Ορεκτικά: Τζατζίκι (Small), , 450', 'en Starters: Tzatziki (Small), -'],
      ['Ορεκτικά: Τζατζίκι (Large), , 700', 'en Starters: Tzatziki (Large), -'],
    ])
  })

  test('is in one language where a heading only ends like a code', () => {
    expect(
      table(`
        Item ID | Item Name | Category | Sold as | Item No | Price
        AB      | Soup      | Food     | Bowl    | XX      | 4.00
        CD      | Bread     | Food     | Piece   | YY      | 5.00`),
    ).toEqual([['Food: Soup, , 400'], ['Food: Bread, , 500']])
  })

  test('with a translation that is too long has it shortened, and says so', () => {
    const reading = readTable(
      [
        { row: 1, cells: ['name', 'name_en', 'price'] },
        { row: 2, cells: ['Σούπα', 'Soup '.repeat(100), '4'] },
      ],
      'EUR',
    )
    expect(reading).toMatchObject({ items: [{ doubts: ['no-category', 'translation-cut'] }] })
  })
})

describe('JSON', () => {
  const inGreek = { name: 'Τζατζίκι', description: 'με σκόρδο', category: 'Ορεκτικά' }
  const inEnglish = { name: 'Tzatziki', description: 'with garlic', category: 'Starters' }
  const inGerman = { name: 'Zaziki', description: 'mit Knoblauch', category: 'Vorspeisen' }
  const both = (el: string, en: string, de: string) => ({ el, en, de })
  const shapes: Record<string, unknown> = {
    'a text by language': [
      {
        name: both('Τζατζίκι', 'Tzatziki', 'Zaziki'),
        description: both('με σκόρδο', 'with garlic', 'mit Knoblauch'),
        category: both('Ορεκτικά', 'Starters', 'Vorspeisen'),
        price: 4.5,
      },
    ],
    'keys with a language': [
      {
        ...inGreek,
        name_en: 'Tzatziki',
        description_en: 'with garlic',
        category_en: 'Starters',
        nameDe: 'Zaziki',
        descriptionDe: 'mit Knoblauch',
        categoryDe: 'Vorspeisen',
        price: 4.5,
      },
    ],
    'a list of translations': [
      {
        ...inGreek,
        price: 4.5,
        translations: [
          { lang: 'en', ...inEnglish },
          { locale: 'de-DE', ...inGerman },
        ],
      },
    ],
    'translations by language': [{ ...inGreek, price: 4.5, i18n: { en: inEnglish, de: inGerman } }],
    'an object for each language': [
      { id: 1, lang: 'el', ...inGreek, price: 4.5 },
      { id: 1, lang: 'en', ...inEnglish },
      { id: 1, lang: 'de', ...inGerman, price: 4.5 },
    ],
    'a menu for each language': Object.fromEntries(
      Object.entries({ el: inGreek, en: inEnglish, de: inGerman }).map(
        ([language, { category, ...dish }]) => [
          language,
          { sections: [{ title: category, items: [{ ...dish, price: 4.5 }] }] },
        ],
      ),
    ),
  }
  test.each(Object.entries(shapes))('has %s', (_, value) => {
    expect(json(value)).toEqual([tzatziki])
  })

  test('has sections whose titles are translated', () => {
    expect(
      json({
        sections: [
          {
            title: { el: 'Ορεκτικά', en: 'Starters' },
            items: [{ title: { el: 'Τζατζίκι', en: 'Tzatziki' }, price: 4.5 }],
          },
        ],
      }),
    ).toEqual([['Ορεκτικά: Τζατζίκι, , 450', 'en Starters: Tzatziki, -']])
  })

  test('has keys beside its languages that are only words', () => {
    const words = { id: 'a', item_id: 'b', item_no: 'c', no: 'd', to_go: 'e', st: 'f', sold_as: 'g' }
    expect(json([{ item: 'Σούπα', item_en: 'Soup', category: 'Food', price: 4, ...words }])).toEqual([
      ['Food: Σούπα, , 400', 'en -: Soup, -'],
    ])
  })

  test('is in one language where keys are only words', () => {
    expect(
      json([
        { id: 'a', no: 'b', st: 'on', de: 'c', name: 'Soup', price: 4, category: { id: 'x', name: 'Food' } },
      ]),
    ).toEqual([['Food: Soup, , 400']])
  })
})

const word = fc
  .stringMatching(/^[a-zα-ωäöü]{4,9}$/)
  // Words that mean something to the reader.
  .filter(text => !['total', 'summe', 'none'].includes(text))
const languages = ['el', 'en', 'de', 'pl'] as const
const texts = fc.record({ name: word, description: word, category: word })
const dishes = fc.uniqueArray(fc.tuple(texts, texts, texts, texts), {
  minLength: 4,
  maxLength: 12,
  selector: all => all.map(({ name }) => name.slice(0, 3)).join(),
})
const fields = ['name', 'description', 'category'] as const

test('a menu in four languages keeps every text, however the file writes it', () => {
  fc.assert(
    fc.property(dishes, list => {
      const priceOf = (at: number) => `${5 + at}.50`
      const columns = languages.flatMap(language => fields.map(field => ({ language, field })))
      const inColumns = [
        ['price', ...columns.map(({ language, field }) => `${field}_${language}`)],
        ...list.map((dish, at) => [priceOf(at), ...dish.flatMap(one => fields.map(field => one[field]))]),
      ]
      const inRows = [
        ['id', 'language', ...fields, 'price'],
        ...list.flatMap((dish, at) =>
          dish.map((one, index) => [
            `A${at}`,
            languages[index] ?? '',
            ...fields.map(field => one[field]),
            priceOf(at),
          ]),
        ),
      ]
      const inJson = list.map((dish, at) => ({
        price: 5.5 + at,
        ...Object.fromEntries(
          fields.map(field => [
            field,
            Object.fromEntries(languages.map((code, i) => [code, dish[i]?.[field]])),
          ]),
        ),
      }))
      for (const reading of [readRows(inColumns), readRows(inRows), readJson(inJson, 'EUR')]) {
        const found = reading.kind === 'read' ? reading.items : []
        for (const [at, dish] of list.entries())
          for (const field of fields) {
            const own = found[at]?.[field]
            const others = found[at]?.translations ?? []
            const read = languages.map(code => others.find(one => one.language === code)?.[field] ?? own)
            expect(read).toEqual(dish.map(one => one[field]))
          }
      }
    }),
    longRun({ numRuns: 10 }, { numRuns: 1000 }),
  )
})

function table(text: string): string[][] {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return shown(readRows(lines.map(line => line.split('|').map(cell => cell.trim()))))
}

function readRows(rows: readonly (readonly string[])[]): MenuReading {
  return readTable(
    rows.map((cells, at) => ({ row: at + 1, cells })),
    'EUR',
  )
}

function json(value: unknown): string[][] {
  return shown(readJson(value, 'EUR'))
}

/** Each dish with its translations, as lines. */
function shown(reading: MenuReading): string[][] {
  if (reading.kind !== 'read') return [[reading.why]]
  return menuRows(reading).map(({ category, name, description, price, translations = [] }) => [
    `${category}: ${name}, ${description}, ${price}`,
    ...translations.map(
      one => `${one.language} ${one.category ?? '-'}: ${one.name ?? '-'}, ${one.description ?? '-'}`,
    ),
  ])
}
