// The laws of understanding an order, whatever is said and whatever is on the menu.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'
import type { MenuEntry } from './parsed-order.ts'

const menu = menuOf({
  Mains: 'Burger / Cheeseburger / Chicken Burrito / Crème Brûlée / Pad Thai / Fish & Chips',
  Sides: 'Fries / Guacamole / Onion Rings',
  Drinks: 'Coca Cola / Diet Coke / Still Water',
})

const spoken = fc
  .array(
    fc.constantFrom(
      ...'a an the two three 99 100 0 and or with without no extra light burger burgers fries chicken burrito guacamole coke water cheese onions of side bag wait actually make that it instead scratch same another one those for six fifty dollars half dozen please i want can get large , . what on both each'.split(
        ' ',
      ),
    ),
    { maxLength: 40 },
  )
  .map(words => words.join(' '))
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
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

describe('whatever is said', () => {
  test('an order comes back: no text breaks the parser, on any menu or none', () => {
    fc.assert(
      fc.property(anything, fc.option(anyMenu), (said, entries) => {
        expect(parseOrder(said, entries).kind).toBe('parsed')
      }),
      { numRuns: 300 },
    )
  })

  test('every item is on the menu, at its price, 1 to 99 times, with wishes that fit an order item', () => {
    fc.assert(
      fc.property(anything, said => {
        for (const { name, quantity, price, modifications } of parseOrder(said, menu).items) {
          expect(menu.find(entry => entry.name === name)?.price).toBe(price)
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
          expect(modifications.join(', ').length).toBeLessThanOrEqual(300)
        }
      }),
      { numRuns: 500 },
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
      { numRuns: 500 },
    )
  })

  test('the same words on an equal menu are the same order', () => {
    fc.assert(
      fc.property(spoken, said => {
        const copy = menu.map(entry => ({ ...entry }))
        expect(parseOrder(said, copy)).toEqual(parseOrder(said, menu))
      }),
    )
  })

  test('what was not understood stands where it is said to stand', () => {
    fc.assert(
      fc.property(anything, said => {
        for (const { text, start, end } of parseOrder(said, menu).notUnderstood)
          expect(said.slice(start, end)).toBe(text)
      }),
    )
  })

  test('junk orders nothing', () => {
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

describe('a transcript', () => {
  test('of 2,000 characters is read, a longer one is refused as a whole', () => {
    const most = 'a burger and '.repeat(200).slice(0, 2000)
    expect(parseOrder(most, menu).kind).toBe('parsed')
    const tooLong = `${most}x`
    expect(parseOrder(tooLong, menu)).toEqual({
      kind: 'too-long',
      items: [],
      notUnderstood: [{ text: tooLong, start: 0, end: 2001 }],
    })
  })

  test('is counted as a person counts', () => {
    expect(parseOrder('🍔'.repeat(2000), menu).kind).toBe('parsed')
  })

  test.each([
    'TWO BURGERS AND A COKE',
    'Two burgers, and a Coke.',
    '2 burgers and 1 coke',
    'two um burgers and er a coke',
  ])('may be written however the recogniser likes: %s', said => {
    expect(slipOf(parseOrder(said, menu))).toBe('2 Burger; Coca Cola')
  })

  test('finds accented names without accents, and joined ones', () => {
    expect(slipOf(parseOrder('creme brulee and a cheese burger', menu))).toBe('Crème Brûlée; Cheeseburger')
  })
})

describe('what is not on the menu', () => {
  test.each([
    ['a burger and a hamster pie', ['hamster pie']],
    ['i would like a pizza', ['pizza']],
    ['two burgers and three lobsters with butter', ['lobsters', 'butter']],
    ["i'm allergic to peanuts a pad thai please", ["i'm allergic to peanuts a pad thai please"]],
  ])('%s', (said, lost) => {
    expect(parseOrder(said, menu).notUnderstood.map(({ text }) => text)).toEqual(lost)
  })

  test('leaves the rest of the order whole', () => {
    expect(slipOf(parseOrder('a burger and a hamster pie and fries', menu))).toBe('Burger; Fries')
  })

  test('a hundred of something is not understood rather than guessed', () => {
    expect(parseOrder('100 burgers', menu)).toMatchObject({ items: [], notUnderstood: [{ text: 'burgers' }] })
  })
})

describe('a doubt', () => {
  const wines: MenuEntry[] = menuOf({
    Wine: 'Chianti Riserva / Chianti Classico / Rioja',
    Water: 'Sparkling Water / Still Water',
  })

  test('is told: the other entries that fitted', () => {
    const [item] = parseOrder('a chianti', wines).items
    expect([item?.name, ...(item?.ambiguity.map(({ name }) => name) ?? [])].sort()).toEqual([
      'Chianti Classico',
      'Chianti Riserva',
    ])
  })

  test('is settled by the ordinary one', () => {
    expect(slipOf(parseOrder('a water', wines))).toBe('Still Water')
  })

  test('is none where the name was said in full', () => {
    expect(parseOrder('a rioja', wines).items[0]?.ambiguity).toEqual([])
  })
})
