// Sentences after an order: they change it, repeat another member's order, or fail with a reason.

import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { describe, expect, test } from 'vitest'
import { correctableMs, type KnownOrder, resolveFollowUp } from './spoken-follow-up.ts'
import { type SpokenDish, spokenOrder } from './spoken-order.ts'

const now = Date.parse('2026-11-23T20:00:00Z')
const [ann, ben, cyd] = [1, 2, 3]
const members = [
  { id: ann, name: 'Ann' },
  { id: ben, name: 'Ben' },
  { id: cyd, name: 'Cyd' },
]
const card: SpokenDish[] = Object.entries({
  Beer: 500,
  'Large Beer': 700,
  Burger: 900,
  'Diet Coke': 300,
  Fries: 400,
}).map(([name, price]) => ({ name, price, isSoldOut: false }))

let lastId = 0

/** An order from a notation such as "2 Beer 5, 1 Burger 9 (no onions)", placed a minute ago. */
function ordered(items: string, more: Partial<KnownOrder> = {}): KnownOrder {
  lastId += 1
  return {
    id: lastId,
    memberId: ann,
    createdAt: new Date(now - 60_000).toISOString(),
    isPaid: false,
    items: items.split(', ').map(itemOf),
    note: '',
    notUnderstood: [],
    ...more,
  }
}

function itemOf(text: string): OrderItem {
  const [, quantity, name = '', price, modifications] = /^(\d+) (.+?) (\d+)(?: \((.+)\))?$/.exec(text) ?? []
  return {
    name,
    quantity: Number(quantity),
    price: Number(price) * 100,
    ...(modifications && { modifications }),
  }
}

/** The outcome of the sentence, in the same notation. */
function said(
  text: string,
  orders: readonly KnownOrder[],
  menu: readonly SpokenDish[] | null = null,
): string {
  const at = { memberId: ann, members, orders, currency: 'USD', now } as const
  const outcome = resolveFollowUp(text, at, words => spokenOrder(words, menu, 'USD', at))
  if (!outcome) return 'an order of its own'
  if (outcome.kind === 'impossible') return outcome.reason
  const shown = outcome.items.map(
    ({ quantity, name, price, modifications, doubt, sharedBy }) =>
      `${quantity} ${name} ${price / 100}${modifications ? ` (${modifications})` : ''}${doubt ? '?' : ''}${sharedBy ? ` by ${sharedBy}` : ''}`,
  )
  const note = outcome.kind === 'change' && outcome.note ? ` | ${outcome.note}` : ''
  return `${outcome.kind === 'repeat' ? 'again: ' : ''}${shown.join(', ') || 'nothing'}${note}`
}

describe('after one beer', () => {
  test.each([
    ['actually make that two', '2 Beer 5'],
    ['Actually, make that two beers.', '2 Beer 5'],
    ['make it three please', '3 Beer 5'],
    ['no wait, two', '2 Beer 5'],
    ['sorry, four', '4 Beer 5'],
    ['I meant three beers', '3 Beer 5'],
    ['one more', '2 Beer 5'],
    ['another one', '2 Beer 5'],
    ['make it a large', '1 Beer 5 (large)?'],
    ['could you make it without ice', '1 Beer 5 (no ice)'],
    ['make that a lemonade', '1 Lemonade 5?'],
    ['change the beer to a lemonade', '1 Lemonade 5?'],
    ['no, remove the beers', 'nothing'],
    ['cancel that', 'nothing'],
    ['never mind', 'nothing'],
    ['remove one beer', 'nothing'],
    ['remove the wine', 'not-in-order'],
  ])('%s', (sentence, becomes) => {
    expect(said(sentence, [ordered('1 Beer 5')])).toBe(becomes)
  })
})

describe('a dish with options', () => {
  const option = (id: number, name: string, price: number, isDefault = false) => ({
    ...{ id, name, price, isDefault, isAvailable: true },
  })
  const sizes = [option(11, 'Small', -50), option(12, 'Regular', 0, true), option(13, 'Large', 100)]
  const size = { id: 1, name: 'Size', min: 1, max: 1, options: sizes }
  const milks = [option(21, 'Oat milk', 60), option(22, 'Soy milk', 50)]
  const milk = { id: 2, name: 'Milk', min: 0, max: 1, options: milks }
  const shots = [option(31, 'Extra shot', 80), option(32, 'Vanilla syrup', 60), option(33, 'Foam', 0, true)]
  const extras = { id: 3, name: 'Extras', min: 0, max: 3, options: shots }
  const menu = [
    { name: 'Latte', price: 400, isSoldOut: false, optionGroups: [size, milk, extras] },
    { name: 'Tea', price: 300, isSoldOut: false },
  ]

  test.each([
    ['actually make that large', 620, 'Large, Oat milk, Vanilla syrup, Foam'],
    ['make it a small with soy milk', 460, 'Small, Soy milk, Vanilla syrup, Foam'],
    ['make that with an extra shot', 550, 'Small, Oat milk, Extra shot, Vanilla syrup, Foam'],
    ['make that without foam', 470, 'Small, Oat milk, Vanilla syrup, no Foam'],
    ['make that two', 470, 'Small, Oat milk, Vanilla syrup, Foam'],
  ])('keeps those that the sentence does not change: %s', (text, price, becomes) => {
    const order = spokenOrder('a small latte with oat milk and vanilla syrup', menu, 'USD')
    const at = { memberId: ann, members, currency: 'USD', now } as const
    const orders = [ordered('', { items: order.items })]
    const outcome = resolveFollowUp(text, { ...at, orders }, words => spokenOrder(words, menu, 'USD', at))
    const items = outcome?.kind === 'change' ? outcome.items : []
    const optionsOf = ({ options = [] }: OrderItem) =>
      options.map(({ name, quantity }) => (quantity > 0 ? name : `no ${name}`)).join(', ')
    expect(items.map(item => [item.price, optionsOf(item)])).toEqual([[price, becomes]])
  })
})

describe('after several dishes', () => {
  test.each([
    ['actually make that two', '3 Beer 5 (cold), 2 Burger 9 (no onions)'],
    ['make it two beers', '2 Beer 5 (cold), 1 Burger 9 (no onions)'],
    ['remove the beers', '1 Burger 9 (no onions)'],
    ['take off one of the beers', '2 Beer 5 (cold), 1 Burger 9 (no onions)'],
    ['drop two beers', '1 Beer 5 (cold), 1 Burger 9 (no onions)'],
    ['make the burger well done', '3 Beer 5 (cold), 1 Burger 9 (no onions, well done)'],
    ['forget the burger', '3 Beer 5 (cold)'],
    ['cancel my order', 'nothing'],
  ])('%s', (sentence, becomes) => {
    expect(said(sentence, [ordered('3 Beer 5 (cold), 1 Burger 9 (no onions)')])).toBe(becomes)
  })
})

describe('a shared dish', () => {
  test.each([
    ["we're sharing that", '1 Beer 5, 1 Burger 9 by all'],
    ["Let's split it.", '1 Beer 5, 1 Burger 9 by all'],
    ['split that with Ben', '1 Beer 5, 1 Burger 9 by 1,2'],
    ["I'll share that with Ben and Cyd", '1 Beer 5, 1 Burger 9 by 1,2,3'],
    ['make that to share', '1 Beer 5, 1 Burger 9 by all'],
    ["that's for the table", '1 Beer 5, 1 Burger 9 by all'],
    ["we'll share both", '1 Beer 5 by all, 1 Burger 9 by all'],
    ["we're sharing everything", '1 Beer 5 by all, 1 Burger 9 by all'],
    ['split that with Zoe', 'not-in-order'],
    ["I'll share that", 'not-in-order'],
  ])('is the last of the order: %s', (sentence, becomes) => {
    for (const menu of [card, null])
      expect(said(sentence, [ordered('1 Beer 5, 1 Burger 9')], menu)).toBe(becomes)
  })

  test.each([
    ["we're sharing that", '1 Nachos 8 by all, 1 Coke 3', '1 Nachos 8, 1 Coke 3'],
    ["we're sharing that", '1 Nachos 8, 1 Calamari 9 by all, 1 Coke 3', '1 Nachos 8, 1 Calamari 9, 1 Coke 3'],
    ["that's for the table", '1 Nachos 8 by all, 1 Coke 3', '1 Nachos 8, 1 Coke 3'],
    ['make that to share', '1 Nachos 8 by all, 1 Coke 3', '1 Nachos 8, 1 Coke 3'],
    ["we're sharing that", '1 Coke 3 by all', '1 Coke 3'],
    ["we'll share those", '1 Nachos 8 by all, 1 Coke 3', '1 Nachos 8, 1 Coke 3'],
    ['those are for the table', '1 Nachos 8 by all, 1 Calamari 9 by all', '1 Nachos 8, 1 Calamari 9'],
    ['they are for the table', '1 Nachos 8 by all, 1 Calamari 9 by all', '1 Nachos 8, 1 Calamari 9'],
    ["they're to share with Ben", '1 Nachos 8 by 1,2, 1 Soup 9 by 1,2', '1 Nachos 8, 1 Soup 9'],
    ["we're sharing these", '1 Fries 4 by all, 1 Soup 9 by all, 1 Coke 3', '1 Fries 4, 1 Soup 9, 1 Coke 3'],
    ['split that between Ben and Cyd', '1 Nachos 8 by 2,3, 1 Coke 3', '1 Nachos 8, 1 Coke 3'],
    ["we're sharing that, but not with Ben", '1 Nachos 8 by 1,3', '1 Nachos 8'],
    ["that's for everyone except Cyd", '1 Nachos 8 by 1,2', '1 Nachos 8'],
  ])('is hardly a drink, and may be several: %s → %s', (sentence, becomes, order) => {
    expect(said(sentence, [ordered(order)])).toBe(becomes)
  })

  test('may be in an order that the kitchen has begun, which does not notice', () => {
    const begun = [ordered('1 Burger 9', { isBegun: true })]
    expect(said("we're sharing that", begun)).toBe('1 Burger 9 by all')
    expect(said('make that two to share', begun)).toBe('in-the-kitchen')
  })

  test('stays shared when its number or size changes, and is not shared by who orders the same', () => {
    const items = [{ name: 'Beer', quantity: 1, price: 500, sharedBy: 'all' as const }]
    expect(said('make that two', [ordered('', { items })], card)).toBe('2 Beer 5 by all')
    expect(said('make it a large', [ordered('', { items })], card)).toBe('1 Large Beer 7 by all')
    expect(said('same for me', [ordered('', { items, memberId: ben })])).toBe('again: 1 Beer 5')
  })

  test('needs an order of the speaker', () => {
    expect(said("we're sharing that", [])).toBe('no-order-to-change')
  })
})

describe('with a menu', () => {
  test.each([
    ['make it a large', '1 Large Beer 7'],
    ['make that a diet coke', '1 Diet Coke 3'],
    ['change the beer to two diet cokes', '2 Diet Coke 3'],
    ['actually make that two', '2 Beer 5'],
  ])('%s', (sentence, becomes) => {
    expect(said(sentence, [ordered('1 Beer 5')], card)).toBe(becomes)
  })
})

describe('removing several dishes', () => {
  test.each([
    ['remove the beer and the burger', 'nothing'],
    ['no wait, remove the beer, the burger please', 'nothing'],
    ['take off the beer and burger', 'nothing'],
    ['remove two beers and the burger', '1 Beer 5'],
    ["I don't want the burger anymore", '3 Beer 5'],
    // If one of the dishes is not in the order, no dish is removed.
    ['take off the beer and the coke', 'not-in-order'],
    ['cancel the beer and the fries', 'not-in-order'],
  ])('%s', (sentence, becomes) => {
    for (const menu of [card, null])
      expect(said(sentence, [ordered('3 Beer 5, 1 Burger 9')], menu)).toBe(becomes)
  })

  test('takes a name with “and” as one dish', () => {
    expect(said('remove the fish and chips', [ordered('1 Fish and Chips 9, 1 Beer 5')])).toBe('1 Beer 5')
  })

  test('may order another dish in the same sentence', () => {
    expect(said('remove the beer, a diet coke please', [ordered('1 Beer 5')], card)).toBe('1 Diet Coke 3')
  })
})

describe('a replacement dish', () => {
  test.each([
    ['make that a burger instead', '1 Fries 4, 1 Burger 9'],
    ['make that a diet coke', '1 Fries 4, 1 Diet Coke 3'],
  ])('replaces the last dish: %s', (sentence, becomes) => {
    expect(said(sentence, [ordered('1 Fries 4, 1 Beer 5')], card)).toBe(becomes)
  })

  test('does not become a modifier of a dish in a newer order', () => {
    const earlier = ordered('1 Diet Coke 3', { createdAt: new Date(now - 120_000).toISOString() })
    const orders = [earlier, ordered('1 Burger 9')]
    for (const menu of [card, null]) {
      expect(said("remove the diet coke, I'm driving", orders, menu)).toBe("nothing | I'm driving")
      expect(said('remove the beer, she is pregnant', orders, menu)).toBe('not-in-order')
    }
  })
})

describe('a remark after a correction becomes a note, or the correction is not applied', () => {
  const corrections = [
    ...['actually make that two', 'make it three beers', 'remove the beer', 'remove one beer', 'no, two'],
    ...['remove the beer and the burger', 'make that a burger instead', 'make the burger well done'],
  ]
  const remarks = [
    ...["she's allergic to nuts", "and I'm allergic to peanuts", 'no rush', 'I am in a hurry', "I'm driving"],
    ...['she is pregnant', 'because it is late', 'the kids are hungry'],
  ]
  const cases = corrections.flatMap(correction => remarks.map(remark => `${correction}, ${remark}`))

  test.each(cases)('%s', sentence => {
    const remark = sentence.slice(sentence.lastIndexOf(', ') + 2).replace(/^and /, '')
    for (const items of ['1 Beer 5', '2 Beer 5, 1 Burger 9', '1 Burger 9, 1 Salad 8'])
      for (const menu of [card, null]) {
        const becomes = said(sentence, [ordered(items)], menu)
        const isUnchanged = ['an order of its own', 'not-in-order'].includes(becomes)
        const words = remark.toLowerCase().match(/\p{L}{4,}/gu) ?? []
        expect([becomes, isUnchanged || words.every(word => becomes.toLowerCase().includes(word))]).toEqual([
          becomes,
          true,
        ])
      }
  })
})

describe('the corrected order', () => {
  test('is the last one that contains the dish of the sentence', () => {
    const earlier = ordered('2 Beer 5', { createdAt: new Date(now - 120_000).toISOString() })
    expect(said('remove the beers', [earlier, ordered('1 Burger 9')])).toBe('nothing')
    expect(said('make that two', [earlier, ordered('1 Burger 9')])).toBe('2 Burger 9')
  })

  test('is the speaker’s own, unpaid, not empty, and at most five minutes old', () => {
    const old = new Date(now - correctableMs - 1000).toISOString()
    const orders = [
      ordered('1 Beer 5', { memberId: ben }),
      ordered('1 Beer 5', { isPaid: true }),
      ordered('1 Beer 5', { createdAt: old }),
      ordered('1 Beer 5', { items: [] }),
    ]
    for (const sentence of ['make that two', 'actually make that two beers', 'cancel that'])
      expect(said(sentence, orders)).toBe('no-order-to-change')
  })

  test('stays as it is if it has two variants of the dish and the sentence does not tell which', () => {
    expect(said('make it three beers', [ordered('1 Beer 5, 1 Beer 5 (cold)')])).toBe('not-in-order')
    expect(said('remove the beers', [ordered('1 Beer 5, 1 Beer 5 (cold), 1 Burger 9')])).toBe('1 Burger 9')
  })
})

describe('ordering the same as somebody else', () => {
  const orders = [
    ordered('1 Soup 6', { memberId: ben, createdAt: '2026-11-23T18:00:00Z' }),
    ordered('2 Tea 3, 1 Cake 4 (warm)', { memberId: cyd, createdAt: '2026-11-23T18:30:00Z', isPaid: true }),
    ordered('1 Beer 5'),
  ]

  test.each([
    'same for me',
    'The same for me, please!',
    'same here',
    'me too',
    "I'll have the same",
    'can I get the same thing please',
    "I'll have what she's having",
    'I’ll have what they’re having',
    "I'll have what Cyd is having",
    'the same as Cyd',
  ])('repeats the last order of another member: %s', sentence => {
    expect(said(sentence, orders)).toBe('again: 2 Tea 3, 1 Cake 4 (warm)')
  })

  test('repeats the order of the member whom the sentence names', () => {
    expect(said("I'll have what Ben is having", orders)).toBe('again: 1 Soup 6')
    expect(said("I'll have what Zoe is having", orders)).toBe('no-order-to-repeat')
    expect(said('same for me', orders.slice(2))).toBe('no-order-to-repeat')
  })
})

test.each([
  'a beer',
  'two beers and make one of them large',
  'one beer actually make that two beers',
  'make it two diet cokes',
  'a burger without onions and the same for my wife',
  'no onions please',
  'a steak, no fries',
  'the usual',
  'can I get a coffee',
])('is an order of its own if the speaker has no order: %s', sentence => {
  expect(said(sentence, [ordered('1 Soup 6', { memberId: ben })])).toBe('an order of its own')
})
