import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '#domain/currency.ts'
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

  it('are never hundredths in a currency without decimals', () => {
    expect(pricesIn('Name,Price (minor units)\nRamen,1200\nGyoza,500', 'JPY')).toEqual([
      'Ramen 120000',
      'Gyoza 50000',
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
  const reading = readTable(
    text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(',') })),
    currency,
  )
  return reading.kind === 'read' ? reading.items.map(({ name, price }) => `${name} ${price}`) : [reading.why]
}
