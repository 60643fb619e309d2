import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderItem } from '../orders/order.ts'
import { type PricedItem, priceByMenu, type SentItem } from './menu-price.ts'
import { nameWithOptions } from './option-texts.ts'
import { chooseOptions, lowestPrice, type Option, type OptionGroup, priceWithOptions } from './options.ts'

const option = (id: number, name: string, price = 0, more: Partial<Option> = {}): Option => ({
  id,
  name,
  price,
  isDefault: false,
  isAvailable: true,
  ...more,
})
const size: OptionGroup = {
  id: 1,
  name: 'Size',
  min: 1,
  max: 1,
  options: [option(11, 'Glass', 0, { isDefault: true }), option(12, 'Bottle', 1800)],
}
const doneness: OptionGroup = {
  id: 2,
  name: 'Doneness',
  min: 1,
  max: 1,
  options: [option(21, 'Rare'), option(22, 'Well done')],
}
const extras: OptionGroup = {
  id: 3,
  name: 'Extras',
  min: 0,
  max: 3,
  options: [
    option(31, 'Bacon', 200),
    option(32, 'No bun', -100),
    option(33, 'Egg', 150, { isAvailable: false }),
    option(34, 'Onion', 0, { isDefault: true }),
  ],
}
const groups = [size, doneness, extras]
const rare = { id: 21 }

describe('a choice', () => {
  test('follows the order of the groups, keeps names and prices, takes what is named twice twice, and names what is left out', () => {
    const sent = [{ id: 31, quantity: 2 }, rare, { id: 12 }, { id: 31 }]
    expect(chooseOptions(groups, sent, 1)).toEqual({
      kind: 'chosen',
      options: [
        { id: 12, groupId: 1, name: 'Bottle', price: 1800, quantity: 1 },
        { id: 21, groupId: 2, name: 'Rare', price: 0, quantity: 1 },
        { id: 31, groupId: 3, name: 'Bacon', price: 200, quantity: 3, isExtra: true },
        { id: 34, groupId: 3, name: 'Onion', price: 0, quantity: 0 },
      ],
    })
    const found = chooseOptions(groups, sent, 1)
    const options = found.kind === 'chosen' ? found.options : []
    expect(nameWithOptions({ name: 'Burger', options })).toBe('Burger (Bottle, Rare, + 3 × Bacon, − Onion)')
    // What an order has can be sent back as it is.
    expect(chooseOptions(groups, options, 1)).toEqual(found)
  })

  test('is what the kitchen reads', () => {
    const [glass, bottle] = size.options
    const renamed = { ...size, options: [{ ...glass, kitchenName: 'GL' } as Option, bottle as Option] }
    const nameOf = (group: OptionGroup, id: number) => {
      const found = chooseOptions([group], [{ id }], 1)
      return found.kind === 'chosen' && found.options[0]?.kitchenName
    }
    expect([nameOf(renamed, 11), nameOf(renamed, 12)]).toEqual(['GL', undefined])
    expect([11, 12].map(id => nameOf({ ...renamed, kitchenName: 'SIZE' }, id))).toEqual([
      'SIZE: GL',
      'SIZE: Bottle',
    ])
  })

  test.each([
    [
      'a required group without a default is left empty',
      undefined,
      { kind: 'options-missing', group: doneness },
    ],
    ['a group with a default is emptied', [rare], { kind: 'options-missing', group: size }],
    ['two sizes are chosen', [{ id: 11 }, { id: 12 }, rare], { kind: 'options-too-many', group: size }],
    [
      'four extras are',
      [{ id: 11 }, rare, { id: 31, quantity: 4 }],
      { kind: 'options-too-many', group: extras },
    ],
    ['an option is sold out', [{ id: 33 }, rare], { kind: 'option-sold-out', option: extras.options[2] }],
    ['an option is not of this item', [{ id: 99 }, rare], { kind: 'option-gone', optionId: 99 }],
  ])('is refused when %s', (_, sent, fault) => {
    expect(chooseOptions(groups, sent, 1)).toEqual(fault)
  })

  test('is not required of a group of which everything is sold out', () => {
    const gone = { ...doneness, options: doneness.options.map(one => ({ ...one, isAvailable: false })) }
    expect(chooseOptions([gone], undefined, 1)).toEqual({ kind: 'chosen', options: [] })
  })
})

describe('a price with options', () => {
  test('is never below zero, and is payable in the group’s currency', () => {
    expect(priceWithOptions(500, [{ price: -300, quantity: 2 }])).toBe(0)
    const rounded = (price: number) =>
      chooseOptions([{ ...size, options: [option(1, 'A', price)] }], [{ id: 1 }], 100)
    expect([149, 150, -149, -150].map(rounded)).toMatchObject(
      [100, 200, -100, -200].map(price => ({ options: [{ price }] })),
    )
  })

  const steak: PricedItem = { name: 'Steak', price: 2000, isSoldOut: false, optionGroups: groups }
  const sent = (price: number, ...ids: number[]): SentItem => ({
    name: 'steak',
    quantity: 1,
    price,
    options: ids.map(id => ({ id })),
  })
  const order = (items: SentItem[], previous: OrderItem[] = [], menuItems = [steak]) =>
    priceByMenu(items, { menuItems, step: 1, previous })

  test('is the menu’s, and is asked about when it is dearer than the one that was seen', () => {
    expect(order([sent(4000, 12, 21, 31)])).toMatchObject({ kind: 'priced', items: [{ price: 4000 }] })
    expect(order([sent(2000, 12, 21)])).toMatchObject({ kind: 'price-changed', prices: [{ price: 3800 }] })
    expect(order([sent(2000, 11)])).toEqual({ kind: 'options-missing', group: doneness, at: [0] })
  })

  test('chooses, of several items with one name, the one that offers the options at the price', () => {
    const plain: PricedItem = { name: 'Steak', price: 3800, isSoldOut: false }
    expect(order([sent(3800, 12, 21)], [], [plain, steak])).toMatchObject({
      items: [{ options: [{ name: 'Bottle' }, { name: 'Rare' }, { name: 'Onion', quantity: 0 }] }],
    })
  })

  test('of what was ordered stays, with options that are gone, sold out or dearer by now', () => {
    const ordered = order([sent(2200, 11, 21, 31)])
    const previous = ordered.kind === 'priced' ? [...ordered.items] : []
    const dearer = { ...extras, options: [option(31, 'Bacon', 900)] }
    const changes: OptionGroup[][] = [[], [size, doneness], [size, doneness, dearer]]
    for (const optionGroups of changes) {
      const found = order([sent(2200, 11, 21, 31)], previous, [{ ...steak, optionGroups }])
      expect(found).toMatchObject({ kind: 'priced', items: [{ price: 2200, options: previous[0]?.options }] })
    }
    // A phone of the version before sends no options.
    const { options: _, ...older } = sent(2200)
    expect(order([older], previous)).toEqual(ordered)
    expect(order([{ ...older, quantity: 2 }], previous)).toMatchObject({
      items: [{ quantity: 2, price: 2200, options: previous[0]?.options }],
    })
    expect(order([older])).toMatchObject({ kind: 'options-missing' })
  })
})

test('a dish costs at least what its required choices cost', () => {
  expect(lowestPrice(600, [size, doneness, extras], 1)).toBe(600)
  const dearest = { ...size, min: 2, max: 2 }
  expect(lowestPrice(600, [dearest, extras], 1)).toBe(2400)
  expect(lowestPrice(600, [{ ...dearest, options: [option(1, 'Gone', 5, { isAvailable: false })] }], 1)).toBe(
    600,
  )
})

test('a choice keeps each group’s bounds and the sum of its prices, whatever is sent', () => {
  const anyGroup = (groupId: number) =>
    fc.record({
      id: fc.constant(groupId),
      name: fc.constant('Group'),
      min: fc.nat(2),
      max: fc.integer({ min: 1, max: 4 }),
      options: fc.array(
        fc.record({
          price: fc.integer({ min: -500, max: 500 }),
          isDefault: fc.boolean(),
          isAvailable: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
    })
  const anyGroups = fc.tuple(anyGroup(0), anyGroup(1)).map(all =>
    all.map(group => ({
      ...group,
      options: group.options.map((one, at) => option(group.id * 10 + at + 1, `Option ${at}`, one.price, one)),
    })),
  )
  const anySent = fc.option(
    fc.array(fc.record({ id: fc.integer({ min: 1, max: 14 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 5,
    }),
    { nil: undefined },
  )
  fc.assert(
    fc.property(anyGroups, anySent, fc.constantFrom(1 as const, 100 as const), (menu, sent, step) => {
      const choice = chooseOptions(menu, sent, step)
      const chosen = choice.kind === 'chosen' ? choice.options : []
      for (const { id, quantity, price } of chosen) {
        const known = menu.flatMap(({ options }) => options).find(one => one.id === id)
        expect(known?.isAvailable).toBe(true)
        expect(Math.abs(price - (known?.price ?? 0))).toBeLessThanOrEqual(step / 2)
        expect(Math.abs(price % step)).toBe(0)
        if (sent && quantity > 0)
          expect(quantity).toBe(sent.reduce((sum, one) => sum + (one.id === id ? one.quantity : 0), 0))
      }
      if (choice.kind !== 'chosen') return
      for (const { id, min, max, options } of menu) {
        const count = chosen.reduce((sum, one) => sum + (one.groupId === id ? one.quantity : 0), 0)
        expect(count).toBeLessThanOrEqual(max)
        expect(count).toBeGreaterThanOrEqual(options.some(one => one.isAvailable) ? min : 0)
      }
    }),
  )
})
