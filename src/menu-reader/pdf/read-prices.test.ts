// Tests the doubts about printed prices that have two meanings.

import { expect, test } from 'vitest'
import { big, dishesOf, doubtsOf, menu } from '../../../test/menu-files/read-printed-page.ts'
import { readPrintedMenu } from './read-menu.ts'

test('three digits after a separator are thousands with a doubt, unless other prices show the separator', () => {
  const open = menu(['Mains', big], 'Soup\t3.500', 'Cake\t2.750', 'Stew\t4.250')
  expect(doubtsOf('Soup', open)).toContain('thousands-or-decimals')
  const plain = menu(['Wines', big], 'Rioja\t$42.00', 'Cava\t$38.50', 'Champagne\t$1,200')
  expect(doubtsOf('Champagne', plain)).not.toContain('thousands-or-decimals')
  expect(dishesOf(plain).at(-1)).toBe('Wines: Champagne 120000')
})

test('prices in another currency than the restaurant’s cause a doubt', () => {
  const page = menu(['Mains', big], 'Soup\t€8.50', 'Cake\t€7.50', 'Stew\t€12.50')
  expect(readPrintedMenu([page], 'USD')).toMatchObject({ doubts: ['other-currency'] })
  expect(readPrintedMenu([page], 'EUR')).toMatchObject({ doubts: [] })
})

test('two dishes of the same name and price are both kept if their descriptions differ', () => {
  const page = menu(
    ['Wines', big],
    'House Wine\t$8',
    'red, dry',
    'House Wine\t$8',
    'white, sweet',
    'Cava\t$9',
  )
  expect(dishesOf(page)).toEqual(['Wines: House Wine 800', 'Wines: House Wine 800', 'Wines: Cava 900'])
  expect(doubtsOf('House Wine', page)).toContain('twice')
})
