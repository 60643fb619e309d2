import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { describe, expect, it } from 'vitest'
import { readJson } from '../json/read-json.ts'
import { readTable } from '../table/read-table.ts'

describe('The restaurant’s currency', () => {
  it.each<[CurrencyCode, string, readonly unknown[]]>([
    ['JPY', '1,200', [120_000]],
    ['KRW', '12,000', [1_200_000]],
    ['INR', '1,200', [120_000]],
    ['EUR', '1,200', [120_000, 'thousands-or-decimals']],
  ])('decides: in %s, %s is read as thousands or gets a doubt', (currency, price, expected) => {
    const [item] = tableIn(currency, `Name|Category|Price\nPie|Mains|${price}`).items
    expect([item?.price, ...(item?.doubts ?? [])]).toEqual(expected)
  })

  it.each<[CurrencyCode, readonly number[], readonly number[], readonly string[]]>([
    ['EUR', [650, 1250, 900], [650, 1250, 900], ['prices-in-hundredths']],
    ['INR', [650, 1250, 900], [65_000, 125_000, 90_000], []],
    ['SEK', [145, 259, 310], [14_500, 25_900, 31_000], []],
    ['JPY', [650, 1250, 900], [65_000, 125_000, 90_000], []],
    ['ARS', [3800, 12_500, 40_500], [380_000, 1_250_000, 4_050_000], []],
    ['KWD', [250, 500, 750], [250_000, 500_000, 750_000], ['prices-perhaps-hundredths']],
  ])('decides the unit: in %s, %j is read as %j', (currency, prices, expected, doubts) => {
    const reading = readJson(
      prices.map((price, at) => ({ name: `Dish ${at}`, price })),
      currency,
    )
    expect(reading).toMatchObject({ doubts, items: expected.map(price => ({ price })) })
  })

  it.each([
    ['Name|Price\nPie|€ 9.50\nTea|€ 2', 'GBP'],
    ['Name|Price\nPie|9,50 zł', 'EUR'],
    ['Name|Price|Currency\nPie|9.50|EUR', 'USD'],
    ['Name|Price (R$)\nPie|39,50', 'EUR'],
    ['Name|Price\nPie|950 Ft', 'EUR'],
  ] as const)('differs from that of the file: %s', (text, currency) => {
    expect(tableIn(currency, text).doubts).toContain('other-currency')
  })

  it.each([
    ['Name|Price\nPie|$ 9.50', 'AUD'],
    ['Name|Price\nPie|95 kr', 'DKK'],
    ['Name|Price\nPie|CHF 9.50', 'CHF'],
    ['Name|Price\nPie|9.50', 'EUR'],
  ] as const)('is possible for the file: %s', (text, currency) => {
    expect(tableIn(currency, text).doubts).toEqual([])
  })

  it('is compared with the currency that a JSON file states', () => {
    const menu = { currency: 'JPY', items: [{ name: 'Ramen', price: 900 }] }
    expect(readJson(menu, 'JPY')).toMatchObject({ doubts: [] })
    expect(readJson(menu, 'EUR')).toMatchObject({ doubts: ['other-currency'] })
  })

  it.each<[CurrencyCode, string, number, number]>([
    ['KWD', '125', 2, 1250],
    ['KWD', '1250', 3, 1250],
    ['JPY', '90000', 2, 90_000],
    ['JPY', '900', 0, 90_000],
  ])(
    'does not divide what a file counts by itself: in %s, %s with %i decimals',
    (currency, price, decimals, expected) => {
      const dish = { name: 'Pie', prices: { price, currency_minor_unit: decimals } }
      expect(readJson([dish], currency)).toMatchObject({ items: [{ price: expected }] })
    },
  )

  it('makes a price doubtful that is unusual and far above all others', () => {
    const { items } = tableIn('EUR', 'Name|Price\nPie|9.50\nTea|2.50\nCake|1250')
    expect(items.map(({ doubts }) => doubts.includes('price-unusual'))).toEqual([false, false, true])
    const banquets = tableIn('EUR', 'Name|Price\nA menu|750.00\nB menu|2250.00\nC menu|1500.00')
    expect(banquets.items.some(({ doubts }) => doubts.includes('price-unusual'))).toBe(false)
  })

  it.each<[CurrencyCode, string, boolean]>([
    ['TND', 'Brik|4,500\nThé|800', true],
    ['TND', 'Brik|4,500\nPoisson|120,000', false],
    ['TND', 'Brik|4,500\nPoisson|120 DT', false],
    ['TND', 'Brik|45\nPoisson|120', false],
    ['IQD', 'Kebab|4,500\nTea|800', false],
  ])('in %s doubts a bare number that may count minor units: %j %s', (currency, lines, isDoubted) => {
    const { items } = tableIn(currency, `Name|Price\n${lines}`)
    expect(items.map(({ doubts }) => doubts.includes('price-unusual'))).toEqual([false, isDoubted])
  })
})

function tableIn(currency: CurrencyCode, text: string) {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  const reading = readTable(rows, currency)
  if (reading.kind !== 'read') throw new Error(reading.why)
  return {
    ...reading,
    items: reading.items.map(item => ({
      ...item,
      doubts: item.doubts.filter(doubt => doubt !== 'no-category'),
    })),
  }
}
