// Orders at a table of a registered restaurant: prices from its menu, and sold-out dishes.

import { changeMenuItem, type MenuItem, removeMenuItem } from '@tablemate/contract/menu.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { changeOwnRestaurant, deleteOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { lockTable } from '@tablemate/test/app/lock-table.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('a dish on the menu', () => {
  // Threat: forged-prices
  test('gets the menu’s price whatever was sent, however its name is typed; another keeps its price, marked', async () => {
    const { ann } = await makeGroupWithMenu()
    const placed = await ann.order(
      { name: 'crepe  SUZETTE', price: 1, quantity: 2, modifications: 'no alcohol' },
      { name: 'Cake of mine', price: 450 },
    )
    expect(placed.items).toEqual([
      { name: 'Crêpe Suzette', price: 1150, quantity: 2, modifications: 'no alcohol' },
      { name: 'Cake of mine', price: 450, quantity: 1, isOffMenu: true },
    ])
    expect(placed.total).toBe(2750)
    expect((await fetchGroupState(ann.phone, placed.groupId)).orders).toEqual([placed])
  })

  test('that has become dearer than its diner saw is refused with the new price, until that is accepted', async () => {
    const { ann, owner, dishes: menuItems } = await makeGroupWithMenu()
    await change(owner, menuItems[0], { price: 1300 })
    const send = (price: number, acceptPrices?: boolean) => {
      const items = [tea, { name: 'crepe suzette', quantity: 2, price }]
      const body = { groupId: ann.groupId, memberId: ann.id, items, ...(acceptPrices && { acceptPrices }) }
      return ann.phone.call(placeOrder, { body, key: `at ${price} ${acceptPrices}` })
    }
    const refused = await send(1150)
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      { problem: 'price-changed', prices: [{ item: 1, name: 'Crêpe Suzette', price: 1300 }] },
    ])
    expect((await fetchGroupState(ann.phone, ann.groupId)).orders).toEqual([])
    expect((await send(1150, true)).body.total).toBe(2900)
    expect((await send(1300)).body.total).toBe(2900)
    await change(owner, menuItems[0], { price: 1000 })
    expect((await send(1300)).body.total).toBe(2900)
    expect((await send(1301)).body.total).toBe(2300)
  })

  test('stays at its price in an order that is changed, and more of it is refused at the old price', async () => {
    const { ann, owner, dishes: menuItems } = await makeGroupWithMenu()
    const { id } = await ann.order({ name: 'Crêpe Suzette', price: 1150 })
    await change(owner, menuItems[0], { price: 1300 })
    const edit = (quantity: number) =>
      ann.phone.call(changeOrder, {
        params: { orderId: id },
        body: { items: [{ name: 'Crêpe Suzette', quantity, price: 1150 }, tea] },
      })
    expect((await edit(1)).body.total).toBe(1450)
    expect((await edit(2)).problem).toMatchObject({
      problem: 'price-changed',
      prices: [{ item: 0, price: 1300 }],
    })
  })

  test('that was picked and has left the menu is refused, not turned into a typed one', async () => {
    const { ann, owner, dishes: menuItems } = await makeGroupWithMenu()
    await owner.phone.call(removeMenuItem, { params: { itemId: menuItems[0].id } })
    const send = (isOffMenu?: boolean) => {
      const crepe = {
        name: 'Crêpe Suzette',
        quantity: 1,
        price: 1150,
        ...(isOffMenu !== undefined && { isOffMenu }),
      }
      return ann.phone.call(placeOrder, {
        body: { groupId: ann.groupId, memberId: ann.id, items: [tea, crepe] },
      })
    }
    const refused = await send(false)
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      { problem: 'menu-item-gone', fields: { 'items.1.name': 'not-on-menu' } },
    ])
    // The diner typed it, or an earlier version of the app sends it.
    expect((await send(true)).body.items[1]).toMatchObject({ price: 1150, isOffMenu: true })
    expect((await send()).body.items[1]).toMatchObject({ price: 1150, isOffMenu: true })
  })

  test('that is sold out is refused with its path, and no other dish is', async () => {
    const { ann, owner, dishes: menuItems } = await makeGroupWithMenu()
    await change(owner, menuItems[1], { isSoldOut: true })
    const items = [
      { name: 'Crêpe Suzette', quantity: 1, price: 1150 },
      { name: 'onion soup', quantity: 1, price: 700 },
    ]
    const body = { groupId: ann.groupId, memberId: ann.id, items }
    const refused = await ann.phone.call(placeOrder, { body, key: 'soup' })
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({ problem: 'sold-out', fields: { 'items.1.name': 'sold-out' } })
    expect((await fetchGroupState(ann.phone, ann.groupId)).orders).toEqual([])
    await change(owner, menuItems[1], { isSoldOut: false })
    expect((await ann.phone.call(placeOrder, { body, key: 'soup' })).status).toBe(201)
  })

  test('that was ordered before it was sold out stays in its order, and the stored response stays too', async () => {
    const { ann, owner, dishes: menuItems } = await makeGroupWithMenu()
    const items = [{ name: 'Onion soup', quantity: 2, price: 700 }]
    const body = { groupId: ann.groupId, memberId: ann.id, items }
    const { body: placed } = await ann.phone.call(placeOrder, { body, key: 'soup' })
    await change(owner, menuItems[1], { isSoldOut: true })
    expect((await ann.phone.call(placeOrder, { body, key: 'soup' })).body).toEqual(placed)
    const edit = (input: typeof items) =>
      ann.phone.call(changeOrder, { params: { orderId: placed.id }, body: { items: input } })
    expect((await edit([{ ...tea, quantity: 1 }, ...items])).body.total).toBe(1700)
    const more = await edit([{ name: 'Onion soup', quantity: 3, price: 700 }])
    expect(more.problem).toMatchObject({ problem: 'sold-out', fields: { 'items.0.name': 'sold-out' } })
  })

  test('gets the menu’s price in a changed order, too', async () => {
    const { ann } = await makeGroupWithMenu()
    const { id } = await ann.order({ name: 'Onion soup', price: 5 })
    const { body } = await ann.phone.call(changeOrder, {
      params: { orderId: id },
      body: { items: [{ name: 'CREPE SUZETTE', quantity: 1, price: 5 }, tea], acceptPrices: true },
    })
    expect(body.items).toEqual([
      { name: 'Crêpe Suzette', quantity: 1, price: 1150 },
      { ...tea, isOffMenu: true },
    ])
  })
})

describe('an order by voice', () => {
  test('gets dishes and prices from the menu; sold-out dishes are distinct from words not understood', async () => {
    const { ann, owner, dishes: menuItems } = await makeGroupWithMenu()
    await change(owner, menuItems[1], { isSoldOut: true })
    const transcription = 'two crepe suzettes and an onion soup'
    const { body } = await say(ann, transcription)
    expect(body.items).toEqual([{ name: 'Crêpe Suzette', quantity: 2, price: 1150 }])
    expect(body.notUnderstood).toMatchObject([{ isSoldOut: true }])
    expect((await fetchGroupState(ann.phone, ann.groupId)).orders).toEqual([body])
    await change(owner, menuItems[1], { isSoldOut: false, price: 800 })
    expect((await say(ann, 'an onion soup')).body.items).toEqual([
      { name: 'Onion soup', quantity: 1, price: 800 },
    ])
    await change(owner, menuItems[1], { isSoldOut: true })
    expect((await say(ann, 'an onion soup')).body).toMatchObject({ items: [], state: 'incomplete' })
  })
})

describe('a table', () => {
  test('in another currency than its menu’s pays prices rounded to its payable step', async () => {
    const { ann, owner } = await makeGroupWithMenu('JPY')
    await owner.phone.call(changeOwnRestaurant, { body: { currency: 'USD' } })
    await addMenuItems(owner, { name: 'Tea', price: 349 })
    expect((await ann.order({ name: 'Tea', price: 500 })).total).toBe(300)
    expect((await say(ann, 'a tea')).body.total).toBe(300)
  })

  test('of a restaurant without a menu, or deleted since, keeps typed dishes and prices', async () => {
    const owner = await makeRestaurant(app())
    const { diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
    const typed = async () => (await diners[0].order({ name: 'Soup', price: 900 })).items
    expect(await typed()).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect(await typed()).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
  })
})

const tea = { name: 'Tea', quantity: 1, price: 300 }

/** Ann at a table of a restaurant with two dishes. The currency applies to the prices below. */
async function makeGroupWithMenu(currency: 'USD' | 'JPY' = 'USD') {
  const owner = await makeRestaurant(app(), { currency })
  const step = currency === 'JPY' ? 100 : 1
  const menuItems = await addMenuItems(
    owner,
    { name: 'Crêpe Suzette', price: 1150 * step },
    { name: 'Onion soup', price: 700 * step },
  )
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const ann: Diner & { groupId: string } = { ...diners[0], groupId: group.id }
  return { owner, dishes: menuItems, group, ann }
}

function say({ phone, id, groupId }: Diner & { groupId: string }, transcription: string) {
  return phone.call(placeOrder, { body: { groupId, memberId: id, items: [], transcription } })
}

function change({ phone }: Owner, { id }: MenuItem, body: object) {
  return phone.call(changeMenuItem, { params: { itemId: id }, body })
}

// Threat: wasted-work
test('a spoken order of a device without a member at the table is refused before the menu is loaded', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Onion soup', price: 700 })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const [ann, ben] = diners
  const speak = (phone = makePhone(app().url), memberId = ann.id) =>
    phone.call(placeOrder, { body: { groupId: group.id, memberId, transcription: 'two onion soups' } })
  const elsewhere = await makeGroup(app())
  const gone = await joinAs(app(), group, 'Cyd')
  await gone.phone.send('DELETE', `/api/groups/${group.id}/members/${gone.id}`)

  const menu = await lockTable(app(), 'menu_items', 'reading too')
  const refused = [
    await speak(),
    await speak(elsewhere.diners[0].phone),
    await speak(gone.phone, gone.id),
    await speak(ben.phone),
  ]
  expect(refused.map(({ problem }) => problem.problem)).toEqual([
    'group-not-found',
    'group-not-found',
    'group-not-found',
    'not-your-member',
  ])
  const understood = speak(ann.phone)
  await menu.isWaitedFor()
  await menu.release()
  expect((await understood).body.items).toMatchObject([{ name: 'Onion soup', quantity: 2, price: 700 }])
})
