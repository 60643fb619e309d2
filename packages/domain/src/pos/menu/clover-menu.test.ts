// The menu of a Clover merchant.

import { describe, expect, it } from 'vitest'
import { assembleMenu } from './assemble-menu.ts'
import { cloverMenu } from './clover-menu.ts'

const target = { apiKey: 'key', locationId: 'M1' }
const place = { target, currency: 'USD', now: new Date(0) } as const

const pageOf = (body: unknown, cursor: string | null = null, status = 200) =>
  cloverMenu.readPage({ status, headers: {}, body: JSON.stringify(body) }, cursor, place)

function menuOf(items: readonly unknown[], groups: readonly unknown[] = []) {
  const pages = [pageOf({ elements: items }), pageOf({ elements: groups }, 'modifier_groups:0')]
  return assembleMenu(
    pages.map(page => {
      if (page.kind !== 'page') throw new Error(page.fault)
      return page.part
    }),
    'USD',
  )
}

const soup = {
  id: 'AAAAAAAAAAAA1',
  name: 'Soup',
  price: 650,
  priceType: 'FIXED',
  hidden: false,
  available: true,
}
const inside = (...categories: object[]) => ({ categories: { elements: categories } })

describe('a menu from Clover', () => {
  it('is asked for page by page: the items, then the groups of modifiers', () => {
    expect(cloverMenu.request(null, target)).toEqual({
      method: 'GET',
      path: '/v3/merchants/M1/items?expand=categories,modifierGroups&limit=1000&offset=0',
      headers: {},
      body: null,
    })
    const path = (cursor: string) => cloverMenu.request(cursor, target).path
    expect(path('items:1000')).toContain('/items?expand=categories,modifierGroups&limit=1000&offset=1000')
    expect(path('modifier_groups:0')).toBe(
      '/v3/merchants/M1/modifier_groups?expand=modifiers&limit=1000&offset=0',
    )
    const full = { elements: Array.from({ length: 1000 }, () => soup) }
    const nextOf = (body: unknown, cursor: string | null) => pageOf(body, cursor)
    expect(nextOf(full, null)).toMatchObject({ next: 'items:1000' })
    expect(nextOf(full, 'items:1000')).toMatchObject({ next: 'items:2000' })
    expect(nextOf({ elements: [] }, 'items:2000')).toMatchObject({ next: 'modifier_groups:0' })
    expect(nextOf({ elements: [soup] }, 'modifier_groups:0')).toMatchObject({ next: null })
  })

  it('takes fixed prices only: a dish with another has no price, and says so', () => {
    const { menuItems } = menuOf([
      { ...soup, ...inside({ id: 'c', name: 'Starters' }) },
      { ...soup, id: '2', name: 'Fish', priceType: 'VARIABLE', price: 0 },
      { ...soup, id: '3', name: 'Cheese', priceType: 'PER_UNIT', price: 1250, unitName: 'lb' },
      { ...soup, id: '4', name: 'Odd', price: '6.50' },
    ])
    expect(menuItems.map(({ name, price, priceText, doubts }) => [name, price, priceText, doubts])).toEqual([
      ['Soup', 650, '', []],
      ['Fish', null, '', ['no-price', 'no-category']],
      ['Cheese', null, '12.50 / lb', ['no-price', 'no-category']],
      ['Odd', null, '', ['price-unreadable', 'no-category']],
    ])
  })

  it('says a doubtful price in dollars, also where the restaurant has another currency', () => {
    const body = JSON.stringify({ elements: [{ ...soup, price: 1250 }] })
    const page = cloverMenu.readPage({ status: 200, headers: {}, body }, null, { ...place, currency: 'JPY' })
    if (page.kind !== 'page') throw new Error(page.fault)
    const [found] = assembleMenu([page.part], 'JPY').menuItems
    expect([found?.price, found?.priceText]).toEqual([null, '12.50'])
  })

  it('counts what it leaves out, and marks what is sold out', () => {
    const { menuItems, leftOut } = menuOf([
      { ...soup, available: false },
      { ...soup, id: '2', hidden: true },
      { ...soup, id: '3', deletedTime: 1_700_000_000_000 },
      { ...soup, id: '4', isRevenue: false },
      null,
    ])
    expect(menuItems).toMatchObject([{ name: 'Soup', isSoldOut: true, remoteId: soup.id }])
    expect(leftOut).toMatchObject({ hidden: 1, deleted: 1, 'not-a-dish': 1, unreadable: 1 })
  })

  it('has categories in their order, and options with what they cost', () => {
    const extras = {
      ...{ id: 'g', name: 'Extras', minRequired: 1, maxAllowed: 0 },
      modifiers: {
        elements: [
          { id: 'm1', name: 'Bread', price: 0 },
          { id: 'm2', name: 'Cream', price: 75 },
        ],
      },
    }
    const [drinks, starters] = [
      { id: 'd', name: 'Drinks', sortOrder: 2 },
      { id: 's', name: 'Starters', sortOrder: 1 },
    ]
    const { menuItems, optionGroups } = menuOf(
      [
        { ...soup, id: '2', name: 'Tea', ...inside(drinks) },
        { ...soup, ...inside(drinks, starters), modifierGroups: { elements: [{ id: 'g' }] } },
      ],
      [extras],
    )
    expect(menuItems.map(one => [one.category, one.name, one.description, one.optionGroups])).toEqual([
      ['Starters', 'Soup', '', [0]],
      ['Drinks', 'Tea', '', []],
    ])
    const options = [
      { name: 'Bread', price: 0, isDefault: false, remoteId: 'm1' },
      { name: 'Cream', price: 75, isDefault: false, remoteId: 'm2' },
    ]
    expect(optionGroups).toEqual([{ name: 'Extras', min: 1, max: 2, options }])
  })

  it('is refused if Clover refuses the key, or does not answer with a list', () => {
    expect(pageOf({}, null, 401)).toEqual({ kind: 'fault', fault: 'unauthorized' })
    for (const body of [{}, [], null, { elements: {} }, 'x'])
      expect(pageOf(body)).toEqual({ kind: 'fault', fault: 'no-menu' })
    expect(pageOf({ elements: [] }, null, 429)).toEqual({ kind: 'fault', fault: 'no-menu' })
  })
})
