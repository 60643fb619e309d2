import { describe, expect, test } from 'vitest'
import { createGroup, type Group, getMembers, joinGroup, type Member } from '#contract/groups.ts'
import { changeOrder, getOrders, placeOrder } from '#contract/orders.ts'
import { getPayments, payShare } from '#contract/payments.ts'
import { shareApp, startApp, type TestApp } from '../../../test/app/app.ts'
import { look } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../test/diners/phone.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('a group started again with its key', () => {
  test('is the same group, even when the phone asks hours later', async () => {
    const moving = await startApp()
    const phone = await openPage(moving)
    const first = await start(phone, { memberName: 'Ann' }, 'key')
    for (const hours of [0, 1, 5, 17]) {
      moving.pass({ hours })
      expect((await start(phone, { memberName: 'Ann' }, 'key')).body).toEqual(first.body)
    }
    expect(await countGroups(moving)).toBe(1)
  })

  test('is the same group across the turn of the hour', async () => {
    const moving = await startApp()
    const phone = await openPage(moving)
    const toTheHour = 3_600_000 - (moving.now().getTime() % 3_600_000)
    moving.pass({ ms: toTheHour - 200 })
    const first = await start(phone, {}, 'key')
    moving.pass({ ms: 400 })
    expect((await start(phone, {}, 'key')).body).toEqual(first.body)
  })

  test('from two tries at once is one group; the second try hears that the first is on its way, or its answer', async () => {
    const before = await countGroups(app())
    for (let round = 0; round < 30; round += 1) {
      const phone = await openPage(app())
      const [one, two] = await Promise.all([start(phone, {}, 'key'), start(phone, {}, 'key')])
      expect([one.status, two.status]).toContain(201)
      for (const { status, problem } of [one, two])
        if (status !== 201) expect(problem.problem).toBe('still-in-flight')
      const again = await start(phone, {}, 'key')
      for (const answer of [one, two]) if (answer.status === 201) expect(answer.body).toEqual(again.body)
    }
    expect(await countGroups(app())).toBe(before + 30)
  })

  // No call waits longer than 1.5 s for a lock. Where the machine stood still for that long, both are answered 503.
  test('while the first try is held up hears that it is on its way', { retry: 2 }, async () => {
    const own = await startApp()
    own.expectErrors()
    const phone = await openPage(own)
    const held = await own.beside.begin(async tx => {
      await tx`lock table group_codes in access exclusive mode`
      const first = start(phone, {}, 'key')
      await expect
        .poll(
          async () =>
            (
              await tx`select from pg_locks where not granted and relation = 'group_codes'::regclass
              and database = (select oid from pg_database where datname = current_database())`
            ).length,
        )
        .toBe(1)
      return { first, second: await start(phone, {}, 'key') }
    })
    expect(held.second).toMatchObject({ status: 409, problem: { problem: 'still-in-flight' } })
    const { body } = await held.first
    expect((await start(phone, {}, 'key')).body).toEqual(body)
  })

  test('belongs to its phone: the same key from another phone starts another group', async () => {
    const [one, other] = [await openPage(app()), await openPage(app())]
    const ids = [await start(one, {}, 'key'), await start(other, {}, 'key')].map(
      ({ body }) => (body as Group).id,
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('is nobody’s any more when its time is over', async () => {
    const moving = await startApp()
    const phone = await openPage(moving)
    const first = await start(phone, { memberName: 'Ann' }, 'key')
    moving.pass({ hours: 24 })
    const next = await start(phone, { memberName: 'Ann' }, 'key')
    expect(next.status).toBe(201)
    expect(next.body).not.toEqual(first.body)
  })
})

describe('a key', () => {
  test('with another payload is refused, whatever the call', async () => {
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
    expect((await look(phone, group.id)).orders).toHaveLength(1)
  })

  test.each([
    ['', 'required'],
    ['x'.repeat(256), 'too-long'],
  ])('must have 1 to 255 characters: %#', async (key, fault) => {
    const { problem } = await start(await openPage(app()), {}, key)
    expect(problem).toMatchObject({ problem: 'invalid', fields: { 'idempotency-key': fault } })
  })

  test('of 255 characters is kept', async () => {
    const phone = await openPage(app())
    const key = 'k'.repeat(255)
    expect((await start(phone, {}, key)).body).toEqual((await start(phone, {}, key)).body)
  })

  test('of a call that was refused is free again', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone } = diners[1]
    const join = (name: string) =>
      phone.call(joinGroup, { params: { groupId: group.id }, body: { name }, key: 'join' })
    expect((await join('Ann')).status).toBe(409)
    expect((await join('Anna')).status).toBe(201)
  })
})

describe('sent again with its key', () => {
  test('a join is the same member, not a taken name', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone } = diners[1]
    const join = () =>
      phone.call(joinGroup, { params: { groupId: group.id }, body: { name: 'Benny' }, key: 'join' })
    const first = await join()
    expect(await join()).toMatchObject({ status: 201, body: first.body })
    const { body: members } = await phone.call(getMembers, { params: { groupId: group.id } })
    expect(members.map(({ name }: Member) => name)).toEqual(['Ann', 'Ben', 'Benny'])
  })

  test('an order is placed once, from twenty tries at once', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone, id } = diners[0]
    for (let round = 1; round <= 10; round += 1) {
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

  test('an order answers as it first did, although it was changed since', async () => {
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
    const { orders } = await look(phone, group.id)
    expect(orders.map(({ total }) => total)).toEqual([1000])
  })

  test('a payment is made once', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone, id, order }] = diners
    await order({ name: 'Soup', price: 10_000 })
    const [share] = (await look(phone, group.id)).bill.memberSplits
    const pay = () =>
      phone.call(payShare, { body: { groupId: group.id, memberId: id, amount: share?.due ?? 0 }, key: 'pay' })
    const first = await pay()
    expect(await pay()).toMatchObject({ status: 201, body: first.body })
    expect((await phone.call(getPayments, { params: { groupId: group.id } })).body).toEqual([first.body])
  })

  test('a call of an ended group finds nothing, though its first answer may still be kept', async () => {
    const moving = await startApp()
    const { group, diners } = await makeGroup(moving)
    const { phone, id } = diners[0]
    const calls = [
      () =>
        phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items: [soup] }, key: 'order' }),
      () => phone.call(joinGroup, { params: { groupId: group.id }, body: { name: 'Zoe' }, key: 'join' }),
    ]
    for (const call of calls) expect((await call()).status).toBe(201)
    moving.pass({ hours: 24 })
    for (const call of calls) expect((await call()).problem.problem).toBe('group-not-found')
  })
})

/** A phone gets its cookie with the page, before it calls anything. */
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
