// What a restaurant writes on its menu, and what everybody reads there.

import { describe, expect, test } from 'vitest'
import { getCampaigns } from '#contract/campaigns.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { getTable } from '#contract/live.ts'
import {
  addMenuItem,
  changeCategory,
  changeMenuItem,
  getMenu,
  moveMenuItems,
  orderCategories,
  removeMenuItem,
} from '#contract/menu.ts'
import { placeOrder } from '#contract/orders.ts'
import { changeOwnRestaurant, deleteOwnRestaurant, getOwnRestaurant } from '#contract/restaurants.ts'
import { limits } from '#domain/limits.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { makeCampaign } from '../../../../test/restaurants/campaign.ts'
import { addDishes, makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'
import { deleteOldResponses } from '../../idempotency/idempotency.ts'
import { createChangeQueues } from '../../limits/change-queues.ts'
import { createEvents } from '../../pubsub/events.ts'
import { changeMenu } from '../../restaurant/change-menu.ts'
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

describe('the dishes of a menu', () => {
  const pasta = { name: 'Pasta', price: 1500, category: 'Mains' }
  const written = () => [
    soup,
    { ...soup, name: 'Salad' },
    { ...soup, name: 'Bread' },
    pasta,
    { ...pasta, name: 'Pizza' },
  ]
  const kitchen = async () => {
    const owner = await makeRestaurant(app())
    const items = await addDishes(owner, ...written())
    const idOf = (name: string) => items.find(item => item.name === name)?.id ?? 0
    return { owner, ids: (...names: string[]) => names.map(idOf) }
  }
  const change = ({ id, phone }: Owner, body: InputOf<typeof changeCategory, 'body'>) =>
    phone.call(changeCategory, { params: { restaurantId: id }, body })
  const move = ({ id, phone }: Owner, itemIds: number[], category: string) =>
    phone.call(moveMenuItems, { params: { restaurantId: id }, body: { itemIds, category } })

  test('stand in the order their owner gives them, and a new one comes last', async () => {
    const { owner, ids } = await kitchen()
    await change(owner, { category: 'starters', itemIds: ids('Bread', 'Soup', 'Pasta') })
    expect(await read(owner)).toEqual(['Starters: Bread, Soup, Salad', 'Mains: Pasta, Pizza'])
    await addDishes(owner, { ...soup, name: 'Olives' })
    await take(owner, [dish('Starters', 'Dip', 500), dish('Starters', 'Bread', 300)])
    expect(await read(owner)).toEqual(['Starters: Bread, Soup, Salad, Olives, Dip', 'Mains: Pasta, Pizza'])
  })

  test('move to another category, several at once, to its end, and keep what they are', async () => {
    const { owner, ids } = await kitchen()
    await owner.phone.call(changeMenuItem, {
      params: { itemId: ids('Salad')[0] ?? 0 },
      body: { isSoldOut: true },
    })
    expect((await move(owner, ids('Salad', 'Soup', 'Salad'), 'mains')).body).toEqual({ moved: 2 })
    expect(await read(owner)).toEqual(['Starters: Bread', 'Mains: Pasta, Pizza, Salad, Soup'])
    const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    expect(body.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)).toEqual(ids('Salad'))
    await move(owner, ids('Bread', 'Pizza'), 'Specials')
    expect(await read(owner)).toEqual(['Mains: Pasta, Salad, Soup', 'Specials: Bread, Pizza'])
    // One alone, by its form, comes last as well.
    await owner.phone.call(changeMenuItem, {
      params: { itemId: ids('Soup')[0] ?? 0 },
      body: { category: 'Specials' },
    })
    expect(await read(owner)).toEqual(['Mains: Pasta, Salad', 'Specials: Bread, Pizza, Soup'])
  })

  test('move all or none: not where one is not there, nor where one of the name is', async () => {
    const { owner, ids } = await kitchen()
    const stranger = await kitchen()
    await addDishes(owner, { ...pasta, name: 'SOUP' })
    const before = await read(owner)
    const answers = await Promise.all([
      move(owner, [...ids('Salad'), ...stranger.ids('Pizza')], 'Mains'),
      move(owner, ids('Salad', 'Soup'), 'Mains'),
    ])
    expect(answers.map(({ problem }) => problem.problem)).toEqual(['menu-item-not-found', 'menu-item-taken'])
    expect(await read(owner)).toEqual(before)
    expect(await read(stranger.owner)).toEqual(['Starters: Soup, Salad, Bread', 'Mains: Pasta, Pizza'])
  })

  test('follow their category when it is renamed, and it stays where it is', async () => {
    const { owner, ids } = await kitchen()
    const { body } = await change(owner, {
      category: 'Starters',
      name: ' Small  plates ',
      itemIds: ids('Salad'),
    })
    expect(body).toEqual({ category: 'Small plates' })
    expect(await read(owner)).toEqual(['Small plates: Salad, Soup, Bread', 'Mains: Pasta, Pizza'])
    await change(owner, { category: 'small plates', name: 'SMALL PLATES' })
    expect((await read(owner))[0]).toBe('SMALL PLATES: Salad, Soup, Bread')
    expect((await change(owner, { category: 'Starters', name: 'X' })).problem.problem).toBe(
      'category-not-found',
    )
  })

  test('of two categories come together only when that is wanted, and no two have one name', async () => {
    const { owner } = await kitchen()
    const merged = { category: 'Starters', name: 'mains', merge: true }
    const refused = await change(owner, { ...merged, merge: false })
    expect([refused.status, refused.problem.problem]).toEqual([409, 'category-taken'])
    const [double] = await addDishes(owner, { ...pasta, name: 'SALAD' })
    const before = await read(owner)
    expect((await change(owner, merged)).problem.problem).toBe('menu-item-taken')
    expect(await read(owner)).toEqual(before)
    await owner.phone.call(removeMenuItem, { params: { itemId: double.id } })
    await change(owner, merged)
    expect(await read(owner)).toEqual(['mains: Pasta, Pizza, Soup, Salad, Bread'])
  })

  test('are read in the same order by who speaks: of two of one name the first counts', async () => {
    const { owner, ids } = await kitchen()
    await addDishes(owner, { ...pasta, name: 'Soup', price: 700 })
    const priceOfSoup = async () => {
      const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
      const { body } = await diners[0].phone.call(placeOrder, {
        body: { groupId: group.id, memberId: diners[0].id, transcription: 'one soup please' },
      })
      return body.items.map(({ price }) => price)
    }
    expect(await priceOfSoup()).toEqual([900])
    await move(owner, ids('Soup'), 'Afterwards')
    expect(await priceOfSoup()).toEqual([700])
  })

  test('are told to the tables that order from them', async () => {
    const { owner, ids } = await kitchen()
    const version = async () => {
      const path = `/api/restaurants/${owner.id}/menu`
      return (await owner.phone.send('GET', path)).headers.get('etag')
    }
    const tags = [await version()]
    await move(owner, ids('Soup'), 'Mains')
    tags.push(await version())
    await change(owner, { category: 'Mains', itemIds: ids('Soup') })
    tags.push(await version())
    expect(new Set(tags).size).toBe(3)
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
    await deleteOldResponses(app().database, new Date(Date.now() + 24 * 3_600_000))
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

test('a menu has no more than 4 MB of text, by whatever way it comes', async () => {
  const owner = await makeRestaurant(app())
  const description = 'é'.repeat(limits.itemDescription)
  const many = Math.floor(limits.menuTextBytes / (2 * limits.itemDescription)) - 100
  const rows = Array.from({ length: many + 200 }, (_, at) => ({ ...dish('Food', `${at}`, 900), description }))
  await expect(take(owner, rows)).rejects.toMatchObject({ problem: 'too-many-menu-items' })
  const plain = rows.map((row, at) => (at < many ? row : { ...row, description: null }))
  expect(await take(owner, plain)).toMatchObject({ added: many + 200 })
  const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  const answers = await Promise.all(
    body
      .filter(one => one.description === null)
      .map(({ id }) => owner.phone.call(changeMenuItem, { params: { itemId: id }, body: { description } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  expect(answers.find(({ status }) => status === 400)?.problem.problem).toBe('too-many-menu-items')
})

describe('a change of the currency', () => {
  const pricesAfter = async (
    body: InputOf<typeof changeOwnRestaurant, 'body'>,
    ...prices: number[]
  ): Promise<number[]> => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addDishes(owner, ...prices.map((price, at) => ({ ...soup, name: `Dish ${at}`, price })))
    const { status } = await owner.phone.call(changeOwnRestaurant, { body })
    expect(status).toBe(200)
    const menu = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    return menu.body.map(({ price }) => price)
  }

  test('leaves the figures of the menu alone, unless its prices are to be converted', async () => {
    expect(await pricesAfter({ currency: 'JPY' }, 1450)).toEqual([1450])
    expect(await pricesAfter({ currency: 'JPY', menuPrices: 'keep' }, 1450)).toEqual([1450])
    expect(await pricesAfter({ currency: 'JPY', menuPrices: 'convert' }, 1450, 0)).toEqual([216_100, 0])
    expect(await pricesAfter({ currency: 'EUR', menuPrices: 'convert' }, 1450, 999)).toEqual([1334, 919])
    // Nothing is converted where the currency stays.
    expect(await pricesAfter({ currency: 'USD', menuPrices: 'convert' }, 1450)).toEqual([1450])
    expect(await pricesAfter({ menuPrices: 'convert' }, 1450)).toEqual([1450])
  })

  test('that would make a price too large changes nothing at all', async () => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addDishes(owner, { ...soup, price: 100_000_000 })
    const body = { currency: 'KRW', menuPrices: 'convert', name: 'Elsewhere' } as const
    const { status, problem } = await owner.phone.call(changeOwnRestaurant, { body })
    expect([status, problem.fields]).toEqual([400, { menuPrices: 'too-large' }])
    const own = (await owner.phone.call(getOwnRestaurant, {})).body
    expect([own.currency, own.name]).toEqual(['USD', 'Osteria Lucia'])
  })

  test('converts what is on the menu, not what was ordered at a table or is offered nearby', async () => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addDishes(owner, soup)
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const campaign = await makeCampaign(app(), owner, { offerType: 'fixed_amount', offerValue: 500 })
    const placed = await diners[0].order({ name: 'Soup', price: 900 })
    const body = { currency: 'EUR', menuPrices: 'convert' } as const
    await owner.phone.call(changeOwnRestaurant, { body })
    const seen = await diners[0].phone.call(getTable, { params: { groupId: group.id } })
    expect(seen.body.group.currency).toBe('USD')
    expect(seen.body.orders.map(({ total }) => total)).toEqual([placed.total])
    const { body: campaigns } = await owner.phone.call(getCampaigns, { params: { restaurantId: owner.id } })
    expect(campaigns[0]).toMatchObject({ id: campaign.id, offerValue: 500 })
  })
})

function dish(category: string, name: string, price: number): ImportedDish {
  return { category, name, price, description: null, allergens: null, itemId: null }
}

async function take(owner: Owner, dishes: readonly ImportedDish[], { database, now: clock } = app()) {
  const context = { database, clock, events: createEvents(), changeQueues: createChangeQueues() }
  const rows = await withKeys(dishes)
  return changeMenu(context, owner.id, locked => importMenu(locked, rows))
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
