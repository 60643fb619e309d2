import { describe, expect, it } from 'vitest'
import { menuItemFromText } from './menu-item-from-text.ts'

const menuItem = (...lines: string[]) => {
  const { name, price, description } = menuItemFromText(lines, 'USD')
  return [name, price, ...(description ? [description] : [])]
}

describe('a dish made of a text of the file', () => {
  it.each([
    ['Soup of the day 6.50', 'Soup of the day', '6.50'],
    ['Tiramisù ........ 6,50 €', 'Tiramisù', '6.50'],
    ['Fish & chips – £14', 'Fish & chips', '14.00'],
    ['Wine 0.2 l 5.50', 'Wine 0.2 l', '5.50'],
    ['Steak 250g 24', 'Steak 250g', '24.00'],
    ['12 oysters $36', '12 oysters', '36.00'],
    ['Lager 4.50 / 6.80', 'Lager 4.50', '6.80'],
    ['$9.00 Burger', 'Burger', '9.00'],
    ['Espresso 35 kr', 'Espresso', '35.00'],
    ['Rösti CHF 18.50', 'Rösti', '18.50'],
    ['Cola 0,33l', 'Cola 0,33l', ''],
    ['please ask', 'please ask', ''],
    ['12.50', '', '12.50'],
    ['شوربة ١٢٫٥٠', 'شوربة', '12.50'],
  ])('"%s" is "%s" for "%s"', (text, name, price) => {
    expect(menuItem(text).slice(0, 2)).toEqual([name, price])
  })

  it('has its name in the first of several lines and its price in any', () => {
    expect(menuItem('Lasagne', 'with spinach', 'and ricotta 14')).toEqual([
      'Lasagne',
      '14.00',
      'with spinach and ricotta',
    ])
    expect(menuItem('Lasagne 14', 'with 3 cheeses')).toEqual(['Lasagne', '14.00', 'with 3 cheeses'])
    expect(menuItem('Lasagne 14.50', 'for 2')).toEqual(['Lasagne', '14.50', 'for 2'])
    expect(menuItem()).toEqual(['', ''])
  })
})
