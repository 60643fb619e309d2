// Tests how names of dishes are read: sizes beside them, lists, and names that run over several lines.

import { type Printed, sheet } from '@tablemate/test/menu-files/printed-page.ts'
import {
  big,
  bold,
  doubtsOf,
  itemsOf,
  menu,
  menuItemsOf,
} from '@tablemate/test/menu-files/read-printed-page.ts'
import { describe, expect, test } from 'vitest'

describe('sizes', () => {
  test('are the variants that repeat below several dishes', () => {
    const kinds = ['Tofu\t$12.00', 'Chicken\t$14.00', 'Prawn\t$16.00']
    const page = menu(['Curries', big], ['Green Curry', bold], ...kinds, ['Massaman', bold], ...kinds)
    expect(menuItemsOf(page)).toContain('Curries: Green Curry (Tofu) 1200')
    expect(menuItemsOf(page)).toContain('Curries: Massaman (Prawn) 1600')
  })

  test('may be kinds in the style of descriptions, below a name without a price', () => {
    const page = menu(
      ['Bowls', big],
      ['Poke\t12.90', bold],
      'rice, mango and sesame',
      ['Ramen', bold],
      'noodles, egg and greens with',
      'Tofu\t11.90',
      'Grilled duck\t14.90',
      ['Udon\t10.90', bold],
      'thick noodles in broth',
    )
    expect(menuItemsOf(page)).toEqual([
      'Bowls: Poke 1290',
      'Bowls: Ramen (Tofu) 1190',
      'Bowls: Ramen (Grilled duck) 1490',
      'Bowls: Udon 1090',
    ])
  })

  test('may be marked kinds below a name, where other names have prices of their own', () => {
    const page = menu(
      ['Starters', big],
      ['GUACAMOLE\t7.20', bold],
      ['SALAD OF THE SEASON', bold],
      ['- with ham and toast\t9.80', bold],
      ['- with tuna and toast\t10.50', bold],
      ['GAZPACHO\t6.20', bold],
    )
    expect(menuItemsOf(page)).toEqual([
      'Starters: GUACAMOLE 720',
      'Starters: SALAD OF THE SEASON (With ham and toast) 980',
      'Starters: SALAD OF THE SEASON (With tuna and toast) 1050',
      'Starters: GAZPACHO 620',
    ])
  })

  test('on lines of their own belong to the dish above', () => {
    const page = menu(
      ['Soups', big],
      ['Leek soup\t5.99', bold],
      ['Pea soup\t5.49', bold],
      ['Wings', big],
      'mild, medium or hot, with celery',
      ['6 pc\t8.99', bold],
      ['12 pc\t15.99', bold],
      ['Mains', big],
      ['Trout\t19.99', bold],
      ['Duck\t21.99', bold],
    )
    const sold = itemsOf(page).map(({ name, price }) => `${name} ${price}`)
    expect(sold).toContain('Wings (6 pc) 899')
    expect(sold).toContain('Wings (12 pc) 1599')
  })
})

describe('a name', () => {
  test('continues on the next line if only wrapped lines do so', () => {
    const page = sheet(
      [40, 40, 'Plats', big],
      ...([
        [60, 'Saucisse purée', '18'],
        [80, 'Pavé de cabillaud, fondue de', '25'],
        [92, 'poireaux'],
        [112, 'Soupe gratinée', '13'],
        [132, 'Magret de canard rôti, pommes', '26'],
        [144, 'sarladaises'],
        [164, 'Île flottante', '8'],
      ].flatMap(([y, name, price]) => [[40, y, name], ...(price ? [[380, y, price]] : [])]) as Printed[]),
    )
    expect(menuItemsOf(page)).toContain('Plats: Pavé de cabillaud, fondue de poireaux 2500')
    expect(menuItemsOf(page)).toContain('Plats: Soupe gratinée 1300')
  })

  test('ends at a comma or bracket if the menu does so', () => {
    const commas = menu(
      ['Plates', big],
      'Beets, goat cheese and dill\t12',
      'Trout, brown butter\t19',
      'Lamb, peas\t24',
    )
    expect(menuItemsOf(commas)).toEqual(['Plates: Beets 1200', 'Plates: Trout 1900', 'Plates: Lamb 2400'])
    const brackets = menu(
      ['Plates', big],
      'Beets (goat cheese, dill)\t12',
      'Trout (brown butter, capers)\t19',
    )
    expect(menuItemsOf(brackets)).toEqual(['Plates: Beets 1200', 'Plates: Trout 1900'])
  })

  test('is not cut inside a bracket, at a compound or before the measure of a drink', () => {
    const page = menu(
      ['Drinks', big],
      'Rose Spritz (2 oz) - gin, rose, soda\t13.00',
      'Beet- & orange juice\t6.00',
      'Cocoa (3 dl) - milk, sugar, cream\t5.00',
      'Lemon Fizz (2 oz) - gin, lemon, soda\t12.00',
    )
    expect(itemsOf(page).map(({ name }) => name)).toEqual([
      'Rose Spritz (2 oz)',
      'Beet- & orange juice',
      'Cocoa (3 dl)',
      'Lemon Fizz (2 oz)',
    ])
  })

  test('has no symbols and no price per person', () => {
    const page = menu(['Mains', big], '🌱 Lentil stew 🌶\t9.00', 'Leg of lamb p.P.\t24.00', 'Trout ⓥ\t19.00')
    expect(menuItemsOf(page)).toEqual([
      'Mains: Lentil stew 900',
      'Mains: Leg of lamb 2400',
      'Mains: Trout 1900',
    ])
  })

  test('with signs inside its words is in doubt', () => {
    const page = menu(['Mains', big], 'Li%le tart\t9.00', 'Trout\t19.00', 'Duck\t22.00')
    expect(doubtsOf('Li%le tart', page)).toContain('name-unsure')
  })

  test('in sentence case is whole, and the kind of a drink with its measure belongs to it', () => {
    const page = menu(
      ['Sweets', big],
      'Coupe Denmark vanilla ice cream, chocolate sauce\t7.00',
      'Banana Split bananas, ice cream, whipped cream\t8.00',
      'Cup of ice\t4.00',
      'Perry Cider from old pears 25cl\t5.00',
    )
    expect(
      itemsOf(page)
        .map(({ name }) => name)
        .slice(2),
    ).toEqual(['Cup of ice', 'Perry Cider from old pears 25cl'])
  })

  test('has codes in brackets taken off in time that grows with its length only', () => {
    const page = menu(['Mains', big], `Soup (${'1,'.repeat(200)}!\t9.00`, 'Trout (v, gf)\t19.00')
    expect(itemsOf(page).at(-1)?.name).toBe('Trout')
  })

  test('is in doubt if it alone is cut at a comma', () => {
    const page = menu(
      ['Platos', big],
      'Flan\t4',
      'Hamburguesa, bacon, queso\t11',
      'Tarta\t5',
      'Arroz\t6',
      'Sopa\t5',
      'Pan\t2',
    )
    expect(doubtsOf('Hamburguesa', page)).toContain('name-unsure')
  })
})

describe('a list', () => {
  test('of ingredients may be joined by plus signs, and none is an extra', () => {
    const page = menu(
      ['Cocktails', big],
      ['Garden Sour', bold],
      'gin + cucumber',
      '+ mint + lime\t$12',
      ['Night Owl', bold],
      'rum + coffee +',
      'cream\t$11',
    )
    expect(menuItemsOf(page)).toEqual(['Cocktails: Garden Sour 1200', 'Cocktails: Night Owl 1100'])
  })

  test('of extras below a dish of joined ingredients are no dishes', () => {
    const page = menu(
      ['Mains', big],
      ['Soup + salad\t$12', bold],
      'Add chicken\t$4',
      ['Burger + fries\t$14', bold],
      '+ bacon\t$2',
      '+ egg + avocado\t$3',
    )
    expect(menuItemsOf(page)).toEqual(['Mains: Soup + salad 1200', 'Mains: Burger + fries 1400'])
  })
})

test('a bare number among prices with cents is in doubt', () => {
  const priced = ['Trout\t19.00', 'Duck\t22.50', 'Pie\t16.00', 'Stew\t15.50', 'Chop\t21.00']
  const page = menu(['Mains', big], ...priced, 'Goulash\t18')
  expect(doubtsOf('Trout', page)).toEqual([])
  expect(doubtsOf('Goulash', page)).toContain('price-unsure')
})

test.each([
  [
    'goes on after a joining word, though its price is there',
    ['Eintopf mit Bohnen und\t9.50', 'Wurst', 'Suppe\t7.50', 'Gulasch\t8.50', 'scharf'],
    'Eintopf mit Bohnen und Wurst 950',
  ],
  [
    'has no description of one word behind a dash',
    ['Πιπεριές - ψητές\t4.50', 'Φέτα\t4.50', 'Φάβα\t5.50'],
    'Πιπεριές - ψητές 450',
  ],
  [
    'loses a single code of allergens where others have several',
    ['Soup (1,3)\t4.50', 'Stew (7)\t4.50', 'Cake (1,7)\t5.50'],
    'Stew 450',
  ],
])('a name %s', (_, lines, expected) => {
  expect(menuItemsOf(menu(['Mains', big], ...lines))).toContain(`Mains: ${expected}`)
})

test('names in two languages are no doubt where all are', () => {
  const page = menu(
    ['Salads', big],
    'Χωριάτικη | Greek salad\t7.50',
    'Ντάκος | Cretan salad\t6.50',
    'Τόνου | Tuna salad\t8.50',
  )
  expect(doubtsOf('Χωριάτικη | Greek salad', page)).toEqual([])
})

test('a name without a price is above the price of its block, where white space parts the dishes', () => {
  const page = sheet(
    [40, 40, 'Mains', big],
    ...[0, 1, 2, 3, 4].flatMap((at): Printed[] => [
      [40, 80 + 50 * at, `Cutlet with pepper sauce ${'abcde'[at]}`],
      [40, 94 + 50 * at, 'Chips and salad', { size: 9 }],
      [300, at % 2 === 0 ? 94 + 50 * at : 80 + 50 * at, `1${at}.50`],
    ]),
  )
  for (const at of [0, 2, 4])
    expect(menuItemsOf(page)).toContain(`Mains: Cutlet with pepper sauce ${'abcde'[at]} 1${at}50`)
})
