import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { menuRows, shownMenuItems } from '@tablemate/test/menu-files/shown-menu.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const soup = { name: 'Soup', price: 6.5 }
const cake = { name: 'Cake', price: 4 }
const inBoth = 'Starters: Soup 650; Sweets: Cake 400'

describe('A JSON file', () => {
  it.each([
    [
      'a plain list',
      [
        { ...soup, category: 'Starters' },
        { ...cake, category: 'Sweets' },
      ],
    ],
    [
      'a list under "items"',
      {
        items: [
          { title: 'Soup', cost: 1, price: '6.50', section: 'Starters' },
          { title: 'Cake', price: '$4', section: 'Sweets' },
        ],
      },
    ],
    ['lists under categories', { Starters: [soup], Sweets: [cake] }],
    [
      'a menu of categories',
      {
        menu: {
          name: 'Dinner',
          categories: [
            { name: 'Starters', items: [soup] },
            { name: 'Sweets', items: [cake] },
          ],
        },
      },
    ],
    [
      'a menu within a restaurant',
      {
        name: 'Da Mario',
        menu: [
          { category: 'Starters', dishes: [soup] },
          { category: 'Sweets', dishes: [cake] },
        ],
      },
    ],
    [
      'schema.org',
      {
        '@type': 'Restaurant',
        name: 'Da Mario',
        hasMenu: {
          '@type': 'Menu',
          name: 'Dinner',
          hasMenuSection: [
            {
              '@type': 'MenuSection',
              name: 'Starters',
              hasMenuItem: [
                {
                  '@type': 'MenuItem',
                  name: 'Soup',
                  offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'USD' },
                },
              ],
            },
            {
              '@type': 'MenuSection',
              name: 'Sweets',
              hasMenuItem: { '@type': 'MenuItem', name: 'Cake', offers: [{ price: 4 }] },
            },
          ],
        },
      },
    ],
  ])('is read in the shape of %s', (_, value) => {
    expect(dishesIn(value)).toBe(inBoth)
  })

  it('yields a dish for each size, and prices from a key that says cents', () => {
    const money = (amount: number) => ({ amount, currency: 'USD' })
    const item = {
      type: 'ITEM',
      item_data: {
        name: 'Pizza',
        variations: [
          { item_variation_data: { name: 'Small', price_money: money(850) } },
          { item_variation_data: { name: 'Large', price_money: money(1200) } },
        ],
      },
    }
    expect(dishesIn({ objects: [item] })).toBe(
      'Pizza (Small) 850 [no-category], Pizza (Large) 1200 [no-category]',
    )
    expect(dishesIn([{ name: 'Tea', price_cents: 250 }])).toBe('Tea 250 [no-category]')
    expect(dishesIn([{ name: 'Tea', prix_cent_grammes: 12 }])).toBe('Tea 1200 [no-category]')
    expect(dishesIn([{ ...soup, options: [{ name: 'extra bread', price: 1 }] }])).toBe(
      'Soup 650 [no-category]',
    )
  })

  it.each<[string, object, CurrencyCode, readonly number[]]>([
    ['a key', { price_fils: 250 }, 'KWD', [250]],
    ['a key, as a text', { price_cents: '1250' }, 'USD', [1250]],
    ['a key of the Emirates', { priceInFils: 1250 }, 'AED', [1250]],
    ['an amount', { price: { millimes: 250 } }, 'TND', [250]],
    ['keys of sizes', { priceSmallBaisa: 250, priceLargeBaisa: 500 }, 'OMR', [250, 500]],
    ['the key of a map', { pricesCents: { small: 250, large: '500' } }, 'USD', [250, 500]],
    ['a variant', { variants: [{ name: 'S', price_fils: 250 }] }, 'BHD', [250]],
    ['a text', { price: '250 fils' }, 'KWD', [250]],
  ])('counts minor units if %s says so', (_, prices, currency, expected) => {
    const reading = readJson([{ name: 'Tea', ...prices }], currency)
    expect(reading).toMatchObject({ doubts: [] })
    expect(menuRows(reading).map(({ price }) => price)).toEqual(expected)
  })

  it.each(['name', 'category', 'description', 'price', 'note', 'key of a category', 'key of a dish'])(
    'is read if it has a %s of millions of characters',
    key => {
      for (const unit of ['x', '7', 'x 7,']) {
        const long = unit.repeat(8_000_000 / unit.length)
        const dish = { name: 'Soup', price: 6.5, category: 'Food' }
        const file =
          key === 'key of a category'
            ? { [long]: [dish] }
            : {
                dishes: [dish],
                more: [{ ...dish, name: 'Tea', [key === 'key of a dish' ? long : key]: long }],
              }
        const reading = readJson(file, 'USD')
        expect(reading).toMatchObject({
          items: expect.arrayContaining([expect.objectContaining({ price: 650 })]),
        })
      }
    },
  )

  it('whose prices can only be hundredths is read so, with a doubt', () => {
    const reading = readJson(
      [650, 400, 1250].map((price, at) => ({ name: `Dish ${at}`, price })),
      'USD',
    )
    expect(reading).toMatchObject({
      doubts: ['prices-in-hundredths'],
      items: [{ price: 650 }, { price: 400 }, { price: 1250 }],
    })
    expect(
      readJson(
        [
          { name: 'Ramen', price: 900 },
          { name: 'Gyoza', price: 500 },
        ],
        'JPY',
      ),
    ).toMatchObject({
      doubts: [],
      items: [{ price: 90_000 }, { price: 50_000 }],
    })
  })

  it('includes dishes without a price or name', () => {
    const reading = readJson([soup, { name: 'Wine' }, { name: 'Fish', price: null }, { price: 5 }], 'USD')
    expect(reading).toMatchObject({
      items: [{ row: 1 }, { row: 2, price: null }, { row: 3, price: null }, { row: 4, name: '' }],
    })
  })

  it.each([[null], [5], ['text'], [[]], [{}], [{ name: 'Da Mario' }], [[['Soup', 5]]]])(
    'is no menu: %j',
    value => {
      expect(readJson(value, 'USD')).toEqual({ kind: 'unreadable', why: 'no-dishes' })
    },
  )

  it('may contain at most the permitted number of dishes', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Dish ${at}`, price: 1 }))
    if (longRun(false, true)) expect(readJson(many(limits.menuImportRows), 'USD').kind).toBe('read')
    expect(readJson(many(limits.menuImportRows + 1), 'USD')).toEqual({
      kind: 'unreadable',
      why: 'too-many-rows',
    })
  })

  it('is refused without harm if it is extremely deep or broad', () => {
    let deep: unknown = soup
    for (let depth = 0; depth < 100_000; depth += 1) deep = { items: [deep] }
    expect(readJson(deep, 'USD').kind).toBe('unreadable')
    const broad = Object.fromEntries(
      Array.from({ length: longRun(10_000, 200_000) }, (_, at) => [`key ${at}`, at]),
    )
    expect(readJson([broad, broad], 'USD').kind).toBe('unreadable')
  })

  it('is read or refused without an error, whatever it contains', () => {
    const key = fc.constantFrom(
      'name',
      'price',
      'items',
      'category',
      'variations',
      'offers',
      'item_data',
      '@type',
      'x',
    )
    const { value } = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(null, '', 'Soup', '12,50', 5, -1, 1e300, true),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(value, json => {
        const reading = readJson(json, 'USD')
        const isSound =
          reading.kind === 'unreadable' ||
          reading.items.every(
            ({ price }) => price === null || (Number.isInteger(price) && price >= 0 && price <= limits.price),
          )
        expect(isSound).toBe(true)
      }),
      longRun({ seed: 6, numRuns: 200 }, { numRuns: 20_000 }),
    )
  })
})

const dishesIn = (value: unknown) => shownMenuItems(readJson(value, 'USD'))
