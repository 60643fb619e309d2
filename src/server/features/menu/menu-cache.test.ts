// The cache of serialised menus: each version is loaded once and served in every encoding.

import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { changeMenuItem, getMenu } from '#contract/menu.ts'
import { deleteOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { sendRaw } from '../../../../test/network/raw-request.ts'
import { addDishes, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { createMenuCache } from './menu-cache.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('a cached menu matches its schema in every encoding, and follows every change at once', async () => {
  const owner = await makeRestaurant(app())
  const [soup] = await addDishes(
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
  const dishes: unknown[] = JSON.parse(plain.body.toString())
  expect([plain.encoded, plain.vary, dishes.length]).toEqual([undefined, 'accept-encoding', 2])
  expect(getMenu.reply?.parse(dishes)).toEqual(dishes)
  const gzip = await read('gzip')
  expect([gzip.encoded, gunzipSync(gzip.body)]).toEqual(['gzip', plain.body])
  expect((await read('br, gzip')).encoded).toBe('br')

  const change = { params: { itemId: soup?.id ?? 0 }, body: { price: 950 } }
  await owner.phone.call(changeMenuItem, change)
  const { body } = await makePhone(app().url).call(getMenu, { params: { restaurantId: owner.id } })
  expect(body.map(({ price }) => price)).toEqual([950, 300])
})

test('a menu is loaded once, however many requests arrive at the same moment', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, ...Array.from({ length: 20 }, (_, at) => ({ name: `Dish ${at}`, price: 300 })))
  const menus = createMenuCache(app().database.sql)
  const all = await Promise.all(Array.from({ length: 50 }, () => menus.read(owner.id)))
  expect(new Set(all).size).toBe(1)
  const encoded = await Promise.all(all.map(menu => menu?.bytesIn('br')))
  expect(new Set(encoded).size).toBe(1)
})

test('a menu is gone from the cache once its restaurant is deleted', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { name: 'Soup', price: 900 })
  const menus = createMenuCache(app().database.sql)
  expect(await menus.read(owner.id)).not.toBeNull()
  await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
  expect(await menus.read(owner.id)).toBeNull()
})
