import type { MenuItem } from '@tablemate/contract/menu.ts'
import { expect, it } from 'vitest'
import { findItems, groupByCategory } from './find-items.ts'

const item = (name: string, category: string, description: string | null = null) =>
  ({ name, category, description }) as MenuItem
const menu = [
  item('Crème brûlée', 'Desserts'),
  item('Onion soup', 'Starters', 'with Gruyère'),
  item('Tart', 'Desserts', 'of apples'),
]
const found = (typed: string) => findItems(menu, typed).map(({ name }) => name)

it('a search finds dishes by the beginnings of words, in any order, without accents', () => {
  expect(found('')).toHaveLength(3)
  expect(found('creme')).toEqual(['Crème brûlée'])
  expect(found('GRUY on')).toEqual(['Onion soup'])
  expect(found('dess')).toEqual(['Crème brûlée', 'Tart'])
  expect(found('rême')).toEqual([])
})

it('groupByCategory keeps the order of the menu', () => {
  expect(groupByCategory(menu).map(({ category, items }) => [category, items.length])).toEqual([
    ['Desserts', 2],
    ['Starters', 1],
  ])
})
