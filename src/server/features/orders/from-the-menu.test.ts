// Orders at a table of a registered restaurant: what they cost, and what cannot be had.

import { describe, expect, test } from 'vitest'
import { changeMenuItem, type MenuItem, removeMenuItem } from '#contract/menu.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import { changeOwnRestaurant, deleteOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { look } from '../../../../test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { addDishes, makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a dish on the menu', () => {
  test('has the menu’s price whatever was sent, typed however; another keeps its own, and is marked', async () => {
    const { ann } = await seat()
    const placed = await ann.order(
      { name: 'crepe  SUZETTE', price: 1, quantity: 2, modifications: 'no alcohol' },
      { name: 'Cake of mine', price: 450 },
    )
    expect(placed.items).toEqual([
      { name: 'Crêpe Suzette', price: 1150, quantity: 2, modifications: 'no alcohol' },
      { name: 'Cake of mine', price: 450, quantity: 1, isOffMenu: true },
    ])
    expect(placed.total).toBe(2750)
    expect((await look(ann.phone, placed.groupId)).orders).toEqual([placed])
  })

  test('has the price of now: at the old one it is ordered at the new', async () => {
    const { ann, owner, dishes } = await seat()
    await change(owner, dishes[0], { price: 1300 })
    expect((await ann.order({ name: 'Crêpe Suzette', price: 1150 })).total).toBe(1300)
    await owner.phone.call(removeMenuItem, { params: { itemId: dishes[0].id } })
    const [item] = (await ann.order({ name: 'Crêpe Suzette', price: 1150 })).items
    expect(item).toMatchObject({ price: 1150, isOffMenu: true })
  })

  test('that is sold out is refused at its place, and only that one', async () => {
    const { ann, owner, dishes } = await seat()
    await change(owner, dishes[1], { isSoldOut: true })
    const items = [
      { name: 'Crêpe Suzette', quantity: 1, price: 1150 },
      { name: 'onion soup', quantity: 1, price: 700 },
    ]
    const body = { groupId: ann.groupId, memberId: ann.id, items }
    const refused = await ann.phone.call(placeOrder, { body, key: 'soup' })
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({ problem: 'sold-out', fields: { 'items.1.name': 'sold-out' } })
    expect((await look(ann.phone, ann.groupId)).orders).toEqual([])
    await change(owner, dishes[1], { isSoldOut: false })
    expect((await ann.phone.call(placeOrder, { body, key: 'soup' })).status).toBe(201)
  })

  test('that was ordered before it was sold out stays in its order, and the answer to its key stays too', async () => {
    const { ann, owner, dishes } = await seat()
    const items = [{ name: 'Onion soup', quantity: 2, price: 700 }]
    const body = { groupId: ann.groupId, memberId: ann.id, items }
    const { body: placed } = await ann.phone.call(placeOrder, { body, key: 'soup' })
    await change(owner, dishes[1], { isSoldOut: true })
    expect((await ann.phone.call(placeOrder, { body, key: 'soup' })).body).toEqual(placed)
    const edit = (input: typeof items) =>
      ann.phone.call(changeOrder, { params: { orderId: placed.id }, body: { items: input } })
    expect((await edit([{ ...tea, quantity: 1 }, ...items])).body.total).toBe(1700)
    const more = await edit([{ name: 'Onion soup', quantity: 3, price: 700 }])
    expect(more.problem).toMatchObject({ problem: 'sold-out', fields: { 'items.0.name': 'sold-out' } })
  })

  test('has its price in a changed order, too', async () => {
    const { ann } = await seat()
    const { id } = await ann.order({ name: 'Onion soup', price: 5 })
    const { body } = await ann.phone.call(changeOrder, {
      params: { orderId: id },
      body: { items: [{ name: 'CREPE SUZETTE', quantity: 1, price: 5 }, tea] },
    })
    expect(body.items).toEqual([
      { name: 'Crêpe Suzette', quantity: 1, price: 1150 },
      { ...tea, isOffMenu: true },
    ])
  })

  test('tells a stranger neither its price nor that it is sold out', async () => {
    const { ann, owner, dishes } = await seat()
    await change(owner, dishes[1], { isSoldOut: true })
    const stranger = makePhone(app().url)
    for (const name of ['Onion soup', 'Crêpe Suzette']) {
      const items = [{ name, quantity: 1, price: 5 }]
      const answer = await stranger.call(placeOrder, {
        body: { groupId: ann.groupId, memberId: ann.id, items },
      })
      expect(answer.problem.problem).toBe('group-not-found')
    }
  })
})

describe('an order by voice', () => {
  test('is of the menu’s dishes at its prices; what is sold out is told apart from what was not understood', async () => {
    const { ann, owner, dishes } = await seat()
    await change(owner, dishes[1], { isSoldOut: true })
    const transcription = 'two crepe suzettes and an onion soup'
    const { body } = await say(ann, transcription)
    expect(body.items).toEqual([{ name: 'Crêpe Suzette', quantity: 2, price: 1150 }])
    expect(body.notUnderstood).toMatchObject([{ isSoldOut: true }])
    expect((await look(ann.phone, ann.groupId)).orders).toEqual([body])
    await change(owner, dishes[1], { isSoldOut: false, price: 800 })
    expect((await say(ann, 'an onion soup')).body.items).toEqual([
      { name: 'Onion soup', quantity: 1, price: 800 },
    ])
    await change(owner, dishes[1], { isSoldOut: true })
    expect((await say(ann, 'an onion soup')).body).toMatchObject({ items: [], state: 'incomplete' })
  })
})

describe('a table', () => {
  test('in another currency than its menu is by now pays what it can pay', async () => {
    const { ann, owner } = await seat('JPY')
    await owner.phone.call(changeOwnRestaurant, { body: { currency: 'USD' } })
    await addDishes(owner, { name: 'Tea', price: 349 })
    expect((await ann.order({ name: 'Tea', price: 500 })).total).toBe(300)
    expect((await say(ann, 'a tea')).body.total).toBe(300)
  })

  test('of a restaurant without a menu, or none any more, takes what is typed', async () => {
    const owner = await makeRestaurant(app())
    const { diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
    const typed = async () => (await diners[0].order({ name: 'Soup', price: 900 })).items
    expect(await typed()).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect(await typed()).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
  })

  test('of nobody’s is left alone by everybody’s menus', async () => {
    await seat()
    const { diners } = await makeGroup(app(), { diners: 1 })
    expect((await diners[0].order({ name: 'Onion soup', price: 1 })).items).toEqual([
      { name: 'Onion soup', quantity: 1, price: 1 },
    ])
  })

  test('takes orders from all of its phones at once, each at the menu’s price', async () => {
    const { ann, group } = await seat()
    const others = await Promise.all(['Ben', 'Cyd', 'Dan'].map(name => joinAs(app(), group, name)))
    const orders = await Promise.all(
      [ann, ...others].map(diner => diner.order({ name: 'onion soup', price: 1 })),
    )
    expect(orders.map(({ total }) => total)).toEqual([700, 700, 700, 700])
  })
})

const tea = { name: 'Tea', quantity: 1, price: 300 }

/** Ann at a table of a restaurant with two dishes; its currency is that of the prices below. */
async function seat(currency: 'USD' | 'JPY' = 'USD') {
  const owner = await makeRestaurant(app(), { currency })
  const step = currency === 'JPY' ? 100 : 1
  const dishes = await addDishes(
    owner,
    { name: 'Crêpe Suzette', price: 1150 * step },
    { name: 'Onion soup', price: 700 * step },
  )
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const ann: Diner & { groupId: string } = { ...diners[0], groupId: group.id }
  return { owner, dishes, group, ann }
}

function say({ phone, id, groupId }: Diner & { groupId: string }, transcription: string) {
  return phone.call(placeOrder, { body: { groupId, memberId: id, items: [], transcription } })
}

function change({ phone }: Owner, { id }: MenuItem, body: object) {
  return phone.call(changeMenuItem, { params: { itemId: id }, body })
}
