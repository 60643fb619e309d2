import * as limits from '@tablemate/domain/limits.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { menuRows } from '@tablemate/test/menu-files/shown-menu.ts'
import { anyCodePoint } from '@tablemate/test/sampling/any-code-point.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadItem } from '../menu-reading.ts'
import { delimiterOf } from './delimiter.ts'
import { readTable } from './read-table.ts'

describe('A table of dishes', () => {
  it('is read by the meaning of its headings, with the row number of each dish', () => {
    expect(
      read(`
        Category | Item Name | Description        | Price
        Starters | Soup      | of the day         | 6.50

        Mains    | Pasta     |                    | $12
      `),
    ).toEqual([
      dish({
        row: 2,
        category: 'Starters',
        name: 'Soup',
        description: 'of the day',
        price: 650,
        priceText: '6.50',
      }),
      dish({ row: 4, category: 'Mains', name: 'Pasta', price: 1200, priceText: '$12' }),
    ])
  })

  it.each([
    ['Kategorie | Bezeichnung | Beschreibung | Preis'],
    ['Catégorie | Nom du plat | Description | Prix TTC'],
    ['Categoría | Plato | Descripción | Precio (€)'],
    ['Categoria | Piatto | Ingredienti | Prezzo'],
    ['Categoria | Nome do prato | Descrição | Preço'],
    ['Rubriek | Gerecht | Omschrijving | Prijs'],
    ['Κατηγορία | Πιάτο | Περιγραφή | Τιμή'],
    ['Kategoria | Nazwa dania | Składniki | Cena (zł)'],
    ['KATEGORİ | ÜRÜN ADI | AÇIKLAMA | SATIŞ FİYATI'],
    ['الفئة | اسم الطبق | الوصف | السعر'],
    ['カテゴリー | 料理名 | 説明 | 価格（税込）'],
    ['分类 | 菜名 | 描述 | 价格（元）'],
    ['categoryName | dishName | dishDescription | dishPrice'],
    ['menu_section | item_name | details | unit_price'],
  ])('is read with the headings %s', headings => {
    const [soup] = read(`${headings}\n Suppen | Tomatensuppe | mit Brot | 6,50`)
    expect(soup).toMatchObject({
      category: 'Suppen',
      name: 'Tomatensuppe',
      description: 'mit Brot',
      price: 650,
      doubts: [],
    })
  })

  it('may begin with a title and have irrelevant columns', () => {
    const [tea] = read(`
      Menu of the Golden Teapot
      SKU | Image URL | Name | Cost | Price | Stock
      77  | http://x  | Tea  | 0.20 | 3.00  | 99
    `)
    expect(tea).toMatchObject({ row: 3, name: 'Tea', price: 300, doubts: ['no-category'] })
  })

  it('may have categories in rows of their own, or beside their first dish', () => {
    const asRows = read('Name | Price\n Soups | \n Tomato | 5 \n Pea | 6 \n Sweets | \n Cake | 4')
    const asBlocks = read(
      'Section | Name | Price\n Soups|Tomato|5\n |Pea|6\n |Leek|6\n Sweets|Cake|4\n |Ice|3',
    )
    expect(asRows.map(({ category }) => category)).toEqual(['Soups', 'Soups', 'Sweets'])
    expect(asBlocks.map(({ category }) => category)).toEqual(['Soups', 'Soups', 'Soups', 'Sweets', 'Sweets'])
    const asOutline = read(
      'Section|Part|-en|Name|-en|Price\nFood|||||\n|Sopas|Soups|||\n|||Caldo|Broth|5\n|||Crema|Cream|6\n|Dulces|Sweets|||\n|||Flan|Custard|4\n|||Arroz|Rice|4\n|||Queso|Cheese|4',
    )
    expect(asOutline.map(({ category }) => category)).toEqual([
      'Sopas',
      'Sopas',
      'Dulces',
      'Dulces',
      'Dulces',
    ])
  })

  it('yields one dish for each size', () => {
    const found = read(`
      Item Name | Variation Name | Category | Price
      Pizza     | Small          | Mains    | 8
                | Large          |          | 12
      Water     | Regular        | Drinks   | 2
    `)
    expect(found.map(({ name, category, price }) => [name, category, price])).toEqual([
      ['Pizza (Small)', 'Mains', 800],
      ['Pizza (Large)', 'Mains', 1200],
      ['Water', 'Drinks', 200],
    ])
  })

  it('needs no headings if its columns are unmistakable, and then has a doubt', () => {
    const text =
      'Soups|Tomato|with bread and butter|5.00\nSoups|Pea|with mint and cream|6.00\nSoups|Leek|with a poached egg|6'
    const reading = readTable(tableOf(text), 'USD')
    expect(reading).toMatchObject({ kind: 'read', doubts: ['no-header'] })
    expect(read(text)[1]).toMatchObject({
      row: 2,
      category: 'Soups',
      name: 'Pea',
      description: 'with mint and cream',
      price: 600,
    })
    expect(read('Tomato|5\nPea|6')).toHaveLength(2)
    expect(read('1|Tomato|5.00\n2|Pea|6.00\n3|Leek|4.00')[2]).toMatchObject({ name: 'Leek', price: 400 })
    expect(read('0,3 l|Cola|3,50\n0,5 l|Beer|4,50')[0]).toMatchObject({ name: 'Cola', category: '' })
    expect(why('Tomato|5|7\nPea|6|9')).toBe('no-columns')
    expect(why('Some text\nthat is no table')).toBe('no-columns')
    expect(why(' \n ')).toBe('no-dishes')
    expect(why('Name|Price\n')).toBe('no-dishes')
  })

  it('has doubts for each row', () => {
    const long = 'x'.repeat(limits.itemName + 1)
    const found = read(`Category|Name|Price
      A|Soup|market
      A||5
      A|${long}|5
      |Tea|5
      A|Cake|4
      A|cake|4.50
      A|Cake|4
      A|Cola|3 / 4`)
    expect(found.map(({ row, doubts }) => [row, ...doubts])).toEqual([
      [2, 'price-unreadable'],
      [3, 'no-name'],
      [4, 'name-too-long'],
      [5, 'no-category'],
      [6, 'twice'],
      [7, 'twice'],
      [8, 'twice'],
      [9, 'several-prices'],
    ])
  })

  it('keeps markup as text but no characters that cannot be stored', () => {
    const [soup] = read('Name|Price|Description\n<b>Soup</b>\u0007 |5|=1+1 \ud800<script>')
    expect(soup).toMatchObject({ name: '<b>Soup</b>', description: '=1+1 <script>' })
  })

  it('may contain at most the permitted number of dishes', () => {
    const rows = (count: number) => `Name|Price\n${'Soup|5\n'.repeat(count)}`
    if (longRun(false, true)) expect(readTable(tableOf(rows(limits.menuImportRows)), 'USD').kind).toBe('read')
    expect(why(rows(limits.menuImportRows + 1))).toBe('too-many-rows')
  })

  it('is read or refused without an error, whatever it contains', () => {
    const cell = fc.oneof(
      fc.string({ unit: anyCodePoint }),
      fc.constantFrom('Name', 'Price', 'Category', '12,50', '', '8/9', '1.234'),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), rows => {
        const reading = readTable(
          rows.map((cells, at) => ({ row: at + 1, cells })),
          'USD',
        )
        if (reading.kind === 'unreadable') return
        const isSound = reading.items.every(
          ({ name, price, doubts }) =>
            (price === null || (Number.isInteger(price) && price >= 0 && price <= limits.price)) &&
            ((name !== '' && price !== null) || doubts.length > 0),
        )
        expect(isSound).toBe(true)
      }),
      longRun({ seed: 5, numRuns: 20 }, { numRuns: 2000 }),
    )
  })
})

describe('The delimiter', () => {
  it.each([
    ['Name,Price\nSoup,5', ','],
    ['Name;Preis\nSuppe;5,50\nBrot;1,00', ';'],
    ['Suppe;5,50\nBrot;1,00', ';'],
    ['Name\tPrice\nSoup, hot\t5', '\t'],
    ['Name|Price|Text\nSoup|5|a, b; c', '|'],
    ['Name,Text,Price\n"Soup","a; b; c; d",5\nTea,"e; f",2', ','],
    ['sep=;\nName;Price', ';'],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
  })
})

function tableOf(text: string) {
  return text
    .split('\n')
    .filter((line, at) => at > 0 || line.trim() !== '')
    .map((line, at) => ({ row: at + 1, cells: line.split('|') }))
}

function read(text: string): readonly ReadItem[] {
  const reading = readTable(tableOf(text), 'USD')
  if (reading.kind !== 'read') throw new Error(reading.why)
  return menuRows(reading)
}

function why(text: string): string {
  const reading = readTable(tableOf(text), 'USD')
  return reading.kind === 'read' ? 'it was read' : reading.why
}

function dish(item: Partial<ReadItem>): ReadItem {
  return {
    row: 1,
    page: null,
    category: '',
    name: '',
    description: '',
    price: null,
    priceText: '',
    ...noDetails,
    allergensText: '',
    doubts: [],
    ...item,
  }
}
