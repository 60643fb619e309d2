import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notRefused, type OrderItem, orderTotal } from '../orders/order.ts'
import { isSameForKitchen } from './order-version.ts'
import { keepRefused, openLines, refuseLines } from './refusal.ts'

const soup: OrderItem = { name: 'Soup', quantity: 2, price: 900 }
const tea: OrderItem = { name: 'Tea', quantity: 1, price: 300 }
const refusal = { reason: 'sold-out', message: 'The pot is empty' } as const

const item = fc.record({
  name: fc.constantFrom('Soup', 'Tea', 'Cake'),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 0, max: 5000 }),
})

describe('a refused line', () => {
  test('costs nothing, keeps its position, and keeps its first reason', () => {
    const once = refuseLines([soup, tea], [0], refusal)
    expect(orderTotal(once)).toBe(300)
    const twice = refuseLines(once, [0, 1], { reason: 'kitchen-closed', message: '' })
    expect(twice.map(({ refused }) => refused?.reason)).toEqual(['sold-out', 'kitchen-closed'])
    expect(openLines(once, [0, 1, 7])).toEqual([1])
  })

  test('counts in no total, and stays through any change of the other lines', () => {
    fc.assert(
      fc.property(fc.array(item), fc.array(fc.nat(5)), fc.array(item), (items, lines, changed) => {
        const refused = refuseLines(items, lines, refusal)
        expect(orderTotal(refused)).toBe(orderTotal(notRefused(refused)))
        const after = keepRefused(changed, refused)
        expect(notRefused(after)).toEqual(changed)
        expect(after.filter(one => one.refused)).toEqual(refused.filter(one => one.refused))
        // A change that leaves all lines as they were gives the same lines.
        expect(keepRefused(notRefused(refused), refused)).toEqual(refused)
      }),
    )
  })
})

describe('whether the kitchen cares about a change of', () => {
  const order = { items: [soup, tea], note: 'no rush' }

  test.each([
    ['a price that was guessed', { items: [{ ...soup, price: 1, doubt: 'price' as const }, tea] }, true],
    ['another number', { items: [{ ...soup, quantity: 3 }, tea] }, false],
    ['a modifier', { items: [{ ...soup, modifications: 'no salt' }, tea] }, false],
    ['another dish', { items: [soup, { ...tea, name: 'Coffee' }] }, false],
    ['a dish less', { items: [soup] }, false],
    ['another order of the lines', { items: [tea, soup] }, false],
    ['a note', { note: 'in a hurry' }, false],
  ])('%s', (_, change, isSame) => {
    expect(isSameForKitchen(order, { ...order, ...change })).toBe(isSame)
  })
})
