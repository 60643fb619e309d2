// Tests which numbers of a line are its prices. A tab separates cells; "…" is a row of dots.

import { describe, expect, test } from 'vitest'
import { findPrices } from './find-prices.ts'
import { linePricesOf } from './line-prices.ts'

const bare = { isBare: true, isSigned: false, isLeading: false, haveCodes: false, minBareSize: 0 }

function read(text: string): string {
  const { position, prices, head } = linePricesOf(text, bare)
  const found = prices.map(({ size, amount }) => `${size ?? ''}=${amount ?? 'none'}`)
  return [position, text.slice(head.start, head.end), ...found].join(' | ')
}

describe('prices', () => {
  test.each([
    ['Soup\t…\t$8', 'end | Soup | =800'],
    ['Soup 7,5', 'end | Soup | =750'],
    ['Suppe\t€ 8,-', 'end | Suppe | =800'],
    ['Stout $6½', 'end | Stout | =650'],
    ['Ramen\t¥1,200', 'end | Ramen | =120000'],
    ['Onion Bhaji$6', 'end | Onion Bhaji | =600'],
    ['Gamay 15/- -', 'end | Gamay | =1500 | =none'],
    ['Champagne NV --/95', 'end | Champagne NV | =none | =9500'],
    ['Soup small $50/large $70', 'end | Soup | small=5000 | large=7000'],
    ['Cola\t0,3l 3,20 / 0,5l 4,50', 'end | Cola | 0,3l=320 | 0,5l=450'],
    ['Oysters 2,80/st', 'end | Oysters | =280'],
    ['Lamb $17 || Goat $18', 'only |  | Lamb=1700 | Goat=1800'],
    ['$12 Burger', 'start | Burger | =1200'],
    ['VG $9 Salad', 'start | Salad | =900'],
    ['Large\t$14.50', 'only |  | Large=1450'],
    ['Köttbullar\t95:-', 'end | Köttbullar | =9500'],
    ['Dal makhani\t₹120/-', 'end | Dal makhani | =12000'],
    ['Nasi goreng\t85K', 'end | Nasi goreng | =8500000'],
    ['Dal makhani Rs.120', 'end | Dal makhani | =12000'],
    ['Dal makhani\tRs.120/-', 'end | Dal makhani | =12000'],
    ['Köfte\t570 TL', 'end | Köfte | =57000'],
    ['Biryani\tAED 65', 'end | Biryani | =6500'],
    ['— 19 —', 'only |  | =1900'],
    ['Dry Gin 12 | Old Tom 47 15', 'only |  | Dry Gin=1200 | Old Tom 47=1500'],
    ['Foghorn\t45\t$8.50', 'end | Foghorn\t45 | =850'],
    ['9.50 Eggs Benedict', 'start | Eggs Benedict | =950'],
    ['9.00 Wings of fire', 'start | Wings of fire | =900'],
    ['9.50 G&T with lime', 'start | G&T with lime | =950'],
    ['8.50 Vol-au-vent', 'start | Vol-au-vent | =850'],
    ['Gin\t8/10/12', 'end | Gin | =800 | =1000 | =1200'],
    ['Macallan 12 145 kr', 'end | Macallan 12 | =14500'],
    ['Wine $8 100', 'end | Wine | =800 | =10000'],
    ['Rib-eye £28 300g', 'end | Rib-eye | 300g=2800'],
    ['Biff\t1 250 kr', 'end | Biff | =125000'],
    ['Pommes kl. 3,00', 'end | Pommes kl. | =300'],
    ['Babá al ron 6', 'end | Babá al ron | =600'],
    ['Pho Bo (9, 12)', 'end | Pho Bo | =900 | =1200'],
    ['Absinthe 55° 8.00', 'end | Absinthe 55° | =800'],
    ['Set lunch until 31. 12 €', 'end | Set lunch until 31. | =1200'],
    ['Crêpe 12€50', 'end | Crêpe | =1250'],
    ['Crêpes 8€ 12€', 'end | Crêpes | =800 | =1200'],
    ['Gulasch 1 250 Ft', 'end | Gulasch | =125000'],
    ['Svíčková\t1 250,-', 'end | Svíčková | =125000'],
    ['Gulasch 16. 90', 'end | Gulasch | =1690'],
    ['Phở 45.000 đ', 'end | Phở | =4500000'],
    ['Bibimbap 15,000원', 'end | Bibimbap | =1500000'],
    ['Борщ 250р.', 'end | Борщ | =25000'],
    ['شاي 25 ر.س', 'end | شاي | =2500'],
    ['ผัดไทย 120 บาท', 'end | ผัดไทย | =12000'],
  ])('are found in %j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('behind a price may stand', () => {
  test.each([
    ['a symbol', 'Focaccia 14 ⓥ'],
    ['several symbols', 'Focaccia 14 🌶🌶'],
    ['codes of allergens', 'Focaccia 14 A,C,G'],
    ['codes in brackets', 'Focaccia 14 (gf, v)'],
    ['numbers of allergens', 'Focaccia 14,00 (1,2,a)'],
    ['the number of a note', 'Focaccia 14,00 € (2)'],
    ['whom it is for', 'Focaccia 14,00 p.P. ab 6 Personen'],
    ['whom it is for, in another language', 'Focaccia 14,00 pr. person'],
    ['numbers of allergens only', 'Focaccia 14,00 (1,2,9)'],
    ['hours', 'Focaccia 14,00 07.00 - 22.00'],
  ])('%s', (_, text) => expect(read(text)).toBe('end | Focaccia | =1400'))
})

test('a surcharge and a price behind it are no phone number', () => {
  const amounts = (text: string) => findPrices(text).map(({ amount }) => amount)
  expect(amounts('Soup (+1.50)   14.00')).toEqual([150, 1400])
  expect(amounts('Soup +2\t14\t16\t18\t20')).toEqual([200, 1400, 1600, 1800, 2000])
})

describe('a number that looks like a price', () => {
  test.each([
    'Malbec, Mendoza 2020',
    'Rosé, Provence, France ‘18',
    'Pale Ale 4.8%',
    'Cola 330ml',
    'Breakfast 07.00 - 10.30',
    'Nattmeny 22.00 - 06.00',
    'Bottle or ½ bottle',
    'Menu kl 11-14',
    'Open Mon–Fri 11:30–22:00',
    'Tel. 555-283-1190',
    '+1 555 283 1190',
    'Since 24/12/19',
    'Closed on 01/02/26',
    '6 Wings of fire',
    '0.25 l',
    'sirloin and fries. Add two eggs $3.00',
    'peper, bearnaise, kruidenboter +3,00',
    'Platter for 2',
    'aged 12 years',
  ])('is not read as one in %j', text => {
    expect(linePricesOf(text, bare).position).toBe('none')
  })
})

test('a line is read without exponential backtracking, whatever follows its price', () => {
  // With exponential backtracking the first text would never finish.
  for (const rest of [
    '('.padEnd(60, 'a'),
    ' each'.repeat(40),
    ' per ea'.repeat(40),
    '(1,'.repeat(60),
    'A,'.repeat(60),
    ' 1 250'.repeat(60),
  ])
    expect(read(`Burger 12.50 ${rest}!`)).toMatch(/^none/)
})
