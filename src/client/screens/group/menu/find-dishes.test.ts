import { expect, test, vi } from 'vitest'
import type { MenuItem } from '#contract/menu.ts'
import { makeFinder } from './find-dishes.ts'

vi.mock(import('../../../text/en/locale.ts'), async original => {
  const locale = await original()
  return { ...locale, language: { ...locale.language, code: 'de' as 'en' } }
})

const dish = (category: string, name: string, description: string | null = null): MenuItem => ({
  id: 1,
  restaurantId: 1,
  category,
  name,
  description,
  price: 900,
  allergens: [],
  isSoldOut: false,
  translations: [],
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
  ['steack', ['Mains: Steak']],
  ['choccolatte', ['Desserts: Gâteau']],
  ['choccol', ['Desserts: Gâteau']],
  ['crem brulle', ['Desserts: Crème brûlée']],
  ['saxge', []],
  ['salat', ['Mains: Chef’s Salad']],
  ['salt', []],
])('the search for %j finds %j', (typed, found) => {
  const lines = find(typed).map(({ name, dishes }) => `${name}: ${dishes.map(({ name }) => name).join(', ')}`)
  expect(lines).toEqual(found)
})

test('a German reader finds a Greek dish by either name, under the German name of its category', () => {
  const moussaka = {
    ...dish('Κυρίως', 'Μουσακάς', 'με μελιτζάνα'),
    translations: [
      { language: 'en', name: 'Moussaka', description: 'with aubergine', category: 'Mains' },
      { language: 'de', name: 'Mussaka', description: 'mit Aubergine', category: 'Hauptspeisen' },
    ],
  }
  const findGreek = makeFinder([moussaka])
  for (const typed of ['μουσ', 'mussaka', 'Aubergine haupt', 'μελιτζανα'])
    expect(findGreek(typed)).toEqual([{ name: 'Κυρίως', shownName: 'Hauptspeisen', dishes: [moussaka] }])
  expect(findGreek('with')).toEqual([])
})
