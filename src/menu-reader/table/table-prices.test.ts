import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '#domain/currency.ts'
import { readTable } from './read-table.ts'

describe('The prices of a table', () => {
  it('are hundredths where their heading says so, of each size too', () => {
    expect(pricesIn('Name,Price Small (cents),Price Large (cents)\nSoup,850,1100\nStew,1250,1600')).toEqual([
      'Soup (Small) 850',
      'Soup (Large) 1100',
      'Stew (Small) 1250',
      'Stew (Large) 1600',
    ])
  })

  it('are not, where the currency has none', () => {
    expect(pricesIn('Name,Price (minor units)\nRamen,1200\nGyoza,500', 'JPY')).toEqual([
      'Ramen 120000',
      'Gyoza 50000',
    ])
  })

  it('may be added up at the end; a dish called much the same is one', () => {
    expect(pricesIn('Name,Price\nSoup,5\nGrand total,5')).toEqual(['Soup 500'])
    expect(pricesIn('Name,Price\nSoup,5\nTotal Eclipse Cocktail,8')).toEqual([
      'Soup 500',
      'Total Eclipse Cocktail 800',
    ])
  })
})

function pricesIn(text: string, currency: CurrencyCode = 'USD'): string[] {
  const reading = readTable(
    text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(',') })),
    currency,
  )
  return reading.kind === 'read' ? reading.items.map(({ name, price }) => `${name} ${price}`) : [reading.why]
}
