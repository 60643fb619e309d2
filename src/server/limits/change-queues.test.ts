// What many callers want of one table or one restaurant holds up nobody else (docs/security.md, "One row, many callers").

import { describe, expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { changeMenuItem } from '#contract/menu.ts'
import { placeOrder } from '#contract/orders.ts'
import { limits } from '#domain/limits.ts'
import { shareApp } from '../../../test/app/app.ts'
import { holdTable } from '../../../test/app/hold-table.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { addDishes, makeRestaurant, uploadFile } from '../../../test/restaurants/restaurant.ts'

const app = shareApp()

/** More than there are connections for calls. */
const many = Array.from({ length: 15 }, (_, at) => at)

/** Holds the row until it is released, as a change does that takes its time. */
async function hold(relation: 'restaurants' | 'groups', id: string | number) {
  const sql = app().beside
  const isHeld = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = sql.begin(async tx => {
    await tx`select from ${tx(relation)} where id = ${id} for update`
    isHeld.resolve()
    await mayEnd.promise
  })
  await isHeld.promise
  return async () => {
    mayEnd.resolve()
    await ended
  }
}

/** Whether an order at another table is placed before any of the calls is answered. */
async function isOrderFirst(calls: readonly Promise<unknown>[]): Promise<boolean> {
  const { diners } = await makeGroup(app())
  let isAnyAnswered = false
  for (const call of calls)
    void call.then(() => {
      isAnyAnswered = true
    })
  expect((await diners[0].order({ name: 'Soup', price: 500 })).total).toBe(500)
  return !isAnyAnswered
}

describe('While many changes wait for', () => {
  test('one menu, orders are placed elsewhere at once; each change is made in its turn', async () => {
    const owner = await makeRestaurant(app())
    const [soup] = await addDishes(owner, { name: 'Soup', price: 700 })
    const release = await hold('restaurants', owner.id)
    const changes = many.map(at =>
      owner.phone.call(changeMenuItem, { params: { itemId: soup.id }, body: { price: 700 + at } }),
    )
    expect(await isOrderFirst(changes)).toBe(true)
    await release()
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(many.map(() => 200))
  })

  test('one table, orders are placed elsewhere at once; each change is made in its turn', async () => {
    const { group, diners } = await makeGroup(app())
    const release = await hold('groups', group.id)
    const changes = many.map(at =>
      diners[0].phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: at } }),
    )
    expect(await isOrderFirst(changes)).toBe(true)
    await release()
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(many.map(() => 200))
  })
})

describe('Before any work is done', () => {
  test('a spoken order that was sent before is answered as then, and one at a full table is refused', async () => {
    const owner = await makeRestaurant(app())
    const [soup] = await addDishes(owner, { name: 'Onion soup', price: 700 })
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const say = (key: string) =>
      diners[0].phone.call(placeOrder, {
        body: { groupId: group.id, memberId: diners[0].id, transcription: 'two onion soups' },
        key,
      })
    const first = await say('once')
    expect(first.body.total).toBe(1400)
    // From now on the menu would have to be read anew, which nobody can.
    await owner.phone.call(changeMenuItem, { params: { itemId: soup.id }, body: { price: 800 } })
    await holdTable(app(), 'menu_items', 'reading too')
    expect((await Promise.all(many.map(() => say('once')))).map(({ body }) => body)).toEqual(
      many.map(() => first.body),
    )
    await app().database.sql`update groups set order_count = ${limits.ordersPerGroup} where id = ${group.id}`
    expect((await say('twice')).problem.problem).toBe('too-many-orders')
  })

  test('an upload that was sent before is answered as then; who sends costly files is asked to wait, others are not', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const menu = { content: 'Name,Price\nSoup,6.50\n', key: 'once' }
    expect((await uploadFile(owner.phone, menu)).body).toEqual({ itemsAdded: 1 })
    const items = Array.from({ length: 10_000 }, (_, at) => ({ name: `Soup ${at}`, price: 5 + (at % 50) }))
    const costly = JSON.stringify({ categories: [{ name: '汤'.repeat(700), items }] })
    const send = () =>
      uploadFile(owner.phone, { content: costly, name: 'menu.json', type: 'application/json' })
    const told = (await Promise.all([send(), send(), send()])).map(({ problem }) => problem.problem)
    expect(told.sort()).toEqual(['menu-file-too-much', 'menu-file-too-much', 'too-many-requests'])
    expect((await uploadFile(owner.phone, menu)).body).toEqual({ itemsAdded: 1 })
    expect((await uploadFile(other.phone, menu)).body).toEqual({ itemsAdded: 1 })
  })
})
