// Property test of dishes with options: random menus, orders, edits, refusals and changes of the menu, and what each line costs.

import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toExact } from '../bill/exact-amount.ts'
import { refuseOptions, restoreOptions } from '../kitchen/refusal.ts'
import { type OrderItem, orderTotal } from '../orders/order.ts'
import { orderedBy } from '../orders/shared-items.ts'
import { menuPrice, type PricedItem, priceByMenu, type SentItem } from './menu-price.ts'
import type { Option, OptionGroup } from './options.ts'

const step = 1
const members = new Set([1, 2, 3])
const dishes = ['Burger', 'Steak']

const price = fc.integer({ min: 0, max: 900 })
const anyOption = fc.record({
  price: fc.integer({ min: -400, max: 400 }),
  isDefault: fc.boolean(),
  isAvailable: fc.constant(true),
})
const anyGroup = fc.record({
  min: fc.nat(1),
  max: fc.integer({ min: 1, max: 3 }),
  options: fc.array(anyOption, { minLength: 1, maxLength: 3 }),
})
const anyMenu = fc
  .tuple(...dishes.map(() => fc.tuple(price, fc.array(anyGroup, { maxLength: 2 }))))
  .map((found): PricedItem[] => {
    let id = 0
    return found.map(([price, groups], at) => ({
      ...{ name: dishes[at] ?? '', price, isSoldOut: false },
      optionGroups: groups.map((group): OptionGroup => {
        id += 1
        return {
          ...{ ...group, id, name: `Group ${id}` },
          options: group.options.map((option): Option => {
            id += 1
            return { ...option, id, name: `Option ${id}` }
          }),
        }
      }),
    }))
  })

const picks = fc.option(
  fc.array(fc.record({ id: fc.integer({ min: 1, max: 14 }), quantity: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 4,
  }),
  { nil: undefined },
)
const quantity = fc.integer({ min: 1, max: 3 })
const sharedBy = fc.option(fc.constantFrom<OrderItem['sharedBy']>('all', [1, 2]), { nil: undefined })
const anyAction = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    name: fc.constantFrom(...dishes),
    quantity,
    picks,
    sharedBy,
  }),
  fc.record({ kind: fc.constant('edit' as const), line: fc.nat(5), quantity, picks }),
  fc.record({ kind: fc.constant('price' as const), at: fc.nat(1), price }),
  fc.record({
    kind: fc.constant('option' as const),
    id: fc.integer({ min: 1, max: 14 }),
    option: anyOption,
    isAvailable: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('refuse' as const), line: fc.nat(5), nth: fc.nat(5) }),
)

test('a line costs what the menu and its options cost when it was ordered, and everything adds up', () => {
  const seen = { ordered: 0, edited: 0, kept: 0, refusedByMenu: 0, refusedByStaff: 0, free: 0 }
  const send = (items: readonly SentItem[], menuItems: PricedItem[], previous: readonly OrderItem[]) => {
    const found = priceByMenu(items, { menuItems, step, previous, acceptsPrices: true })
    if (found.kind === 'priced') return [...found.items]
    seen.refusedByMenu += 1
    return null
  }
  fc.assert(
    fc.property(anyMenu, fc.array(anyAction, { maxLength: 25, size: 'max' }), (start, actions) => {
      let menu = start
      let items: OrderItem[] = []
      for (const action of actions) {
        if (action.kind === 'order') {
          const { name, quantity, sharedBy } = action
          const options = known(menu, name, action.picks)
          const [placed] = send([{ name, quantity, price: 0, options, sharedBy }], menu, []) ?? []
          if (placed) {
            expect(placed.price).toBe(costOf(placed, menu))
            items.push(placed)
            seen.ordered += 1
          }
        } else if (action.kind === 'edit') {
          const sent = items.map(
            (item, line): SentItem =>
              line === action.line
                ? {
                    ...item,
                    quantity: action.quantity,
                    options: known(menu, item.name, action.picks) ?? item.options,
                  }
                : item,
          )
          const changed = sent.length > 0 && send(sent, menu, items)
          for (const [line, item] of (changed || []).entries()) {
            const isKept = JSON.stringify(item.options) === JSON.stringify(items[line]?.options)
            if (!isKept || item.price !== items[line]?.price) expect(item.price).toBe(costOf(item, menu))
            seen.kept += Number(isKept && item.price !== costOf(item, menu))
          }
          if (changed) items = changed
          seen.edited += Number(Boolean(changed))
        } else if (action.kind === 'price') {
          menu = menu.map((dish, at) => (at === action.at ? { ...dish, price: action.price } : dish))
        } else if (action.kind === 'option') {
          const { id, option, isAvailable } = action
          menu = menu.map(dish => ({
            ...dish,
            optionGroups: (dish.optionGroups ?? []).map(group => ({
              ...group,
              options: group.options.map(one => (one.id === id ? { ...one, ...option, isAvailable } : one)),
            })),
          }))
        } else {
          const line = action.line % Math.max(1, items.length)
          const chosen = items[line]?.options ?? []
          const which = [{ line, id: chosen[action.nth % Math.max(1, chosen.length)]?.id ?? 0 }]
          const refused = refuseOptions(items, which, { reason: 'sold-out', message: '' })
          expect(orderTotal(refused)).toBeLessThanOrEqual(orderTotal(items))
          const isNew = JSON.stringify(refused) !== JSON.stringify(items)
          if (isNew) expect(restoreOptions(refused, which)).toEqual(items)
          seen.refusedByStaff += Number(isNew)
          items = refused
        }
        const total = orderTotal(items)
        expect(total).toBe(items.reduce((sum, item) => sum + item.quantity * item.price, 0))
        expect(items.every(item => item.price >= 0)).toBe(true)
        seen.free += Number(items.some(item => item.price === 0))
        const ordered = orderedBy(members, [{ memberId: 3, items, total }])
        const shares = [...members].map(id => ordered(id).ordered)
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(toExact(total))
      }
    }),
    longRun({ seed: 7, numRuns: 300 }, { numRuns: 20_000 }),
  )
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0)
})

/** The picks as options of the dish; a few are of no dish. */
function known(
  menu: readonly PricedItem[],
  name: string,
  picked: { id: number; quantity: number }[] | undefined,
) {
  const options = (menu.find(dish => dish.name === name)?.optionGroups ?? []).flatMap(group => group.options)
  return picked?.map(({ id, quantity }) => ({ id: options[id % (options.length + 1)]?.id ?? id, quantity }))
}

/** Restated: the dish, and each option as often as it was chosen; never below zero. */
function costOf({ name, options = [] }: OrderItem, menu: readonly PricedItem[]): number {
  const dish = menu.find(one => one.name === name)
  const priceOf = (id: number) =>
    (dish?.optionGroups ?? []).flatMap(group => group.options).find(option => option.id === id)?.price ?? 0
  let sum = menuPrice(dish?.price ?? 0, step)
  for (const option of options) sum += priceOf(option.id) * option.quantity
  return Math.max(0, sum)
}
