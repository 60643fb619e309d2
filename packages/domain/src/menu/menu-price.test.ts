import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderItem, orderTotal } from '../orders/order.ts'
import { menuItemKey } from '../plain-text.ts'
import { menuPrice, type PricedItem, type Pricing, priceByMenu, type SentItem } from './menu-price.ts'

const menuItem = (name: string, price: number, isSoldOut = false): PricedItem => ({ name, price, isSoldOut })
const item = (name: string, price: number, quantity = 1): OrderItem => ({ name, quantity, price })

/** Prices of items whose diner saw none. */
const priced = (
  items: readonly SentItem[],
  menuItems: readonly PricedItem[] | null,
  pricing: Partial<Pricing> = {},
) => priceByMenu(items, { menuItems, step: 1, acceptsPrices: true, ...pricing })

describe('an item', () => {
  test('on the menu gets the menu’s spelling and price, whatever was typed and sent', () => {
    const menu = [menuItem('Crème brûlée', 800)]
    const input = { ...item('CREME  BRULEE', 1, 2), modifications: 'no sugar' }
    expect(priced([input], menu)).toEqual({
      kind: 'priced',
      items: [{ name: 'Crème brûlée', quantity: 2, price: 800, modifications: 'no sugar' }],
    })
  })

  test('off the menu keeps its typed name and is marked; without a menu it is not marked', () => {
    expect(priced([item('Tea', 250)], [menuItem('Soup', 900)])).toEqual({
      kind: 'priced',
      items: [{ ...item('Tea', 250), isOffMenu: true }],
    })
    expect(priced([item('Tea', 250)], null)).toEqual({ kind: 'priced', items: [item('Tea', 250)] })
  })

  test('matches, of several dishes with one name, the one with the sent price, else the first available', () => {
    const menu = [menuItem('Wine', 600, true), menuItem('Wine', 700), menuItem('Wine', 2400)]
    const priceOf = (sent: number) => {
      const found = priced([item('wine', sent)], menu)
      return found.kind === 'priced' ? found.items[0]?.price : found.kind
    }
    expect([2400, 700, 5, 600].map(priceOf)).toEqual([2400, 700, 700, 'sold-out'])
  })

  test('that is sold out cannot be ordered, except the quantity ordered before', () => {
    const menu = [menuItem('Soup', 900, true), menuItem('Tea', 300)]
    const had = [item('Soup', 850, 2)]
    const input = [item('Tea', 300), item('Soup', 900, 2)]
    expect(priced(input, menu)).toEqual({ kind: 'sold-out', at: [1] })
    expect(priced(input, menu, { previous: had })).toMatchObject({
      kind: 'priced',
      items: [{}, { price: 900 }],
    })
    expect(priced([...input, item('soup', 900)], menu, { previous: had })).toEqual({
      kind: 'sold-out',
      at: [2],
    })
  })

  test('has a price that is payable in the group’s currency', () => {
    expect([0, 1, 49, 50, 950, 1200].map(price => menuPrice(price, 100))).toEqual([0, 0, 0, 100, 1000, 1200])
    expect(menuPrice(951, 1)).toBe(951)
  })
})

describe('a price that the diner saw', () => {
  const menu = [menuItem('Soup', 1900), menuItem('Tea', 300)]

  test('is not exceeded: a dearer menu answers with its prices, a cheaper one is charged', () => {
    const input = [item('Tea', 350), item('soup', 1200)]
    expect(priceByMenu(input, { menuItems: menu, step: 1 })).toEqual({
      kind: 'price-changed',
      prices: [{ item: 1, name: 'Soup', price: 1900 }],
    })
    expect(priced(input, menu)).toMatchObject({ items: [{ price: 300 }, { price: 1900 }] })
  })

  test('stays that of what the order had already, for no more than its quantity', () => {
    const previous = [item('Soup', 1200, 2)]
    const change = (...items: SentItem[]) => priceByMenu(items, { menuItems: menu, step: 1, previous })
    expect(change(item('Soup', 1200, 2))).toMatchObject({ items: [{ price: 1200 }] })
    expect(change(item('Soup', 1200), item('Soup', 1200))).toMatchObject({ items: [{ price: 1200 }, {}] })
    expect(change(item('Soup', 1200, 3)).kind).toBe('price-changed')
    expect(change(item('Soup', 1199)).kind).toBe('price-changed')
    const cheaper = priceByMenu([item('Soup', 1200)], {
      menuItems: [menuItem('Soup', 900)],
      step: 1,
      previous,
    })
    expect(cheaper).toMatchObject({ items: [{ price: 900 }] })
  })
})

describe('a dish that is not on the menu', () => {
  const menu = [menuItem('Soup', 900)]
  const picked = { ...item('Tart', 500), isOffMenu: false }

  test('is refused if it was picked, unless the order had it before it left the menu', () => {
    expect(priced([item('Soup', 900), picked], menu)).toEqual({ kind: 'menu-item-gone', at: [1] })
    const previous = [item('Tart', 500)]
    expect(priced([picked], menu, { previous, offMenu: 'never' })).toEqual({
      kind: 'priced',
      items: previous,
    })
    expect(priced([{ ...picked, quantity: 2 }], menu, { previous }).kind).toBe('menu-item-gone')
  })

  test('waits for the staff or cannot be ordered, as the restaurant chose, and costs nothing until then', () => {
    const typed = { ...item('Lobster', 1), isOffMenu: true }
    const waiting = priced([typed], menu, { offMenu: 'with-approval' })
    expect(waiting).toEqual({ kind: 'priced', items: [{ ...typed, isUnapproved: true }] })
    expect(waiting.kind === 'priced' && orderTotal(waiting.items)).toBe(0)
    expect(priced([typed], menu, { offMenu: 'never' })).toEqual({ kind: 'off-menu', at: [0] })
  })

  test('keeps the staff’s approval only at the approved price and quantity', () => {
    const approved: OrderItem = { ...item('Lobster', 4000), isOffMenu: true, guestPrice: 1 }
    const change = (sent: SentItem) =>
      priced([sent], menu, { previous: [approved], offMenu: 'with-approval' })
    expect(change(item('lobster', 4000))).toMatchObject({ items: [{ guestPrice: 1, isOffMenu: true }] })
    const { guestPrice: _, ...unapproved } = { ...approved, isUnapproved: true }
    expect(change(item('Lobster', 4000, 2))).toEqual({
      kind: 'priced',
      items: [{ ...unapproved, quantity: 2 }],
    })
    expect(change(item('Lobster', 1))).toEqual({ kind: 'priced', items: [{ ...unapproved, price: 1 }] })
  })

  test('has the menu’s price once the menu has it, not the one that its guest wrote', () => {
    const previous: OrderItem[] = [{ ...item('Soup', 1), isOffMenu: true, isUnapproved: true }]
    expect(priced([item('Soup', 1)], menu, { previous })).toEqual({
      kind: 'priced',
      items: [item('Soup', 900)],
    })
  })
})

test('never keeps a sent price that differs from the menu’s', () => {
  const name = fc.constantFrom(
    'Soup',
    'SOUP',
    'soup ',
    'Café',
    'cafe',
    'CAFE\u0301',
    'Tea',
    'Pâté',
    'pate',
    'Pie',
  )
  const menus = fc.array(fc.record({ name, price: fc.nat(5000), isSoldOut: fc.constant(false) }))
  const orders = fc.array(fc.record({ name, quantity: fc.integer({ min: 1, max: 99 }), price: fc.nat(5000) }))
  fc.assert(
    fc.property(menus, orders, fc.constantFrom(1 as const, 100 as const), (menu, input, step) => {
      const found = priced(input, menu, { step })
      if (found.kind !== 'priced') throw new Error('nothing was sold out')
      for (const [at, { price, isOffMenu, quantity }] of found.items.entries()) {
        const same = menu.filter(({ name }) => menuItemKey(name) === menuItemKey(input[at]?.name ?? ''))
        expect(quantity).toBe(input[at]?.quantity)
        if (same.length === 0) expect([price, isOffMenu]).toEqual([input[at]?.price, true])
        else expect(same.map(menuItem => menuPrice(menuItem.price, step))).toContain(price)
      }
    }),
  )
})
