// Imported rows: how they change the menu, and how many dishes and how much text a menu may have.

import { addMenuItem, changeMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { importedMenuItem, importInto, readMenu } from '@tablemate/test/restaurants/menu.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const soup = { name: 'Soup', price: 900, category: 'Starters' }

describe('an import', () => {
  test('adds new dishes in the order of its rows, and updates the prices of existing ones', async () => {
    const owner = await makeRestaurant(app())
    await addMenuItems(owner, { ...soup, description: 'of the day', isSoldOut: true })
    const rows = [
      importedMenuItem('Mains', 'Pasta', 1),
      importedMenuItem('STARTERS', 'SOUP', 950),
      importedMenuItem('Starters', 'Salad', 1000),
      importedMenuItem('Mains', 'pasta', 1500),
    ]
    expect(await importInto(app(), owner, rows)).toEqual({ added: 2, updated: 1, removed: 0 })
    expect(await readMenu(owner)).toEqual(['Starters: SOUP, Salad', 'Mains: pasta'])
    const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    expect(body[0]).toMatchObject({ price: 950, description: 'of the day', isSoldOut: true })
    expect(body[2]).toMatchObject({ price: 1500 })
  })

  test('orders categories by their first row, and spells them as in that row', async () => {
    const owner = await makeRestaurant(app())
    await importInto(app(), owner, [
      importedMenuItem('Starters', 'Soup', 900),
      importedMenuItem('Mains', 'Pasta', 1500),
      importedMenuItem('STARTERS', 'Salad', 1000),
    ])
    expect(await readMenu(owner)).toEqual(['Starters: Soup, Salad', 'Mains: Pasta'])
  })

  test('accepts 5,000 rows at once, and refuses all of them with one row more', async () => {
    const own = await startApp()
    const owner = await makeRestaurant(own)
    const rows = Array.from({ length: 5000 }, (_, at) =>
      importedMenuItem(`Category ${at % 40}`, `Dish ${at}`, at),
    )
    expect(await importInto(own, owner, rows)).toEqual({ added: 5000, updated: 0, removed: 0 })
    const more = importInto(own, owner, [
      importedMenuItem('Category 0', 'Dish 0', 5),
      importedMenuItem('New', 'One more', 5),
    ])
    await expect(more).rejects.toMatchObject({ problem: 'too-many-menu-items' })
    const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    expect([body.length, body[0]?.price]).toEqual([5000, 0])
    expect((await owner.phone.call(addMenuItem, { body: soup })).problem.problem).toBe('too-many-menu-items')
  })
})

// Threat: large-input
test('a menu has at most 2 MB of text, whether imported or added dish by dish', async () => {
  const owner = await makeRestaurant(app())
  const description = 'é'.repeat(limits.itemDescription)
  const many = Math.floor(limits.menuTextBytes / (2 * limits.itemDescription)) - 100
  const rows = Array.from({ length: many + 200 }, (_, at) => ({
    ...importedMenuItem('Food', `${at}`, 900),
    description,
  }))
  await expect(importInto(app(), owner, rows)).rejects.toMatchObject({ problem: 'too-many-menu-items' })
  const plain = rows.map((row, at) => (at < many ? row : { ...row, description: null }))
  expect(await importInto(app(), owner, plain)).toMatchObject({ added: many + 200 })
  const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  const answers = await Promise.all(
    body
      .filter(one => one.description === null)
      .map(({ id }) => owner.phone.call(changeMenuItem, { params: { itemId: id }, body: { description } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  expect(answers.find(({ status }) => status === 400)?.problem.problem).toBe('too-many-menu-items')
})
