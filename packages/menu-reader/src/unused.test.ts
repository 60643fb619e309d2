import { menuRows, rowsOf, shownMenu } from '@tablemate/test/menu-files/shown-menu.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './json/read-json.ts'
import type { MenuReading } from './menu-reading.ts'
import { readTable } from './table/read-table.ts'

const unusedIn = (reading: MenuReading) =>
  reading.kind === 'read' ? reading.unused.map(({ row, text, prices }) => [row, text, prices]) : reading.why

describe('What became no dish of a table', () => {
  it.each([
    [
      'a row that was left out',
      'Name|Price|Archived\nSoup|5.00|no\nStew|9.00|yes',
      [[3, 'Stew · 9.00 · yes', 1]],
    ],
    ['a title', 'Lunch 12.50 all in\nName|Price\nSoup|5.00', [[1, 'Lunch 12.50 all in', 1]]],
    ['a total', 'Name|Price\nSoup|5.00\nStew|9.00\nTotal|14.00', [[4, 'Total · 14.00', 1]]],
    [
      'an extra of no dish',
      'Name|Price|Type\nSoup|5.00|dish\nBacon|2.00|modifier',
      [[3, 'Bacon · 2.00 · modifier', 1]],
    ],
    ['a note', 'Name|Price\nSoup|5.00\n\n* With bread €1.50 more.|', [[4, '* With bread €1.50 more.', 1]]],
    [
      'a column of prices under a heading that says nothing',
      'Name|Price|Zzz\nSoup|5.00|7.00\nStew|9.00|12.00\nPie|8.00|11.00',
      [[2, 'Zzz: 7.00, 12.00, 11.00', 3]],
    ],
    [
      'a second column of whole numbers beside another',
      'Name|Price|Zzz\nSoup|5|7\nStew|9|12\nPie|8|11',
      [[2, 'Zzz: 7, 12, 11', 3]],
    ],
    [
      'a column of prices in capitals without blanks',
      'Name|Price|Zzz\nSoup|5.00|EUR9\nStew|9.00|EUR12\nPie|8.00|EUR11',
      [
        [2, 'EUR9', 1],
        [3, 'EUR12', 1],
        [4, 'EUR11', 1],
      ],
    ],
    [
      'a price beside a dish',
      'Name|Price|Notes 1|Xyz\nSoup|5.00|with bread|or 7.00 with salad',
      [[2, 'or 7.00 with salad', 1]],
    ],
    [
      'a line without a name or a price',
      'Name|Description|Price\nSoup|hot|5.00\n|also half 3.00|',
      [[3, 'also half 3.00', 1]],
    ],
  ])('is shown if it looks like a price: %s', (_, text, unused) => {
    expect(unusedIn(table(text))).toEqual(unused)
  })

  it.each([
    ['what the kitchen pays, taxes and stock', 'Name|Price|Cost|VAT|Stock\nSoup|5.00|1.20|0.50|12.00'],
    ['an extra', 'Name|Price|Type|ID|Parent\nSoup|5.00|dish|7\nBacon|2.00|modifier||7'],
    ['extras in words', 'Name|Price|Extras\nSoup|5.00|Bacon +2.00, Egg 1.50\nPie|5.00|'],
    [
      'years, phone numbers and opening hours',
      'Café 1999, 030 1234567\nopen 12 to 22\nName|Price\nSoup|5.00',
    ],
    ['a number for each row', 'Name|Price|Zzz\nSoup|5|1\nStew|9|2\nPie|8|3'],
    ['a number that hardly varies', 'Name|Price|Zzz\nSoup|5|7\nStew|9|19\nPie|8|7'],
    ['codes', 'Name|Price|Zzz\nSoup|5.00|AB12\nStew|9.00|AB13\nPie|8.00|AB14'],
    ['a repeated heading', 'Name|Price\nSoup|5.00\nName|Price\nStew|9.00'],
  ])('is not shown if it is none: %s', (_, text) => {
    expect(unusedIn(table(text))).toEqual([])
  })
})

describe('What became no dish of a JSON value', () => {
  const soup = { name: 'Soup', price: 5.5 }
  it.each([
    ['an archived dish', [soup, { name: 'Stew', price: 9.5, archived: true }], [[null, 'Stew 9.5', 1]]],
    [
      'a price without a name, alone',
      { dishes: [soup, soup], list: [{ price: 2.5 }] },
      [[null, 'Price 2.5', 1]],
    ],
    ['a note', { note: 'Bread €1.50', dishes: [soup] }, [[null, 'Bread €1.50', 1]]],
    [
      'a price whose digits are part of the dish’s price or text',
      [{ name: 'Soup', price: '12.50', description: 'for 20 days', lunch: { deal: { price: 2.5 } } }],
      [[null, 'Soup 2.5', 1]],
    ],
    [
      'two prices of which the dish has one',
      [{ ...soup, note: 'lunch €5.50, dinner €7.00' }],
      [[null, 'lunch €5.50, dinner €7.00', 2]],
    ],
    ['a price inside a dish', [{ ...soup, lunch: { deal: { price: 12.5 } } }], [[null, 'Soup 12.5', 1]]],
  ])('is shown if it looks like a price: %s', (_, value, unused) => {
    expect(unusedIn(readJson(value, 'EUR'))).toEqual(unused)
  })

  it.each([
    ['extras of a dish', [{ ...soup, modifiers: [{ name: 'Bacon', price: 2 }] }]],
    [
      'sizes',
      [
        {
          name: 'Ale',
          sizes: [
            { name: 'Half', price: 3 },
            { name: 'Pint', price: 5.5 },
          ],
        },
      ],
    ],
    ['pairs', { Soups: { 'Leek soup': 5.5, 'Fish soup': '8.00' } }],
    [
      'the same price in another notation',
      [
        { ...soup, lunch: { deal: { price: '5,50 €' } } },
        { name: 'Ale', price: 'Half $3, Pint $5' },
      ],
    ],
    ['descriptions', [{ ...soup, description: 'with bread €2.00' }]],
    [
      'ids, addresses and ratings',
      { id: '7TRP52', image: 'http://x/soup-5.50€.png', dishes: [{ ...soup, rating: 4.5 }] },
    ],
    ['sales beside the menu', { dishes: [soup], orders: [{ name: 'Soup', price: 5.5 }] }],
  ])('is not shown if it is part of a dish, or no price: %s', (_, value) => {
    expect(unusedIn(readJson(value, 'EUR'))).toEqual([])
  })
})

describe('A section of JSON with a price', () => {
  it.each([
    ['in its heading', { title: 'Shots (4 €)', items: [{ name: 'Fig', price: null }] }, 'Shots (4 €)'],
    ['as its heading', { title: '4 €', items: [{ name: 'Fig', price: null }] }, 'Bar'],
    [
      'under a key',
      { title: 'Shots', price: 4, items: [{ name: 'Fig' }, { name: 'Plum', price: 5 }] },
      'Shots',
    ],
  ])('gives it to its dishes without one, with a doubt: %s', (_, section, category) => {
    const beer = { title: 'Beer', items: [{ name: 'Ale', price: '5 €' }] }
    const reading = readJson({ menu: [{ title: 'Bar', groups: [section, beer] }] }, 'EUR')
    const [fig] = reading.kind === 'read' ? reading.items : []
    expect(fig).toMatchObject({ name: 'Fig', category, price: 400 })
    expect(fig?.doubts).toContain('price-from-heading')
    expect(unusedIn(reading)).toEqual([])
  })
})

it('A price without a name is a row without a name', () => {
  for (const reading of [
    table('Category|Name|Price\nMains|Soup|5.00\nMains||7.00'),
    readJson([{ name: 'Soup', price: 5 }, { price: 7 }], 'EUR'),
  ]) {
    const [, row] = reading.kind === 'read' ? reading.items : []
    expect(row).toMatchObject({ name: '', price: 700, doubts: expect.arrayContaining(['no-name']) })
  }
})

it('A dish of JSON has the prices of a list without names as its sizes, whatever the key', () => {
  const ale = {
    name: 'Ale',
    skus: [
      { id: 1, price: 3.5, volume: 0.25 },
      { id: 2, price: 6, volume: 0.5 },
    ],
  }
  const reading = readJson({ contacts: { phone: ['1'], email: ['a@b.c'] }, tap: [ale] }, 'EUR')
  expect(shownMenu(reading)).toBe('Tap: Ale (0.25) 350, Ale (0.5) 600')
  expect(unusedIn(reading)).toEqual([])
})

it('A table with many thousand other prices is read, with the first of them', () => {
  const columns = (cell: string) => Array.from({ length: 200 }, () => cell)
  const dishes = Array.from({ length: longRun(20, 1000) }, (_, at) => [
    `Dish ${at}`,
    '5.00',
    ...columns('or 7.00 with salad'),
  ])
  const rows = [['Name', 'Price', ...columns('Zzz')], ...dishes]
  const reading = table(rows.map(cells => cells.join('|')).join('\n'))
  expect(reading).toMatchObject({ kind: 'read' })
  expect(unusedIn(reading)).toHaveLength(2000)
})

// Each amount is written once, so that it can be found again.
const amounts = fc
  .uniqueArray(fc.integer({ min: 101, max: 99_899 }), { minLength: 4, maxLength: 24 })
  .map(all => all.map(cents => (cents / 100).toFixed(2)))
const kinds = fc.array(
  fc.constantFrom('dish', 'nameless', 'archived', 'note', 'heading', 'described', 'total', 'column'),
  { minLength: 24, maxLength: 24 },
)

it('Nothing in a table that looks like a price vanishes without a word', () => {
  fc.assert(
    fc.property(amounts, kinds, (all, kindOf) => {
      const rows = all.map((amount, at) => {
        const name = `Dish ${'abcdefghijklmnopqrstuvwxyz'[at]}`
        switch (kindOf[at]) {
          case 'nameless':
            return `Mains||${amount}||no|`
          case 'archived':
            return `Mains|${name}|${amount}||yes|`
          case 'note':
            return `* Bread costs ${amount} more.|||||`
          case 'heading':
            return `\nSALADS ${amount}|||||`
          case 'described':
            return `|||with salad ${amount}||`
          case 'total':
            return `|Total|${amount}|||`
          case 'column':
            return `Mains|${name}|||no|${amount}`
          default:
            return `Mains|${name}|${amount}||no|`
        }
      })
      const reading = table(`Category|Name|Price|Description|Archived|Xyz\n${rows.join('\n')}`)
      expectAll(all, reading)
    }),
  )
})

it('Nothing in JSON that looks like a price vanishes without a word', () => {
  fc.assert(
    fc.property(amounts, kinds, (all, kindOf) => {
      const values = all.map((amount, at) => {
        const name = `Dish ${'abcdefghijklmnopqrstuvwxyz'[at]}`
        switch (kindOf[at]) {
          case 'nameless':
            return { price: Number(amount) }
          case 'archived':
            return { name, price: amount, archived: true }
          case 'note':
            return `Bread ${amount} €`
          case 'heading':
            return { title: `Shots ${amount} €`, items: [{ name, price: null }] }
          case 'described':
            return { name, description: `with salad ${amount}` }
          case 'total':
            return { summary: { price: amount } }
          case 'column':
            return { name, lunch: { deal: { price: Number(amount) } } }
          default:
            return { name, price: amount }
        }
      })
      expectAll(all, readJson({ menu: values }, 'EUR'))
    }),
  )
})

const table = (text: string) => readTable(rowsOf(text), 'EUR')

/** Each amount is a price, part of a text of a dish, or unused. */
function expectAll(all: readonly string[], reading: MenuReading) {
  if (reading.kind !== 'read') return
  const prices = new Set(menuRows(reading).map(({ price }) => ((price ?? 0) / 100).toFixed(2)))
  const texts = [
    ...reading.items.flatMap(({ name, description, category }) => [name, description, category]),
    ...reading.unused.map(({ text }) => text),
  ].join('\n')
  const lost = all.filter(amount => !prices.has(amount) && !texts.includes(String(Number(amount))))
  expect(lost).toEqual([])
}
