import { menuRows, shownMenuItems } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

describe('The dishes of a JSON file', () => {
  it('may be pairs of name and price beside dishes that are objects', () => {
    const menu = {
      Pizza: { Marinara: 6.5, Margherita: { small: 6, large: 9 }, Diavola: { price: 9.5 }, Quattro: '10,50' },
      Drinks: { Water: 2, Beer: { '33cl': 4, '66cl': 6.5 } },
    }
    expect(dishesOf({ restaurant: 'Forno', menu })).toBe(
      'Pizza: Marinara 650, Margherita (Small) 600, Margherita (Large) 900, Diavola 950, Quattro 1050; Drinks: Water 200, Beer (33cl) 400, Beer (66cl) 650',
    )
    expect(dishesOf({ Soup: 6.5, Bread: { price: 3, description: 'with butter' } })).toBe(
      'Soup 650 [no-category], Bread 300 [no-category]',
    )
  })

  it('may be pairs of name and price in a list', () => {
    const sections = [{ title: 'Coffee', items: [{ Espresso: 2.2 }, { Latte: 3.4 }] }]
    expect(dishesOf({ sections })).toBe('Coffee: Espresso 220, Latte 340')
  })

  it('get a doubt if they are only names with bare numbers', () => {
    expect(doubtsOf({ Soup: 6.5, Pie: 9 })).toEqual(['prices-guessed'])
    expect(doubtsOf({ Soup: '$6.50', Pie: '$9' })).toEqual([])
  })

  it('take a cost as the price only if no dish has a price', () => {
    const cost = (amount: number) => ({ amount, currency: 'USD' })
    const menu = [
      { label: 'Starters', dishes: [{ title: 'Samosa', cost: cost(450) }] },
      { label: 'Curries', dishes: [{ title: 'Korma', cost: cost(1195) }] },
    ]
    expect(dishesOf({ menu })).toBe('Starters: Samosa 450; Curries: Korma 1195')
    expect(doubtsOf({ menu })).toEqual(['prices-guessed'])
    const [pie, tea] = [
      { name: 'Pie', category: 'A', price: 9, cost: 3 },
      { name: 'Tea', category: 'A', cost: 1 },
    ]
    expect(dishesOf([pie, tea])).toBe('A: Pie 900, Tea – [no-price]')
  })

  it('may have a nested price, or the lowest of several', () => {
    const item = (name: string, offers: object) => ({ '@type': 'MenuItem', name, offers })
    const hasMenuItem = [
      item('Soup', {
        priceSpecification: { '@type': 'PriceSpecification', price: 9.5, priceCurrency: 'EUR' },
      }),
      item('Pie', { '@type': 'AggregateOffer', lowPrice: 6, highPrice: 9 }),
      item('Tea', { '@type': 'AggregateOffer', lowPrice: '2.50', highPrice: '2.50' }),
    ]
    expect(dishesOf({ '@type': 'MenuSection', name: 'All day', hasMenuItem })).toBe(
      'All day: Soup 950, Pie 600 [price-from], Tea 250',
    )
  })

  it('have their sizes in the pricing rules of a till', () => {
    const sizes = [
      { sizeName: 'Small', basePrice: 5.5 },
      { sizeName: 'Large', basePrice: 7.5 },
    ]
    const shake = { name: 'Shake', price: null, pricingRules: { guid: 'g', sizeSpecificPricing: sizes } }
    expect(dishesOf({ menuGroups: [{ name: 'Shakes', menuItems: [shake] }] })).toBe(
      'Shakes: Shake (Small) 550, Shake (Large) 750',
    )
  })

  it('may be wrapped in labels, attributes or fields, and so may their categories', () => {
    const price = { currencyCode: 'USD', units: '7', nanos: 500_000_000 }
    const label = (displayName: string, description = '') => [
      { displayName, description, languageCode: 'en' },
    ]
    const sections = [
      { labels: label('Meze'), items: [{ labels: label('Saganaki', 'with honey'), attributes: { price } }] },
    ]
    expect(dishesOf({ menus: [{ labels: label('Dinner'), sections }] })).toBe('Meze: Saganaki 750')
    const category = { data: { id: 1, attributes: { name: 'Pasta' } } }
    expect(dishesOf({ data: [{ id: 7, attributes: { name: 'Gnudi', price: 14.5, category } }] })).toBe(
      'Pasta: Gnudi 1450',
    )
  })

  it('are not named by generated keys; a map of categories names their category', () => {
    const groups = { g1: { label: 'Broodjes', sort: 1 } }
    const products = {
      p1: { label: 'Broodje bal', group: 'g1', price_cents: 750 },
      p2: { group: 'g1', price_cents: 695 },
    }
    expect(dishesOf({ groups, products })).toBe('Broodjes: Broodje bal 750')
  })

  it('take the name of their section as the category, whatever the key of its list', () => {
    const menu = [
      { category: 'Hot', drinks: [{ drink: 'Latte', small: 3.1, large: 3.9 }] },
      { category: 'Cold', drinks: [{ drink: 'Iced latte', regular: 3.9 }] },
    ]
    expect(dishesOf({ menu })).toBe('Hot: Latte (Small) 310, Latte (Large) 390; Cold: Iced latte 390')
  })

  it('may have amounts under keys in other languages', () => {
    const itens = [{ nome: 'X-Salada', preco: { valor: 24.9, valorPromocional: null } }]
    expect(
      dishesOf({
        categorias: [
          { nome: 'Lanches', itens },
          { nome: 'Bebidas', itens: [] },
        ],
      }),
    ).toBe('Lanches: X-Salada 2490')
  })

  it.each<[string, unknown, unknown, unknown, number, number]>([
    ['of the same unit', '8,50', 0, 4, 850, 1250],
    ['as texts', '8,50', '0,00', '4,00', 850, 1250],
    ['in hundredths', 850, 0, 400, 850, 1250],
    ['that are prices', 8, 0, 12, 0, 1200],
    ['beside several prices', '8-9', 0, 4, 0, 400],
    ['of another unit', { amount: 850, currency: 'EUR' }, 0, 4, 0, 400],
  ])(
    'with a size that costs nothing have a doubt, and surcharges %s',
    (_, price, least, more, small, large) => {
      const sizes = [
        { name: 'Small', price: least },
        { name: 'Large', price: more },
      ]
      const reading = readJson(
        [
          { name: 'Ale', price, sizes },
          { name: 'Pie', price },
        ],
        'EUR',
      )
      const doubts = expect.arrayContaining(['several-prices'])
      const [first, second] = menuRows(reading)
      expect(first).toMatchObject({ name: 'Ale (Small)', price: small, doubts })
      expect(second).toMatchObject({ name: 'Ale (Large)', price: large, doubts })
    },
  )

  it.each([
    ['KWD', '1.250', '0.500', 1250, 1750],
    ['KWD', '1.250', '0.125', 1250, 1375],
    ['TND', '4,500', '1,250', 4500, 5750],
    ['EUR', '1.250', '0.500', 0, 50],
  ] as const)('with a free size, in %s: %s and %s', (currency, price, more, small, large) => {
    const sizes = [
      { name: 'Small', price: 0 },
      { name: 'Large', price: more },
    ]
    const rows = menuRows(readJson([{ name: 'Ale', price, sizes }], currency))
    expect(rows.map(row => row.price)).toEqual([small, large])
  })

  it('may have sizes in the text of the price', () => {
    expect(dishesOf([{ name: 'Lager', group: 'Beer', price: '3.00 half, 5.50 pint' }])).toBe(
      'Beer: Lager (half) 300, Lager (pint) 550',
    )
  })

  it('appear once, even if also listed as featured', () => {
    const ayran = { id: 1, name: 'Ayran', displayPrice: '$2.99' }
    const itemLists = [
      { name: 'Featured Items', items: [ayran] },
      { name: 'Drinks', items: [ayran] },
    ]
    expect(dishesOf({ itemLists })).toBe('Drinks: Ayran 299')
  })

  it('have the category "plats" beside other courses, and their type if there is no category', () => {
    const menu = { plats: [{ nom: 'Quenelle', prix: 17 }], desserts: [{ nom: 'Tarte', prix: '7,50' }] }
    expect(dishesOf(menu)).toBe('Plats: Quenelle 1700; Desserts: Tarte 750')
    const typed = {
      a: { name: 'Momo', price: 8, type: 'Snacks' },
      b: { name: 'Tea', price: 2.5, type: 'Drinks' },
    }
    expect(dishesOf({ menu_items: typed })).toBe('Snacks: Momo 800; Drinks: Tea 250')
  })

  it('may be rows with their headings in a separate list', () => {
    const rows = [
      ['Bibimbap', 'Mains', 13.5],
      ['Barley tea', 'Drinks', 2.5],
    ]
    expect(dishesOf({ headers: ['Dish', 'Section', 'Price'], rows })).toBe(
      'Mains: Bibimbap 1350; Drinks: Barley tea 250',
    )
  })

  it('are found beside orders and people, which are not dishes', () => {
    const orders = [
      { id: 1, customer: 'Ann', line_items: [{ name: 'Pie', quantity: 2, price: 9 }], total: 18 },
    ]
    const staff = [{ name: 'Ann', role: 'Chef', hourly_rate: 17, email: 'ann@example.org' }]
    const menu_items = [{ name: 'Pie', category: 'Mains', price: 9.5 }]
    expect(dishesOf({ orders, staff, menu_items })).toBe('Mains: Pie 950')
    for (const value of [{ orders }, orders, staff])
      expect(readJson(value, 'USD')).toEqual({ kind: 'unreadable', why: 'not-a-menu' })
  })
})

function doubtsOf(value: unknown) {
  const reading = readJson(value, 'USD')
  return reading.kind === 'read' ? reading.doubts : reading.why
}

const dishesOf = (value: unknown) => shownMenuItems(readJson(value, 'USD'))
