// When a seating ends: the next scan then opens a new one, and its members can still read and pay, and nothing else.

import { endpoints } from '@tablemate/contract/all.ts'
import { chooseBill } from '@tablemate/contract/bills.ts'
import { type Endpoint, isForRestaurants, type Schema } from '@tablemate/contract/endpoint.ts'
import { closeSeating, sendUnsent } from '@tablemate/contract/floor.ts'
import { changeMember, getGroup, joinGroup } from '@tablemate/contract/groups.ts'
import { callStaff } from '@tablemate/contract/kitchen.ts'
import { cancelOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { getRestaurantTables } from '@tablemate/contract/restaurant-tables.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { makePhone, sendJson } from '@tablemate/test/diners/phone.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { joinByCode, makeRestaurantTable, scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endOverSeatings } from './seatings.ts'

/** Its clock only moves forward, which ends no seating of a later test. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

test('a seating is over once all is paid and nothing has changed for half an hour', async () => {
  const { owner, token, ann, seated } = await sitAtRestaurantTable()
  await ann.order({ name: 'Soup', price: 900 })
  // The demo takes no money.
  await payDue(ann, ann.group)
  app().advanceClock({ minutes: 31 })
  expect(await seated()).toBe(1)
  await takeDue(owner, ann.group)
  app().advanceClock({ minutes: 29 })
  expect(await seated()).toBe(1)
  app().advanceClock({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()

  const ben = await joinByCode(app(), token, 'Ben')
  expect(ben.group.id).not.toBe(ann.group.id)
  const read = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  expect(read.body).toEqual({ ...ann.group, isActive: false })
  expect((await joinByCode(app(), token, 'Cyd')).group.id).toBe(ben.group.id)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()
})

test('a seating is over once nothing has changed for three hours; reading is no change', async () => {
  const { token, ann, seated } = await sitAtRestaurantTable()
  app().advanceClock({ minutes: 179 })
  expect(await seated()).toBe(1)
  await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  app().advanceClock({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await joinByCode(app(), token, 'Ben')).group.id).not.toBe(ann.group.id)
})

test('an order is accepted after half an hour without one while something is due', async () => {
  const { ann } = await sitAtRestaurantTable()
  await ann.order({ name: 'Soup', price: 900 })
  app().advanceClock({ minutes: 31 })
  await ann.order({ name: 'Tea', price: 300 })
})

test('an order, a tip and a newcomer are changes that restart the three hours', async () => {
  const { token, ann } = await sitAtRestaurantTable()
  for (const change of [
    () => ann.order({ name: 'Soup', price: 900 }),
    () => ann.phone.call(chooseBill, { params: { groupId: ann.group.id }, body: { tipPercentage: 20 } }),
    () => joinByCode(app(), token, 'Ben'),
  ]) {
    app().advanceClock({ minutes: 170 })
    await change()
  }
  app().advanceClock({ minutes: 170 })
  expect((await joinByCode(app(), token, 'Cyd')).group.id).toBe(ann.group.id)
})

test('a seating that ends by time refuses what one that the staff closed refuses, also before the job stores its end', async () => {
  const { ann, token } = await sitAtRestaurantTable()
  await ann.order({ name: 'Soup', price: 900 })
  app().advanceClock({ minutes: 181 })
  const body = { groupId: ann.group.id, memberId: ann.id, items: [{ name: 'Tea', quantity: 1, price: 300 }] }
  expect((await ann.phone.call(placeOrder, { body })).problem.problem).toBe('seating-closed')
  expect(
    (await ann.phone.call(joinGroup, { params: { groupId: ann.group.id }, body: { name: 'Ben' } })).problem,
  ).toMatchObject({
    problem: 'seating-closed',
  })
  expect((await payDue(ann, ann.group)).status).toBe(201)
  expect((await scan(ann.phone, token)).body).toMatchObject({ seating: null, mine: null })
})

test('the minute job ends seatings once and announces them', async () => {
  const { ann } = await sitAtRestaurantTable()
  app().advanceClock({ minutes: 181 })
  expect(await endByTime()).toContain(ann.group.id)
  const { body } = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  expect(body).toEqual({ ...ann.group, isActive: false })
  expect(await endByTime()).toEqual([])
})

test('a group without a table’s code does not end by time', async () => {
  const { group, diners } = await makeGroup(app())
  app().advanceClock({ hours: 4 })
  expect(await endByTime()).not.toContain(group.id)
  await diners[0].order({ name: 'Soup', price: 900 })
  expect((await diners[0].phone.call(getGroup, { params: { groupId: group.id } })).body.isActive).toBe(true)
})

test.each([
  ['shortly before its 24 hours end', 56],
  ['once a server runs again, if none ran then', 75],
])('what a restaurant’s group without a table’s code owes is stored %s', async (_, minutes) => {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  await diners[0].order({ name: 'Soup', price: 900 })
  const unpaid = () => app().database.sql`
    select restaurant_id as "restaurantId", currency from unpaid_seatings where group_id = ${group.id}`
  app().advanceClock({ hours: 23 })
  expect(await endByTime()).not.toContain(group.id)
  expect(await unpaid()).toEqual([])
  app().advanceClock({ minutes })
  expect(await endByTime()).toContain(group.id)
  expect(await unpaid()).toEqual([{ restaurantId: owner.id, currency: 'USD' }])
})

describe('a closed seating', () => {
  test('is read and paid, and refuses every other call of the contract, also by an old link or code', async () => {
    const { owner, ann, orderId } = await closedSeating()
    const groupId = ann.group.id
    const params = {
      ...{ groupId, orderId, memberId: ann.id, code: ann.group.code, restaurantId: owner.id },
      ...{ cardPaymentId: 1, paymentId: 1, requestId: 1, deliveryId: 1 },
    }
    for (const [name, { method, path, access, problems }] of concerned) {
      const phone = isForRestaurants(access) ? owner.phone : ann.phone
      const filled = path.replace(/:(\w+)/g, (_, part: keyof typeof params) => String(params[part]))
      const body = { groupId, toGroupId: groupId, memberId: ann.id, ...bodies[name] }
      const reply = await (method === 'GET' || method === 'DELETE'
        ? phone.send(method, filled)
        : sendJson(phone, method, filled, body))
      const { problem } = reply.problem
      if (stillPossible.includes(name)) expect([name, problem]).not.toEqual([name, 'seating-closed'])
      else {
        expect([name, reply.status, problem]).toEqual([name, 409, 'seating-closed'])
        expect([name, problems]).toEqual([name, expect.arrayContaining(['seating-closed'])])
      }
    }
  })

  test('does not exist for a stranger and for another restaurant', async () => {
    const { ann, orderId } = await closedSeating()
    const stranger = makePhone(app().url)
    const other = await makeRestaurant(app())
    const groupId = ann.group.id
    const replies = [
      await stranger.call(callStaff, { params: { groupId }, body: { kind: 'waiter' } }),
      await stranger.call(changeMember, { params: { groupId, memberId: ann.id }, body: { name: 'Eve' } }),
      await stranger.call(cancelOrder, { params: { orderId } }),
      await other.phone.call(sendUnsent, { params: { restaurantId: other.id, groupId } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

/** The calls that change a group and a closed seating still takes: paying, lowering the bill, leaving, and the kitchen's and the staff's work. */
const stillPossible: readonly string[] = [
  ...['chooseBill', 'payShare', 'payForSeveral', 'startCardPayment', 'returnFromCardPayment', 'takePayment'],
  ...[
    'undoPayment',
    'adjustBill',
    'releaseCardPages',
    'refundCardPayment',
    'leaveGroup',
    'moveTicket',
    'markTicket',
    'markSeen',
    'settleRequest',
  ],
  ...['closeSeating', 'moveSeating', 'printSeatingBill', 'fireCourse'],
  // The deliveries of its orders and payments to the point of sale.
  ...['retryDelivery', 'settleDelivery'],
]

const soup = [{ name: 'Soup', quantity: 1, price: 900 }]
/** Valid bodies of the calls that are refused. */
const bodies: Record<string, object> = {
  placeRound: { guests: ['Grandma'], items: [] },
  joinGroup: { name: 'Late' },
  moveMembers: { memberIds: [1] },
  changeMember: { name: 'Late' },
  removeMember: {},
  placeOrder: { items: soup },
  changeOrder: { items: soup },
  shareItem: { item: 0, name: 'Soup', sharedBy: 'all' },
  callStaff: { kind: 'water' },
  payShare: { amount: 1 },
  payForSeveral: { amount: 1 },
  startCardPayment: { amount: 1 },
  returnFromCardPayment: { isCancelled: false },
  takePayment: { amount: 1 },
  decideOffMenu: { decision: 'refuse', item: 0, name: 'Soup', quantity: 1, price: 900 },
}

/** The calls of the contract that concern one group: all that change it, and the one that finds it by its code. */
const concerned = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, path, access, body }]) =>
    name === 'findGroupByCode' ||
    (method !== 'GET' &&
      (['group', 'member', 'host'].includes(access) ||
        /:(groupId|orderId|memberId|requestId|cardPaymentId|deliveryId)/.test(path) ||
        (body !== undefined && namesGroup(body)))),
)

function namesGroup(body: Schema): boolean {
  return JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"groupId"')
}

/** Runs the minute job's work. Returns the groups that it announces. */
async function endByTime(): Promise<string[]> {
  const ended: string[] = []
  const announce = (_: string, event: object) => void ended.push('groupId' in event ? `${event.groupId}` : '')
  await endOverSeatings({ database: app().database, clock: () => app().now(), events: { announce } })
  return ended
}

/** Ann has ordered at a table of a restaurant, whose staff then closed it. */
async function closedSeating() {
  const { owner, ann } = await sitAtRestaurantTable()
  await setOrdering(owner, { mode: 'at-once' })
  const { id: orderId } = await ann.order({ name: 'Soup', price: 900 })
  const params = { restaurantId: owner.id, groupId: ann.group.id }
  expect((await owner.phone.call(closeSeating, { params, query: {} })).status).toBe(204)
  return { owner, ann, orderId }
}

/** Ann alone at a table. `seated` is the number of people that the restaurant and a scanning phone see. */
async function sitAtRestaurantTable() {
  const { owner, token } = await makeRestaurantTable(app())
  const ann = await joinByCode(app(), token, 'Ann')
  const seated = async () => {
    const { body } = await owner.phone.call(getRestaurantTables, { params: { restaurantId: owner.id } })
    const { seating } = (await scan(makePhone(app().url), token)).body
    expect(body[0]?.seating).toEqual(seating)
    return seating?.people ?? 0
  }
  return { owner, token, ann, seated }
}
