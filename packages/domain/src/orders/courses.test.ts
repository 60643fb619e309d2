import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameForKitchen } from '../kitchen/order-version.ts'
import { refuseLines } from '../kitchen/refusal.ts'
import { priceByMenu } from '../menu/menu-price.ts'
import { courseOf, fireItems } from './courses.ts'
import { isAtKitchen, type OrderItem, orderTotal, waitingLast } from './order.ts'

const item = fc.record(
  {
    name: fc.constantFrom('Soup', 'Steak', 'Cake'),
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 0, max: 5000 }),
    course: fc.integer({ min: 2, max: 9 }),
  },
  { requiredKeys: ['name', 'quantity', 'price'] },
)
const step = fc.oneof(
  fc.record({ fire: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ void: fc.nat(5), order: fc.nat(3) }),
)

test('every dish reaches the kitchen once, never before its course, and the bill does not depend on courses', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(item, { minLength: 1, maxLength: 5 }), { maxLength: 3 }),
      fc.array(step),
      (placed, steps) => {
        const named = placed.map((items, order) =>
          items.map((one, at) => ({ ...one, name: `${order} ${at}` })),
        )
        let orders: (readonly OrderItem[])[] = named.map(waitingLast)
        const bill = () => orders.reduce((sum, items) => sum + orderTotal(items), 0)
        const cooked: string[] = orders
          .flat()
          .filter(isAtKitchen)
          .map(({ name }) => name)
        for (const one of steps) {
          const before = bill()
          if ('void' in one) {
            const refused = { reason: 'voided', message: '' } as const
            orders = orders.map((items, at) =>
              at === one.order ? refuseLines(items, [one.void], refused) : items,
            )
            continue
          }
          orders = orders.flatMap(items => {
            const fired = fireItems(items, one.fire)
            if (fired.kind === 'none') return [items]
            if (fired.kind === 'whole') {
              expect(items.some(isAtKitchen)).toBe(false)
              cooked.push(...fired.items.filter(isAtKitchen).map(({ name }) => name))
              return [waitingLast(fired.items)]
            }
            // The kitchen's tickets name the positions of what it has.
            const there = items.filter(isAtKitchen).length
            expect(fired.rest.slice(0, there)).toEqual(items.slice(0, there))
            cooked.push(...fired.fired.map(({ name }) => name))
            return [fired.rest, fired.fired]
          })
          const tooEarly = named.flat().filter(({ name, course = 1 }) => cooked.includes(name) && course > 1)
          const called = Math.max(...steps.map(other => ('fire' in other ? other.fire : 1)))
          expect(tooEarly.every(({ course = 1 }) => course <= called)).toBe(true)
          expect(bill()).toBe(before)
        }
        expect(new Set(cooked).size).toBe(cooked.length)
        const last = orders
          .flatMap(items => fireItems(items, 9))
          .flatMap(fired => {
            if (fired.kind === 'none') return []
            return fired.kind === 'whole' ? fired.items.filter(isAtKitchen) : fired.fired
          })
        const refused = orders.flat().filter(one => one.refused)
        const all = new Set([...cooked, ...[...last, ...refused].map(({ name }) => name)])
        expect(all.size).toBe(named.flat().length)
      },
    ),
  )
})

test('a dish comes with its category’s course, with the one its diner says, or at once', () => {
  expect(courseOf(2, undefined, undefined)).toBe(2)
  expect(courseOf(1, 3, undefined)).toBe(3)
  expect(courseOf(2, 1, undefined)).toBeUndefined()
  // Nothing waits where the restaurant serves everything at once.
  expect(courseOf(null, 3, undefined)).toBeUndefined()
})

test('what was fired does not wait again when its diner wants more of it, and what waits may change while the rest is cooked', () => {
  const steak = { name: 'Steak', price: 2000, isSoldOut: false, course: 2 }
  const pricing = { menuItems: [steak], step: 1 as const }
  const order = (previous: OrderItem[]) =>
    priceByMenu([{ name: 'Steak', quantity: 2, price: 2000 }], { ...pricing, previous })
  const one = { name: 'Steak', quantity: 1, price: 2000 }
  expect(order([])).toMatchObject({ items: [{ course: 2 }] })
  expect(order([{ ...one, course: 3 }])).toMatchObject({ items: [{ course: 3 }] })
  expect(order([one])).toMatchObject({ items: [expect.not.objectContaining({ course: 2 })] })
  const soup = { name: 'Soup', quantity: 1, price: 900 }
  const isSame = (items: OrderItem[]) =>
    isSameForKitchen({ items: [soup, { ...one, course: 2 }], note: '' }, { items, note: '' })
  expect(isSame([soup])).toBe(true)
  expect(isSame([soup, one])).toBe(false)
})
