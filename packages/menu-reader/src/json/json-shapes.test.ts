import { shownMenu } from '@tablemate/test/menu-files/shown-menu.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })
const inEnglish = (text: string) => ({ translations: { en_us: text } })

describe('The JSON of', () => {
  it('Uber Eats counts in hundredths and has sections as categories', () => {
    const section = (title: string, ...catalogItems: object[]) => ({
      type: 'VERTICAL_GRID',
      payload: { standardItemsPayload: { title: { text: title }, catalogItems } },
    })
    const soup = { uuid: 'a', title: 'Soup', itemDescription: 'hot', price: 650, isSoldOut: false }
    const pie = {
      uuid: 'b',
      title: 'Pie',
      price: 1200,
      priceTagline: { text: '$12.00', accessibilityText: '$12.00' },
    }
    const data = {
      title: 'Casa',
      catalogSectionsMap: { m: [section('Starters', soup), section('Mains', pie)] },
    }
    expect(read({ status: 'success', data })).toBe('Starters: Soup 650; Mains: Pie 1200')
  })

  it('a menu for Uber Eats lists dishes and extras by id', () => {
    const menu = {
      categories: [{ id: 'c', title: inEnglish('Mains'), entities: [{ id: 'i1', type: 'ITEM' }] }],
      items: [
        { id: 'i1', title: inEnglish('Steak'), price_info: { price: 2150 } },
        { id: 'i2', title: inEnglish('Pepper sauce'), price_info: { price: 100 } },
      ],
      modifier_groups: [
        { id: 'g', title: inEnglish('Sauces'), modifier_options: [{ type: 'ITEM', id: 'i2' }] },
      ],
    }
    expect(read(menu)).toBe('Mains: Steak 2150 | extras-left-out')
  })

  it('Square names categories by id and contains archived dishes', () => {
    const item = (name: string, more: object = {}) => ({
      type: 'ITEM',
      id: name,
      item_data: {
        name,
        reporting_category: { id: 'C1' },
        variations: [
          { type: 'ITEM_VARIATION', item_variation_data: { name: 'Regular', price_money: money(450) } },
        ],
        ...more,
      },
    })
    const category = { type: 'CATEGORY', id: 'C1', category_data: { name: 'Coffee' } }
    const modifier = {
      type: 'MODIFIER',
      id: 'M',
      modifier_data: { name: 'Oat milk', price_money: money(50) },
    }
    expect(read({ objects: [item('Latte'), item('Old', { is_archived: true }), category, modifier] })).toBe(
      'Coffee: Latte 450 | archived-left-out, extras-left-out',
    )
  })

  it('Clover, Loyverse, Shopify, WooCommerce and Toast is read', () => {
    expect(
      read({
        elements: [
          {
            id: 'A',
            name: 'Burger',
            price: 1250,
            hidden: true,
            categories: { elements: [{ id: 'C', name: 'Mains' }] },
          },
          { id: 'B', name: 'Cola', price: 300, categories: { elements: [{ id: 'D', name: 'Drinks' }] } },
        ],
      }),
    ).toBe('Mains: Burger 1250 [not-on-sale]; Drinks: Cola 300 | prices-in-hundredths')
    expect(
      read({
        items: [
          {
            id: 'u1',
            item_name: 'Pizza',
            category_id: 'c1',
            variants: [
              { option1_value: 'S', default_price: 8, cost: 2 },
              { option1_value: 'L', default_price: 12, cost: 3 },
            ],
          },
        ],
        categories: [{ id: 'c1', name: 'Food' }],
      }),
    ).toBe('Food: Pizza (S) 800, Pizza (L) 1200')
    const latte = { title: 'Latte', product_type: 'Coffee', body_html: '<p>hot</p>', vendor: 'Bar' }
    expect(
      read({
        products: [
          { ...latte, variants: [{ title: 'Default Title', price: '4.50', compare_at_price: '6.00' }] },
        ],
      }),
    ).toBe('Coffee: Latte 450')
    expect(
      read([
        {
          id: 1,
          name: 'Fish &amp; chips',
          price: '12.00',
          regular_price: '12.00',
          categories: [{ id: 5, name: 'Mains' }],
        },
      ]),
    ).toBe('Mains: Fish & chips 1200')
    const wings = {
      name: 'Wings',
      price: null,
      sizes: [
        { name: '6 pc', price: 8 },
        { name: '12 pc', price: 14 },
      ],
    }
    expect(
      read({ menus: [{ name: 'Dinner', menuGroups: [{ name: 'Starters', menuItems: [wings] }] }] }),
    ).toBe('Starters: Wings (6 pc) 800, Wings (12 pc) 1400')
  })

  it('a delivery platform has formatted prices beside the numbers', () => {
    const item = {
      id: '7',
      categoryId: '1',
      name: 'Classic',
      price: { code: 'USD', fractional: 950, formatted: '$9.50' },
    }
    expect(read({ menu: { categories: [{ id: '1', name: 'Burgers' }], items: [item] } })).toBe(
      'Burgers: Classic 950',
    )
    const wolt = {
      categories: [{ id: 'a', name: 'Pizza', item_ids: ['x'] }],
      items: [{ id: 'x', name: 'Funghi', baseprice: 1050 }],
    }
    expect(read(wolt)).toBe('Pizza: Funghi 1050')
  })
})

describe('A JSON menu made by hand', () => {
  it.each([
    [
      'prices under the names',
      { Starters: { 'Pea soup': 6.5, 'Leek pie': '8.00' } },
      'Starters: Pea soup 650, Leek pie 800',
    ],
    [
      'dishes under their names',
      { 'Main course': { Steak: { price: 22 }, Fish: { price: 19 } } },
      'Main course: Steak 2200, Fish 1900',
    ],
    [
      'sizes in a map',
      { pizzas: [{ nombre: 'Hawaiana', precio: { chica: 9.5, grande: 14 } }] },
      'Pizzas: Hawaiana (Chica) 950, Hawaiana (Grande) 1400',
    ],
    [
      'sizes in keys',
      [{ name: 'Tea', category: 'Hot', priceSmall: 2, priceLarge: 3 }],
      'Hot: Tea (Small) 200, Tea (Large) 300',
    ],
    [
      'the short name of its category',
      {
        categories: [{ slug: 'mains', name: 'Main courses' }],
        items: [{ name: 'Pie', price: 7, category: 'mains' }],
      },
      'Main courses: Pie 700',
    ],
    [
      'rows',
      {
        values: [
          ['Category', 'Dish', 'Price'],
          ['A', 'Pie', '7.00'],
          ['A', 'Soup', '5.00'],
        ],
      },
      'A: Pie 700, Soup 500',
    ],
    ['columns', { name: ['Pie', 'Soup'], price: [7.5, 5], category: ['A', 'A'] }, 'A: Pie 750, Soup 500'],
    [
      'several languages',
      [{ name: { de: 'Suppe', en: 'Soup' }, price: '5,50', category: 'A' }],
      'A: Suppe 550',
    ],
    [
      'prices on top',
      [
        {
          name: 'Pie',
          price: 7,
          category: 'A',
          sizes: [
            { name: 'S', price: 0 },
            { name: 'L', price: 2 },
          ],
        },
      ],
      'A: Pie (S) 700 [several-prices], Pie (L) 900 [several-prices]',
    ],
  ])('with %s is read', (_, value, dishes) => {
    expect(read(value)).toBe(dishes)
  })

  it.each([
    ['pesos by the thousand', [12_000, 25_000], ['prices-perhaps-hundredths'], 1_200_000],
    ['rupees by their sign', [350, 900], [], 35_000, 'all prices in ₹: ₹350'],
    ['euro by their sign', [350, 900], ['prices-in-hundredths'], 350, 'service from €2'],
    ['dollars', [9, 14], [], 900],
    ['an unknown unit', [300, 450], ['prices-perhaps-hundredths'], 30_000],
  ])('in %s has prices with the right unit and doubts: %j', (_, prices, doubts, first, note = '') => {
    const reading = readJson(
      { note, items: prices.map((price, at) => ({ name: `Dish ${at}`, price })) },
      'USD',
    )
    expect(reading).toMatchObject({ kind: 'read', doubts, items: [{ price: first }, {}] })
  })

  const dish = (nombre: string, precio: unknown, more = {}) => ({ nombre, precio, ...more })
  it.each<[string, unknown, string]>([
    [
      'titles its sections in any language',
      {
        bloques: [
          { rotulo: 'Sopas', lista: [dish('Sopa', 5)] },
          { rotulo: 'Dulces', lista: [dish('Flan', 4)] },
        ],
      },
      'Sopas: Sopa 500; Dulces: Flan 400',
    ],
    [
      'abbreviates sizes',
      [
        {
          categoria: 'Fritos',
          nombre: 'Buñuelos',
          tallas: [
            { n: '4 ud', p: '5,90' },
            { n: '8 ud', p: '9,90' },
          ],
        },
      ],
      'Fritos: Buñuelos (4 ud) 590, Buñuelos (8 ud) 990',
    ],
    [
      'prices a section by a list of sizes',
      {
        secciones: [
          {
            titulo: 'Cocas',
            precios: [dish('Media', 9), dish('Grande', 14)],
            platos: [{ nombre: 'Verde', ingredientes: 'col' }],
          },
          { titulo: 'Dulces', platos: [dish('Flan', 4)] },
        ],
      },
      'Cocas: Verde 900 [price-from-heading]; Dulces: Flan 400',
    ],
    [
      'names categories by ids under keys in any language',
      {
        familias: [
          { id: 1, nombre: 'Sopas' },
          { id: 2, nombre: 'Dulces' },
        ],
        impuestos: [{ id: 1, nombre: 'IVA' }],
        articulos: [dish('Sopa', 5, { id: 1, familia_id: 1 }), dish('Flan', 4, { id: 2, familia_id: 2 })],
      },
      'Sopas: Sopa 500; Dulces: Flan 400',
    ],
    [
      'has inactive rows',
      {
        Sopas: [
          dish('Sopa', 5, { activa: 1 }),
          dish('Caldo', 4, { activa: 0 }),
          dish('Puré', 4, { activo: false }),
        ],
      },
      'Sopas: Sopa 500 | archived-left-out',
    ],
    [
      'has a block for each size',
      {
        carta: [
          {
            categoria: 'Cocas',
            bloques: [
              { titulo: 'MEDIA', productos: [dish('Verde', 6)] },
              { titulo: 'ENTERA', productos: [dish('Verde', 11)] },
            ],
          },
          { categoria: 'Dulces', productos: [dish('Flan', 4)] },
        ],
      },
      'Cocas: Verde (MEDIA) 600, Verde (ENTERA) 1100; Dulces: Flan 400',
    ],
  ])('that %s is read', (_, value, expected) => {
    expect(read(value)).toBe(expected)
  })

  it('in several languages has the restaurant’s first', () => {
    const text = (en: string, es: string) => ({ en, es })
    const reading = readJson(
      [{ name: text('Soup', 'Sopa'), category: text('Starters', 'Entrantes'), price: 5.5 }],
      'EUR',
      {
        language: 'es',
      },
    )
    expect(shownMenu(reading)).toBe('Entrantes: Sopa 550')
  })

  it('that contains orders is no menu', () => {
    const order = { order_id: 7, customer: 'Ann', items: [{ name: 'Soup', price: 6.5, quantity: 1 }] }
    expect(readJson([order], 'USD')).toEqual({ kind: 'unreadable', why: 'not-a-menu' })
  })

  it('has exact prices in every notation', () => {
    const written = fc.constantFrom<(minor: number) => unknown>(
      minor => minor / 100,
      minor => (minor / 100).toFixed(2),
      minor => `$${(minor / 100).toFixed(2)}`,
      minor => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' }),
      minor => ({ fractional: minor }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), written, (minor, write) => {
        const reading = readJson([{ name: 'Pie', price: write(minor) }], 'USD')
        expect(reading).toMatchObject({ items: [{ price: minor }] })
      }),
      longRun({ seed: 2, numRuns: 100 }, { numRuns: 10_000 }),
    )
  })
})

const read = (value: unknown) => shownMenu(readJson(value, 'USD'))
