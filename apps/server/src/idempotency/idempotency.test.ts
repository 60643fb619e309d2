import { createGroup, type Group, getMembers, joinGroup, type Member } from '@tablemate/contract/groups.ts'
import { changeOrder, getOrders, placeOrder } from '@tablemate/contract/orders.ts'
import { getPayments, payShare } from '@tablemate/contract/payments.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { lockTable } from '@tablemate/test/app/lock-table.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('a group started again with its key', () => {
  test('is the same group, even hours later, and a new one after the first has expired', async () => {
    const moving = await startApp()
    const phone = await openPage(moving)
    const first = await start(phone, { memberName: 'Ann' }, 'key')
    for (const hours of [0, 1, 5, 17]) {
      moving.advanceClock({ hours })
      expect((await start(phone, { memberName: 'Ann' }, 'key')).body).toEqual(first.body)
    }
    expect(await countGroups(moving)).toBe(1)
    moving.advanceClock({ hours: 1 })
    const next = await start(phone, { memberName: 'Ann' }, 'key')
    expect(next.status).toBe(201)
    expect(next.body).not.toEqual(first.body)
  })

  test("by two concurrent requests is one group: the second gets 'still-in-flight' or the first reply", async () => {
    const before = await countGroups(app())
    for (let round = 0; round < 5; round += 1) {
      const phone = await openPage(app())
      const [one, two] = await Promise.all([start(phone, {}, 'key'), start(phone, {}, 'key')])
      expect([one.status, two.status]).toContain(201)
      for (const { status, problem } of [one, two])
        if (status !== 201) expect(problem.problem).toBe('still-in-flight')
      const again = await start(phone, {}, 'key')
      for (const reply of [one, two]) if (reply.status === 201) expect(reply.body).toEqual(again.body)
    }
    expect(await countGroups(app())).toBe(before + 5)
  })

  test("gets 'still-in-flight' while the first request waits for a lock", async () => {
    const phone = await openPage(app())
    const lock = await lockTable(app(), 'group_codes', 'reading too')
    // Whichever comes first waits, and the other is refused meanwhile.
    const both = [start(phone, {}, 'key'), start(phone, {}, 'key')]
    expect((await Promise.race(both)).problem.problem).toBe('still-in-flight')
    await lock.release()
    const made = (await Promise.all(both)).find(({ status }) => status === 201)
    expect((await start(phone, {}, 'key')).body).toEqual(made?.body)
  })

  test('is another group if another phone sends the same key', async () => {
    const [one, other] = [await openPage(app()), await openPage(app())]
    const ids = [await start(one, {}, 'key'), await start(other, {}, 'key')].map(
      ({ body }) => (body as Group).id,
    )
    expect(new Set(ids).size).toBe(2)
  })
})

describe('a key', () => {
  test('is refused with another payload or another endpoint', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone, id } = diners[0]
    const order = { groupId: group.id, memberId: id, items: [soup] }
    await phone.call(placeOrder, { body: order, key: 'order' })
    const other = await phone.call(placeOrder, { body: { ...order, items: [soup, soup] }, key: 'order' })
    expect(other).toMatchObject({ status: 422, problem: { problem: 'key-reused' } })
    const joined = await phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Zoe' },
      key: 'order',
    })
    expect(joined.status).toBe(422)
    expect((await fetchGroupState(phone, group.id)).orders).toHaveLength(1)
  })

  test('must have 1 to 255 characters', async () => {
    const phone = await openPage(app())
    for (const [key, fault] of [['', 'required'] as const, ['x'.repeat(256), 'too-long'] as const])
      expect((await start(phone, {}, key)).problem.fields).toEqual({ 'idempotency-key': fault })
    const longest = 'k'.repeat(255)
    expect((await start(phone, {}, longest)).body).toEqual((await start(phone, {}, longest)).body)
  })

  test('can be used again after a refused request', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone } = diners[1]
    const join = (name: string) =>
      phone.call(joinGroup, { params: { groupId: group.id }, body: { name }, key: 'join' })
    expect((await join('Ann')).status).toBe(409)
    expect((await join('Anna')).status).toBe(201)
  })
})

describe('repeated with its key', () => {
  test('a join returns the same member, not a name conflict', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone } = diners[1]
    const join = () =>
      phone.call(joinGroup, { params: { groupId: group.id }, body: { name: 'Benny' }, key: 'join' })
    const first = await join()
    expect(await join()).toMatchObject({ status: 201, body: first.body })
    const { body: members } = await phone.call(getMembers, { params: { groupId: group.id } })
    expect(members.map(({ name }: Member) => name)).toEqual(['Ann', 'Ben', 'Benny'])
  })

  // Threat: repeated-requests
  test('an order is placed once by twenty concurrent requests', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone, id } = diners[0]
    for (let round = 1; round <= 2; round += 1) {
      const place = () =>
        phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items: [soup] }, key: `k${round}` })
      const tries = await Promise.all(Array.from({ length: 20 }, place))
      const { body } = await place()
      for (const { status, problem, body: order } of tries) {
        if (status === 201) expect(order).toEqual(body)
        else expect(problem.problem).toBe('still-in-flight')
      }
      expect((await phone.call(getOrders, { params: { groupId: group.id } })).body).toHaveLength(round)
    }
  })

  test('an order returns the first reply, although it was changed since', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone, id } = diners[0]
    const place = () =>
      phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items: [soup] }, key: 'order' })
    const { body: first } = await place()
    await phone.call(changeOrder, {
      params: { orderId: first.id },
      body: { items: [{ ...soup, price: 1000 }] },
    })
    expect((await place()).body).toEqual(first)
    const { orders } = await fetchGroupState(phone, group.id)
    expect(orders.map(({ total }) => total)).toEqual([1000])
  })

  test('a payment is made once', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone, id, order }] = diners
    await order({ name: 'Soup', price: 10_000 })
    const [share] = (await fetchGroupState(phone, group.id)).bill.memberSplits
    const pay = () =>
      phone.call(payShare, { body: { groupId: group.id, memberId: id, amount: share?.due ?? 0 }, key: 'pay' })
    const first = await pay()
    expect(await pay()).toMatchObject({ status: 201, body: first.body })
    expect((await phone.call(getPayments, { params: { groupId: group.id } })).body).toEqual([first.body])
  })

  test('a call for an expired group gets 404, although its first reply may still be stored', async () => {
    const moving = await startApp()
    const { group, diners } = await makeGroup(moving)
    const { phone, id } = diners[0]
    const calls = [
      () =>
        phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items: [soup] }, key: 'order' }),
      () => phone.call(joinGroup, { params: { groupId: group.id }, body: { name: 'Zoe' }, key: 'join' }),
    ]
    for (const call of calls) expect((await call()).status).toBe(201)
    moving.advanceClock({ hours: 24 })
    for (const call of calls) expect((await call()).problem.problem).toBe('group-not-found')
  })
})

/** Opens the page first, as a phone does: the page sets the device cookie. */
async function openPage({ url }: TestApp): Promise<Phone> {
  const phone = makePhone(url)
  await phone.send('GET', '/')
  return phone
}

function start(phone: Phone, body: object, key: string) {
  return phone.call(createGroup, { body, key })
}

async function countGroups({ database }: TestApp): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`select count(*) from groups`
  return row?.count ?? 0
}
