import { expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { limits } from '#domain/limits.ts'
import { shareApp } from '../../../../test/app.ts'
import { type Diner, makeGroup } from '../../../../test/make.ts'
import type { Sql } from '../../db/database.ts'
import { createEvents } from '../../events.ts'
import { createPlacing } from './place-order.ts'

const app = shareApp()

/** Sends an order of its own, under its own key. */
function order({ phone, id }: Diner, groupId: string) {
  const items = [{ name: 'Soup', quantity: 1, price: 900 }]
  return phone.call(placeOrder, { body: { groupId, memberId: id, items }, key: `order of ${id}` })
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

test('while somebody does not let go of a table, its order is asked to come again, and no other table waits for it', async () => {
  const [held, free] = [await makeGroup(app()), await makeGroup(app())]
  const [ann] = held.diners
  const { release } = await hold(app().beside, held.group.id)
  app().expectErrors()
  const answers: string[] = []
  const note = async (table: string, answer: ReturnType<typeof order>) => {
    const { status } = await answer
    answers.push(`${table} ${status}`)
    return answer
  }
  const [waiting] = await Promise.all([
    note('held', order(ann, held.group.id)),
    note('free', order(free.diners[0], free.group.id)),
    note('free', order(free.diners[1], free.group.id)),
  ])
  expect(answers).toEqual(['free 201', 'free 201', 'held 503'])
  expect(waiting.problem.problem).toBe('unavailable')
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
  await release()
  expect((await order(ann, held.group.id)).status).toBe(201)
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
    ...{ database, clock: now, events: createEvents() },
    nextId: async () => 1,
    write: async () => false,
    understand: async () => ({ items: [], notUnderstood: [] }),
  })
  const [found] = await database.sql<{ device: string }[]>`
    select encode(device, 'hex') as device from members where group_id = ${group.id} and id = ${diners[0].id}`
  const items = [{ name: 'Soup', quantity: 1, price: 900 }]
  const send = () =>
    place(
      { groupId: group.id, memberId: diners[0].id, items, transcription: '' },
      { device: found?.device ?? '', once: null },
    )
  await expect(send()).rejects.toThrow('still-in-flight')
  await database.sql`update groups set order_count = ${limits.ordersPerGroup} where id = ${group.id}`
  await expect(send()).rejects.toThrow('too-many-orders')
})
