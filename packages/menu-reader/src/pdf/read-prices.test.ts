// Tests the doubts about printed prices that have two meanings.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type column, type Printed, sheet } from '@tablemate/test/menu-files/printed-page.ts'
import { big, doubtsOf, menu, menuItemsOf } from '@tablemate/test/menu-files/read-printed-page.ts'
import { menuRows } from '@tablemate/test/menu-files/shown-menu.ts'
import { expect, test } from 'vitest'
import { readPrintedMenu } from './read-printed-menu.ts'

test('three digits after a separator are thousands with a doubt, unless other prices show the separator', () => {
  const open = menu(['Mains', big], 'Soup\t3.500', 'Cake\t2.750', 'Stew\t4.250')
  expect(doubtsOf('Soup', open)).toContain('thousands-or-decimals')
  const plain = menu(['Wines', big], 'Rioja\t$42.00', 'Cava\t$38.50', 'Champagne\t$1,200')
  expect(doubtsOf('Champagne', plain)).not.toContain('thousands-or-decimals')
  expect(menuItemsOf(plain).at(-1)).toBe('Wines: Champagne 120000')
})

test.each(['د.ك', 'KD', 'KWD'])('three digits are decimals in Kuwait, beside the sign %s', sign => {
  const page = menu(['Mains', big], `Soup\t1.250 ${sign}`, `Cake\t0.750 ${sign}`, `Stew\t2.500 ${sign}`)
  expect(readPrintedMenu([page], 'KWD')).toMatchObject({
    items: [{ price: 1250 }, { price: 750 }, { price: 2500 }],
  })
})

test.each<[CurrencyCode, string]>([
  ['BHD', 'B.D.'],
  ['IQD', 'IQD'],
  ['JOD', 'JD'],
  ['KWD', 'K.D.'],
  ['LYD', 'LD'],
  ['LYD', 'LYD'],
  ['OMR', 'R.O.'],
  ['OMR', 'RO'],
  ['TND', 'DT'],
])('a menu in %s marks its prices with %s, before or after them', (currency, sign) => {
  const before = [
    `Soup\t${sign} 12.500`,
    `Cake ${sign} 12.500`,
    `Stew\t${sign}12.500`,
    `Pie\t${sign} 12.500/14.750`,
  ]
  const after = [
    `Soup\t12.500 ${sign}`,
    `Cake 12.500 ${sign}`,
    `Stew\t12.500${sign}`,
    `Pie\t12.500/14.750 ${sign}`,
  ]
  for (const lines of [before, after]) {
    const reading = readPrintedMenu([menu(['Mains', big], ...lines)], currency)
    const names = menuRows(reading).map(({ name }) => name)
    expect(names).toEqual(['Soup', 'Cake', 'Stew', 'Pie', 'Pie'])
  }
})

test.each<[CurrencyCode, string]>([
  ['KWD', '.750'],
  ['KWD', 'KD.750'],
  ['KWD', 'K.D. .750'],
  ['KWD', 'K.D..750'],
  ['KWD', '.75'],
  ['JOD', '.750 JD'],
  ['OMR', '(.750)'],
  ['TND', ',750'],
])('in %s a price below one may be printed as %s', (currency, written) => {
  const page = menu(['Mains', big], 'Soup\t1.250', `Tea\t${written}`, 'Stew\t2.500')
  expect(readPrintedMenu([page], currency)).toMatchObject({
    items: [{ name: 'Soup' }, { name: 'Tea', price: 750 }, { name: 'Stew' }],
  })
})

test.each<[CurrencyCode, string, string]>([
  ['USD', 'Shot JD 12.50', 'Shot JD'],
  ['USD', 'Water RO\t12.50', 'Water RO'],
  ['EUR', 'DT 500 ml\t12.50', 'DT 500 ml'],
  ['JOD', 'Shot JD\t12.500', 'Shot JD'],
  ['JOD', '7 JD burgers\t12.500', '7 JD burgers'],
  ['JOD', 'JD and Coke\t12.500', 'JD and Coke'],
  ['OMR', 'Water RO 500 ml\t12.500', 'Water RO 500 ml'],
  ['KWD', 'Shot JD 12.500', 'Shot JD'],
])('in %s the letters of a name are no currency: %s', (currency, line, name) => {
  const page = menu(['Mains', big], 'Soup\t11.250', line, 'Stew\t12.500')
  expect(readPrintedMenu([page], currency)).toMatchObject({
    items: [{ name: 'Soup' }, { name }, { name: 'Stew' }],
  })
})

test.each<[CurrencyCode, string]>([
  ['KWD', 'Tea\t500 Fils'],
  ['KWD', 'Tea 500 fils'],
  ['KWD', 'Tea\t500fils'],
  ['KWD', 'Tea\t500 فلس'],
  ['OMR', 'Tea\t500 Bz.'],
  ['TND', 'Tea\t500 millimes'],
])('in %s a price may be printed in fils and the like: %s', (currency, line) => {
  const page = menu(['Mains', big], 'Soup\t1.250', line, 'Stew\t2.500')
  expect(readPrintedMenu([page], currency)).toMatchObject({
    items: [{ name: 'Soup' }, { name: 'Tea', price: 500 }, { name: 'Stew' }],
  })
})

test('blanks group thousands in Iraq', () => {
  const lines = ['Kebab\t5 000 IQD', 'Rice\t12 500 د.ع', 'Tea\t1 000 ID', 'Cake\tIQD 3 500']
  expect(readPrintedMenu([menu(['Mains', big], ...lines)], 'IQD')).toMatchObject({
    items: [5_000_000, 12_500_000, 1_000_000, 3_500_000].map(price => ({ price })),
  })
})

test('.750 is no price in a currency with two decimals', () => {
  const page = menu(['Mains', big], 'Soup\t1.25', 'Tea\t.750', 'Stew\t2.50')
  expect(menuItemsOf(page)).not.toContain('Mains: Tea 75')
})

test('prices in another currency than the restaurant’s cause a doubt', () => {
  const page = menu(['Mains', big], 'Soup\t€8.50', 'Cake\t€7.50', 'Stew\t€12.50')
  expect(readPrintedMenu([page], 'USD')).toMatchObject({ doubts: ['other-currency'] })
  expect(readPrintedMenu([page], 'EUR')).toMatchObject({ doubts: [] })
})

test('two dishes of the same name and price are both kept if their descriptions differ', () => {
  const page = menu(
    ['Wines', big],
    'House Wine\t$8',
    'red, dry',
    'House Wine\t$8',
    'white, sweet',
    'Cava\t$9',
  )
  expect(menuItemsOf(page)).toEqual(['Wines: House Wine 800', 'Wines: House Wine 800', 'Wines: Cava 900'])
  expect(doubtsOf('House Wine', page)).toContain('twice')
})

test('bare numbers in a small font are codes of allergens, where prices are larger', () => {
  const small = { size: 6 }
  const page = menu(
    ['Starters', big],
    'Garlic bread\t4.90',
    ['7', small],
    'Grilled cheese\t9.90',
    ['7, 8', small],
    'Tzatziki\t5.30',
  )
  expect(menuItemsOf(page)).toEqual([
    'Starters: Garlic bread 490',
    'Starters: Grilled cheese 990',
    'Starters: Tzatziki 530',
  ])
})

test('a volume in small print above the line is no footnote', () => {
  const dish = (y: number, name: string, price: string): Printed[] => [
    [40, y, name],
    [42 + name.length * 5, y - 4, '0.3', { size: 6 }],
    [53 + name.length * 5, y - 4, 'l', { size: 6 }],
    [370, y, price],
  ]
  const page = sheet(
    [40, 40, 'Beers', big],
    ...dish(60, 'Lager', '3.90'),
    ...dish(76, 'Stout', '4.20'),
    ...dish(92, 'Pils', '3.80'),
  )
  expect(menuItemsOf(page)[0]).toContain('0.3 l')
})

test('one offer with a currency sign does not hide the prices without one', () => {
  const offer = ['$2 oysters, all day', { size: 20 }] as const
  const page = menu(offer, ['Gin', big], 'Sloe 12 Yr\t11', 'Old Tom\t9', 'Navy\t10', 'Genever\t12')
  expect(menuItemsOf(page)).toEqual(expect.arrayContaining(['Gin: Sloe 12 Yr 1100', 'Gin: Navy 1000']))
})

test('sizes in one cell above the prices name them', () => {
  const row = (y: number, ...cells: string[]): Printed[] =>
    cells.map((cell, at) => [[40, 245, 270, 293][at] ?? 0, y, cell])
  const page = sheet(
    [40, 40, 'Whites', big],
    [240, 58, '8 oz', {}],
    [268, 58, '½ L', {}],
    [291, 58, 'Btl', {}],
    ...row(76, 'Riesling', '16', '29', '56'),
    ...row(92, 'Pinot', '15', '27', '55'),
    ...row(108, 'Malbec', '15', '28', '52'),
  )
  expect(menuItemsOf(page).slice(0, 3)).toEqual([
    'Whites: Riesling (8 oz) 1600',
    'Whites: Riesling (½ L) 2900',
    'Whites: Riesling (Btl) 5600',
  ])
})

const namesAndPrices = (currency: CurrencyCode, ...lines: Parameters<typeof column>[2]) => {
  const reading = readPrintedMenu([menu(...lines)], currency)
  return { reading, read: menuRows(reading).map(({ name, price }) => `${name} ${price ?? '–'}`) }
}

test.each<[CurrencyCode, (amount: string) => string]>([
  ['GTQ', amount => `Q ${amount}`],
  ['GTQ', amount => `Q${amount}`],
  ['HNL', amount => `L. ${amount}`],
  ['PEN', amount => `S/ ${amount}`],
  ['ETB', amount => `${amount} Br`],
  ['BAM', amount => `${amount} KM`],
])('letters beside all amounts are the currency, as in %s', (currency, write) => {
  const amounts = ['110.00', '95.00', '90.00', '240.00']
  for (const gap of ['\t', ' ']) {
    const lines = amounts.map((amount, at) => `Pasta ${'abcd'[at]}${gap}${write(amount)}`)
    const { read } = namesAndPrices(currency, ['Mains', big], ...lines)
    expect(read).toEqual(['Pasta a 11000', 'Pasta b 9500', 'Pasta c 9000', 'Pasta d 24000'])
  }
})

test('letters of another currency beside all amounts are a doubt', () => {
  const { reading } = namesAndPrices('USD', 'Soup\tQ 110.00', 'Stew\tQ 95.00', 'Cake\tQ 90.00')
  expect(reading).toMatchObject({ doubts: ['other-currency'] })
})

test('all aligned numbers are prices, whatever their digits', () => {
  const { read } = namesAndPrices(
    'ARS',
    ['Wines', big],
    'Malbec\t10500',
    'Rutini\t42200',
    'Stella\t1990',
    'Cabernet\t2600',
    'Syrah\t31000',
  )
  expect(read).toEqual([
    'Malbec 1050000',
    'Rutini 4220000',
    'Stella 199000',
    'Cabernet 260000',
    'Syrah 3100000',
  ])
})

test('words in a column of prices are a dish without a price', () => {
  const lines = [
    'Forelle\t14,50',
    'Hummer\tnach Gewicht',
    'Lachs\t19,50',
    'Austern\tauf Anfrage',
    'Seezunge\t–',
    'Dorade\t18,00',
  ]
  const { read } = namesAndPrices('EUR', ['Fisch', big], ...lines)
  expect(read).toEqual(['Forelle 1450', 'Hummer –', 'Lachs 1950', 'Austern –', 'Seezunge –', 'Dorade 1800'])
})

test('codes of allergens and a unit may follow a price', () => {
  const { read } = namesAndPrices(
    'EUR',
    ['Fish', big],
    'Trout\t34,00 €/kg',
    'Tart\t7 €/La Part',
    'Sole\t42 € (1,7)',
    'Cod\t18,- (A,C,G)',
  )
  expect(read).toEqual(['Trout 3400', 'Tart 700', 'Sole 4200', 'Cod 1800'])
})

test('a price a hundred times the others has lost its decimal separator, with a doubt', () => {
  const page = menu(
    ['Mains', big],
    'Soup\t8,50 €',
    'Stew\t12,50 €',
    'Cake\t6,50 €',
    'Pie\t850 €',
    'Ham\t9,50 €',
  )
  expect(menuItemsOf(page)).toContain('Mains: Pie 850')
  expect(doubtsOf('Pie', page)).toEqual(['price-unusual'])
})
