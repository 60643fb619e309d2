// Property tests of the parser: what holds for every transcript and every menu.

import { anyCodePoint } from '@tablemate/test/sampling/any-code-point.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { ann, menuOf, slipOf } from '@tablemate/test/spoken/notation.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOrder } from './parse-order.ts'

const menu = menuOf({
  Mains: 'Burger / Cheeseburger / Chicken Burrito / Crème Brûlée / Pad Thai / Fish & Chips',
  Sides: 'Fries / Guacamole / Onion Rings',
  Drinks: 'Coca Cola / Diet Coke / Still Water',
})

const spoken = fc
  .array(
    fc.constantFrom(
      ...'a an the two three 99 100 0 and or with without no extra light burger burgers fries chicken burrito guacamole coke water cheese onions of side bag wait actually make that it instead scratch same another one those for six fifty dollars half dozen please i want can get large , . what on both each share split sharing ben cyd zoe everyone us table me with between to that'.split(
        ' ',
      ),
    ),
    { maxLength: 40 },
  )
  .map(words => words.join(' '))
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: anyCodePoint, maxLength: 300 }),
  spoken,
)
const anyMenu = fc.array(
  fc.record({
    name: fc.oneof(fc.string({ unit: 'grapheme' }), spoken),
    description: fc.string(),
    price: fc.nat(),
    category: fc.string(),
  }),
  { maxLength: 8 },
)

describe('for every transcript', () => {
  test('the parser returns an order and never throws, with any menu or none', () => {
    fc.assert(
      fc.property(anything, fc.option(anyMenu), (said, entries) => {
        expect(parseOrder(said, entries).kind).not.toBe('too-long')
      }),
      { numRuns: longRun(100, 10_000) },
    )
  })

  test('every item is on the menu, has its price, a quantity from 1 to 99, and modifiers within the limit', () => {
    fc.assert(
      fc.property(anything, said => {
        for (const { name, quantity, price, modifications } of parseOrder(said, menu).items) {
          expect(menu.find(entry => entry.name === name)?.price).toBe(price)
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
          expect(modifications.join(', ').length).toBeLessThanOrEqual(300)
        }
      }),
      { numRuns: longRun(100, 10_000) },
    )
  })

  test('a dish is shared by everyone, or by members, each once, who are not the speaker alone', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(menu, null), (said, card) => {
        for (const { sharedBy = 'all' } of parseOrder(said, card, ann).items) {
          if (sharedBy === 'all') continue
          const ids = ann.members.map(({ id }) => id).filter(id => sharedBy.includes(id))
          expect(sharedBy).toEqual(ids)
          expect(ids).not.toEqual([])
          expect(ids).not.toEqual([ann.memberId])
        }
      }),
      { numRuns: longRun(100, 10_000) },
    )
  })

  test('without a menu names and prices keep the limits of an order item', () => {
    fc.assert(
      fc.property(anything, said => {
        for (const { name, quantity, price } of parseOrder(said, null).items) {
          expect(name.trim()).not.toBe('')
          expect([...name].length).toBeLessThanOrEqual(120)
          expect(quantity >= 1 && quantity <= 99).toBe(true)
          expect(price === null || (Number.isSafeInteger(price) && price >= 0 && price <= 100_000_000)).toBe(
            true,
          )
        }
      }),
      { numRuns: longRun(100, 10_000) },
    )
  })

  test('an equal menu in another object gives the same order', () => {
    fc.assert(
      fc.property(spoken, said => {
        const copy = menu.map(entry => ({ ...entry }))
        expect(parseOrder(said, copy)).toEqual(parseOrder(said, menu))
      }),
    )
  })

  test('capitals and a full stop change nothing', () => {
    fc.assert(
      fc.property(
        spoken.filter(said => !/[.,]/.test(said)),
        said => {
          const loud = `${said.toUpperCase()}.`
          expect(slipOf(parseOrder(loud, menu))).toBe(slipOf(parseOrder(said, menu)))
        },
      ),
    )
  })

  test('the positions of items and of words that were not understood lie in the transcript', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(menu, null), (said, card) => {
        const { items, notUnderstood } = parseOrder(said, card)
        for (const { text, start, end } of notUnderstood) expect(said.slice(start, end)).toBe(text)
        for (const { start, end } of items) expect(said.slice(start, end).trim()).not.toBe('')
      }),
    )
  })

  test('nonsense words order nothing', () => {
    const junk = fc.array(
      fc.constantFrom('qwzx', 'vlorp', 'the', 'of', 'zzz', 'mnop', 'and', 'krrk', '!!', 'is', '∞'),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(junk, words => {
        expect(parseOrder(words.join(' '), menu).items).toEqual([])
        expect(parseOrder(words.join(' '), null).items).toEqual([])
      }),
    )
  })
})
