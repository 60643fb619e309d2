// Sentences of test diners in which an earlier parser silently lost words, and similar ones.

import { describe, expect, test } from 'vitest'
import { menuOf } from '../../../test/spoken/notation.ts'
import { orders } from '../../../test/spoken/spoken-orders.ts'
import { parseOrder } from '../parse-order.ts'

const card = {
  Starters: 'Bruschetta / Tomato Soup',
  Mains:
    'Spaghetti Carbonara / Penne Arrabbiata / Tagliatelle al Ragù / Margherita / Grilled Salmon / Ribeye Steak',
  Sides: 'Fries / Mashed Potatoes',
  Drinks: 'Beer / Diet Coke / Still Water / House White / Chablis',
}

describe('with a menu', () => {
  orders(
    card,
    `
    one carbonara no two carbonaras and a penne, extra spicy → 2 Spaghetti Carbonara; Penne Arrabbiata (extra spicy)
    two beers no one beer → Beer
    a beer no two diet cokes → 2 Diet Coke
    i'll have the tomato soup and then the grilled salmon but could they do the sauce on the side and a house white → Tomato Soup; Grilled Salmon (sauce, on the side); House White
    half a bottle of chablis and a beer → Chablis (half bottle); Beer
    half a portion of carbonara → Spaghetti Carbonara (half portion)
    a margherita, gluten free base, and a beer → Margherita (gluten free base); Beer
    a margherita, gluten free base, and a tap water → Margherita (gluten free base)
    a steak medium rare, fries instead of mash and a beer → Ribeye Steak (medium rare, fries, no mash); Beer
    a steak with fries instead of mash → Ribeye Steak (fries, no mash)
    a steak and mash, fries instead of mash → Ribeye Steak; Fries
    fries instead of mash → Fries (no mash)
    a carbonara, fries and a beer and make the fries large → Spaghetti Carbonara; Fries (large); Beer
    i'm allergic to nuts a margherita please → Margherita
    can we share a bruschetta → Bruschetta [all]
    two tagliatelle al ragù and una birra please → 2 Tagliatelle al Ragù; Beer (una)
    `,
  )
})

describe('without a menu', () => {
  orders(
    null,
    `
    one carbonara no two carbonaras and a penne, extra spicy → 2 carbonara; penne (extra spicy)
    i'll have the tomato soup and then the grilled salmon but could they do the sauce on the side please → tomato soup; grilled salmon (sauce, on the side)
    the tomato soup and the salmon → tomato soup; salmon
    i'd like the soup and my wife will have the sea bass → soup; sea bass
    half a bottle of chablis at 28 fifty → chablis (half bottle)
    a margherita, gluten free base, and a tap water → margherita (gluten free base); tap water
    tap water for everyone → tap water
    a steak, fries instead of mash → steak (fries, no mash)
    let's split a pizza → pizza [all]
    `,
  )
})

describe('a message to the kitchen becomes a note', () => {
  test.each([
    ["a carbonara, she's allergic to nuts by the way", ["she's allergic to nuts by the way"]],
    ["i'm allergic to nuts a margherita please", ["i'm allergic to nuts"]],
    ['a margherita. my son has a nut allergy and two beers', ['my son has a nut allergy']],
    ["i'm allergic to peanuts", ["i'm allergic to peanuts"]],
    ['two margheritas and a beer no rush', ['no rush']],
    ['a beer and a tomato soup as a starter', ['as a starter']],
    ['a beer for everyone', ['for everyone']],
    ['a carbonara to go', ['to go']],
    ['a beer for dave', ['for dave']],
    ['a steak no fries', ['no fries']],
    ['a beer for me please', []],
  ])('%s', (said, notes) => {
    const order = parseOrder(said, menuOf(card))
    expect(order.notes.map(({ text }) => text)).toEqual(notes)
    expect(order.notUnderstood).toEqual([])
  })
})

describe('words that are not understood are shown with their count and price', () => {
  test.each([
    ['a beer and three flux capacitors', ['three flux capacitors']],
    ['a margherita and a tap water', ['tap water']],
    ['a beer or a house white', ['house white']],
    ['a beer and a flux capacitor for 4,50', ['flux capacitor for 4,50']],
    ['🍕 and a beer', ['🍕']],
  ])('%s', (said, lost) => {
    expect(parseOrder(said, menuOf(card)).notUnderstood.map(({ text }) => text)).toEqual(lost)
  })

  test('a price after them is not the price of the dish before them', () => {
    const { items } = parseOrder('a soup for six fifty and flurb for 4,50', null)
    expect(items.map(({ name, price }) => [name, price])).toEqual([['soup', 650]])
  })
})
