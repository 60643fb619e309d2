// The bytes of a menu file become dishes with doubts, or a reason why not.

import { deflateSync } from 'node:zlib'
import { menuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import { line, pdfOf, streamOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { menuCsv, readText } from '@tablemate/test/restaurants/menu.ts'
import { describe, expect, test } from 'vitest'

describe('A file that is no menu', () => {
  const bytes = (...list: number[]) => Uint8Array.from(list)
  const deep = 1e6
  test.each<[string, string, string | Uint8Array, string]>([
    ['a picture', 'menu.png', 'x', 'picture'],
    ['a text', 'menu.txt', menuCsv, 'not-a-menu-file'],
    ['an archive', 'menu.csv', 'PK\x03\x04 menu.csv', 'archive'],
    ['an Excel file', 'menu.xlsx', 'PK\x03\x04 [Content_Types].xml xl/workbook.xml', 'spreadsheet'],
    ['a photo in disguise', 'menu.pdf', bytes(0xff, 0xd8, 0xff), 'picture'],
    ['a file without a type', 'menu', menuCsv, 'not-a-menu-file'],
    ['a cut-off PDF', 'menu.pdf', '%PDF-1.7', 'broken'],
    ['a PDF in disguise', 'menu.csv', '%PDF-1.7', 'broken'],
    ['nothing', 'menu.csv', '', 'no-dishes'],
    ['NUL bytes', 'menu.csv', bytes(78, 0, 44, 0, 0, 80), 'broken'],
    ['prose', 'menu.csv', 'Dear Sirs,\nplease find enclosed', 'no-columns'],
    ['one long line', 'menu.csv', 'x'.repeat(1_000_000), 'no-columns'],
    ['a list of sales', 'menu.csv', 'Order ID,Item,Price\n7,Latte,4.50', 'not-a-menu'],
    ['broken JSON', 'menu.json', '[{"name":', 'broken'],
    ['JSON without dishes', 'menu.json', '{"hello":"world"}', 'no-dishes'],
    ['JSON as deep as a well', 'menu.json', '['.repeat(2 * deep), 'broken'],
    ['JSON that is deep and whole', 'menu.json', '['.repeat(deep) + ']'.repeat(deep), 'no-dishes'],
  ])('is refused with the reason: %s', async (_, name, content, why) => {
    const kind = menuFileKind({ name, mimeType: '' })
    expect(await readText(content, { name, kind })).toMatchObject({ kind: 'unreadable', why })
  })
})

describe('A table', () => {
  test.each<[string, string | Uint8Array, object[]]>([
    [
      'in the encoding and with the delimiter of an old spreadsheet',
      Uint8Array.from('Kategorie;Bezeichnung;Preis\nSüßes;Crème brûlée;6,50', sign => sign.charCodeAt(0)),
      [{ category: 'Süßes', name: 'Crème brûlée', price: 650, doubts: [] }],
    ],
    ...['\n', '\r\n', '\r'].map((end): [string, string, object[]] => [
      `with mixed line ends, ${JSON.stringify(end)} among them`,
      `Name,Price\r\nTea,2${end}Gin,7\nPie,5`,
      ['Tea', 'Gin', 'Pie'].map((name, at) => ({ row: at + 2, name, doubts: ['no-category'] })),
    ]),
    [
      'that is damaged in one row, which gets a doubt',
      'Category,Name,Price\nA,Soup,5\nA,"Pasta,6\nA,Tea,2',
      [{ doubts: [] }, { row: 3, name: 'Pasta', price: 600, doubts: ['row-damaged'] }, { doubts: [] }],
    ],
  ])('is read: %s', async (_, content, items) => {
    expect(await readText(content)).toMatchObject({ kind: 'read', items })
  })

  test.each([
    [
      'KWD',
      'Machboos,1.250\nTea,"0,250"\nFeast,"1,234.500"\nDates,2',
      [1250, 250, 1_234_500, 2000],
      ['price-unusual'],
    ],
    ['JPY', 'Ramen,"1,200"\nTea,350', [120_000, 35_000], []],
    ['VND', 'Pho,65.000\nTea,5000', [6_500_000, 500_000], []],
    ['CZK', 'Goulash,"189,50 Kč"\nBeer,59', [18_950, 5900], []],
    ['EUR', 'Pie,12.255\nTea,2.50', [1226, 250], ['price-rounded']],
  ] as const)('in %s is read with the decimals of its currency', async (currency, rows, prices, doubts) => {
    const reading = await readText(`Name,Price\n${rows}`, { currency })
    if (reading.kind !== 'read') throw new Error(reading.kind)
    const found = reading.items.flatMap(item => item.doubts).filter(doubt => doubt !== 'no-category')
    expect([reading.doubts, found]).toEqual([[], doubts])
    expect(reading.items.map(({ price }) => price)).toEqual(prices)
  })
})

describe('JSON', () => {
  const file = { kind: 'json', name: 'menu.json' } as const

  test('may have one dish per line', async () => {
    const content = '{"name":"Soup","price":6.5}\n{"name":"Tea","price":2}\n'
    const items = [
      { name: 'Soup', price: 650 },
      { name: 'Tea', price: 200 },
    ]
    expect(await readText(content, file)).toMatchObject({ items })
  })

  test('whose columns cannot be told apart is asked about, and read as its owner answers', async () => {
    const rows = ['Tola,Kesh,Mur,Vebi', 'Soup,Sopa,Zuppa,5.00', 'Stew,Guiso,Stufato,9.00']
    const content = JSON.stringify({ rows: rows.map(row => row.split(',')) })
    expect(await readText(content, file)).toMatchObject({ question: { guess: { length: 4 } } })
    const columns = ['ignore', 'name', 'ignore', 'price'] as const
    const items = [
      { name: 'Sopa', price: 500 },
      { name: 'Guiso', price: 900 },
    ]
    expect(await readText(content, { ...file, columns })).toMatchObject({ items })
  })
})

describe('A PDF menu', () => {
  const file = { kind: 'pdf', name: 'menu.pdf' } as const
  const menuItem = (y: number, name: string, price: string) => line(50, y, name) + line(400, y, price)
  const courses =
    menuItem(700, 'Onion soup', '$7.50') + menuItem(680, 'Oysters', 'MP') + menuItem(660, 'Trout', '$19.00')

  test('has the page of each dish, and doubts about the whole file', async () => {
    const content = pdfOf({ pages: ['', courses, `3 Tr ${menuItem(700, 'Apple pie', '$6.00')}`] })
    const reading = await readText(content, file)
    expect('instead' in reading ? reading.instead : reading).toMatchObject({
      items: [
        { page: 2, name: 'Onion soup', price: 750 },
        { page: 2, name: 'Oysters', price: null },
        { page: 2, name: 'Trout', price: 1900 },
        { page: 3, name: 'Apple pie', price: 600 },
      ],
      doubts: ['scanned-text', 'pages-without-text'],
    })
  })

  test.each([
    [2, ['pages-without-text']],
    [1, []],
  ])(
    'is read without damaged pages, and without pages beyond its page count of %d',
    async (count, doubts) => {
      const damaged = { draws: '', entries: '/Annots [' }
      const packed = deflateSync(courses).toString('latin1')
      const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>'
      const pdf = pdfOf({
        pages: ['/X1 Do', damaged, damaged],
        resources: '/XObject << /X1 10 0 R >>',
        objects: [streamOf(packed, `${form} /Filter /FlateDecode`)],
      })
      const text = Buffer.from(pdf).toString('latin1').replace('/Count 3', `/Count ${count}`)
      const content = Uint8Array.from(Buffer.from(text, 'latin1'))
      expect(await readText(content, file)).toMatchObject({ items: [{}, {}, { name: 'Trout' }], doubts })
    },
  )
})
