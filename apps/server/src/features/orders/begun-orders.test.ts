// A diner may change an order freely until a station begins it, and afterwards only what the kitchen would not notice.

import { chooseBill } from '@tablemate/contract/bills.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { changeMember } from '@tablemate/contract/groups.ts'
import { changeOrdering, pauseOrdering } from '@tablemate/contract/ordering.ts'
import { cancelOrder, changeOrder, type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { holdIntervals, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { joinAs } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { openKitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { beforeAll, describe, expect, test } from 'vitest'

// A lost announcement fails a test instead of being made up for by the next reconciliation.
beforeAll(() => {
  holdIntervals()
  return releaseIntervals
})
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '1000' } })

const soup = { name: 'Soup', price: 900 }
const beer = { name: 'Beer', price: 500 }

describe('an order that one station has begun', () => {
  test('can no longer be changed or cancelled, even if another station has not begun', async () => {
    const { kitchen, ann, group } = await sit()
    const order = await ann.order(soup, beer)
    const staff = staffAt(kitchen, order)
    await staff.move('new', 'preparing', { station: 1 })
    const before = await fetchGroupState(ann.phone, group.id)
    expect(before.orders).toMatchObject([{ kitchen: 'new' }])
    const answers = [await ann.change(order, { items: [{ ...soup, quantity: 2 }] }), await ann.cancel(order)]
    for (const { status, problem } of answers)
      expect([status, problem.problem]).toEqual([409, 'in-the-kitchen'])
    expect((await ann.change(order, { note: 'no salt' })).problem.problem).toBe('in-the-kitchen')
    expect((await fetchGroupState(ann.phone, group.id)).orders).toEqual(before.orders)
    await staff.move('preparing', 'new', { station: 1 })
    expect((await ann.cancel(order)).status).toBe(204)
  })

  test('still lets its diner confirm a guessed price and dismiss words, without a new version', async () => {
    const { kitchen, ann } = await sit()
    const spoken = (await ann.say('one soup and a zwetschgenknödel please')).body
    const order = (await ann.change(spoken, { confirm: true })).body
    expect(order.notUnderstood.length + order.items.filter(({ doubt }) => doubt).length).toBeGreaterThan(0)
    const staff = staffAt(kitchen, order)
    const [ticket] = (await staff.move('new', 'preparing')).body
    expect(ticket).toMatchObject({ state: 'preparing', version: 1 })
    const items = order.items.map(({ doubt, isOffMenu, ...item }) => ({ ...item, isConfirmed: true }))
    const confirmed = await ann.change(order, { items, notUnderstood: [] })
    expect(confirmed.body).toMatchObject({ kitchen: 'preparing', notUnderstood: [] })
    expect(confirmed.body.items.some(({ doubt }) => doubt)).toBe(false)
    expect((await staff.move('preparing', 'ready')).body[0]).toMatchObject({ version: 1 })
  })

  test('is either begun or changed when both are requested at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { kitchen, ann, group } = await sit()
      const order = await ann.order(soup)
      const [moved, changed] = await Promise.all([
        staffAt(kitchen, order).move('new', 'preparing', { version: 1 }),
        ann.change(order, { items: [{ ...soup, quantity: 2 }] }),
      ])
      expect([moved.status, changed.status].sort()).toEqual([200, 409])
      const [now] = (await fetchGroupState(ann.phone, group.id)).orders
      expect(now).toMatchObject(
        moved.status === 200
          ? { kitchen: 'preparing', items: [{ quantity: 1 }] }
          : { kitchen: 'new', items: [{ quantity: 2 }] },
      )
    }
  })
})

describe('a spoken correction', () => {
  test('changes an order that no station has begun, and resets its ticket', async () => {
    const { kitchen, ann } = await sit()
    const first = await ann.order(beer)
    await staffAt(kitchen, first).mark({ station: 1, ticked: [0] })
    const { body } = await ann.say('make that two beers')
    expect(body).toMatchObject({ id: first.id, items: [{ name: 'Beer', quantity: 2 }], kitchen: 'new' })
    expect((await staffAt(kitchen, first).mark({ station: 1, ticked: [] })).body).toMatchObject([
      { version: 2, items: [{ quantity: 2, isTicked: false }] },
    ])
  })

  test.each(['make that two beers', 'cancel that', 'no, remove the beer'])(
    'that comes too late is stored with the reason, and changes nothing: %s',
    async spoken => {
      const { kitchen, ann, group } = await sit()
      const first = await ann.order(beer)
      await staffAt(kitchen, first).move('new', 'preparing')
      const { status, body } = await ann.say(spoken)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        items: [],
        state: 'incomplete',
        transcription: spoken,
        notUnderstood: [{ start: 0, end: spoken.length, reason: 'in-the-kitchen' }],
      })
      const { orders } = await fetchGroupState(ann.phone, group.id)
      expect(orders.find(({ id }) => id === first.id)).toMatchObject({ items: [{ quantity: 1 }], total: 500 })
    },
  )

  test('that only shares a dish is still possible, because the kitchen does not notice it', async () => {
    const { kitchen, ann } = await sit()
    const first = await ann.order(soup)
    await staffAt(kitchen, first).move('new', 'preparing')
    expect((await ann.say("we're sharing that")).body).toMatchObject({
      id: first.id,
      items: [{ name: 'Soup', sharedBy: 'all' }],
      kitchen: 'preparing',
    })
    expect((await staffAt(kitchen, first).move('preparing', 'ready')).body).toMatchObject([{ version: 1 }])
  })

  test('applies to the last order, even if a station has begun it, and never to an older one', async () => {
    const { kitchen, ann, group } = await sit()
    const [older, last] = [await ann.order(soup), await ann.order(beer)]
    await staffAt(kitchen, last).move('new', 'preparing')
    expect((await ann.say('cancel that')).body.notUnderstood).toMatchObject([{ reason: 'in-the-kitchen' }])
    expect((await fetchGroupState(ann.phone, group.id)).orders).toContainEqual(older)
    expect((await ann.say('no, remove the soup')).body).toMatchObject({ id: older.id, state: 'cancelled' })
  })

  test('and “same for me” ignore items that the staff refused', async () => {
    const { kitchen, ann, ben } = await sit()
    const order = await ann.order(soup, beer)
    await staffAt(kitchen, order).refuse('new', { lines: [0] })
    const { body } = await ann.say('make that two beers')
    expect(body).toMatchObject({ id: order.id, total: 1000 })
    expect(body.items.map(({ name, refused }) => [name, refused?.reason])).toEqual([
      ['Soup', 'kitchen-closed'],
      ['Beer', undefined],
    ])
    expect((await ben.say('same for me')).body.items).toEqual([{ ...beer, quantity: 2, isToConfirm: true }])
  })
})

describe('a kitchen with paused ordering', () => {
  test('refuses typed and spoken orders, and accepts them with the same keys once ordering resumes', async () => {
    const { kitchen, ann, group } = await sit()
    const { phone, id: restaurantId } = kitchen.owner
    const pause = async (isPaused: boolean) => {
      const { status } = await phone.call(pauseOrdering, { params: { restaurantId }, body: { isPaused } })
      expect(status).toBe(204)
    }
    await pause(true)
    const items = [{ ...soup, quantity: 1 }]
    const type = () =>
      ann.phone.call(placeOrder, { body: { groupId: group.id, memberId: ann.id, items }, key: 'typed' })
    for (const { status, problem } of [await type(), await ann.say('one beer', 'said')])
      expect([status, problem.problem]).toEqual([409, 'ordering-paused'])
    await pause(false)
    expect([(await type()).status, (await ann.say('one beer', 'said')).status]).toEqual([201, 201])
    expect((await fetchGroupState(ann.phone, group.id)).orders).toHaveLength(2)
  })

  test('is shown live on the phones of its tables, with the end of the pause, and to those who sit down meanwhile', async () => {
    const { kitchen, ann, group } = await sit()
    const { phone, id: restaurantId } = kitchen.owner
    const followed = await follow(ann.phone, group.id)
    const shownAfter = async (change: Promise<{ status: number }>) => {
      const { revision } = followed.table()
      expect((await change).status).toBeLessThan(300)
      const { isOrderingPaused, isMenuOnly } = (await followed.until(revision + 1)).group
      expect((await fetchGroupState(ann.phone, group.id)).group).toEqual(followed.table().group)
      return { isOrderingPaused, isMenuOnly }
    }
    const pause = (isPaused: boolean) =>
      shownAfter(phone.call(pauseOrdering, { params: { restaurantId }, body: { isPaused } }))
    const settings = (body: InputOf<typeof changeOrdering, 'body'>) =>
      shownAfter(phone.call(changeOrdering, { body }))
    expect(followed.table().group.isOrderingPaused).toBe(false)
    expect(await pause(true)).toEqual({ isOrderingPaused: true, isMenuOnly: false })
    expect((await seatAt(kitchen)).group.isOrderingPaused).toBe(true)
    // Without a kitchen that takes orders there is nothing to pause.
    expect(await settings({ mode: 'off' })).toEqual({ isOrderingPaused: false, isMenuOnly: false })
    expect(await settings({ mode: 'at-once' })).toEqual({ isOrderingPaused: true, isMenuOnly: false })
    expect(await pause(false)).toEqual({ isOrderingPaused: false, isMenuOnly: false })
    expect(await settings({ offMenu: 'never' })).toEqual({ isOrderingPaused: false, isMenuOnly: true })
  })
})

test('paying, tipping, splitting, renaming, joining and repeated calls neither add nor move tickets', async () => {
  const { kitchen, ann, ben, group } = await sit()
  const body = { groupId: group.id, memberId: ann.id, items: [{ ...soup, quantity: 1 }] }
  const place = () => ann.phone.call(placeOrder, { body, key: 'once' })
  const order = (await place()).body
  const staff = staffAt(kitchen, order)
  await staff.move('new', 'preparing')
  const rows = () => app()
    .directSql`select order_id, station_id, state, lines, ticked, changed_at from tickets
    where group_id = ${group.id}`
  const before = await rows()
  const choose = (body: InputOf<typeof chooseBill, 'body'>) =>
    ann.phone.call(chooseBill, { params: { groupId: group.id }, body })
  expect((await choose({ splitMethod: 'items' })).status).toBe(200)
  expect((await choose({ splitMethod: 'equal', tipPercentage: 20 })).status).toBe(200)
  const params = { groupId: group.id, memberId: ann.id }
  expect((await ann.phone.call(changeMember, { params, body: { name: 'Anna' } })).status).toBe(200)
  await joinAs(app(), group, 'Zoe')
  for (const { id: memberId } of (await fetchGroupState(ben.phone, group.id)).members)
    await payDue(ben, group, { memberId })
  await Promise.all(Array.from({ length: 5 }, place))
  const now = await fetchGroupState(ben.phone, group.id)
  expect(now.bill.collected).toBe(now.bill.finalTotal)
  expect(now.orders).toMatchObject([{ id: order.id, kitchen: 'preparing' }])
  expect(await rows()).toEqual(before)
})

/** Ann and Ben at a table of a restaurant whose kitchen takes orders. */
async function sit() {
  const kitchen = await openKitchen(app())
  const { group, diners } = await seatAt(kitchen)
  const [ann, ben] = diners.map(diner => ({
    ...diner,
    change: ({ id: orderId }: Order, body: object) =>
      diner.phone.call(changeOrder, { params: { orderId }, body }),
    cancel: ({ id: orderId }: Order) => diner.phone.call(cancelOrder, { params: { orderId } }),
    say: (transcription: string, key?: string) =>
      diner.phone.call(placeOrder, {
        body: { groupId: group.id, memberId: diner.id, transcription },
        ...(key && { key }),
      }),
  }))
  if (!ann || !ben) throw new Error('nobody came')
  return { kitchen, group, ann, ben }
}
