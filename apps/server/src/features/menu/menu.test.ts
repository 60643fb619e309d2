// Menus over HTTP: how owners change them, and what everybody reads.

import { gunzipSync } from 'node:zlib'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import {
  addMenuItem,
  changeMenuItem,
  getMenu,
  orderCategories,
  removeMenuItem,
} from '@tablemate/contract/menu.ts'
import { deleteOwnRestaurant, getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { importFile, readMenu } from '@tablemate/test/restaurants/menu.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { identifier } from '../../db/sql.ts'
import { deleteOldResponses } from '../../idempotency/idempotency.ts'
import { createMenuCache } from './menu-cache.ts'

const app = shareApp()

const soup = { name: 'Soup', price: 900, category: 'Starters' }

describe('a menu', () => {
  test('is readable by anybody, ordered by category, with dishes in the order of creation', async () => {
    const owner = await makeRestaurant(app())
    await addMenuItems(
      owner,
      { name: 'Crème brûlée', price: 800, category: 'Desserts', description: 'with berries' },
      soup,
      { name: 'Sorbet', price: 600, category: 'DESSERTS' },
      { name: 'Salad', price: 1000, category: 'Starters', isSoldOut: true },
    )
    expect(await readMenu(owner)).toEqual(['Desserts: Crème brûlée, Sorbet', 'Starters: Soup, Salad'])
    const { body } = await makePhone(app().url).call(getMenu, { params: { restaurantId: owner.id } })
    expect(body[0]).toMatchObject({ restaurantId: owner.id, description: 'with berries', price: 800 })
    expect(body.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, false, true])
    const nowhere = await owner.phone.call(getMenu, { params: { restaurantId: 999_999 } })
    expect(nowhere.problem.problem).toBe('restaurant-not-found')
  })

  test('is changed dish by dish, and absent fields stay', async () => {
    const owner = await makeRestaurant(app())
    const [added, other] = await addMenuItems(
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
    expect(await readMenu(owner)).toEqual(['Starters: Tea', 'Soups: Tomato soup'])
    await owner.phone.call(removeMenuItem, { params: { itemId: other.id } })
    expect(await readMenu(owner)).toEqual(['Soups: Tomato soup'])
    const again = await owner.phone.call(removeMenuItem, { params: { itemId: other.id } })
    expect(again.problem.problem).toBe('menu-item-not-found')
  })

  test('has its categories in the order and spelling that its owner set last', async () => {
    const owner = await makeRestaurant(app())
    await addMenuItems(owner, soup, { ...soup, category: 'Mains' }, { ...soup, category: 'Drinks' })
    const order = async (...categories: string[]) =>
      (await owner.phone.call(orderCategories, { params: { restaurantId: owner.id }, body: { categories } }))
        .body
    expect(await order('drinks', 'None of ours', 'Mains')).toEqual({
      categories: ['drinks', 'Mains', 'Starters'],
    })
    expect(await order('Starters')).toEqual({ categories: ['Starters', 'drinks', 'Mains'] })
    expect(await readMenu(owner)).toEqual(['Starters: Soup', 'drinks: Soup', 'Mains: Soup'])
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
  ])('refuses an invalid dish with its faulty fields: %#', async (body, fields) => {
    const { phone } = await shared()
    const { status, problem } = await phone.send('POST', '/api/menu-items', json(body))
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('refuses prices that are not payable in its currency', async () => {
    const { phone } = await makeRestaurant(app(), { currency: 'JPY' })
    const { problem } = await phone.call(addMenuItem, { body: { ...soup, price: 950 } })
    expect(problem.fields).toEqual({ price: 'not-payable' })
    const { body } = await phone.call(addMenuItem, { body: { ...soup, price: 1200_00 } })
    const changed = await phone.call(changeMenuItem, { params: { itemId: body.id }, body: { price: 1 } })
    expect(changed.problem.fields).toEqual({ price: 'not-payable' })
  })

  test('has one dish per name and category, however the name is spelled', async () => {
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

  test('has the time of its last change, and an ETag that changes with it', async () => {
    const owner = await makeRestaurant(app())
    const own = async () => (await owner.phone.call(getOwnRestaurant, {})).body.menuUpdatedAt
    const ask = (tag = '') =>
      owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`, { headers: { 'if-none-match': tag } })
    expect(await own()).toBeNull()
    const [added] = await addMenuItems(owner, soup)
    expect(await own()).toBe(added.updatedAt)
    const tag = (await ask()).headers.get('etag') ?? ''
    expect([(await ask(tag)).status, (await ask(tag)).body]).toEqual([304, ''])
    // The reply sets a device cookie, which no shared cache may send to another device.
    expect((await ask()).headers.get('cache-control')).toBe('private, no-cache')
    await owner.phone.call(changeMenuItem, { params: { itemId: added.id }, body: { isSoldOut: true } })
    expect((await ask(tag)).status).toBe(200)
  })

  test('is deleted with its restaurant', async () => {
    const owner = await makeRestaurant(app())
    await addMenuItems(owner, soup)
    await owner.phone.call(addMenuItem, { body: { ...soup, name: 'Tea' }, key: 'tea' })
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    const { sql } = app().database
    for (const relation of ['menu_items', 'menu_categories', 'restaurant_answers'])
      expect(await sql`select from ${identifier(relation)} where restaurant_id = ${owner.id}`).toHaveLength(0)
  })
})

describe('a dish sent again with its idempotency key', () => {
  test('is added once within a day, and the key of one restaurant is none of another’s', async () => {
    const owner = await makeRestaurant(app())
    const add = (body = soup) => owner.phone.call(addMenuItem, { body, key: 'soup' })
    const first = await add()
    expect((await add()).body).toEqual(first.body)
    expect((await add({ ...soup, price: 1 })).problem.problem).toBe('key-reused')
    const other = await makeRestaurant(app(), {}, owner.phone)
    const { body } = await add()
    expect(body.restaurantId).toBe(other.id)
    await deleteOldResponses(app().database, new Date(Date.now() + 24 * 3_600_000))
    expect((await add()).problem.problem).toBe('menu-item-taken')
  })
})

let sharedOwner: Promise<Owner> | undefined
function shared(): Promise<Owner> {
  sharedOwner ??= makeRestaurant(app())
  return sharedOwner
}

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const pasta = { name: 'Pasta', price: 1200, category: 'Mains' }

test('a dish has the details that are stated, without duplicates, and keeps them through other changes', async () => {
  const owner = await makeRestaurant(app())
  const { body } = await owner.phone.call(addMenuItem, {
    body: { ...pasta, allergens: ['milk', 'gluten', 'milk'], diets: ['halal', 'vegetarian'], spiciness: 2 },
  })
  const stated = { allergens: ['gluten', 'milk'], diets: ['vegetarian', 'halal'], spiciness: 2 }
  expect(body).toMatchObject(stated)
  const change = async (changes: object) =>
    (await owner.phone.call(changeMenuItem, { params: { itemId: body.id }, body: changes })).body
  expect(await change({ price: 1300 })).toMatchObject(stated)
  const changed = { allergens: ['fish'], diets: ['halal'], spiciness: 3 }
  expect(await change(changed)).toMatchObject(changed)
  await importFile(app(), owner, 'Category,Name,Price\nMains,Pasta,14')
  const menu = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  expect(menu.body).toMatchObject([{ name: 'Pasta', price: 1400, ...changed }])
  expect(await change({ allergens: null, diets: null, spiciness: null })).toMatchObject(noDetails)
})

test('a dish about which nothing is stated has no details', async () => {
  const owner = await makeRestaurant(app())
  const [menuItem] = await addMenuItems(owner, pasta)
  expect(menuItem).toMatchObject(noDetails)
})

test.each([
  [{ allergens: ['tomato'] }, { 'allergens.0': 'not-an-option' }],
  [{ allergens: 'milk' }, { allergens: 'wrong-type' }],
  [{ diets: ['keto'] }, { 'diets.0': 'not-an-option' }],
  [{ spiciness: 4 }, { spiciness: 'not-an-option' }],
  [{ spiciness: '2' }, { spiciness: 'not-an-option' }],
])('the details %j are refused', async (details, fields) => {
  const owner = await makeRestaurant(app())
  const { problem } = await owner.phone.call(addMenuItem, { body: { ...pasta, ...(details as object) } })
  expect(problem.fields).toEqual(fields)
})

test('a cached menu matches its schema in every encoding, and follows every change at once', async () => {
  const owner = await makeRestaurant(app())
  const [soup] = await addMenuItems(
    owner,
    { name: 'Crème "brûlée" \\ Ελλάδα', price: 800, description: 'hot' },
    { name: 'Tea', price: 300, isSoldOut: true },
  )
  const path = `/api/restaurants/${owner.id}/menu`
  const read = async (encoding: string) => {
    const { headers, body } = await sendRaw(app().url, path, { headers: { 'accept-encoding': encoding } })
    return { encoded: headers['content-encoding'], vary: headers.vary, body }
  }
  const plain = await read('identity')
  const menuItems: unknown[] = JSON.parse(plain.body.toString())
  expect([plain.encoded, plain.vary, menuItems.length]).toEqual([undefined, 'accept-encoding', 2])
  expect(getMenu.reply?.parse(menuItems)).toEqual(menuItems)
  const gzip = await read('gzip')
  expect([gzip.encoded, gunzipSync(gzip.body)]).toEqual(['gzip', plain.body])
  expect((await read('br, gzip')).encoded).toBe('br')

  const change = { params: { itemId: soup?.id ?? 0 }, body: { price: 950 } }
  await owner.phone.call(changeMenuItem, change)
  const { body } = await makePhone(app().url).call(getMenu, { params: { restaurantId: owner.id } })
  expect(body.map(({ price }) => price)).toEqual([950, 300])
})

// Threat: wasted-work
test('a menu is loaded once, however many requests arrive at the same moment', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, ...Array.from({ length: 20 }, (_, at) => ({ name: `Dish ${at}`, price: 300 })))
  const menus = createMenuCache(app().database.sql)
  const all = await Promise.all(Array.from({ length: 50 }, () => menus.read(owner.id)))
  expect(new Set(all).size).toBe(1)
  const encoded = await Promise.all(all.map(menu => menu?.bytesIn('br')))
  expect(new Set(encoded).size).toBe(1)
})

test('a menu is gone from the cache once its restaurant is deleted', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  const menus = createMenuCache(app().database.sql)
  expect(await menus.read(owner.id)).not.toBeNull()
  await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
  expect(await menus.read(owner.id)).toBeNull()
})

test('two windows of an owner change different fields of a dish; for the same field the second one is asked', async () => {
  const owner = await makeRestaurant(app())
  const [menuItem] = await addMenuItems(owner, { name: 'Burrata', price: 1700 })
  const save = (body: object) => owner.phone.call(changeMenuItem, { params: { itemId: menuItem.id }, body })
  expect((await save({ price: 1900, base: { price: 1700 } })).body.price).toBe(1900)
  const described = await save({ description: 'With basil', base: { description: null } })
  expect(described.body).toMatchObject({ price: 1900, description: 'With basil' })
  const disputed = await save({ price: 1800, name: 'Burrata!', base: { price: 1700, name: 'Burrata' } })
  expect([disputed.status, disputed.problem]).toMatchObject([
    409,
    { problem: 'changed-meanwhile', current: { price: 1900 } },
  ])
  expect((await save({ price: 1900, base: { price: 1700 } })).status).toBe(200)
  expect((await save({ price: 1800, base: { price: 1900 } })).body).toMatchObject({
    price: 1800,
    name: 'Burrata',
  })
})
