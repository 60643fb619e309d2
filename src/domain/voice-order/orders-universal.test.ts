// Orders where no menu is known: names, counts, prices and wishes by the grammar of ordering alone.

import { describe, expect, test } from 'vitest'
import { slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'

describe('without a menu', () => {
  test.each([
    ['a burger fries and a coke', 'burger; fries; coke'],
    ['two chicken tacos with salsa and a lemonade', '2 chicken taco (salsa); lemonade'],
    ['can i get a cheese pizza with mushrooms and olives', 'cheese pizza (mushrooms, olives)'],
    ['a large coffee with milk and two sugars', 'coffee (large, milk, two sugars)'],
    ["i'll have the pad thai no peanuts", 'pad thai (no peanuts)'],
    ['three beers and a glass of red wine', '3 beer; red wine (glass)'],
    ['spaghetti carbonara and a side salad', 'spaghetti carbonara; side salad'],
    ['fish and chips and a pint of cider', 'fish and chips; cider (pint)'],
    ['mac and cheese with bacon', 'mac and cheese (bacon)'],
    ['give me a zorblatt with extra gravy', 'zorblatt (extra gravy)'],
    [
      'a steak medium rare with fries and a salad no dressing',
      'steak (medium rare); fries; salad (no dressing)',
    ],
    ['two burgers one with cheese one without', 'burger (cheese); burger (no cheese)'],
    ['a caesar salad hold the anchovies and an iced tea please', 'caesar salad (no anchovies); iced tea'],
    ['pancakes with maple syrup and a cup of coffee', 'pancakes (maple syrup); coffee'],
    ['a coke no make that two cokes', '2 coke'],
    ['a club sandwich and a milkshake scratch the milkshake', 'club sandwich'],
    ['chicken noodle soup and a grilled cheese', 'chicken noodle soup; grilled cheese'],
    ["i would like to order one shepherd's pie", "shepherd's pie"],
    ['how much is the lobster', ''],
    ['what do you have on tap', ''],
    ['hello hello can you hear me', ''],
    ['', ''],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, null))).toBe(understood)
  })

  test.each([
    ['a soup for six fifty', [['soup', 1, 650]]],
    ['two coffees at four dollars', [['coffee', 2, 400]]],
    [
      'a pizza ten euros fifty and a beer for five',
      [
        ['pizza', 1, 1050],
        ['beer', 1, 500],
      ],
    ],
    ['a sandwich £3.20', [['sandwich', 1, 320]]],
    ['fish and chips six pounds', [['fish and chips', 1, 600]]],
    ['three tacos five bucks each', [['taco', 3, 500]]],
    ['a salad for twelve ninety nine', [['salad', 1, 1299]]],
    [
      'a lasagna for $14.50 and a water',
      [
        ['lasagna', 1, 1450],
        ['water', 1, null],
      ],
    ],
    ['a tea for two dollars and twenty five cents', [['tea', 1, 225]]],
    ['a soup for me', [['soup', 1, null]]],
    ['steak 20', [['steak', 1, 2000]]],
    ['a cookie for ninety nine cents', [['cookie', 1, 99]]],
  ])('%s', (said, priced) => {
    const { items } = parseOrder(said, null)
    expect(items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual(priced)
  })
})
