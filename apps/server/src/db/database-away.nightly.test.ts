// A database that is away in every way: silent, gone permanently, demoted to a standby. (Refused connections: problems.test.ts.)

import { getGroupState } from '@tablemate/contract/live.ts'
import { addMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { getCurrencies } from '@tablemate/contract/places.ts'
import { isReady } from '@tablemate/contract/service.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { lockTable } from '@tablemate/test/app/lock-table.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Phone } from '@tablemate/test/diners/phone.ts'
import { startCuttable } from '@tablemate/test/network/cuttable.ts'
import type { RelayControls } from '@tablemate/test/network/relay.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { connectDatabase } from './database.ts'
import { partitionOf } from './partitions.ts'
import { identifier, raw } from './sql.ts'

describe('while the database is away', () => {
  test('and does not reply at all, calls get 503 instead of hanging, and are served again once it replies', async () => {
    const { relay, group, phone, body } = await startMeal()
    relay.stall()
    const hanging = await Promise.all([
      phone.call(getGroupState, { params: { groupId: group.id } }),
      phone.call(placeOrder, { body, key: 'order' }),
      phone.call(isReady, {}),
    ])
    for (const { status, problem, headers } of hanging) {
      expect([status, problem.problem]).toEqual([503, 'unavailable'])
      expect(headers.get('retry-after')).toBe('1')
    }
    expect((await phone.call(getCurrencies, {})).status).toBe(200)
    await resume(relay, phone)
    await expect.poll(async () => (await phone.call(placeOrder, { body, key: 'order' })).status).toBe(201)
    expect((await fetchGroupState(phone, group.id)).orders).toHaveLength(1)
  })

  test('and its machine is gone for good, calls are served by the one that takes over, without waiting for lost connections', async () => {
    const { relay, group, phone, body } = await startMeal()
    // Several connections are open and idle.
    await Promise.all(Array.from({ length: 8 }, () => fetchGroupState(phone, group.id)))
    relay.stall()
    expect((await phone.call(getGroupState, { params: { groupId: group.id } })).status).toBe(503)
    relay.forget()
    await expect.poll(async () => (await phone.call(isReady, {})).status).toBe(200)
    for (let calls = 0; calls < 12; calls += 1)
      expect((await phone.call(getGroupState, { params: { groupId: group.id } })).status).toBe(200)
    expect((await phone.call(placeOrder, { body, key: 'order' })).status).toBe(201)
  })

  test('and has become a standby, calls get 503 with Retry-After, and are served when it accepts writes again', async () => {
    const { running, group, phone, body } = await startMeal()
    await setReadOnly(running, true)
    await expect.poll(async () => (await phone.call(isReady, {})).status).toBe(503)
    for (const call of [
      () => phone.call(placeOrder, { body, key: 'order' }),
      () => phone.send('GET', `/api/groups/${group.id}/table`),
    ]) {
      const reply = await call()
      expect([reply.status, reply.problem.problem]).toEqual([503, 'unavailable'])
      expect(reply.headers.get('retry-after')).toBe('1')
    }
    await setReadOnly(running, false)
    await expect.poll(async () => (await phone.call(placeOrder, { body, key: 'order' })).status).toBe(201)
    expect((await fetchGroupState(phone, group.id)).orders).toHaveLength(1)
  })

  test('a change that got 503 is not made later, and undoes nothing that the diner did since', async () => {
    const { running, relay, group, diners, phone } = await startMeal()
    const { id: orderId } = await diners[0].order({ name: 'Soup', price: 900 })
    const change = (name: string) =>
      phone.call(changeOrder, { params: { orderId }, body: { items: [{ name, quantity: 1, price: 900 }] } })
    const lock = await lockTable(running, `orders_${partitionOf(group.id)}`, 'writing')
    const first = change('Stew')
    await lock.isWaitedFor()
    relay.stall()
    expect((await first).status).toBe(503)
    await lock.release()
    await resume(relay, phone)
    // The table's row can be locked only after all transactions on it have ended.
    await running.directSql`select from groups where id = ${group.id} for update`
    expect((await fetchGroupState(phone, group.id)).orders.map(({ items }) => items[0]?.name)).toEqual([
      'Soup',
    ])
    expect((await change('Pasta')).status).toBe(200)
    expect((await fetchGroupState(phone, group.id)).orders.map(({ items }) => items[0]?.name)).toEqual([
      'Pasta',
    ])
  })

  test('orders that queue behind another get 503 and are not placed later', async () => {
    const { relay, group, phone, body } = await startMeal()
    const order = (name: string) =>
      phone.call(placeOrder, { body: { ...body, items: [{ name, quantity: 1, price: 900 }] } })
    expect((await order('Water')).status).toBe(201)
    relay.stall()
    // A table's orders are serialised: one of them has been sent to the database, the others wait.
    const replies = await Promise.all(['Soup', 'Stew', 'Cake'].map(order))
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
    await resume(relay, phone)
    expect((await order('Pasta')).status).toBe(201)
    const names = (await fetchGroupState(phone, group.id)).orders.map(({ items }) => items[0]?.name)
    expect([names[0], names.at(-1)]).toEqual(['Water', 'Pasta'])
    // The one that was sent may have been placed.
    expect(names.length).toBeLessThanOrEqual(3)
  })

  test('a change of a menu that got 503 is not made later', async () => {
    const { running, relay } = await startCuttable()
    const { phone, id: restaurantId } = await makeRestaurant(running)
    const add = (name: string) => phone.call(addMenuItem, { body: { name, price: 900, category: 'Food' } })
    const lock = await lockTable(running, 'menu_items', 'writing')
    const first = add('Stew')
    await lock.isWaitedFor()
    relay.stall()
    expect((await first).status).toBe(503)
    await lock.release()
    await resume(relay, phone)
    await running.directSql`select from restaurants where id = ${restaurantId} for update`
    expect((await add('Pasta')).status).toBe(201)
    const { body } = await phone.call(getMenu, { params: { restaurantId } })
    expect(body.map(({ name }) => name)).toEqual(['Pasta'])
  })

  test('open streams stay open, and receive the missed changes once it is back', async () => {
    const { relay, group, diners } = await startMeal()
    const screen = await follow(diners[1].phone, group.id)
    await relay.cut()
    await relay.restore()
    await expect.poll(async () => (await diners[0].phone.send('GET', '/api/health/ready')).status).toBe(200)
    await diners[0].order({ name: 'Soup', price: 900 })
    const now = await fetchGroupState(diners[0].phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
  })
})

/** A group on an app with a relayed database, and the order of its first diner. */
async function startMeal() {
  const { running, relay } = await startCuttable()
  const { group, diners } = await makeGroup(running)
  const [{ phone, id: memberId }] = diners
  const body = { groupId: group.id, memberId, items: [{ name: 'Soup', quantity: 1, price: 900 }] }
  return { running, relay, group, diners, phone, body }
}

/** Resolves when the service is ready again. */
async function resume(relay: Pick<RelayControls, 'resume'>, phone: Phone): Promise<void> {
  relay.resume()
  await expect.poll(async () => (await phone.call(isReady, {})).status).toBe(200)
}

/** Makes a standby of the app's database, as far as its connections can see: they end, and new ones may not write. */
async function setReadOnly({ database }: Pick<TestApp, 'database'>, isReadOnly: boolean): Promise<void> {
  const name = 'host' in database.target ? database.target.database : ''
  const admin = connectDatabase(inject('postgres'), { connections: 1 })
  onTestFinished(admin.close)
  await admin.sql`alter database ${identifier(name)} set default_transaction_read_only = ${raw(isReadOnly ? 'on' : 'off')}`
  await admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
}
