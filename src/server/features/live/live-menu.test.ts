// Menu changes are sent to the tables of the restaurant only.

import { expect, test } from 'vitest'
import { changeMenuItem, removeMenuItem } from '#contract/menu.ts'
import { deleteOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { addDishes, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('every change of a menu is sent to the phones of its tables, a refused change to none', async () => {
  const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
  const here = await makeGroup(app(), { restaurantId: owner.id })
  const elsewhere = await makeGroup(app(), { diners: 1, restaurantId: other.id })
  const nobodys = await makeGroup(app(), { diners: 1 })
  const streams = await Promise.all(here.diners.map(({ phone }) => phone.listen(here.group.id)))
  const others = await Promise.all(
    [elsewhere, nobodys].map(({ group, diners }) => diners[0].phone.listen(group.id)),
  )
  for (const stream of [...streams, ...others]) expect((await stream.next())?.kind).toBe('state')
  const isTold = async () => {
    for (const stream of streams) expect(await stream.next()).toEqual({ kind: 'menu', data: {} })
  }

  const [soup] = await addDishes(owner, { name: 'Soup', price: 900 })
  await isTold()
  const change = (itemId: number) =>
    owner.phone.call(changeMenuItem, { params: { itemId }, body: { isSoldOut: true } })
  await change(soup.id)
  await isTold()
  expect((await change(soup.id + 1)).status).toBe(404)
  await owner.phone.call(removeMenuItem, { params: { itemId: soup.id } })
  await isTold()

  // The next event of every stream is an own order.
  await here.diners[0].order({ name: 'Tea', price: 300 })
  await elsewhere.diners[0].order({ name: 'Tea', price: 300 })
  await nobodys.diners[0].order({ name: 'Tea', price: 300 })
  for (const stream of [...streams, ...others]) expect((await stream.next())?.kind).toBe('change')
})

test('the deletion of a menu with its account is sent, too', async () => {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const stream = await diners[0].phone.listen(group.id)
  expect((await stream.next())?.kind).toBe('state')
  await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
  await diners[0].order({ name: 'Tea', price: 300 })
  expect((await stream.next())?.kind).toBe('menu')
  expect((await stream.next())?.kind).toBe('change')
})
