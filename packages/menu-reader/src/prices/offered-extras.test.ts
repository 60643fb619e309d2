import { describe, expect, it } from 'vitest'
import { extrasIn, offersIn } from './offered-extras.ts'

const shown = (group: ReturnType<typeof extrasIn>) =>
  group && `${group.name}: ${group.options.map(({ name, price }) => `${name} ${price}`.trim()).join(', ')}`

describe('Extras', () => {
  it.each([
    ['Add bacon 2', 'Add: bacon 2'],
    ['add bacon +2', 'Add: bacon 2'],
    ['+ egg 1.50', ': egg 1.5'],
    ['Extra cheese $1, egg $1.50', 'Extra: cheese 1, egg 1.5'],
    [
      'Add to any steak: blue cheese 5 · grilled shrimp 14',
      'Add to any steak: blue cheese 5, grilled shrimp 14',
    ],
    ['Add cheese, bacon or egg for $2.00', 'Add: cheese 2, bacon 2, egg 2'],
    ['Toppings: +$2 avocado | +$1 jalapeños', 'Toppings: avocado 2, jalapeños 1'],
    ['Zusätzlich Käse 1,50 €', 'Zusätzlich: Käse 1.5'],
    ['Soup of the day 6.50', null],
    ['Add bacon', null],
    ['Add 2', null],
    ['Extra virgin olive oil on our bread, baked each morning in the wood oven for the whole family 4', null],
  ])('are read from "%s"', (text, expected) => {
    expect(shown(extrasIn(text))).toBe(expected)
  })
})

describe('A description', () => {
  it.each([
    ['With fries. Add bacon 2.', ['Add: bacon 2']],
    ['Grilled beef (add egg +1.50)', ['Add: egg 1.5']],
    ['Served with fries. Sweet potato fries +2', [': Sweet potato fries 2']],
    ['with your choice of fries, rice or salad', ['Your choice of: fries, rice, salad']],
    ['Choice of side: fries or rice, served hot', ['Choice of side: fries, rice']],
    ['wahlweise mit Pommes oder Reis', ['Wahlweise mit: Pommes, Reis']],
    ['your choice of sauce', []],
    ['Aged 12 months, 200 g', []],
    ['Tomato, basil, mozzarella', []],
  ])('offers, in "%s", %j', (text, expected) => {
    expect(offersIn(text).map(shown)).toEqual(expected)
  })
})
