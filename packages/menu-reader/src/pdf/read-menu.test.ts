// Tests that a printed menu is read: dishes under their headings, each with its own price, and a doubt where two
// readings are plausible.

import { column, type Printed, sheet } from '@tablemate/test/menu-files/printed-page.ts'
import {
  big,
  bold,
  doubtsOf,
  itemsOf,
  menu,
  menuItemsOf,
} from '@tablemate/test/menu-files/read-printed-page.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('a dish', () => {
  test('has the price at the end of its line and its description below', () => {
    const page = menu(['Starters', big], ['Onion Soup\t$7.50', bold], 'with gruyère and croutons', [
      'Olives\t$4.00',
      bold,
    ])
    expect(menuItemsOf(page)).toEqual(['Starters: Onion Soup 750', 'Starters: Olives 400'])
    expect(itemsOf(page)[0]?.description).toBe('with gruyère and croutons')
  })

  test('may have its price at the end of its description, or on its own line', () => {
    const ends = menu(
      ['Mains', big],
      ['Fish Pie', bold],
      'cod, leeks and peas $14',
      ['Steak', bold],
      'fries, salad $22',
    )
    expect(menuItemsOf(ends)).toEqual(['Mains: Fish Pie 1400', 'Mains: Steak 2200'])
    const below = menu(
      ['Mains', big],
      ['Fish Pie', bold],
      'cod, leeks and peas',
      '$14',
      ['Steak', bold],
      '$22',
    )
    expect(menuItemsOf(below)).toEqual(['Mains: Fish Pie 1400', 'Mains: Steak 2200'])
  })

  test('may have its price before a description in brackets', () => {
    const page = menu(
      ['Soups', big],
      'Onion Soup 7.50 (with gruyère)',
      'Lentil Soup 6.80 (spicy, with yoghurt)',
      'Pea Soup 6.20',
    )
    expect(menuItemsOf(page)).toEqual([
      'Soups: Onion Soup 750',
      'Soups: Lentil Soup 680',
      'Soups: Pea Soup 620',
    ])
    expect(itemsOf(page)[1]?.description).toMatch(/spicy, with yoghurt/)
  })

  test('may have its price before its name', () => {
    const page = menu(
      ['Brunch', big],
      '$11 Eggs Benedict - ham, hollandaise',
      '$9 Granola - yoghurt, berries',
    )
    expect(menuItemsOf(page)).toEqual(['Brunch: Eggs Benedict 1100', 'Brunch: Granola 900'])
  })

  test('has its page number', () => {
    const [first, second] = [menu('Olives\t$4.00', 'Bread\t$5.00'), menu('Cake\t$6.00', 'Tea\t$3.00')]
    expect(itemsOf(first, second).map(({ name, page }) => [name, page])).toEqual([
      ['Olives', 1],
      ['Bread', 1],
      ['Cake', 2],
      ['Tea', 2],
    ])
  })

  test('keeps a name that runs over two lines', () => {
    const page = menu(
      ['Mains', big],
      ['Slow cooked lamb shank with minted peas &', bold],
      ['potatoes\t$19.50', bold],
      ['Fish Tacos\t$17.00', bold],
    )
    expect(menuItemsOf(page)).toContain('Mains: Slow cooked lamb shank with minted peas & potatoes 1950')
  })

  test('becomes one item for each size', () => {
    const page = menu(
      ['Pizza', big],
      ['Margherita\tsmall $8 large $13', bold],
      ['Diavola\tsmall $9 large $15', bold],
    )
    expect(menuItemsOf(page)).toEqual([
      'Pizza: Margherita (Small) 800',
      'Pizza: Margherita (Large) 1300',
      'Pizza: Diavola (Small) 900',
      'Pizza: Diavola (Large) 1500',
    ])
  })

  test('takes its sizes from a row above the prices', () => {
    const rows: Printed[] = [
      [40, 60, 'WINES', big],
      [300, 60, 'Glass'],
      [360, 60, 'Bottle'],
      ...['Muscadet', 'Gamay', 'Rioja'].flatMap((name, at): Printed[] => [
        [40, 80 + at * 16, name],
        [308, 80 + at * 16, '9'],
        [370, 80 + at * 16, '34'],
      ]),
    ]
    expect(menuItemsOf(sheet(...rows)).slice(0, 2)).toEqual([
      'WINES: Muscadet (Glass) 900',
      'WINES: Muscadet (Bottle) 3400',
    ])
  })

  test('printed several times appears once', () => {
    const list = (left: number) =>
      column(left, left + 150, [['Beer', big], 'Pilsner\t$6', 'Stout\t$7', 'Porter\t$7'])
    expect(menuItemsOf(sheet(...list(20), ...list(210), ...list(400)))).toEqual([
      'Beer: Pilsner 600',
      'Beer: Stout 700',
      'Beer: Porter 700',
    ])
  })
})

describe('columns', () => {
  test('are read one after the other, and a section continues in the next', () => {
    const left = column(40, 260, [['Plates', big], 'Olives\t6', 'Almonds\t7', 'Bread\t5', 'Pickles\t4'])
    const right = column(310, 540, [
      'Trout\t24',
      'Duck leg\t26',
      'Cabbage\t15',
      ['Sweets', big],
      'Cheesecake\t9',
    ])
    expect(menuItemsOf(sheet(...left, ...right))).toEqual([
      'Plates: Olives 600',
      'Plates: Almonds 700',
      'Plates: Bread 500',
      'Plates: Pickles 400',
      'Plates: Trout 2400',
      'Plates: Duck leg 2600',
      'Plates: Cabbage 1500',
      'Sweets: Cheesecake 900',
    ])
  })

  test('are not split between names and their prices', () => {
    const page = menu(['Sides', big], 'Fries\t4.00', 'Slaw\t4.00', 'Greens\t5.00', 'Corn\t5.00')
    expect(menuItemsOf(page)).toHaveLength(4)
  })
})

describe('the dishes do not include', () => {
  test('extras, phone numbers, hours and small print', () => {
    const page = menu(
      ['Burgers', big],
      ['Classic\t$12.00', bold],
      'lettuce, tomato, onion',
      'Add bacon $3.00',
      ['Blue Cheese\t$14.00', bold],
      'Open Mon–Fri 11:30–22:00, Tel. 555-283-1190',
      'Please tell us about allergies',
    )
    expect(menuItemsOf(page)).toEqual(['Burgers: Classic 1200', 'Burgers: Blue Cheese 1400'])
  })

  test('prices made from years, strengths or ages in a name', () => {
    const page = menu(
      ['Whisky', big],
      'Talisker 10 years\t9.50',
      'Glenfiddich 12\t8.00',
      'Port 2011 20%\t7.50',
    )
    expect(menuItemsOf(page)).toEqual([
      'Whisky: Talisker 10 years 950',
      'Whisky: Glenfiddich 12 800',
      'Whisky: Port 2011 20% 750',
    ])
  })
})

describe('a doubt', () => {
  test('is raised if the heading gives the price', () => {
    const page = menu(
      ['CURRIES $16', big],
      ['Korma', bold],
      'mild, cashew gravy',
      ['Vindaloo', bold],
      'hot, from Goa',
      ['Madras', bold],
      'coconut cream',
    )
    expect(menuItemsOf(page)).toEqual([
      'CURRIES: Korma 1600',
      'CURRIES: Vindaloo 1600',
      'CURRIES: Madras 1600',
    ])
    expect(doubtsOf('Korma', page)).toContain('price-from-heading')
  })

  test('is raised if several prices have no sizes, or form a range', () => {
    const page = menu(['Wings', big], ['Smoked\t$7/$9/$13', bold], ['Fried\t$8.00 – $12.00', bold])
    expect(doubtsOf('Smoked', page)).toEqual(['sizes-unnamed', 'twice'])
    expect(doubtsOf('Fried', page)).toEqual(['price-range', 'twice'])
  })

  test('is raised if there is no price or no heading', () => {
    const page = menu(['Catch', big], ['Oysters\t$18', bold], ['Lobster\tMP', bold], ['Clams\t$14', bold])
    expect(doubtsOf('Lobster', page)).toContain('no-price')
    const bare = menu('Fries\t4.00', 'Slaw\t4.00', 'Greens\t5.00')
    expect(doubtsOf('Slaw', bare)).toContain('no-category')
  })
})

test('any page is read without an error, and every price is a whole number of hundredths', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('Soup', '12', '$8/$9', 'MENU', '. . . .', 'add ham 3', '½', 'S', 'a, b, c'),
  )
  const run = fc.record({
    x: fc.integer({ min: -20, max: 600 }),
    y: fc.integer({ min: -20, max: 850 }),
    size: fc.integer({ min: 0, max: 60 }),
    text,
  })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 60 }), runs => {
      const page = sheet(...runs.map(({ x, y, size, text: words }): Printed => [x, y, words, { size }]))
      for (const { name, price, doubts } of itemsOf(page)) {
        expect(name.trim() === '').toBe(doubts.includes('no-name'))
        expect(price === null || Number.isSafeInteger(price)).toBe(true)
      }
    }),
    longRun({ numRuns: 20 }, { numRuns: 2000 }),
  )
})
