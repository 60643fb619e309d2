// The menu of a Square location, read from answers that Square's own specification allows.

import { exampleOf, faultsInFound, faultsInSearch } from '@tablemate/test/pos-contracts/catalog-check.ts'
import {
  category,
  item,
  menuItem,
  modifier,
  modifierList,
  usd,
  variation,
} from '@tablemate/test/pos-contracts/square-catalog.ts'
import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '../../currency.ts'
import { assembleMenu } from './assemble-menu.ts'
import { squareMenu } from './square-menu.ts'

const target = { apiKey: 'EAAA', locationId: 'HERE' }
const now = new Date('2026-11-23T18:00:00Z')

function pageOf(body: unknown, currency: CurrencyCode = 'USD', status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return squareMenu.readPage({ status, headers: {}, body: text }, null, { target, currency, now })
}

function menuOf(objects: readonly unknown[], currency: CurrencyCode = 'USD') {
  const answer = { objects }
  expect(faultsInFound(answer)).toBe('')
  const page = pageOf(answer, currency)
  if (page.kind !== 'page') throw new Error(page.fault)
  return assembleMenu([page.part], currency)
}

const menuItemsOf = (objects: readonly unknown[], currency?: CurrencyCode) =>
  menuOf(objects, currency).menuItems
const firstOf = (objects: readonly unknown[]) => menuItemsOf(objects)[0]
const override = (fields: object) => ({ location_overrides: [{ location_id: 'HERE', ...fields }] })

describe('a menu from Square', () => {
  it('is asked for page by page, as the specification demands', () => {
    const first = squareMenu.request(null, target)
    const second = squareMenu.request('CURSOR', target)
    expect([first.method, first.path]).toEqual(['POST', '/v2/catalog/search'])
    const bodies = [first, second].map(({ body }) => JSON.parse(body ?? '') as object)
    expect(bodies.map(faultsInSearch)).toEqual(['', ''])
    expect(bodies.map(body => 'cursor' in body)).toEqual([false, true])
    expect(pageOf({ cursor: 'CURSOR', objects: [] })).toMatchObject({ kind: 'page', next: 'CURSOR' })
    expect(pageOf({})).toMatchObject({ kind: 'page', next: null })
  })

  it('has the dishes and sizes of the official example', () => {
    const page = pageOf(exampleOf('SearchCatalogObjectsResponse'))
    if (page.kind !== 'page') throw new Error(page.fault)
    const { menuItems } = assembleMenu([page.part], 'USD')
    expect(menuItems.map(({ name, price, remoteId }) => [name, price, remoteId])).toEqual([
      ['Tea - Black · Regular', 150, '5GSZPX6EU7MM75S57OONG3V5'],
      ['Tea - Black · Large', 225, 'XVLBN7DU6JTWHJTG5F265B43'],
      ['Tea - Green', 150, 'FHYBVIA6NVBCSOVETA62WEA4'],
    ])
    expect(menuItems.map(({ doubts }) => doubts)).toEqual([['no-category'], ['no-category'], ['no-category']])
  })

  it('sorts sizes by their ordinals, and needs no name for the only size', () => {
    const sizes = [variation('b', 'Large', { ordinal: 2 }), variation('a', 'Small', { ordinal: 1 })]
    expect(menuItemsOf([item('i', 'Latte', sizes)]).map(({ name }) => name)).toEqual([
      'Latte · Small',
      'Latte · Large',
    ])
    const names = ['', 'regular', 'Latte', 'Iced'].map(
      size => firstOf([item('i', ' Latte ', [variation('a', size)])])?.name,
    )
    expect(names).toEqual(['Latte', 'Latte', 'Latte', 'Latte · Iced'])
  })

  it('stores prices in hundredths, though Square does not divide yen', () => {
    const yen = { price_money: { amount: 745, currency: 'JPY' } }
    expect(menuItemsOf([menuItem('i', 'Tea', {}, yen)], 'JPY')).toMatchObject([{ price: 74_500 }])
    expect(menuOf([menuItem('i', 'Tea', {}, yen)], 'JPY').isOtherCurrency).toBe(false)
    expect(menuOf([menuItem('i', 'Tea', {}, yen)], 'USD').isOtherCurrency).toBe(true)
  })

  it('stores dinars in thousandths, and the same number of a currency with other units', () => {
    const dinars = { price_money: { amount: 1500, currency: 'KWD' } }
    expect(menuItemsOf([menuItem('i', 'Tea', {}, dinars)], 'KWD')).toMatchObject([{ price: 1500 }])
    expect(menuItemsOf([menuItem('i', 'Tea', {}, dinars)], 'USD')).toMatchObject([{ price: 150 }])
    expect(menuItemsOf([menuItem('i', 'Tea', {}, {})], 'KWD')).toMatchObject([{ price: 4500 }])
  })

  it('has a row with a doubt where the price is typed in, unknown, too large, or that of a pound', () => {
    const of = (data: object) => {
      const found = firstOf([
        category('c', 'All'),
        menuItem('i', 'Fish', { categories: [{ id: 'c' }] }, { ...data }),
      ])
      return [found?.price, found?.doubts, found?.priceText]
    }
    expect(of({ pricing_type: 'VARIABLE_PRICING' })).toEqual([null, ['no-price'], ''])
    expect(of({ price_money: {} })).toEqual([null, ['no-price'], ''])
    expect(of({ price_money: usd(-1) })).toEqual([null, ['price-unreadable'], '-0.01 USD'])
    const unknown = { price_money: { amount: 1500, currency: 'XXX' } }
    expect(of(unknown)).toEqual([null, ['price-unreadable'], '1500 XXX'])
    expect(of({ price_money: usd(100_000_001) })).toEqual([null, ['price-too-large'], '1000000.01 USD'])
    expect(of({ price_money: usd(0) })).toEqual([0, ['free'], '0.00 USD'])
    expect(of({ measurement_unit_id: 'POUND' })).toEqual([450, ['price-unsure'], '4.50 USD'])
  })

  it('says a doubtful price as Square has it, in its own currency', () => {
    const [found] = menuItemsOf([menuItem('i', 'Tea', {}, { price_money: usd(1250) })], 'JPY')
    expect([found?.price, found?.doubts, found?.priceText]).toEqual([
      null,
      ['price-not-payable', 'no-category'],
      '12.50 USD',
    ])
  })

  it('has the price and the sold-out mark of the location', () => {
    expect(menuItemsOf([menuItem('i', 'Tea', {}, override({ price_money: usd(500) }))])).toMatchObject([
      { price: 500 },
    ])
    const elsewhere = { location_overrides: [{ location_id: 'THERE', price_money: usd(9), sold_out: true }] }
    expect(menuItemsOf([menuItem('i', 'Tea', {}, elsewhere)])).toMatchObject([
      { price: 450, isSoldOut: false },
    ])
    const until = (time: string) => override({ sold_out: true, sold_out_valid_until: time })
    const marks = [override({ sold_out: true }), until('2026-11-23T18:01:00Z'), until('2026-11-23T17:00:00Z')]
    expect(marks.map(data => firstOf([menuItem('i', 'Tea', {}, data)])?.isSoldOut)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('leaves out what is not sold here, and counts it by reason', () => {
    const { menuItems, leftOut } = menuOf([
      menuItem('a', 'Old', { is_archived: true }),
      item('b', 'Gone', [variation('x', 'S'), variation('y', 'L')], {}, { is_deleted: true }),
      menuItem('c', 'Voucher', { product_type: 'GIFT_CARD' }),
      item('d', 'Tea', [
        variation('1', 'Here', {}, { present_at_all_locations: false, present_at_location_ids: ['HERE'] }),
        variation('2', 'There', {}, { present_at_all_locations: false, present_at_location_ids: ['THERE'] }),
        variation('3', 'Absent', {}, { absent_at_location_ids: ['HERE'] }),
        variation('4', 'Part', { sellable: false }),
        variation('5', 'Gone', {}, { is_deleted: true }),
      ]),
      item('e', 'Nowhere', [variation('6', '')], {}, { present_at_all_locations: false }),
      item('f', 'Sizeless', []),
    ])
    expect(menuItems.map(({ name, price, remoteId }) => [name, price, remoteId])).toEqual([
      ['Tea · Here', 450, '1'],
      ['Sizeless', null, null],
    ])
    expect(leftOut).toEqual({
      ...{ archived: 1, deleted: 3, elsewhere: 3, hidden: 1 },
      ...{ 'not-a-dish': 1, unreadable: 0 },
    })
  })

  it('puts a dish into its first category by ordinal, and sorts dishes as the point of sale does', () => {
    const menu = (id: string, name: string, ordinal: number, parent = {}) =>
      category(id, name, { category_type: 'MENU_CATEGORY', parent_category: { ordinal, ...parent } })
    const inside = (...categories: (readonly [string, number])[]) => ({
      categories: categories.map(([id, ordinal]) => ({ id, ordinal })),
    })
    const menuItems = menuItemsOf([
      menuItem('1', 'Cola', inside(['drinks', 5], ['lunch', 9])),
      menuItem('2', 'Water', inside(['drinks', 2])),
      menuItem('3', 'Soup', inside(['starters', 7], ['kitchen', 1])),
      menuItem('4', 'Steak', inside(['lunch', -1], ['drinks', 3])),
      menuItem('5', 'Bread', { reporting_category: { id: 'starters' } }),
      menuItem('6', 'Mint', inside(['unknown', 1])),
      category('kitchen', 'Hot line', { category_type: 'KITCHEN_CATEGORY' }),
      menu('drinks', 'Drinks', 2),
      menu('starters', 'Starters', 1, { id: 'lunch' }),
      menu('lunch', 'Lunch', 1),
    ])
    expect(menuItems.map(({ category, name }) => `${category}: ${name}`)).toEqual([
      ...['Lunch: Steak', 'Starters: Bread', 'Starters: Soup'],
      ...['Drinks: Water', 'Drinks: Cola', ': Mint'],
    ])
  })

  it('makes options of its lists of modifiers, with their ids, prices, defaults and how many are chosen', () => {
    const milk = modifierList(
      'milk',
      'Milk',
      [
        modifier('2', 'Oat milk', { ordinal: 2, price_money: usd(60) }),
        modifier('1', 'Whole milk', { ordinal: 1, price_money: usd(0), on_by_default: true }),
        modifier('3', 'No milk', {
          ordinal: 3,
          price_money: usd(-20),
          ...override({ price_money: usd(-30) }),
        }),
      ],
      { selection_type: 'SINGLE' },
    )
    const latte = (id: string, info: object) =>
      menuItem(id, 'Latte', {
        modifier_list_info: [{ modifier_list_id: 'text' }, { modifier_list_id: 'milk', ...info }],
      })
    const { menuItems, optionGroups } = menuOf([
      ...[milk, modifierList('text', 'Name', [], { modifier_type: 'TEXT' })],
      latte('i', {}),
      latte('j', { min_selected_modifiers: -1, max_selected_modifiers: -1 }),
      latte('k', {
        min_selected_modifiers: 1,
        max_selected_modifiers: 2,
        modifier_overrides: [{ modifier_id: '1', on_by_default: false }],
      }),
      latte('l', { enabled: false }),
    ])
    const options = [
      { name: 'Whole milk', price: 0, isDefault: true, remoteId: '1' },
      { name: 'Oat milk', price: 60, isDefault: false, remoteId: '2' },
      { name: 'No milk', price: -30, isDefault: false, remoteId: '3' },
    ]
    expect(optionGroups).toEqual([
      { name: 'Milk', min: 0, max: 1, options },
      { name: 'Milk', min: 1, max: 2, options: options.map(option => ({ ...option, isDefault: false })) },
    ])
    expect(menuItems.map(one => [one.optionGroups, one.description])).toEqual([
      [[0], ''],
      [[0], ''],
      [[1], ''],
      [[], ''],
    ])
  })

  it('names choices that the menu cannot store in the description, with what they cost', () => {
    const twice = modifierList('m', 'Milk', [
      modifier('1', 'Oat milk', { price_money: usd(60) }),
      modifier('2', 'oat milk', { price_money: usd(-30) }),
    ])
    const latte = (description: string) =>
      firstOf([
        twice,
        menuItem('i', 'Latte', { description, modifier_list_info: [{ modifier_list_id: 'm' }] }),
      ])
    const choices = 'Milk: Oat milk (+0.60), oat milk (−0.30)'
    expect(latte('')).toMatchObject({ description: choices, optionGroups: [] })
    expect(latte('Two shots')?.description).toBe(`Two shots. ${choices}`)
    expect(latte('Two shots!')?.description).toBe(`Two shots! ${choices}`)
    const long = latte('x'.repeat(499))
    expect(long?.doubts).toContain('description-cut')
    expect([...(long?.description ?? '')]).toHaveLength(500)
  })

  it('takes the allergens and diets that Square names, and asks about what contradicts itself or has other names', () => {
    const standard = (name: string) => ({ type: 'STANDARD', standard_name: name })
    const of = (details: object) => {
      const found = firstOf([menuItem('i', 'Cake', { food_and_beverage_details: details })])
      const isUnsure = found?.doubts.includes('allergens-unsure')
      return [found?.allergens, found?.diets, found?.allergensText, isUnsure]
    }
    const known = ['MILK', 'TREE_NUTS', 'SOY'].map(standard)
    expect(of({ ingredients: known })).toEqual([['milk', 'nuts', 'soybeans'], [], '', false])
    const custom = { type: 'CUSTOM', custom_name: 'walnut oil' }
    expect(of({ ingredients: [standard('EGGS'), custom] })).toEqual([['eggs'], [], 'walnut oil', true])
    const free = {
      ingredients: known,
      dietary_preferences: ['NUT_FREE', 'HALAL', 'VEGETARIAN', 'VEGAN'].map(standard),
    }
    expect(of(free)).toEqual([['milk', 'nuts', 'soybeans'], ['halal', 'vegetarian'], 'nut free, vegan', true])
  })

  it('is refused if Square refuses the key, or does not answer with a catalog', () => {
    expect([401, 403].map(status => pageOf({}, 'USD', status))).toEqual([
      { kind: 'fault', fault: 'unauthorized' },
      { kind: 'fault', fault: 'unauthorized' },
    ])
    const errors = { errors: [{ category: 'API_ERROR', code: 'INTERNAL_SERVER_ERROR' }] }
    for (const body of ['', '[]', 'null', '{"objects":[', '<html>', { objects: {} }, errors])
      expect(pageOf(body)).toEqual({ kind: 'fault', fault: 'no-menu' })
    expect(pageOf({}, 'USD', 503)).toEqual({ kind: 'fault', fault: 'no-menu' })
  })
})
