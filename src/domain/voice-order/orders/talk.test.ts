// Talk that orders nothing, with a menu and without one.

import { describe, expect, test } from 'vitest'
import { parseOrder } from '../parse-order.ts'
import { menuOf } from './notation.ts'

const menu = menuOf({ Salads: 'Caesar Salad', Drinks: 'Coke / Still Water' })

describe('orders nothing', () => {
  test.each([
    'what do you have',
    'is that gluten free',
    'just a second',
    'hello',
    'thank you so much',
    'um',
    'hang on let me think',
    'could we get the check please',
    'do you have any specials today',
    'how much is the caesar salad',
    'i am allergic to peanuts',
    'where is the bathroom',
    '',
    '   ',
    '?!…',
    '🍕🍕🍕',
  ])('%s', said => {
    expect(parseOrder(said, menu).items).toEqual([])
    expect(parseOrder(said, null).items).toEqual([])
  })
})

test('an allergy is marked, which no kitchen may miss', () => {
  const { items, notUnderstood } = parseOrder("a caesar salad. i'm allergic to anchovies", menu)
  expect(items.map(({ name }) => name)).toEqual(['Caesar Salad'])
  expect(notUnderstood.map(({ text }) => text)).toEqual(["i'm allergic to anchovies"])
})
