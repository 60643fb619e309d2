import { menuRows, rowsOf } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it } from 'vitest'
import type { ColumnMeaning } from '../menu-reading.ts'
import { readTable } from './read-table.ts'

describe('A table with headings in a language that nobody knows', () => {
  it.each([
    ['names and prices', 'Tola|Vebi\nSoup|5.00\nStew|9.00', ['', 'Soup', 500]],
    [
      'categories in blocks beside a unit',
      'Stom|Zun|Tola|Vebi|Mur\nNorth|pc|Soup|5.00|EUR\nNorth|kg|Bread|6.00|EUR\nSouth|pc|Stew|9.00|EUR\nSouth|pc|Pie|8.00|EUR',
      ['North', 'Soup', 500],
    ],
    [
      'descriptions and a title above',
      'Our menu\nVebi|Tola|Kesh\n5.00|Soup|of the day with bread and butter\n9.00|Stew|of lamb, with thyme and potatoes',
      ['', 'Soup', 500, 'of the day with bread and butter'],
    ],
    ['whole prices and a counter', '#|Tola|Vebi\n1|Soup|5\n2|Stew|9\n3|Pie|8', ['', 'Soup', 500]],
    ['prices with signs', 'Толка|Веба\nБорщ|5 ₽\nЩи|9 ₽', ['', 'Борщ', 500]],
  ])('is read by its content: %s', (_, text, expected) => {
    const reading = read(text)
    if (reading.kind !== 'read') throw new Error(reading.why)
    const [{ category, name, price, description } = { category: '', name: '', price: 0, description: '' }] =
      reading.items
    expect([category, name, price, description].slice(0, expected.length)).toEqual(expected)
    expect(reading.items.every(item => item.price !== null)).toBe(true)
    expect(reading.doubts).toContain('prices-guessed')
  })
})

describe('A table whose columns cannot be told apart', () => {
  const threeTexts = 'Tola|Kesh|Mur|Vebi\nSoup|Sopa|Zuppa|5.00\nStew|Guiso|Stufato|9.00'
  const twoPrices = 'Tola|Vebi|Rasu\nSoup|5.00|7.00'

  it('is asked about, with its first rows and a guess', () => {
    expect(read(threeTexts)).toEqual({
      kind: 'unreadable',
      why: 'no-columns',
      question: {
        rows: threeTexts.split('\n').map(line => line.split('|')),
        guess: ['name', 'description', 'ignore', 'price'],
      },
    })
  })

  it('is asked about from its headings on, at most five rows', () => {
    const long = `Our menu\n\n${threeTexts}\nA|B|C|2.00\nD|E|F|2.00\nG|H|I|3.00`
    expect(read(long)).toMatchObject({
      question: { rows: [['Tola', 'Kesh', 'Mur', 'Vebi'], {}, {}, {}, {}] },
    })
  })

  it.each<[string, string, ColumnMeaning[], object[], readonly string[]]>([
    [
      'one price',
      threeTexts,
      ['ignore', 'name', 'ignore', 'price'],
      [
        { name: 'Sopa', price: 500 },
        { name: 'Guiso', price: 900 },
      ],
      [],
    ],
    [
      'two prices, which are sizes called by their headings',
      twoPrices,
      ['name', 'price', 'price'],
      [
        { name: 'Soup (Vebi)', price: 500 },
        { name: 'Soup (Rasu)', price: 700 },
      ],
      ['sizes-guessed'],
    ],
    [
      'every meaning, without headings',
      'x|Soup|of the day|Starters|celery|5.00|1\ny|Stew|of lamb|Mains||9.00|2',
      ['ignore', 'name', 'description', 'category', 'allergens', 'price', 'ignore'],
      [
        { name: 'Soup', description: 'of the day', category: 'Starters', allergens: ['celery'], price: 500 },
        { name: 'Stew', description: 'of lamb', category: 'Mains', allergens: [], price: 900 },
      ],
      [],
    ],
  ])('is read as answered: %s', (_, text, answer, items, doubts) => {
    const reading = read(text, answer)
    expect(reading).toMatchObject({ kind: 'read', doubts })
    expect(menuRows(reading)).toMatchObject(items)
  })

  it.each([
    ['prose', 'Dear Sirs,|please find enclosed\nwith kind regards|yours'],
    ['one column', 'Soup\nStew'],
    ['numbers only', '1|2\n3|4'],
    ['too many columns', Array.from({ length: 41 }, (_, at) => `a${at}`).join('|')],
  ])('is refused without a question if it cannot be a menu: %s', (_, text) => {
    expect(read(text)).toEqual({ kind: 'unreadable', why: 'no-columns' })
  })
})

function read(text: string, answer: readonly ColumnMeaning[] | null = null) {
  return readTable(rowsOf(text), 'EUR', { answer })
}
