// Requests for the waiter, for water or for the bill.

import { callStaff, settleRequest } from '@tablemate/contract/kitchen.ts'
import type { ServiceRequestKind } from '@tablemate/domain/kitchen/ticket.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import type { Phone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a call for the staff', () => {
  test('is shown on every phone of the table until the staff settles it', async () => {
    const { owner, group, diners } = await seatTwo()
    const [ann, ben] = diners
    const stream = await ben.phone.listen(group.id)
    expect((await stream.next())?.data).toMatchObject({ requests: [] })
    const { status, body } = await callFor(ann, group.id, 'water')
    expect([status, body.kind]).toEqual([200, 'water'])
    expect((await stream.next())?.data).toMatchObject({ requests: [body] })
    expect((await fetchGroupState(ben.phone, group.id)).requests).toEqual([body])
    expect((await settle(owner.phone, owner.id, body.id)).status).toBe(204)
    expect((await stream.next())?.data).toMatchObject({ requests: [] })
    stream.close()
    expect((await fetchGroupState(ann.phone, group.id)).requests).toEqual([])
  })

  test('is unique per kind: a second call by any member returns the open request', async () => {
    const { owner, group, diners } = await seatTwo()
    const [ann, ben] = diners
    const answers = await Promise.all([ann, ben, ann, ben].map(diner => callFor(diner, group.id, 'waiter')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const bill = await callFor(ben, group.id, 'bill')
    const waiter = answers[0]?.body.id ?? 0
    expect((await fetchGroupState(ann.phone, group.id)).requests?.map(({ id, kind }) => [id, kind])).toEqual([
      [waiter, 'waiter'],
      [bill.body.id, 'bill'],
    ])
    await settle(owner.phone, owner.id, waiter)
    expect((await callFor(ann, group.id, 'waiter')).body.id).toBeGreaterThan(waiter)
  })

  test('is part of a change only if the requests changed', async () => {
    const { group, diners } = await seatTwo()
    const [ann, ben] = diners
    await callFor(ann, group.id, 'water')
    const stream = await ben.phone.listen(group.id)
    await stream.next()
    await ann.order({ name: 'Soup', price: 900 })
    expect((await stream.next())?.data).not.toHaveProperty('requests')
    stream.close()
  })

  test('is refused without a registered restaurant, or with ordering off', async () => {
    const { group, diners } = await makeGroup(app())
    expect((await callFor(diners[0], group.id, 'waiter')).problem.problem).toBe('ordering-off')
    const { owner, ...dining } = await seatTwo()
    await setOrdering(owner, { mode: 'off' })
    const off = await callFor(dining.diners[0], dining.group.id, 'waiter')
    expect([off.status, off.problem.problem]).toEqual([409, 'ordering-off'])
  })

  test('is offered if the restaurant has ordering on, and phones are told when that changes', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const stream = await diners[0].phone.listen(group.id)
    expect((await stream.next())?.data).toMatchObject({ requests: null })
    await setOrdering(owner, { mode: 'first-by-hand' })
    expect((await stream.next())?.data).toMatchObject({ requests: [] })
    await setOrdering(owner, { mode: 'at-once' })
    expect((await stream.next())?.data).not.toHaveProperty('requests')
    await setOrdering(owner, { mode: 'off' })
    expect((await stream.next())?.data).toMatchObject({ requests: null })
    stream.close()
    const elsewhere = await makeGroup(app())
    expect((await fetchGroupState(elsewhere.diners[0].phone, elsewhere.group.id)).requests).toBeNull()
  })

  test('is rate limited per phone', async () => {
    const moved = await startApp()
    const owner = await makeRestaurant(moved)
    await setOrdering(owner, { mode: 'at-once' })
    const { group, diners } = await makeGroup(moved, { restaurantId: owner.id })
    for (let at = 0; at < 30; at += 1) expect((await callFor(diners[0], group.id, 'water')).status).toBe(200)
    expect((await callFor(diners[0], group.id, 'bill')).problem.problem).toBe('too-many-requests')
    expect((await callFor(diners[1], group.id, 'bill')).status).toBe(200)
  })

  test.each([undefined, null, '', 'wine', 7])('is refused for the kind %j', async kind => {
    const { group, diners } = await seatTwo()
    const { problem } = await callFor(diners[0], group.id, kind as never)
    expect(problem.fields).toEqual({
      kind: kind === undefined ? 'required' : expect.stringMatching(/not-an-option|required/),
    })
  })
})

describe('a request', () => {
  test('can be settled by a paired tablet, with or without its group, also twice', async () => {
    const { owner, group, diners } = await seatTwo()
    const { phone } = await makeKitchenDisplay(app(), owner)
    const { body } = await callFor(diners[0], group.id, 'bill')
    expect((await settle(phone, owner.id, body.id, group.id)).status).toBe(204)
    expect((await settle(owner.phone, owner.id, body.id)).status).toBe(204)
    const again = await callFor(diners[0], group.id, 'bill')
    await settle(phone, owner.id, body.id, group.id)
    expect((await fetchGroupState(diners[0].phone, group.id)).requests).toEqual([again.body])
  })

  test('is not found if it is of another restaurant, unknown, or has another group', async () => {
    const { owner, group, diners } = await seatTwo()
    const other = await seatTwo()
    const { body } = await callFor(diners[0], group.id, 'bill')
    for (const [restaurant, id, groupId] of [
      [other.owner, body.id],
      [other.owner, body.id, group.id],
      [owner, 999_999_999],
      [owner, body.id, other.group.id],
    ] as const) {
      const { problem } = await settle(restaurant.phone, restaurant.id, id, groupId)
      expect(problem.problem).toBe('request-not-found')
    }
    expect((await fetchGroupState(diners[0].phone, group.id)).requests).toHaveLength(1)
  })

  test('is not found once the table’s 24 hours are over', async () => {
    const moved = await startApp()
    const owner = await makeRestaurant(moved)
    await setOrdering(owner, { mode: 'at-once' })
    const { group, diners } = await makeGroup(moved, { restaurantId: owner.id })
    const { body } = await callFor(diners[0], group.id, 'bill')
    moved.advanceClock({ hours: 24 })
    expect((await settle(owner.phone, owner.id, body.id)).problem.problem).toBe('request-not-found')
  })

  test('can only be settled: any other state is refused', async () => {
    const { owner, group, diners } = await seatTwo()
    const { body } = await callFor(diners[0], group.id, 'bill')
    const params = { restaurantId: owner.id, requestId: body.id }
    const { problem } = await owner.phone.call(settleRequest, { params, body: { isDone: false as never } })
    expect(problem.fields).toEqual({ isDone: 'not-an-option' })
  })
})

function callFor({ phone }: Pick<Diner, 'phone'>, groupId: string, kind: ServiceRequestKind) {
  return phone.call(callStaff, { params: { groupId }, body: { kind } })
}

function settle(phone: Phone, restaurantId: number, requestId: number, groupId?: string) {
  const body = { isDone: true as const, ...(groupId && { groupId }) }
  return phone.call(settleRequest, { params: { restaurantId, requestId }, body })
}

async function seatTwo() {
  const owner = await makeRestaurant(app())
  await setOrdering(owner, { mode: 'at-once' })
  return { owner, ...(await makeGroup(app(), { restaurantId: owner.id })) }
}
