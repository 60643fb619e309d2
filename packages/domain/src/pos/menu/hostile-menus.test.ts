// Whatever a point of sale answers, nothing throws, and each of its dishes is a row or is counted.

import { anyCodePoint } from '@tablemate/test/sampling/any-code-point.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf } from '../../plain-text.ts'
import { assembleMenu } from './assemble-menu.ts'
import { type MenuProvider, menuProviders, type PosMenu } from './pos-menu.ts'
import { menuReaders } from './pos-menu-readers.ts'

const target = { apiKey: 'k', locationId: 'L' }
const place = { target, currency: 'USD', now: new Date(0) } as const

function read(provider: MenuProvider, body: string, cursor: string | null = null): PosMenu | null {
  const page = menuReaders[provider].readPage({ status: 200, headers: {}, body }, cursor, place)
  return page.kind === 'page' ? assembleMenu([page.part], 'USD') : null
}

const countOf = ({ menuItems, leftOut }: PosMenu) =>
  menuItems.length + Object.values(leftOut).reduce((sum, count) => sum + count, 0)

const provider = fc.constantFrom(...menuProviders)
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('L', '', -0, 1e308, Number.MAX_SAFE_INTEGER, 'ITEM', '\u0000\ud800', true, false),
)
/** An object with some of the fields, each with an odd value or a plausible one. */
const withFields = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, fc.oneof({ weight: 4, arbitrary: value }, odd)]),
    ),
    { requiredKeys: [] },
  )

const text = fc.string({ unit: anyCodePoint, maxLength: 700 })
const flag = fc.boolean()
const money = withFields({ amount: fc.integer(), currency: fc.constantFrom('USD', 'JPY', 'KWD') })
const presence = {
  present_at_all_locations: flag,
  absent_at_location_ids: fc.constant(['L']),
  is_deleted: flag,
}
const sizes = fc.array(
  withFields({
    ...presence,
    id: text,
    item_variation_data: withFields({
      ...{ name: text, price_money: money, sellable: flag, ordinal: fc.integer() },
      location_overrides: fc.array(withFields({ location_id: fc.constant('L'), price_money: money })),
    }),
  }),
)
const squareItem = withFields({
  ...presence,
  item_data: withFields({
    ...{ name: text, description: text, is_archived: flag, variations: sizes },
    categories: fc.array(withFields({ id: fc.constantFrom('a', 'b'), ordinal: fc.integer() })),
    modifier_list_info: fc.array(withFields({ modifier_list_id: fc.constant('m') })),
    food_and_beverage_details: withFields({
      ingredients: fc.array(withFields({ standard_name: fc.constantFrom('MILK', 'X'), custom_name: text })),
    }),
  }),
})
const parent = withFields({ id: fc.constantFrom('a', 'b'), ordinal: fc.integer() })
const others = fc.array(
  fc.oneof(
    fc.record({
      ...{ type: fc.constant('CATEGORY'), id: fc.constantFrom('a', 'b') },
      category_data: withFields({ name: text, parent_category: parent }),
    }),
    fc.record({
      ...{ type: fc.constant('MODIFIER_LIST'), id: fc.constant('m') },
      modifier_list_data: withFields({
        name: text,
        modifiers: fc.array(withFields({ modifier_data: withFields({ name: text, price_money: money }) })),
      }),
    }),
  ),
)

test('an answer of any content is read or refused, and never throws', () => {
  const answer = fc.oneof(
    fc.string(),
    fc.json(),
    odd.map(value => JSON.stringify({ objects: value, elements: value })),
  )
  const cursor = fc.constantFrom(null, 'modifier_groups:0', 'items:x', ':')
  fc.assert(
    fc.property(provider, answer, cursor, (name, body, at) => {
      read(name, body, at)
    }),
  )
})

test('each size of each item of Square is a dish or is counted with its reason', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: squareItem }, odd)), others, (items, rest) => {
      // The ids are distinct: an item that comes twice counts once.
      const objects = items.map((item, at) =>
        isObject(item) ? { ...item, type: 'ITEM', id: `i${at}` } : item,
      )
      const menu = read('square', JSON.stringify({ objects: [...objects, ...rest] }))
      const expected = objects.reduce((sum: number, object) => sum + sizesOf(object), 0)
      expect(menu && countOf(menu)).toBe(expected)
      expect(menu?.menuItems.every(isStorable)).toBe(true)
    }),
  )
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sizesOf(object: unknown): number {
  const data = isObject(object) ? object.item_data : null
  return isObject(data) && Array.isArray(data.variations) ? Math.max(1, data.variations.length) : 1
}

test('each item of Clover is a dish or is counted with its reason', () => {
  const item = withFields({
    ...{ name: text, price: fc.integer(), hidden: flag, available: flag, deletedTime: fc.integer() },
    priceType: fc.constantFrom('FIXED', 'VARIABLE', 'PER_UNIT'),
    categories: withFields({
      elements: fc.array(withFields({ id: text, name: text, sortOrder: fc.integer() })),
    }),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: item }, odd)), items => {
      const elements = items.map((one, at) => (isObject(one) ? { ...one, id: `i${at}` } : one))
      const menu = read('clover', JSON.stringify({ elements }))
      expect(menu && countOf(menu)).toBe(elements.length)
      expect(menu?.menuItems.every(isStorable)).toBe(true)
    }),
  )
})

/** What the menu cannot store is a doubt. */
function isStorable({ name, category, description, price, doubts }: PosMenu['menuItems'][number]): boolean {
  const isPlain = [name, category, description].every(one => !/\p{Cc}|\p{Surrogate}/u.test(one))
  const isPriced = price === null ? doubts.length > 0 : price >= 0 && price <= 100_000_000
  const isNamed = name !== '' || doubts.includes('no-name')
  return isPlain && isPriced && isNamed && lengthOf(description) <= 500
}
