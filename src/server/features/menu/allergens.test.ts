// The allergens that an owner declares for a dish.

import { expect, test } from 'vitest'
import { addMenuItem, changeMenuItem, getMenu } from '#contract/menu.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { importFile } from '../../../../test/restaurants/menu.ts'
import { addDishes, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const pasta = { name: 'Pasta', price: 1200, category: 'Mains' }

test('a dish has its declared allergens without duplicates, and keeps them through other changes', async () => {
  const owner = await makeRestaurant(app())
  const { body } = await owner.phone.call(addMenuItem, {
    body: { ...pasta, allergens: ['milk', 'gluten', 'milk'] },
  })
  expect(body.allergens).toEqual(['gluten', 'milk'])
  const change = async (changes: object) =>
    (await owner.phone.call(changeMenuItem, { params: { itemId: body.id }, body: changes })).body.allergens
  expect(await change({ price: 1300 })).toEqual(['gluten', 'milk'])
  expect(await change({ allergens: ['fish'] })).toEqual(['fish'])
  await importFile(app(), owner, 'Category,Name,Price\nMains,Pasta,14')
  const menu = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  expect(menu.body.map(({ name, price, allergens }) => [name, price, allergens])).toEqual([
    ['Pasta', 1400, ['fish']],
  ])
  expect(await change({ allergens: null })).toEqual([])
})

test('a dish without declared allergens has an empty list', async () => {
  const owner = await makeRestaurant(app())
  const [dish] = await addDishes(owner, pasta)
  expect(dish.allergens).toEqual([])
})

test.each([
  [['tomato'], { 'allergens.0': 'not-an-option' }],
  ['milk', { allergens: 'wrong-type' }],
])('the allergens %j are refused', async (allergens, fields) => {
  const owner = await makeRestaurant(app())
  const { problem } = await owner.phone.call(addMenuItem, {
    body: { ...pasta, allergens: allergens as never },
  })
  expect(problem.fields).toEqual(fields)
})
