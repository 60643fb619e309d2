// Sentences that order nothing, with a menu and without one.

import { describe, expect, test } from 'vitest'
import { menuOf } from '../../../test/spoken/notation.ts'
import { parseOrder } from '../parse-order.ts'

const menu = menuOf({ Salads: 'Caesar Salad', Drinks: 'Coke / Still Water' })

describe('a sentence without an order', () => {
  test.each([
    'what do you have',
    'is that gluten free',
    'just a second',
    'hello',
    'thank you so much',
    'um',
    'hang on let me think',
    'could we get the check please',
    'the bill please',
    'remove the beers',
    'same for me',
    'everything on the menu',
    "what's the weather like tomorrow",
    'do you have any specials today',
    'how much is the caesar salad',
    'i am allergic to peanuts',
    'where is the bathroom',
    '',
    '   ',
    '?!…',
    '🍕🍕🍕',
  ])('orders nothing: %s', said => {
    expect(parseOrder(said, menu).items).toEqual([])
    expect(parseOrder(said, null).items).toEqual([])
  })

  test.each([
    ['the bill please', 'bill'],
    ['remove the beers', 'remove the beers'],
    ['same for me', 'same for me'],
    ['everything on the menu', 'everything'],
    ["what's the weather like tomorrow", "what's the weather like tomorrow"],
    ['is the caesar salad vegan', 'is the caesar salad vegan'],
    ['actually make that two', 'actually make that two'],
  ])('reports the words that were not understood: %s', (said, lost) => {
    for (const card of [menu, null])
      expect(parseOrder(said, card).notUnderstood.map(({ text }) => text)).toEqual([lost])
  })

  test('reports no words of politeness', () => {
    for (const said of ['hello', 'thank you so much', 'just a second', 'um'])
      expect(parseOrder(said, menu).notUnderstood).toEqual([])
  })
})
