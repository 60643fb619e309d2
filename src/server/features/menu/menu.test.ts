// What a restaurant writes on its menu, and what everybody reads there.

import { describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { addMenuItem, changeMenuItem, getMenu, orderCategories, removeMenuItem } from '#contract/menu.ts'
import { changeOwnRestaurant, deleteOwnRestaurant, getOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app.ts'
import { makePhone } from '../../../../test/phone.ts'
import { addDishes, makeRestaurant, type Owner } from '../../../../test/restaurant.ts'
import { changeMenu } from '../../access/change-menu.ts'
import { createEvents } from '../../events.ts'
import { forgetOldAnswers } from '../../http/once.ts'
import type { ImportedDish } from './import-rows.ts'
import { importMenu, withKeys } from './queries.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

const soup = { name: 'Soup', price: 900, category: 'Starters' }

describe('a menu', () => {
  test('is read by anybody, category by category, each in the order in which it was written', async () => {
    const owner = await makeRestaurant(app())
    await addDishes(
      owner,
      { name: 'Crème brûlée', price: 800, category: 'Desserts', description: 'with berries' },
      soup,
      { name: 'Sorbet', price: 600, category: 'DESSERTS' },
      { name: 'Salad', price: 1000, category: 'Starters', isSoldOut: true },
    )
    expect(await read(owner)).toEqual(['Desserts: Crème brûlée, Sorbet', 'Starters: Soup, Salad'])
    const { body } = await makePhone(app().url).call(getMenu, { params: { restaurantId: owner.id } })
    expect(body[0]).toMatchObject({ restaurantId: owner.id, description: 'with berries', price: 800 })
    expect(body.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, false, true])
    const nowhere = await owner.phone.call(getMenu, { params: { restaurantId: 999_999 } })
    expect(nowhere.problem.problem).toBe('restaurant-not-found')
  })

  test('is changed dish by dish: what is not sent stays', async () => {
    const owner = await makeRestaurant(app())
    const [added, other] = await addDishes(
      owner,
      { ...soup, description: 'of the day' },
      { ...soup, name: 'Tea' },
    )
    const change = async (body: InputOf<typeof changeMenuItem, 'body'>) =>
      (await owner.phone.call(changeMenuItem, { params: { itemId: added.id }, body })).body
    const soldOut = await change({ isSoldOut: true })
    expect(soldOut).toEqual({ ...added, isSoldOut: true, updatedAt: soldOut.updatedAt })
    expect(await change({ name: ' Tomato  soup ', price: 0, description: '' })).toMatchObject({
      name: 'Tomato soup',
      price: 0,
      description: null,
      isSoldOut: true,
      category: 'Starters',
    })
    expect((await change({ category: 'Soups' })).category).toBe('Soups')
    expect(await read(owner)).toEqual(['Starters: Tea', 'Soups: Tomato soup'])
    await owner.phone.call(removeMenuItem, { params: { itemId: other.id } })
    expect(await read(owner)).toEqual(['Soups: Tomato soup'])
    const again = await owner.phone.call(removeMenuItem, { params: { itemId: other.id } })
    expect(again.problem.problem).toBe('menu-item-not-found')
  })

  test('has its categories in the order its owner wants, spelled as it was said last', async () => {
    const owner = await makeRestaurant(app())
    await addDishes(owner, soup, { ...soup, category: 'Mains' }, { ...soup, category: 'Drinks' })
    const order = async (...categories: string[]) =>
      (await owner.phone.call(orderCategories, { params: { restaurantId: owner.id }, body: { categories } }))
        .body
    expect(await order('drinks', 'None of ours', 'Mains')).toEqual({
      categories: ['drinks', 'Mains', 'Starters'],
    })
    expect(await order('Starters')).toEqual({ categories: ['Starters', 'drinks', 'Mains'] })
    expect(await read(owner)).toEqual(['Starters: Soup', 'drinks: Soup', 'Mains: Soup'])
  })

  test.each([
    [{}, { name: 'required', price: 'required', category: 'required' }],
    [
      { ...soup, name: ' ', category: '\u200b' },
      { name: 'required', category: 'required' },
    ],
    [{ ...soup, price: '1e9' }, { price: 'wrong-type' }],
    [{ ...soup, price: 9.5 }, { price: 'wrong-type' }],
    [{ ...soup, price: -1 }, { price: 'too-small' }],
    [{ ...soup, price: 100_000_001 }, { price: 'too-large' }],
    [
      { ...soup, name: 'x'.repeat(121), description: 'x'.repeat(501), category: 'x'.repeat(61) },
      { name: 'too-long', description: 'too-long', category: 'too-long' },
    ],
    [{ ...soup, isSoldOut: 'yes' }, { isSoldOut: 'wrong-type' }],
  ])('refuses what no dish is, field by field: %#', async (body, fields) => {
    const { phone } = await shared()
    const { status, problem } = await phone.send('POST', '/api/menu-items', json(body))
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('has prices that its currency can pay', async () => {
    const { phone } = await makeRestaurant(app(), { currency: 'JPY' })
    const { problem } = await phone.call(addMenuItem, { body: { ...soup, price: 950 } })
    expect(problem.fields).toEqual({ price: 'not-payable' })
    const { body } = await phone.call(addMenuItem, { body: { ...soup, price: 1200_00 } })
    const changed = await phone.call(changeMenuItem, { params: { itemId: body.id }, body: { price: 1 } })
    expect(changed.problem.fields).toEqual({ price: 'not-payable' })
  })

  test('has one dish of a name in a category, however it is spelled', async () => {
    const { phone } = await makeRestaurant(app())
    const { body: cafe } = await phone.call(addMenuItem, { body: { ...soup, name: 'Café' } })
    const again = await phone.call(addMenuItem, { body: { ...soup, name: 'CAFE', category: 'starters' } })
    expect([again.status, again.problem.problem]).toEqual([409, 'menu-item-taken'])
    const { body: other } = await phone.call(addMenuItem, {
      body: { ...soup, name: 'CAFE', category: 'Drinks' },
    })
    const moved = await phone.call(changeMenuItem, {
      params: { itemId: other.id },
      body: { category: 'Starters' },
    })
    expect(moved.problem.problem).toBe('menu-item-taken')
    const same = await phone.call(changeMenuItem, { params: { itemId: cafe.id }, body: { name: 'café' } })
    expect(same.body.name).toBe('café')
  })

  test('tells when it was changed last, and by its tag whether it was', async () => {
    const owner = await makeRestaurant(app())
    const own = async () => (await owner.phone.call(getOwnRestaurant, {})).body.menuUpdatedAt
    const ask = (tag = '') =>
      owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`, { headers: { 'if-none-match': tag } })
    expect(await own()).toBeNull()
    const [added] = await addDishes(owner, soup)
    expect(await own()).toBe(added.updatedAt)
    const tag = (await ask()).headers.get('etag') ?? ''
    expect([(await ask(tag)).status, (await ask(tag)).body]).toEqual([304, ''])
    // It comes with a device's cookie, which no cache may hand to another device.
    expect((await ask()).headers.get('cache-control')).toBe('private, no-cache')
    await owner.phone.call(changeMenuItem, { params: { itemId: added.id }, body: { isSoldOut: true } })
    expect((await ask(tag)).status).toBe(200)
  })

  test('goes with its restaurant', async () => {
    const owner = await makeRestaurant(app())
    await addDishes(owner, soup)
    await owner.phone.call(addMenuItem, { body: { ...soup, name: 'Tea' }, key: 'tea' })
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    const { sql } = app().database
    for (const relation of ['menu_items', 'menu_categories', 'restaurant_answers'])
      expect(await sql`select from ${sql(relation)} where restaurant_id = ${owner.id}`).toHaveLength(0)
  })
})

describe('a dish sent again with its key', () => {
  test('is added once, for a day, and not for another restaurant', async () => {
    const owner = await makeRestaurant(app())
    const add = (body = soup) => owner.phone.call(addMenuItem, { body, key: 'soup' })
    const first = await add()
    expect((await add()).body).toEqual(first.body)
    expect((await add({ ...soup, price: 1 })).problem.problem).toBe('key-reused')
    const other = await makeRestaurant(app(), {}, owner.phone)
    const { body } = await add()
    expect(body.restaurantId).toBe(other.id)
    await forgetOldAnswers(app().database, new Date(Date.now() + 24 * 3_600_000))
    expect((await add()).problem.problem).toBe('menu-item-taken')
  })
})

describe('an upload', () => {
  test('adds what is new, in the order of its rows, and gives what is there its new price', async () => {
    const owner = await makeRestaurant(app())
    await addDishes(owner, { ...soup, description: 'of the day', isSoldOut: true })
    const rows = [
      dish('Mains', 'Pasta', 1),
      dish('STARTERS', 'SOUP', 950),
      dish('Starters', 'Salad', 1000),
      dish('Mains', 'pasta', 1500),
    ]
    expect(await take(owner, rows)).toEqual({ added: 2, updated: 1, removed: 0 })
    expect(await read(owner)).toEqual(['Starters: SOUP, Salad', 'Mains: pasta'])
    const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    expect(body[0]).toMatchObject({ price: 950, description: 'of the day', isSoldOut: true })
    expect(body[2]).toMatchObject({ price: 1500 })
  })

  test('has its categories in the order of the file, each where and as it is named first', async () => {
    const owner = await makeRestaurant(app())
    await take(owner, [
      dish('Starters', 'Soup', 900),
      dish('Mains', 'Pasta', 1500),
      dish('STARTERS', 'Salad', 1000),
    ])
    expect(await read(owner)).toEqual(['Starters: Soup, Salad', 'Mains: Pasta'])
  })

  test('of 20,000 rows goes in at once; one row more, and nothing does', async () => {
    const own = await startApp()
    const owner = await makeRestaurant(own)
    const rows = Array.from({ length: 20_000 }, (_, at) => dish(`Category ${at % 40}`, `Dish ${at}`, at))
    expect(await take(owner, rows, own)).toEqual({ added: 20_000, updated: 0, removed: 0 })
    const more = take(owner, [dish('Category 0', 'Dish 0', 5), dish('New', 'One more', 5)], own)
    await expect(more).rejects.toMatchObject({ problem: 'too-many-menu-items' })
    const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    expect([body.length, body[0]?.price]).toEqual([20_000, 0])
    expect((await owner.phone.call(addMenuItem, { body: soup })).problem.problem).toBe('too-many-menu-items')
  })
})

test('a change of the currency leaves the numbers of the menu alone', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { ...soup, price: 950 })
  await owner.phone.call(changeOwnRestaurant, { body: { currency: 'JPY' } })
  const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  expect(body[0]?.price).toBe(950)
})

function dish(category: string, name: string, price: number): ImportedDish {
  return { category, name, price, description: null, itemId: null }
}

async function take(owner: Owner, dishes: readonly ImportedDish[], { database, now: clock } = app()) {
  const house = { database, clock, events: createEvents() }
  const rows = await withKeys(dishes)
  return changeMenu(house, owner.id, held => importMenu(held, rows))
}

async function read({ id, phone }: Owner): Promise<string[]> {
  const { body } = await phone.call(getMenu, { params: { restaurantId: id } })
  const byCategory = Map.groupBy(body, ({ category }) => category)
  return [...byCategory].map(
    ([category, items]) => `${category}: ${items.map(({ name }) => name).join(', ')}`,
  )
}

let sharedOwner: Promise<Owner> | undefined
function shared(): Promise<Owner> {
  sharedOwner ??= makeRestaurant(app())
  return sharedOwner
}

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
