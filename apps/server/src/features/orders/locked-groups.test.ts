import { placeOrder } from '@tablemate/contract/orders.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp, shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { expect, test } from 'vitest'
import type { Sql } from '../../db/database.ts'
import { createChangeQueues } from '../../limits/fair-queue.ts'
import { createEvents } from '../../pubsub/events.ts'
import { createPlaceOrder } from './place-order.ts'

const app = shareAppInFile({ hasCallTimeouts: true })
const patient = shareApp()

/** Sends an order of one dish, with its own idempotency key. */
function order({ phone, id }: Diner, groupId: string, name = 'Soup') {
  const items = [{ name, quantity: 1, price: 900 }]
  return phone.call(placeOrder, { body: { groupId, memberId: id, items }, key: `${name} of ${id}` })
}

/** Locks the row of the group, as a transaction that changes it does. */
async function lock(sql: Sql, groupId: string) {
  const isLocked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = sql.begin(async tx => {
    await tx`select from groups where id = ${groupId} for update`
    isLocked.resolve()
    await mayEnd.promise
  })
  const release = async () => {
    mayEnd.resolve()
    await ended
  }
  await isLocked.promise
  return { ended, release }
}

test('orders of a locked table wait for its release, in their order of arrival, and delay no other table', async () => {
  const [locked, free] = [await makeGroup(patient()), await makeGroup(patient())]
  const [ann] = locked.diners
  const { release } = await lock(patient().directSql, locked.group.id)
  const menuItems = ['Soup', 'Stew', 'Cake', 'Tea']
  const sent = menuItems.map(menuItem => order(ann, locked.group.id, menuItem))
  const others = await Promise.all(
    free.diners.flatMap(diner => menuItems.map(menuItem => order(diner, free.group.id, menuItem))),
  )
  expect(others.map(({ status }) => status)).toEqual(Array(8).fill(201))
  await release()
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const placed = await patient().directSql<{ id: number }[]>`
    select id from orders where group_id = ${locked.group.id} order by placed_revision`
  const ids = placed.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test('orders of a table that stays locked get 503 with Retry-After, and are placed once when they are sent again', async () => {
  const { group, diners } = await makeGroup(app())
  const { release } = await lock(app().directSql, group.id)
  const refused = await order(diners[0], group.id)
  expect([refused.status, refused.problem.problem]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await release()
  await expect.poll(async () => (await order(diners[0], group.id)).status).toBe(201)
  expect((await fetchGroupState(diners[0].phone, group.id)).orders).toHaveLength(1)
})

test('a transaction that hangs with a table locked is ended, so that later orders of the table are placed', async () => {
  const { group, diners } = await makeGroup(app())
  const { ended } = await lock(app().database.sql, group.id)
  const isLost = expect(ended).rejects.toThrow()
  await expect.poll(async () => (await order(diners[0], group.id)).status).toBe(201)
  await isLost
})

test('an order that was rejected for a reason that has since gone gets still-in-flight, so that the client retries', async () => {
  const { group, diners } = await makeGroup(app())
  const { database, now } = app()
  const place = createPlaceOrder({
    ...{ database, clock: now, events: createEvents(), changeQueues: createChangeQueues() },
    nextId: async () => 1,
    write: async () => false,
    understand: async () => ({
      ...{ items: [], optionGroups: [] },
      notUnderstood: [],
      note: '',
      acts: [],
      isOtherLanguage: false,
    }),
  })
  const [found] = await database.sql<{ device: string }[]>`
    select encode(device, 'hex') as device from members where group_id = ${group.id} and id = ${diners[0].id}`
  const items = [{ name: 'Soup', quantity: 1, price: 900 }]
  const send = () =>
    place(
      { groupId: group.id, memberId: diners[0].id, items, transcription: '', note: '', acceptPrices: false },
      { device: found?.device ?? '', idempotencyKey: null },
    )
  await expect(send()).rejects.toThrow('still-in-flight')
  await database.sql`update groups set order_count = ${limits.ordersPerGroup} where id = ${group.id}`
  await expect(send()).rejects.toThrow('too-many-orders')
})
