import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderItem } from '../orders/order.ts'
import { dishKey } from '../plain-text.ts'
import { type Dish, menuPrice, priceByMenu } from './menu-price.ts'

const dish = (name: string, price: number, isSoldOut = false): Dish => ({ name, price, isSoldOut })
const item = (name: string, price: number, quantity = 1): OrderItem => ({ name, quantity, price })

describe('an item', () => {
  test('on the menu gets the menu’s spelling and price, whatever was typed and sent', () => {
    const menu = [dish('Crème brûlée', 800)]
    const input = { ...item('CREME  BRULEE', 1, 2), modifications: 'no sugar' }
    expect(priceByMenu([input], menu, 1)).toEqual({
      kind: 'priced',
      items: [{ name: 'Crème brûlée', quantity: 2, price: 800, modifications: 'no sugar' }],
    })
  })

  test('off the menu keeps its typed name and is marked; without a menu it is not marked', () => {
    expect(priceByMenu([item('Tea', 250)], [dish('Soup', 900)], 1)).toEqual({
      kind: 'priced',
      items: [{ ...item('Tea', 250), isOffMenu: true }],
    })
    expect(priceByMenu([item('Tea', 250)], null, 1)).toEqual({ kind: 'priced', items: [item('Tea', 250)] })
  })

  test('matches, of several dishes with one name, the one with the sent price, else the first available', () => {
    const menu = [dish('Wine', 600, true), dish('Wine', 700), dish('Wine', 2400)]
    const priceOf = (sent: number) => {
      const priced = priceByMenu([item('wine', sent)], menu, 1)
      return priced.kind === 'priced' ? priced.items[0]?.price : priced.kind
    }
    expect([2400, 700, 5, 600].map(priceOf)).toEqual([2400, 700, 700, 'sold-out'])
  })

  test('that is sold out cannot be ordered, except the quantity ordered before', () => {
    const menu = [dish('Soup', 900, true), dish('Tea', 300)]
    const had = [item('Soup', 850, 2)]
    const input = [item('Tea', 300), item('Soup', 900, 2)]
    expect(priceByMenu(input, menu, 1)).toEqual({ kind: 'sold-out', at: [1] })
    expect(priceByMenu(input, menu, 1, had)).toMatchObject({ kind: 'priced', items: [{}, { price: 900 }] })
    expect(priceByMenu([...input, item('soup', 900)], menu, 1, had)).toEqual({ kind: 'sold-out', at: [2] })
  })

  test('has a price that is payable in the group’s currency', () => {
    expect([0, 1, 49, 50, 950, 1200].map(price => menuPrice(price, 100))).toEqual([0, 0, 0, 100, 1000, 1200])
    expect(menuPrice(951, 1)).toBe(951)
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
      const priced = priceByMenu(input, menu, step)
      if (priced.kind !== 'priced') throw new Error('nothing was sold out')
      for (const [at, { price, isOffMenu, quantity }] of priced.items.entries()) {
        const same = menu.filter(({ name }) => dishKey(name) === dishKey(input[at]?.name ?? ''))
        expect(quantity).toBe(input[at]?.quantity)
        if (same.length === 0) expect([price, isOffMenu]).toEqual([input[at]?.price, true])
        else expect(same.map(dish => menuPrice(dish.price, step))).toContain(price)
      }
    }),
  )
})
