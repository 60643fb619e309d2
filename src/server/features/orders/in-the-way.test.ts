import { expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { limits } from '#domain/limits.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { look } from '../../../../test/diners/follow.ts'
import { type Diner, makeGroup } from '../../../../test/diners/make.ts'
import type { Sql } from '../../db/database.ts'
import { createChangeQueues } from '../../limits/change-queues.ts'
import { createEvents } from '../../pubsub/events.ts'
import { createPlacing } from './place-order.ts'

const app = shareApp()

/** Sends an order of one dish, under a key of its own. */
function order({ phone, id }: Diner, groupId: string, name = 'Soup') {
  const items = [{ name, quantity: 1, price: 900 }]
  return phone.call(placeOrder, { body: { groupId, memberId: id, items }, key: `${name} of ${id}` })
}

/** As one holds the table who changes it. */
async function hold(sql: Sql, groupId: string) {
  const isHeld = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = sql.begin(async tx => {
    await tx`select from groups where id = ${groupId} for update`
    isHeld.resolve()
    await mayEnd.promise
  })
  const release = async () => {
    mayEnd.resolve()
    await ended
  }
  await isHeld.promise
  return { ended, release }
}

test('while somebody does not let go of a table, its orders are asked to come again, and no other table waits for them', async () => {
  const [locked, free] = [await makeGroup(app()), await makeGroup(app())]
  const [ann] = locked.diners
  const { release } = await hold(app().beside, locked.group.id)
  const answers: string[] = []
  const note = async (table: string, answer: ReturnType<typeof order>) => {
    const { status } = await answer
    answers.push(`${table} ${status}`)
    return answer
  }
  const dishes = ['Soup', 'Stew', 'Cake', 'Tea']
  const waiting = await Promise.all([
    ...dishes.map(dish => note('held', order(ann, locked.group.id, dish))),
    ...free.diners.flatMap(diner => dishes.map(dish => note('free', order(diner, free.group.id, dish)))),
  ])
  expect(answers).toEqual([...Array(8).fill('free 201'), ...Array(4).fill('held 503')])
  expect(waiting[0]?.problem.problem).toBe('unavailable')
  expect(Number(waiting[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  await release()
  expect((await order(ann, locked.group.id)).status).toBe(201)
  expect((await look(ann.phone, locked.group.id)).orders).toHaveLength(1)
})

test('orders at a table that somebody holds a moment too long are placed as soon as it is let go, in the order in which they came', async () => {
  const [locked, free] = [await makeGroup(app()), await makeGroup(app())]
  const [ann] = locked.diners
  const { release } = await hold(app().beside, locked.group.id)
  const dishes = ['Soup', 'Stew', 'Cake', 'Tea']
  const sent = dishes.map(dish => order(ann, locked.group.id, dish))
  expect((await order(free.diners[0], free.group.id)).status).toBe(201)
  await release()
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const placed = await app().beside<{ id: number }[]>`
    select id from orders where group_id = ${locked.group.id} order by placed_revision`
  const ids = placed.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test('a node that hangs in the middle of a change loses the table to those who come after', async () => {
  const { group, diners } = await makeGroup(app())
  const { ended } = await hold(app().database.sql, group.id)
  const isLost = expect(ended).rejects.toThrow()
  await expect.poll(async () => (await order(diners[0], group.id)).status).toBe(201)
  await isLost
})

test('an order that another try stood in the way of, which came to nothing, is asked for again', async () => {
  const { group, diners } = await makeGroup(app())
  const { database, now } = app()
  const place = createPlacing({
    ...{ database, clock: now, events: createEvents(), changeQueues: createChangeQueues() },
    nextId: async () => 1,
    write: async () => false,
    understand: async () => ({ items: [], notUnderstood: [], note: '', isOtherLanguage: false }),
  })
  const [found] = await database.sql<{ device: string }[]>`
    select encode(device, 'hex') as device from members where group_id = ${group.id} and id = ${diners[0].id}`
  const items = [{ name: 'Soup', quantity: 1, price: 900 }]
  const send = () =>
    place(
      { groupId: group.id, memberId: diners[0].id, items, transcription: '', note: '' },
      { device: found?.device ?? '', idempotencyKey: null },
    )
  await expect(send()).rejects.toThrow('still-in-flight')
  await database.sql`update groups set order_count = ${limits.ordersPerGroup} where id = ${group.id}`
  await expect(send()).rejects.toThrow('too-many-orders')
})
