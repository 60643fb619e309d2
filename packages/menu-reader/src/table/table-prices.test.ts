import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { menuRows, rowsOf } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

describe('The prices of a table', () => {
  it('are hundredths if their heading says so, also for sizes', () => {
    expect(pricesIn('Name,Price Small (cents),Price Large (cents)\nSoup,850,1100\nStew,1250,1600')).toEqual([
      'Soup (Small) 850',
      'Soup (Large) 1100',
      'Stew (Small) 1250',
      'Stew (Large) 1600',
    ])
  })

  it.each<[string, CurrencyCode, number]>([
    ['Price (fils)', 'KWD', 250],
    ['Price (fils)', 'AED', 250],
    ['Price in Baisa', 'OMR', 250],
    ['Price bz', 'OMR', 250],
    ['Prix (millimes)', 'TND', 250],
    ['السعر (فلس)', 'BHD', 250],
    ['Preis (Cent)', 'EUR', 250],
    ['Preis in Cent', 'EUR', 250],
    ['Price (cent) each', 'EUR', 250],
    ['Prix pour cent grammes', 'EUR', 25_000],
    ['BZ Price', 'BZD', 25_000],
    ['Price BZ$', 'BZD', 25_000],
    ['Price', 'KWD', 250_000],
  ])('count minor units under %j in %s', (heading, currency, price) => {
    expect(pricesIn(`Name,${heading}\nTea,250\nSoup,500`, currency)).toEqual([
      `Tea ${price}`,
      `Soup ${2 * price}`,
    ])
  })

  it('are never hundredths in a currency without decimals', () => {
    expect(pricesIn('Name,Price (minor units)\nRamen,1200\nGyoza,500', 'JPY')).toEqual([
      'Ramen 120000',
      'Gyoza 50000',
    ])
  })

  it('have no measure as a size and no volume as a price', () => {
    const others = ['Ale,4.00', 'Tea,3.00', 'Cola,3.50', 'Mead,6.00'].map(line => line.split(','))
    const wine = (cell: string) => {
      const rows = [['Dish', 'Price'], ...others, ['Wine', cell]].map((cells, at) => ({ row: at + 1, cells }))
      const reading = readTable(rows, 'EUR')
      return menuRows(reading).slice(others.length)
    }
    for (const cell of ['Glas 0,2 l 5,50', '5,50 Glas, 0,2 l'])
      expect(wine(cell)).toMatchObject([
        { name: 'Wine', price: null, doubts: expect.arrayContaining(['price-unreadable']) },
      ])
    expect(wine('S 8, M 10, L 12')).toMatchObject([
      { name: 'Wine (S)', price: 800 },
      { name: 'Wine (M)', price: 1000 },
      { name: 'Wine (L)', price: 1200 },
    ])
  })

  it('may end with a total, unlike a dish whose name begins with "Total"', () => {
    expect(pricesIn('Name,Price\nSoup,5\nGrand total,5')).toEqual(['Soup 500'])
    expect(pricesIn('Name,Price\nSoup,5\nTotal Eclipse Cocktail,8')).toEqual([
      'Soup 500',
      'Total Eclipse Cocktail 800',
    ])
  })
})

function pricesIn(text: string, currency: CurrencyCode = 'USD'): string[] {
  const reading = readTable(rowsOf(text, ','), currency)
  return reading.kind === 'read'
    ? menuRows(reading).map(({ name, price }) => `${name} ${price}`)
    : [reading.why]
}
