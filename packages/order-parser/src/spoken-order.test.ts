// The order items of a transcript in a group: prices, doubts, notes, sold-out dishes.

import { type CurrencyCode, demoBasePrice } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { Option } from '@tablemate/domain/menu/options.ts'
import { describe, expect, test } from 'vitest'
import { spokenOrder } from './spoken-order.ts'

const menu = [
  { name: 'Tomato Soup', description: '', price: 650, category: 'Starters', isSoldOut: false },
  { name: 'Onion Soup', description: '', price: 700, category: 'Starters', isSoldOut: false },
  { name: 'Lemonade', description: '', price: 350, category: 'Drinks', isSoldOut: false },
]

describe('a spoken order', () => {
  test('without a menu has the spoken price', () => {
    for (const said of [
      'two soups for six fifty each',
      'two soups at six fifty',
      'two soups for thirteen dollars',
    ])
      expect(spokenOrder(said, null, 'USD')).toEqual({
        items: [{ name: 'Soup', quantity: 2, price: 650 }],
        optionGroups: [[]],
        notUnderstood: [],
        note: '',
        acts: [],
        isOtherLanguage: false,
      })
  })

  test('leaves the price in doubt if a total does not divide by the quantity', () => {
    const said = 'three tacos for ten dollars'
    const { items, notUnderstood } = spokenOrder(said, null, 'USD')
    expect(items).toMatchObject([{ name: 'Taco', quantity: 3, doubt: 'price' }])
    expect(notUnderstood.map(({ start, end }) => said.slice(start, end))).toEqual(['for ten dollars'])
  })

  test('without a price has the demo base price, and a doubt about it', () => {
    for (const currency of ['USD', 'JPY', 'EUR'] as const)
      expect(spokenOrder('a soup without cream', null, currency).items).toEqual([
        {
          name: 'Soup',
          quantity: 1,
          price: demoBasePrice(currency),
          modifications: 'no cream',
          doubt: 'price',
        },
      ])
  })

  test('in yen means whole yen: “six fifty” is 650', () => {
    expect(spokenOrder('a soup for six fifty', null, 'JPY').items).toMatchObject([{ price: 65_000 }])
    expect(spokenOrder('a soup for six hundred', null, 'JPY').items).toMatchObject([{ price: 60_000 }])
    expect(spokenOrder('two beers for 1,200 yen', null, 'JPY').items).toMatchObject([{ price: 60_000 }])
    for (const odd of ['two beers for 1175 yen', 'two teas for 501'])
      expect(spokenOrder(odd, null, 'JPY').items).toMatchObject([{ quantity: 2, doubt: 'price' }])
  })

  test.each<[string, CurrencyCode, number | null]>([
    ['¥1.250', 'JPY', 125_000],
    ['¥1,250', 'JPY', 125_000],
    ['1.250 kr', 'ISK', 125_000],
    ['25.000 pesos', 'CLP', 2_500_000],
    ['1.250 dinars', 'KWD', 1250],
    ['KWD 1.250', 'KWD', 1250],
    ['half a dinar', 'KWD', 500],
    ['.750 dinars', 'KWD', 750],
    ['$.750', 'USD', null],
    ['5.000 dinars', 'IQD', 5_000_000],
    ['fifty halalas', 'SAR', 50],
    ['fifty fils', 'AED', 50],
    ['two dirhams and fifty fils', 'AED', 250],
    ['25.000 pesos', 'COP', null],
    ['$1.250', 'USD', null],
  ])('has the price %s by the decimals of %s: %s', (said, currency, price) => {
    expect(spokenOrder(`a soup for ${said}`, null, currency).items).toMatchObject([
      price === null ? { name: 'Soup', doubt: 'price' } : { name: 'Soup', price },
    ])
  })

  test.each<[string, CurrencyCode, number | null]>([
    ['a soup for 1.255 dinars', 'KWD', 1255],
    ['a soup for 255 fils', 'KWD', 255],
    ['two soups for 1.250 dinars', 'KWD', 625],
    ['two soups for 1.255 dinars', 'KWD', null],
    ['two soups for 3 dirhams 50 fils', 'AED', 175],
    ['three soups for 1 dinar 200 fils', 'KWD', 400],
    ['two soups for 5.25 dollars', 'USD', null],
  ])('%j in %s has the price of one, in thousandths where there are any: %s', (said, currency, price) => {
    expect(spokenOrder(said, null, currency).items).toMatchObject([
      price === null ? { name: 'Soup', doubt: 'price' } : { name: 'Soup', price },
    ])
  })

  test.each<[string, CurrencyCode, object[]]>([
    ['wings, half a pound, and a coke', 'USD', [{ name: 'Wings', doubt: 'price' }, {}, { name: 'Coke' }]],
    ['two peso tacos', 'MXN', [{ quantity: 2, name: 'Peso taco' }]],
    ['three franc burgers', 'CHF', [{ quantity: 3, name: 'Franc burger' }]],
    ['a tea for two dinars 330 ml cola', 'KWD', [{ name: 'Tea', price: 2000 }]],
  ])('%j in %s names no other price', (said, currency, items) => {
    expect(spokenOrder(said, null, currency).items).toMatchObject(items)
  })

  test('has a dish that is named like a currency', () => {
    const pizzas = [{ name: 'Lira Pizza', description: '', price: 900, category: 'Pizza', isSoldOut: false }]
    expect(spokenOrder('two lira pizzas', pizzas, 'TRY').items).toMatchObject([{ quantity: 2 }])
  })

  test('never has a price above the limit', () => {
    const { items } = spokenOrder('a soup for nine million dollars', null, 'KRW')
    for (const { price } of items) expect(price).toBeLessThanOrEqual(limits.price)
  })

  test('has the menu’s names and prices, whatever prices were said', () => {
    expect(spokenOrder('a tomato soup for two dollars and a lemonade', menu, 'USD').items).toEqual([
      { name: 'Tomato Soup', quantity: 1, price: 650 },
      { name: 'Lemonade', quantity: 1, price: 350 },
    ])
  })

  test('leaves out a sold-out dish and marks its words as sold out', () => {
    const said = 'a tomato soup and two lemonades'
    const now = menu.map(dish => ({ ...dish, isSoldOut: dish.name === 'Lemonade' }))
    const { items, notUnderstood } = spokenOrder(said, now, 'USD')
    expect(items).toEqual([{ name: 'Tomato Soup', quantity: 1, price: 650 }])
    expect(notUnderstood).toMatchObject([{ isSoldOut: true }])
    expect(notUnderstood.map(({ start, end }) => said.slice(start, end)).join()).toContain('lemonade')
  })

  test('has the options that were said and the defaults, each dish at its price', () => {
    const option = (id: number, name: string, price: number, more: Partial<Option> = {}) => ({
      ...{ id, name, price, isDefault: false, isAvailable: true, ...more },
    })
    const options = [option(11, 'Small', -50), option(12, 'Regular', 0, { isDefault: true })]
    const size = { id: 1, name: 'Size', min: 1, max: 1, options: [...options, option(13, 'Large', 100)] }
    const milks = [option(21, 'Oat milk', 60), option(22, 'Soy milk', 50, { isAvailable: false })]
    const milk = { id: 2, name: 'Milk', min: 0, max: 1, options: milks }
    const pour = {
      id: 3,
      name: 'Pour',
      min: 1,
      max: 1,
      options: [option(31, 'Half', 0), option(32, 'Pint', 300)],
    }
    const latte = {
      name: 'Latte',
      price: 400,
      category: 'Coffee',
      isSoldOut: false,
      optionGroups: [size, milk],
    }
    const dishes = [
      latte,
      { ...latte, name: 'Mocha', price: 450, optionGroups: [size] },
      { name: 'Lager', price: 400, category: 'Beer', isSoldOut: false, optionGroups: [pour] },
    ]
    const parse = (said: string) => spokenOrder(said, dishes, 'USD')
    const namesOf = (options: readonly { name: string }[] = []) => options.map(({ name }) => name)

    const { items } = parse('two lattes, one large with oat milk, and a lager')
    expect(items.map(({ name, price, options }) => [name, price, namesOf(options)])).toEqual([
      ['Latte', 560, ['Large', 'Oat milk']],
      ['Latte', 400, ['Regular']],
      ['Lager', 400, []],
    ])
    const said = 'a large latte with soy milk'
    const soldOut = parse(said)
    expect(soldOut.items).toMatchObject([{ name: 'Latte', price: 500 }])
    expect(soldOut.notUnderstood.map(({ start, end }) => said.slice(start, end))).toEqual(['soy milk'])
    expect(soldOut.notUnderstood).toMatchObject([{ isSoldOut: true }])
    // Of the other dish, "oat milk" is no option.
    expect(parse('a large coffee with oat milk').items).toMatchObject([
      { name: 'Latte', price: 560, candidates: [{ name: 'Mocha', price: 550, modifications: 'oat milk' }] },
    ])
  })

  test('rounds the menu’s prices to what the table’s currency can pay', () => {
    expect(spokenOrder('a tomato soup', menu, 'JPY').items).toMatchObject([{ price: 700 }])
  })

  test('marks the words that were not understood', () => {
    const said = 'a lemonade and a flux capacitor'
    const { items, notUnderstood } = spokenOrder(said, menu, 'USD')
    expect(items).toEqual([{ name: 'Lemonade', quantity: 1, price: 350 }])
    expect(notUnderstood.map(({ start, end }) => said.slice(start, end)).join(' ')).toContain(
      'flux capacitor',
    )
  })

  test('has no items if the sentence orders nothing', () => {
    expect(spokenOrder('just a second please', menu, 'USD').items).toEqual([])
  })

  test('has the same price with a comma as with a point, in every currency', () => {
    const prices = [
      '18,90',
      '18.90',
      '18,90 €',
      '€18,90',
      '18 euros 90',
      'CHF 18.90',
      '18,90 zł',
      'R$18,90',
      '₹18.90',
      '18,90 kr',
    ]
    for (const price of prices)
      expect(spokenOrder(`a schnitzel for ${price} and two beers, 3 colas`, null, 'EUR').items).toMatchObject(
        [
          { name: 'Schnitzel', quantity: 1, price: 1890 },
          { name: 'Beer', quantity: 2 },
          { name: 'Cola', quantity: 3 },
        ],
      )
    for (const price of ['1.250,50 €', '1,250.50', '€1,250.50'])
      expect(spokenOrder(`a steak for ${price}`, null, 'EUR').items).toMatchObject([{ price: 125_050 }])
    for (const currency of ['JPY', 'EUR'] as const)
      expect(spokenOrder('a steak for 1,200', null, currency).items).toMatchObject([{ price: 120_000 }])
  })

  test('puts messages to the kitchen into its note', () => {
    const { items, note, notUnderstood } = spokenOrder(
      "a lemonade no rush, and a tomato soup. she's allergic to nuts",
      menu,
      'USD',
    )
    expect(items.map(({ name }) => name)).toEqual(['Lemonade', 'Tomato Soup'])
    expect(note).toBe("no rush, she's allergic to nuts")
    expect(notUnderstood).toEqual([])
  })

  test('marks a message as not understood if the note has no room for it', () => {
    const long = `i'm allergic to ${Array.from('abcdefghijklmnopqrstuvwxyz', letter => `${letter}${letter}nuts`).join(' ')}`
    const said = `a lemonade no rush. ${long}`
    const { note, notUnderstood } = spokenOrder(said, menu, 'USD')
    expect(note).toBe('no rush')
    expect(notUnderstood.map(({ start, end }) => said.slice(start, end))).toEqual([long])
  })

  test('marks the modifiers of a sold-out dish together with it', () => {
    const said = 'two lemonades with extra ice and a tomato soup'
    const now = menu.map(dish => ({ ...dish, isSoldOut: dish.name === 'Lemonade' }))
    const { notUnderstood } = spokenOrder(said, now, 'USD')
    expect(notUnderstood.map(({ start, end, isSoldOut }) => [said.slice(start, end), isSoldOut])).toEqual([
      ['lemonades with extra ice', true],
    ])
  })

  test('says who shares a dish; the words are not lost with a sold-out one', () => {
    const speaker = {
      memberId: 2,
      members: [
        { id: 1, name: 'Ben' },
        { id: 2, name: 'Ann' },
      ],
    }
    const shared = (said: string, dishes = menu) => spokenOrder(said, dishes, 'USD', speaker)
    expect(shared("let's split a tomato soup").items).toEqual([
      { name: 'Tomato Soup', quantity: 1, price: 650, sharedBy: 'all' },
    ])
    expect(shared('a tomato soup to share with ben').items).toMatchObject([{ sharedBy: [1, 2] }])
    const now = menu.map(dish => ({ ...dish, isSoldOut: dish.name === 'Tomato Soup' }))
    const wordsSoldOut = (said: string) =>
      shared(said, now).notUnderstood.map(({ start, end, isSoldOut }) => [said.slice(start, end), isSoldOut])
    expect(wordsSoldOut("let's split a tomato soup")).toEqual([["let's split a tomato soup", true]])
    expect(wordsSoldOut("let's split a tomato soup and an onion soup")).toEqual([['tomato soup', true]])
  })

  test('contains the words of an act, unless it is a note or nothing', () => {
    const lostIn = (said: string) =>
      spokenOrder(said, menu, 'EUR').notUnderstood.map(({ start, end }) => said.slice(start, end))
    expect(lostIn('the bill please')).toEqual(['the bill'])
    expect(lostIn("i'm allergic to nuts")).toEqual([])
    expect(lostIn('nothing for me')).toEqual([])
  })

  test('in another language has no items and marks the whole sentence', () => {
    const said = 'zwei Limonaden und eine Suppe ohne Sahne'
    expect(spokenOrder(said, menu, 'EUR')).toEqual({
      items: [],
      optionGroups: [],
      notUnderstood: [{ start: 0, end: said.length }],
      note: '',
      acts: [],
      isOtherLanguage: true,
    })
  })
})
