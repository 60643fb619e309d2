// The result of parseOrder: its form, its limits, the words that were not understood, and other candidates.

import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from '../../test/spoken/notation.ts'
import { parseOrder } from './parse-order.ts'
import type { MenuEntry } from './parsed-order.ts'

const menu = menuOf({
  Mains: 'Burger / Cheeseburger / Chicken Burrito / Crème Brûlée / Pad Thai / Fish & Chips',
  Sides: 'Fries / Guacamole / Onion Rings',
  Drinks: 'Coca Cola / Diet Coke / Still Water',
})

describe('a transcript', () => {
  test('of 2,000 characters is parsed; a longer one is rejected as a whole', () => {
    const most = 'a burger and '.repeat(200).slice(0, 2000)
    expect(parseOrder(most, menu).kind).toBe('parsed')
    const tooLong = `${most}x`
    expect(parseOrder(tooLong, menu)).toMatchObject({
      kind: 'too-long',
      items: [],
      notes: [],
      notUnderstood: [{ text: tooLong, start: 0, end: 2001 }],
    })
  })

  test('gives each item the position of its name', () => {
    const said = 'Hi, two Burgers with cheese and a Coke'
    const places = parseOrder(said, menu).items.map(({ start, end }) => said.slice(start, end))
    expect(places).toEqual(['Burgers', 'Coke'])
  })

  test('is measured in characters as a person counts them', () => {
    expect(parseOrder('🍔'.repeat(2000), menu).kind).toBe('parsed')
  })

  test.each([
    'TWO BURGERS AND A COKE',
    'Two burgers, and a Coke.',
    '2 burgers and 1 coke',
    'two um burgers and er a coke',
  ])('gives the same order in any spelling of a recogniser: %s', said => {
    expect(slipOf(parseOrder(said, menu))).toBe('2 Burger; Coca Cola')
  })

  test('matches names without their accents, and names that it splits in two', () => {
    expect(slipOf(parseOrder('creme brulee and a cheese burger', menu))).toBe('Crème Brûlée; Cheeseburger')
  })
})

describe('a dish that is not on the menu', () => {
  test.each([
    ['a burger and a hamster pie', ['hamster pie']],
    ['i would like a pizza', ['pizza']],
    ['two burgers and three lobsters with butter', ['three lobsters with butter']],
  ])('%s', (said, lost) => {
    expect(parseOrder(said, menu).notUnderstood.map(({ text }) => text)).toEqual(lost)
  })

  test('does not affect the rest of the order', () => {
    expect(slipOf(parseOrder('a burger and a hamster pie and fries', menu))).toBe('Burger; Fries')
  })

  test('is not understood, and neither is a dish with a count above the limit', () => {
    expect(parseOrder('100 burgers', menu)).toMatchObject({
      items: [],
      notUnderstood: [{ text: '100 burgers' }],
    })
  })
})

describe('an ambiguous name', () => {
  const wines: MenuEntry[] = menuOf({
    Wine: 'Chianti Riserva / Chianti Classico / Rioja',
    Water: 'Sparkling Water / Still Water',
  })

  test('returns the other entries that match', () => {
    const [item] = parseOrder('a chianti', wines).items
    expect([item?.name, ...(item?.ambiguity.map(({ name }) => name) ?? [])].sort()).toEqual([
      'Chianti Classico',
      'Chianti Riserva',
    ])
  })

  test('means the ordinary variant if there is one', () => {
    expect(slipOf(parseOrder('a water', wines))).toBe('Still Water')
  })

  test('is not ambiguous if it was said in full', () => {
    expect(parseOrder('a rioja', wines).items[0]?.ambiguity).toEqual([])
  })
})
