import type { MenuItem } from '@tablemate/contract/menu.ts'
import { type Diet, diets, noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { expect, test, vi } from 'vitest'
import { endOf, makeFinder, upTo } from './find-menu-items.ts'

vi.mock(import('../../../lib/text/locale.ts'), async original => {
  const locale = await original()
  return { ...locale, language: { ...locale.language, code: 'de' as 'en' } }
})

const menuItem = (category: string, name: string, description: string | null = null): MenuItem => ({
  id: 1,
  restaurantId: 1,
  category,
  name,
  description,
  price: 900,
  ...noDetails,
  isSoldOut: false,
  translations: [],
  createdAt: '',
  updatedAt: '',
})
const find = makeFinder([
  menuItem('Desserts', 'Crème brûlée', 'with berries'),
  menuItem('Mains', 'Steak', 'with pepper sauce'),
  menuItem('Desserts', 'Gâteau', 'Pepper & chocolate'),
  menuItem('Mains', 'Chef’s Salad'),
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
  const lines = find(typed).map(
    ({ name, menuItems }) => `${name}: ${menuItems.map(({ name }) => name).join(', ')}`,
  )
  expect(lines).toEqual(found)
})

test('a German reader finds a Greek dish by either name, under the German name of its category', () => {
  const moussaka = {
    ...menuItem('Κυρίως', 'Μουσακάς', 'με μελιτζάνα'),
    translations: [
      { language: 'en', name: 'Moussaka', description: 'with aubergine', category: 'Mains' },
      { language: 'de', name: 'Mussaka', description: 'mit Aubergine', category: 'Hauptspeisen' },
    ],
  }
  const findGreek = makeFinder([moussaka])
  for (const typed of ['μουσ', 'mussaka', 'Aubergine haupt', 'μελιτζανα'])
    expect(findGreek(typed)).toEqual([{ name: 'Κυρίως', shownName: 'Hauptspeisen', menuItems: [moussaka] }])
  expect(findGreek('with')).toEqual([])
})

const stated = (name: string, allergens: MenuItem['allergens'], description: string | null = null) => ({
  ...menuItem('Mains', name, description),
  allergens,
})
const findDiet = makeFinder([
  stated('Falafel', ['sesame'], 'vegan'),
  stated('Carbonara', ['gluten', 'eggs', 'milk']),
  stated('Risotto', ['milk'], 'with mushrooms (v)'),
  stated('Trout', ['fish'], 'vegetarian, says the cook'),
  stated('Satay', ['peanuts']),
  stated('House special', []),
  stated('Gluten-free pizza', []),
  stated('Burger', [], 'gluten free bun on request'),
  stated('Vegane Bowl', []),
])

test.each([
  ['vegan', ['Falafel', 'Vegane Bowl']],
  ['vegaan', ['Falafel', 'Vegane Bowl']],
  ['vegetarisch', ['Falafel', 'Risotto', 'Vegane Bowl']],
  ['gluten free', ['Falafel', 'Risotto', 'Trout', 'Satay', 'Gluten-free pizza']],
  ['glutten-free', ['Falafel', 'Risotto', 'Trout', 'Satay', 'Gluten-free pizza']],
  ['glutenfrei', ['Falafel', 'Risotto', 'Trout', 'Satay', 'Gluten-free pizza']],
  ['ohne milk', ['Falafel', 'Trout', 'Satay']],
  ['dairy free', ['Falafel', 'Trout', 'Satay']],
  ['nut free', ['Falafel', 'Carbonara', 'Risotto', 'Trout']],
  ['gluten free pizza', ['Gluten-free pizza']],
  ['vegan gluten free', ['Falafel']],
])('the search for %j finds what the restaurant states: %j', (typed, found) => {
  expect(findDiet(typed).flatMap(({ menuItems }) => menuItems.map(({ name }) => name))).toEqual(found)
})

const details = (name: string, some: Partial<MenuItem>) => ({ ...menuItem('Mains', name), ...some })
const findStated = makeFinder([
  details('Dal', { diets: ['vegan', 'gluten-free'], spiciness: 2 }),
  details('Kebab', { diets: ['halal'], description: 'gluten free bread on request' }),
  details('Omelette', { diets: ['vegetarian'], allergens: ['eggs'] }),
  details('Mistake', { diets: ['vegan', 'gluten-free'], allergens: ['milk', 'gluten'] }),
  details('Stew', {}),
])

test.each([
  ['vegan', ['Dal']],
  ['vegetarian', ['Dal', 'Omelette', 'Mistake']],
  ['gluten free', ['Dal', 'Omelette']],
  ['dairy free', ['Dal', 'Omelette']],
  ['no eggs', ['Dal', 'Mistake']],
  ['halal kebab', ['Kebab']],
  ['spicy', ['Dal']],
  ['vegan spicy', ['Dal']],
])('the search for %j finds by the diets that the restaurant states: %j', (typed, found) => {
  expect(findStated(typed).flatMap(({ menuItems }) => menuItems.map(({ name }) => name))).toEqual(found)
})

const catalogs = import.meta.glob<{ dietNames: Record<Diet, string> }>('../../../../messages/*/diner.json', {
  eager: true,
  import: 'default',
})

test.each(Object.entries(catalogs))(
  'each diet is found by its name in every language: %s',
  (_, { dietNames }) => {
    const found = (diet: Diet) => findStated(dietNames[diet]).flatMap(({ menuItems }) => menuItems)
    for (const diet of diets)
      expect(found(diet)).toMatchObject(findStated(diet).flatMap(one => one.menuItems))
  },
)

test('a dish whose allergens are unknown is never found as free of them', () => {
  const unknown = makeFinder([stated('Soup', []), stated('Stew', [], 'can be made gluten free on request')])
  for (const typed of ['gluten free', 'no nuts', 'ohne Milch', 'vegan', 'vegetarian'])
    expect(unknown(typed)).toEqual([])
})

test('a long menu is shown up to a number of dishes, or to the end of a category', () => {
  const names = (max: number) => upTo(find(''), max).map(({ menuItems }) => menuItems.map(({ name }) => name))
  expect(names(3)).toEqual([['Crème brûlée', 'Gâteau'], ['Steak']])
  expect(names(endOf(find(''), 'Desserts'))).toEqual([['Crème brûlée', 'Gâteau']])
})
