import { expect, test } from 'vitest'
import type { MenuItem } from '#contract/menu.ts'
import { makeFinder } from './find-dishes.ts'

const dish = (category: string, name: string, description: string | null = null): MenuItem => ({
  id: 1,
  restaurantId: 1,
  category,
  name,
  description,
  price: 900,
  allergens: [],
  isSoldOut: false,
  createdAt: '',
  updatedAt: '',
})
const find = makeFinder([
  dish('Desserts', 'Crème brûlée', 'with berries'),
  dish('Mains', 'Steak', 'with pepper sauce'),
  dish('Desserts', 'Gâteau', 'Pepper & chocolate'),
  dish('Mains', 'Chef’s Salad'),
])

test.each([
  ['', ['Desserts: Crème brûlée, Gâteau', 'Mains: Steak, Chef’s Salad']],
  ['  ', ['Desserts: Crème brûlée, Gâteau', 'Mains: Steak, Chef’s Salad']],
  ['CREME bru', ['Desserts: Crème brûlée']],
  ['brûlée', ['Desserts: Crème brûlée']],
  ['pepper', ['Desserts: Gâteau', 'Mains: Steak']],
  ['pepper dessert', ['Desserts: Gâteau']],
  ["chef's", ['Mains: Chef’s Salad']],
  ['chefs', ['Mains: Chef’s Salad']],
  ['pizza', []],
])('the search for %j finds %j', (typed, found) => {
  const lines = find(typed).map(({ name, dishes }) => `${name}: ${dishes.map(({ name }) => name).join(', ')}`)
  expect(lines).toEqual(found)
})
