// Orders reach the point of sale: which of them, in what form, and what the staff reads and does when one does not arrive.

import { randomBytes } from 'node:crypto'
import { retryDelivery, settleDelivery } from '@tablemate/contract/deliveries.ts'
import { cancelOrder, changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { changePosSettings, getPosSettings } from '@tablemate/contract/pos.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { holdIntervals, passInterval, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import {
  connectPos,
  listDeliveries,
  type PosKind,
  untilStates,
} from '@tablemate/test/deliveries/connect-pos.ts'
import { deliveryContext } from '@tablemate/test/deliveries/delivery-context.ts'
import { openFakePos } from '@tablemate/test/deliveries/fake-pos.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { type Kitchen, openKitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { pino } from 'pino'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type ClaimedDelivery, claimDue, leaseMs } from './claim.ts'
import { startDeliveryWorker } from './delivery-worker.ts'
import { sendDelivery } from './send-delivery.ts'
import { storeOutcome } from './store-outcome.ts'

const fakes = { square: await openFakePos({ kind: 'square' }), clover: await openFakePos({ kind: 'clover' }) }
afterAll(() => Promise.all([fakes.square.close(), fakes.clover.close()]))
const env = {
  POS_BASE_URLS: JSON.stringify({ square: fakes.square.url, clover: fakes.clover.url }),
  RATE_LIMIT_SCALE: '100',
  SECRETS_KEY: randomBytes(32).toString('base64'),
}
const shared = shareAppInFile({ env })

describe('an order', () => {
  test('arrives once, with table, guest, notes and allergies, and without a name or a code', async () => {
    const { app, pos, kitchen } = await connected()
    const { group, diners } = await seatAt(kitchen)
    await diners[1].order({ name: 'Soup', price: 900, quantity: 2, modifications: 'no onions' })
    await untilStates(kitchen.owner, 'sent')
    const [kept] = pos.orders()
    expect(pos.orders()).toHaveLength(1)
    expect(kept?.order).toMatchObject({
      ticket_name: expect.stringContaining('Table 7'),
      line_items: [{ name: 'Soup', quantity: '2', note: 'no onions', base_price_money: { amount: 900 } }],
    })
    const text = JSON.stringify(kept)
    expect(text).toContain('Guest 2')
    for (const secret of ['Ben', 'Ann', group.code, group.id]) expect(text).not.toContain(secret)
    expect((await fetchGroupState(diners[0].phone, group.id)).orders).toMatchObject([{ isSeen: true }])
    expect(app.logged.join('')).not.toMatch(/Soup|no onions|key of the point of sale/)
  })

  test('is not sent before the staff admits the table, nor if it is older than the connection', async () => {
    const { pos, kitchen, connect } = await prepared(shared(), 'square', 'first-by-hand')
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Tea', price: 300 })
    await connect()
    const second = await diners[0].order({ name: 'Soup', price: 900 })
    const later = await seatAt(kitchen)
    await later.diners[0].order({ name: 'Cake', price: 600 })
    await staffAt(kitchen, second).move('waiting', 'new')
    await untilStates(kitchen.owner, 'sent')
    expect(pos.orders().map(({ order }) => JSON.stringify(order))).toEqual([expect.stringContaining('Soup')])
  })

  test('that its diner changes is cancelled at the point of sale and sent anew; a cancelled one is cancelled', async () => {
    const { pos, kitchen } = await connected()
    const { diners } = await seatAt(kitchen)
    const [ann] = diners
    const { id: orderId } = await ann.order({ name: 'Soup', price: 900 })
    await untilStates(kitchen.owner, 'sent')
    await ann.phone.call(changeOrder, {
      params: { orderId },
      body: { items: [{ name: 'Soup', quantity: 3, price: 900 }] },
    })
    await untilStates(kitchen.owner, 'sent', 'sent', 'sent')
    const open = () => pos.orders().filter(({ isCancelled }) => !isCancelled)
    expect(open()).toMatchObject([{ order: { line_items: [{ quantity: '3' }] } }])
    await ann.phone.call(cancelOrder, { params: { orderId } })
    await untilStates(kitchen.owner, 'sent', 'sent', 'sent', 'sent')
    expect(open()).toEqual([])
  })

  test('is sent to Clover as single lines and printed there', async () => {
    const { pos, kitchen } = await connected(shared(), 'clover')
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900, quantity: 3 })
    await untilStates(kitchen.owner, 'sent')
    expect(pos.orders()).toMatchObject([{ isPrinted: true, order: { lineItems: [{}, {}, {}] } }])
  })

  test('whose price differs at the point of sale is sent all the same, and both totals are shown', async () => {
    const { pos, kitchen } = await connected()
    pos.surcharge = 2
    const { group, diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    expect(await untilStates(kitchen.owner, 'sent')).toMatchObject([{ totalOurs: 900, totalTheirs: 902 }])
    expect((await fetchGroupState(diners[0].phone, group.id)).bill).toMatchObject({ subtotal: 900 })
  })

  test('is not sent while ordering is off, and one that was sent stays at the point of sale when it is switched off and on', async () => {
    const { pos, kitchen } = await connected()
    const { owner } = kitchen
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    await untilStates(owner, 'sent')
    await setOrdering(owner, { mode: 'off' })
    await diners[0].order({ name: 'Tea', price: 300 })
    await setOrdering(owner, { mode: 'at-once' })
    await diners[0].order({ name: 'Cake', price: 600 })
    await untilStates(owner, 'sent', 'sent')
    expect(pos.orders()).toMatchObject([
      { isCancelled: false, order: { line_items: [{ name: 'Soup' }] } },
      { isCancelled: false, order: { line_items: [{ name: 'Cake' }] } },
    ])
  })

  test('that is cancelled or refused after ordering was switched off is cancelled at the point of sale', async () => {
    const { pos, kitchen } = await connected()
    const { diners } = await seatAt(kitchen)
    const soup = await diners[0].order({ name: 'Soup', price: 900 })
    const tea = await diners[0].order({ name: 'Tea', price: 300 })
    await untilStates(kitchen.owner, 'sent', 'sent')
    await setOrdering(kitchen.owner, { mode: 'off' })
    await diners[0].phone.call(cancelOrder, { params: { orderId: soup.id } })
    expect((await staffAt(kitchen, tea).refuse('new')).status).toBe(200)
    await untilStates(kitchen.owner, 'sent', 'sent', 'sent', 'sent')
    expect(pos.orders().map(({ isCancelled }) => isCancelled)).toEqual([true, true])
  })
})

test('phones learn at once that orders are sent to a point of sale, and that they no longer are', async () => {
  const { kitchen, connect } = await prepared(shared(), 'square')
  const { owner } = kitchen
  const { group, diners } = await seatAt(kitchen)
  const followed = await follow(diners[0].phone, group.id)
  await connect()
  expect((await followed.until(followed.table().revision + 1)).group.sendsToPos).toBe(true)
  const { revision } = followed.table()
  await owner.phone.call(changePosSettings, {
    params: { restaurantId: owner.id },
    body: { posProvider: 'square', posLocationId: 'L1', posEnabled: false },
  })
  expect((await followed.until(revision + 1)).group.sendsToPos).toBe(false)
  followed.stream.close()
})

describe('an order that does not arrive', () => {
  test('is tried again after a while, without anything that wakes the server', async () => {
    const { app, pos, kitchen } = await connected(await startApp({ env }))
    const worker = startDeliveryWorker(deliveryContext(app, env), 10)
    onTestFinished(worker.close)
    const attemptedAt: number[] = []
    pos.behave = () => (attemptedAt.push(app.now().getTime()) === 1 ? 'too-many' : 'take')
    await (await seatAt(kitchen)).diners[0].order({ name: 'Soup', price: 900 })
    await expect.poll(() => attemptedAt.length).toBe(1)
    app.advanceClock({ seconds: 13 })
    await untilStates(kitchen.owner, 'sent')
    const [first = 0, second = 0] = attemptedAt
    expect(second - first).toBeGreaterThanOrEqual(8000)
    expect(pos.orders()).toHaveLength(1)
  })

  test('is dead when the point of sale refuses it, holds back no later one, and is sent again or done by hand', async () => {
    const { pos, kitchen } = await connected()
    pos.behave = () => 'refuse'
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    await diners[0].order({ name: 'Cake', price: 600 })
    const [soup, cake] = await untilStates(kitchen.owner, 'dead', 'dead')
    expect(soup).toMatchObject({ fault: 'refused', number: 1, table: '7' })
    pos.behave = () => 'take'
    const { owner } = kitchen
    const params = (deliveryId = 0) => ({ restaurantId: owner.id, deliveryId })
    await owner.phone.call(settleDelivery, { params: params(cake?.id) })
    await owner.phone.call(retryDelivery, { params: params(soup?.id) })
    await untilStates(owner, 'sent', 'by-hand')
    expect(pos.orders()).toHaveLength(1)
    for (const call of [retryDelivery, settleDelivery])
      expect((await owner.phone.call(call, { params: params(soup?.id) })).status).toBe(404)
  })

  test('because the key is refused switches the point of sale off and says so; a new key sends what was refused', async () => {
    const { app, pos, kitchen } = await connected()
    pos.behave = () => 'unauthorized'
    const { owner } = kitchen
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    await untilStates(owner, 'dead')
    await diners[0].order({ name: 'Cake', price: 600 })
    const dead = await untilStates(owner, 'dead', 'dead')
    expect(dead).toMatchObject([{ fault: 'unauthorized' }, { fault: 'unauthorized' }])
    expect((await settings(kitchen)).pos).toMatchObject({ state: 'unauthorized', confirmedAt: null })
    expect((await listDeliveries(owner)).destinations).toMatchObject([{ fault: 'unauthorized', dead: 2 }])
    pos.behave = () => 'take'
    await connectPos(kitchen, 'square', { posApiKey: 'another key' })
    await untilStates(owner, 'sent', 'sent')
    expect(pos.orders()).toHaveLength(2)
    expect((await settings(kitchen)).pos).toMatchObject({
      state: 'connected',
      confirmedAt: expect.any(String),
    })
    expect(app.logged.join('')).not.toMatch(/another key|key of the point of sale/)
  })

  test.each([
    ['wrong', '9999999999999', 'unauthorized'],
    ['missing', '', 'location-missing'],
  ])('because of a %s location is built anew when the owner corrects it', async (_, posLocationId, fault) => {
    const { pos, kitchen } = await connected(shared(), 'clover')
    const { owner } = kitchen
    await connectPos(kitchen, 'clover', { posLocationId })
    pos.behave = (_key, path) => (path.includes('9999999999999') ? 'unauthorized' : 'take')
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    expect(await untilStates(owner, 'dead')).toMatchObject([{ fault }])
    await connectPos(kitchen, 'clover')
    await untilStates(owner, 'superseded', 'sent')
    expect((await settings(kitchen)).pos.state).toBe('connected')
    expect(pos.orders()).toHaveLength(1)
  })

  test('on paper at Clover is listed, and is not printed twice when only the answer is lost', async () => {
    const { pos, kitchen } = await connected(shared(), 'clover')
    pos.losesPrints = true
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    expect(await untilStates(kitchen.owner, 'dead')).toMatchObject([{ fault: 'not-printed' }])
    expect(pos.requests.filter(request => request.endsWith('/print_event'))).toHaveLength(1)
    expect(pos.orders()).toHaveLength(1)
  })

  test('is neither seen nor moved by another restaurant', async () => {
    const { app, pos, kitchen } = await connected()
    pos.behave = () => 'refuse'
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    const [dead] = await untilStates(kitchen.owner, 'dead')
    const other = await makeKitchen(app)
    expect((await listDeliveries(other)).deliveries).toEqual([])
    const own = { restaurantId: other.id, deliveryId: dead?.id ?? 0 }
    expect((await other.phone.call(retryDelivery, { params: own })).status).toBe(404)
    const foreign = { ...own, restaurantId: kitchen.owner.id }
    expect((await other.phone.call(retryDelivery, { params: foreign })).status).toBe(404)
  })
})

test('an order still open at Square is cancelled there an hour before its group expires', async () => {
  holdIntervals()
  onTestFinished(releaseIntervals)
  const { app, pos, kitchen } = await connected(await startApp({ env }))
  const { diners } = await seatAt(kitchen)
  await diners[0].order({ name: 'Soup', price: 900 })
  await untilStates(kitchen.owner, 'sent')
  app.advanceClock({ hours: 23, minutes: 5 })
  passInterval(10)
  await expect.poll(() => pos.orders()[0]?.isCancelled).toBe(true)
})

test('orders that two nodes take at once at one table are each sent once, and none is withdrawn', async () => {
  const { app, pos, kitchen } = await connected()
  const { group, diners } = await seatAt(kitchen)
  const other = await app.startAnother()
  const phones = [diners[0].phone, makePhone(other.url, { headers: { cookie: diners[0].phone.cookie() } })]
  const item = { name: 'Soup', price: 900, quantity: 1 }
  const body = { groupId: group.id, memberId: diners[0].id, items: [item] }
  await Promise.all(
    Array.from({ length: 16 }, (_, at) => phones[at % 2]?.call(placeOrder, { body, key: `order ${at}` })),
  )
  await untilStates(kitchen.owner, ...Array<'sent'>(16).fill('sent'))
  expect(pos.orders().map(({ isCancelled }) => isCancelled)).toEqual(Array(16).fill(false))
})

test('an order whose node died while it sent it is claimed by another one when the lease ends', async () => {
  const { app, pos, context, later } = await claimedOrder()
  pos.behave = () => 'take'
  const inMs = (ms: number) => ({ ...later, now: new Date(later.now.getTime() + ms) })
  expect(await claimDue(app.database.sql, inMs(leaseMs - 1))).toEqual([])
  const [again] = await claimDue(app.database.sql, inMs(leaseMs))
  expect(again && (await sendDelivery(context, again))).toBe('sent')
  expect(pos.orders()).toHaveLength(1)
})

test('an attempt that throws is repeated later, and its error, which may quote the order, is not logged', async () => {
  const { kitchen, context, claimed } = await claimedOrder()
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
  expect(await sendDelivery({ ...context, log }, { ...claimed, body: 'Kanariensuppe' })).toBe('retry')
  await untilStates(kitchen.owner, 'waiting')
  expect(logged).toEqual([expect.stringContaining('an attempt to send a delivery failed')])
  expect(logged.join()).not.toContain('Kanarien')
})

test('an order that arrived is never "sent" without being "seen", even after a crash in between', async () => {
  const { app, kitchen, group, diner, context, claimed } = await claimedOrder()
  let storing: Promise<void> | undefined
  await app.directSql.begin(async tx => {
    await tx`select from groups where id = ${group.id} for no key update`
    storing = storeOutcome(context, claimed, { kind: 'sent', remote: null, total: null }, null, 0)
    await expect
      .poll(
        () => app.directSql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
    expect(await listDeliveries(kitchen.owner)).toMatchObject({ deliveries: [{ state: 'waiting' }] })
  })
  await storing
  await untilStates(kitchen.owner, 'sent')
  expect((await fetchGroupState(diner.phone, group.id)).orders).toMatchObject([{ isSeen: true }])
})

describe('an order that was claimed just before its owner', () => {
  test('entered another location is not sent there as it was, but built anew', async () => {
    const { pos, kitchen, context, claimed } = await claimedOrder()
    pos.behave = () => 'take'
    await connectPos(kitchen, 'square', { posLocationId: 'L2' })
    expect(await sendDelivery(context, claimed)).toBe('released')
    await untilStates(kitchen.owner, 'superseded', 'sent')
    expect(pos.orders()).toMatchObject([{ order: { location_id: 'L2' } }])
  })

  test('entered another key is claimed again, and sent with that', async () => {
    const { app, pos, kitchen, context, claimed, later } = await claimedOrder()
    pos.behave = () => 'take'
    await connectPos(kitchen, 'square', { posApiKey: 'another key' })
    expect(await sendDelivery(context, claimed)).toBe('released')
    expect(pos.orders()).toEqual([])
    const [again] = await claimDue(app.database.sql, later)
    expect(again && (await sendDelivery(context, again))).toBe('sent')
    expect(pos.orders()).toHaveLength(1)
  })
})

async function connected(app = shared(), kind: PosKind = 'square') {
  const { connect, ...made } = await prepared(app, kind)
  await connect()
  return made
}

/** A kitchen, and the point of sale that it can connect, which has forgotten earlier tests. */
async function prepared(app: TestApp, kind: PosKind, mode: 'at-once' | 'first-by-hand' = 'at-once') {
  const pos = fakes[kind]
  pos.reset()
  const kitchen = await openKitchen(app, mode)
  return { app, pos, kitchen, connect: () => connectPos(kitchen, kind) }
}

/** An order that Square did not take immediately, claimed by a separate node. */
async function claimedOrder() {
  const { app, pos, kitchen } = await connected(await startApp({ env }))
  pos.behave = () => 'too-many'
  const { group, diners } = await seatAt(kitchen)
  await diners[0].order({ name: 'Soup', price: 900 })
  const claim = { limit: 1, perDestination: 1, busy: new Map() }
  let later = { ...claim, now: app.now() }
  let claimed: ClaimedDelivery | undefined
  await expect
    .poll(async () => {
      // The server's own attempt may begin late.
      later = { ...claim, now: new Date(app.now().getTime() + 13_000) }
      ;[claimed] = pos.requests.length > 0 ? await claimDue(app.database.sql, later) : []
      return claimed
    })
    .toBeDefined()
  // The server itself does not try again during the test.
  app.advanceClock({ minutes: -5 })
  const context = deliveryContext(app, env)
  return { app, pos, kitchen, context, group, diner: diners[0], claimed: claimed as ClaimedDelivery, later }
}

async function settings({ owner }: Kitchen) {
  const { body } = await owner.phone.call(getPosSettings, { params: { restaurantId: owner.id } })
  return body
}
