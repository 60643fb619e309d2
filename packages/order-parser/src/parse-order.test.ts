// The result of parseOrder: its form, its limits, prices, notes, sharers, the words that were not understood, and other candidates.

import { ann, menuOf, slipOf } from '@tablemate/test/spoken/notation.ts'
import { describe, expect, test } from 'vitest'
import { parseOrder } from './parse-order.ts'
import type { MenuEntry } from './parsed-order.ts'

const menu = menuOf({
  Mains: 'Burger / Cheeseburger / Chicken Burrito / Crème Brûlée / Pad Thai / Fish & Chips',
  Sides: 'Fries / Guacamole / Onion Rings',
  Drinks: 'Coca Cola / Diet Coke / Still Water',
})

const salads = menuOf({ Salads: 'Caesar Salad', Drinks: 'Coke / Still Water' })
const bistro = menuOf({
  Starters: 'Bruschetta / Tomato Soup',
  Mains:
    'Spaghetti Carbonara / Penne Arrabbiata / Tagliatelle al Ragù / Margherita / Grilled Salmon / Ribeye Steak',
  Sides: 'Fries / Mashed Potatoes',
  Drinks: 'Beer / Diet Coke / Still Water / House White / Chablis',
})
const plates = menuOf({
  Starters: 'Bruschetta / Nachos / Calamari / Tomato Soup',
  Mains: 'Margherita / Cheeseburger / Sharing Platter / Grilled Salmon / Steak',
  Sides: 'Fries / Guacamole',
  Desserts: 'Tiramisu / Banana Split',
  Drinks: 'Coke / Lager / House Red / Still Water',
})

describe('a transcript', () => {
  test('of 1,000 characters is parsed; a longer one is rejected as a whole', () => {
    const most = 'a burger and '.repeat(100).slice(0, 1000)
    expect(parseOrder(most, menu).kind).toBe('parsed')
    const tooLong = `${most}x`
    expect(parseOrder(tooLong, menu)).toMatchObject({
      kind: 'too-long',
      items: [],
      notes: [],
      notUnderstood: [{ text: tooLong, start: 0, end: 1001 }],
    })
  })

  test('gives each item the position of its name', () => {
    const said = 'Hi, two Burgers with cheese and a Coke'
    const places = parseOrder(said, menu).items.map(({ start, end }) => said.slice(start, end))
    expect(places).toEqual(['Burgers', 'Coke'])
  })

  test('is measured in characters as a person counts them', () => {
    expect(parseOrder('🍔'.repeat(1000), menu).kind).toBe('parsed')
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
    expect(parseOrder(said, salads).items).toEqual([])
    expect(parseOrder(said, null).items).toEqual([])
  })

  test.each([
    ['remove the beers', 'remove the beers'],
    ['everything on the menu', 'everything'],
    ['actually make that two', 'actually make that two'],
  ])('reports the words that were not understood: %s', (said, lost) => {
    for (const card of [salads, null])
      expect(parseOrder(said, card).notUnderstood.map(({ text }) => text)).toEqual([lost])
  })

  test.each([
    ['the bill please', [{ kind: 'bill', text: 'the bill' }]],
    ['same for me', [{ kind: 'same-again', text: 'same for me' }]],
    ['same again but no ice', [{ kind: 'same-again', text: 'same again' }]],
    ["what's the weather like tomorrow", [{ kind: 'question', text: "what's the weather like tomorrow" }]],
    ['which salads do you have', [{ kind: 'question', text: 'which salads do you have' }]],
    ['is the caesar salad vegan', [{ kind: 'question', text: 'is the caesar salad vegan' }]],
    ['nothing for me thanks', [{ kind: 'nothing', text: 'nothing for me' }]],
    ['a caesar salad nothing else', []],
    [
      "i'm allergic to nuts a caesar salad please",
      [{ kind: 'allergy', text: "i'm allergic to nuts", to: 'nuts', isSpeaker: true }],
    ],
    [
      "a caesar salad and she's lactose intolerant",
      [{ kind: 'allergy', text: "she's lactose intolerant", to: 'lactose', isSpeaker: false }],
    ],
    [
      "i'll have what ben's having",
      [{ kind: 'same-as', text: "what ben's having", name: 'ben', memberId: 2 }],
    ],
    ['the same as zoe', [{ kind: 'same-as', text: 'the same as zoe', name: 'zoe', memberId: null }]],
  ])('reports what it asks for: %s', (said, acts) => {
    const members = [
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Ben' },
    ]
    const order = parseOrder(said, salads, { memberId: 1, members })
    expect(order.acts.map(({ start: _, end: __, ...act }) => act)).toEqual(acts)
    expect(order.notUnderstood).toEqual([])
  })

  test('reports no words of politeness', () => {
    for (const said of ['hello', 'thank you so much', 'just a second', 'um'])
      expect(parseOrder(said, salads).notUnderstood).toEqual([])
  })
})

describe('a message to the kitchen becomes a note', () => {
  test.each([
    ["a carbonara, she's allergic to nuts by the way", ["she's allergic to nuts by the way"]],
    ["i'm allergic to nuts a margherita please", ["i'm allergic to nuts"]],
    ['a margherita. my son has a nut allergy and two beers', ['my son has a nut allergy']],
    ["i'm allergic to peanuts", ["i'm allergic to peanuts"]],
    ['two margheritas and a beer no rush', ['no rush']],
    ['a beer and a tomato soup as a starter', ['as a starter']],
    ['a beer for everyone', []],
    ['a carbonara to go', ['to go']],
    ['a beer for dave', ['for dave']],
    ['a steak no fries', []],
    ['a beer for me please', []],
  ])('%s', (said, notes) => {
    const order = parseOrder(said, bistro)
    expect(order.notes.map(({ text }) => text)).toEqual(notes)
    expect(order.notUnderstood).toEqual([])
  })
})

describe('words that are not understood are shown with their count and price', () => {
  test.each([
    ['a beer and three flux capacitors', ['three flux capacitors']],
    ['a margherita and a tap water', ['tap water']],
    ['a beer and a flux capacitor for 4,50', ['flux capacitor for 4,50']],
    ['🍕 and a beer', ['🍕']],
  ])('%s', (said, lost) => {
    expect(parseOrder(said, bistro).notUnderstood.map(({ text }) => text)).toEqual(lost)
  })
})

describe('a price that was said', () => {
  test.each([
    ['a soup for six fifty', 'soup 650'],
    ['two coffees at four dollars', '2 coffee 400'],
    ['a pizza ten euros fifty and a beer for five', 'pizza 1050; beer 500'],
    ['a sandwich £3.20', 'sandwich 320'],
    ['fish and chips six pounds', 'fish and chips 600'],
    ['three tacos five bucks each', '3 taco 500'],
    ['a salad for twelve ninety nine', 'salad 1299'],
    ['a lasagna for $14.50 and a water', 'lasagna 1450; water'],
    ['a tea for two dollars and twenty five cents', 'tea 225'],
    ['three tacos for nine dollars', '3 taco 300'],
    ['three tacos for ten dollars', '3 taco'],
    ['a steak for 1,250', 'steak 125000'],
    ['a soup for $1,200.50', 'soup 120050'],
    ['a coke for .50', 'coke 50'],
    ['a coke for 12.345', 'coke 1234.5'],
    ['a five dollar shake', 'shake 500'],
    ['a $5 shake and a $6 burger', 'shake 500; burger 600'],
    ['two soups for 13 dollars total', '2 soup 650'],
    ['two soups for 13 altogether', '2 soup 650'],
    ['a soup for six people', 'soup'],
    ['a pound cake for five dollars', 'pound cake 500'],
    ['a soup for me', 'soup'],
    ['steak 20', 'steak 2000'],
    ['a cookie for ninety nine cents', 'cookie 99'],
    // A price after words that were not understood is not the price of the dish before them.
    ['a soup for six fifty and flurb for 4,50', 'soup 650'],
  ])('without a menu is that of one dish: %s', (said, priced) => {
    const items = parseOrder(said, null).items.map(({ quantity, name, price }) =>
      `${quantity === 1 ? '' : quantity} ${name} ${price ?? ''}`.trim(),
    )
    expect(items.join('; ')).toBe(priced)
  })
})

describe('sharing', () => {
  test.each([
    ["let's share the nachos and zoe'd like a steak", "zoe'd like"],
    ['ben wants the steak and nachos to share', 'to share'],
    ['a steak and everyone else will share the nachos', 'everyone else will share'],
  ])('shows whose dish it does not assign: %s', (said, lost) => {
    const { items, notUnderstood } = parseOrder(said, plates, ann)
    expect(items.map(({ modifications }) => modifications)).toEqual([[], []])
    expect(notUnderstood.map(({ text }) => text).join('|')).toBe(lost)
  })

  test.each([
    ['nachos to share with Zoe', 'to share with Zoe'],
    ['nachos to share with my wife', 'to share with my wife'],
    ["let's split the nachos with Zoe", "let's split with Zoe"],
    ["i'd like to split the nachos", "i'd like to split"],
    ["i don't want to share the nachos", "i don't want to share"],
    ['the nachos are not to share', 'are not to share'],
    ['nachos for the two of us to share', 'for the two of us to share'],
    ['nachos and one to share', 'one to share'],
  ])('is not understood if it does not say who at the table: %s', (said, lost) => {
    const { items, notUnderstood } = parseOrder(said, plates, ann)
    expect(items).toMatchObject([{ name: 'Nachos', quantity: 1 }])
    expect(items[0]?.sharedBy).toBeUndefined()
    expect(notUnderstood.map(({ text }) => text).join(' ')).toBe(lost)
  })

  test('is not understood of a name that two members have', () => {
    const members = [...ann.members, { id: 4, name: 'Ben Miller' }, { id: 5, name: 'Ben Smith' }]
    const sharers = (said: string, among: number) =>
      parseOrder(said, plates, {
        memberId: 1,
        members: members.slice(0, among).filter(({ id }) => id !== 2),
      }).items[0]?.sharedBy
    expect(sharers('nachos to share with ben', 4)).toEqual([1, 4])
    expect(sharers('nachos to share with ben', 5)).toBeUndefined()
    expect(sharers('nachos to share with ben smith', 5)).toEqual([1, 5])
  })

  test('is not understood of a common word as a name, where a dish may follow', () => {
    const members = [...ann.members, { id: 4, name: 'Will' }, { id: 5, name: 'A' }]
    const sharers = (said: string) =>
      parseOrder(said, plates, { memberId: 1, members }).items.map(({ sharedBy }) => sharedBy)
    expect(sharers('nachos to share with will')).toEqual([[1, 4]])
    expect(sharers('nachos to share with a coke')).toEqual(['all', undefined])
  })
})
