// The figures of a restaurant's days are those of its groups, and outlive them; closes are numbered, complete and immutable.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { closeDay, getDayCloses, getFigures } from '@tablemate/contract/figures.ts'
import { undoPayment } from '@tablemate/contract/floor.ts'
import { moveTicket } from '@tablemate/contract/kitchen.ts'
import { cancelOrder, changeOrder, type Order } from '@tablemate/contract/orders.ts'
import { includedTax } from '@tablemate/domain/bill/bill-total.ts'
import { businessDay } from '@tablemate/domain/day/business-day.ts'
import { type DayReport, expectedCash } from '@tablemate/domain/day/figures.ts'
import { dayStarts } from '@tablemate/domain/day/opening-hours.ts'
import { isoCurrencies } from '@tablemate/domain/iso-currencies.ts'
import { payableStep, roundToStep } from '@tablemate/domain/money.ts'
import { isOwed, lineTotal, owedItems } from '@tablemate/domain/orders/order.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { removeExpiredGroups } from '../../group/expire-groups.ts'
import { createChangeQueues } from '../../limits/fair-queue.ts'
import { closeForgottenDays, mergeFigures } from './queries.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '1000' } })
const menu = [
  { name: 'Soup', price: 650, category: 'Starters' },
  { name: 'Steak', price: 2999, category: 'Mains' },
  { name: 'Water', price: 251, category: 'Drinks' },
]

test.each([
  { currency: 'EUR', taxPercentage: 19, isTaxIncluded: true, serviceFeePercentage: 0 },
  { currency: 'USD', taxPercentage: 8.875, isTaxIncluded: false, serviceFeePercentage: 3 },
  { currency: 'JPY', taxPercentage: 10, isTaxIncluded: false, serviceFeePercentage: 10 },
] as const)('after any evening the figures are those of the groups, to the cent: $currency', async rates => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 24, maxLength: 40 }), async acts => {
      const evening = await openEvening({ ...rates, country: 'US' })
      for (const one of acts) await evening.play(one)
      expect(await evening.report()).toEqual(await evening.expected())
    }),
    { numRuns: 2 },
  )
})

test('rounds as the bill does, in every currency', async () => {
  for (const currency of isoCurrencies) {
    const [row] = await app().database.sql<{ rounded: number }[]>`
      select to_payable(12345::numeric * 8875, 100000, ${currency}) as rounded`
    expect([currency, row?.rounded]).toEqual([
      currency,
      roundToStep(12345n * 8875n, 100_000n, payableStep(currency)),
    ])
  }
})

test('a row is of the business day of the domain, around every change of the clocks', async () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Asia/Tokyo',
    'Africa/Cairo',
  ]
  const instants = Array.from(
    { length: 2 * 366 },
    (_, at) => new Date(Date.UTC(2026, 0, 1) + at * 12 * hourMs + (at % 24) * 1_800_000),
  )
  for (const timeZone of zones)
    for (const dayStartsAt of dayStarts) {
      const rows = await app().database.sql<{ day: string }[]>`
        select to_char(business_day(${timeZone}, ${dayStartsAt}, instant), 'YYYY-MM-DD') as day
        from unnest(${instants.map(instant => instant.toISOString())}::timestamptz[]) with ordinality as i (instant, at) order by at`
      expect(rows.map(({ day }) => day)).toEqual(
        instants.map(instant => businessDay({ timeZone, dayStartsAt }, instant)),
      )
    }
})

test('a line off the menu has no name, and what was on the menu keeps its name when that changes', async () => {
  const { owner, diners, report } = await openEvening()
  await setOrdering(owner, { mode: 'off' })
  await diners[0].order({ name: 'Grandma’s secret', price: 500 }, { name: 'Soup', price: 650, quantity: 2 })
  const { items, hours } = await report()
  expect(items).toEqual([
    { name: 'Soup', category: 'Starters', count: 2, amount: 1300 },
    { name: null, category: '', count: 1, amount: 500 },
  ])
  expect(hours.map(({ orders, amount }) => [orders, amount])).toEqual([[1, 1800]])
  await app().database
    .sql`update menu_items set name = 'Broth' where restaurant_id = ${owner.id} and name = 'Soup'`
  const { orders } = await fetchGroupState(diners[0].phone, diners.groupId)
  await diners[0].phone.call(cancelOrder, { params: { orderId: orders[0]?.id ?? 0 } })
  expect((await report()).items).toEqual([])
})

describe('a close', () => {
  test('contains all that was sold since the last one, and what changes later is in the next', async () => {
    const { owner, diners, report, close } = await openEvening()
    const order = await diners[0].order({ name: 'Steak', price: 2999 })
    await takeDue(owner, { id: diners.groupId }, diners[0].id)
    const seen = await report()
    const cash = seen.payments[0]?.amount ?? 0
    expect((await close({ expected: 0 })).problem).toMatchObject({ problem: 'cash-changed', due: cash })
    expect((await close({ expected: cash, counted: cash - 100 })).problem.fields).toEqual({
      note: 'required',
    })
    const counted = [{ value: 500, count: 3 }]
    expect(
      (await close({ expected: cash, counted: 1, denominations: counted })).problem.fields,
    ).toMatchObject({
      note: 'required',
    })
    const { body, status } = await close({
      expected: cash,
      counted: 1500,
      denominations: counted,
      note: 'Short',
    })
    expect([status, body.number, body.closedBy, body.reports]).toEqual([201, 1, 'Owner', [seen]])
    expect((await report()).sales).toBe(0)
    await diners[1].order({ name: 'Soup', price: 650 })
    const half = { percentage: 50, reason: 'waited', kind: 'discount', refund: 0 } as const
    const lines = [{ orderId: order.id, line: 0 }]
    await owner.phone.call(adjustBill, {
      params: { restaurantId: owner.id, groupId: diners.groupId },
      body: { ...half, lines },
    })
    expect((await report()).sales).toBe(650 - 1500)
    expect((await close({ expected: 0 })).body).toMatchObject({ number: 2, counted: null })
    const { body: closes } = await owner.phone.call(getDayCloses, {
      params: { restaurantId: owner.id },
      query: {},
    })
    expect(closes.map(({ number }) => number)).toEqual([2, 1])
    expect(closes[1]).toEqual(body)
    await expect(
      app().database.sql`update day_closes set note = '' where restaurant_id = ${owner.id}`,
    ).rejects.toThrow('never changes')
  })

  test('with nothing but cash that was given back expects less in the drawer', async () => {
    const { owner, diners, report, close } = await openEvening()
    const order = await diners[0].order({ name: 'Steak', price: 2999 })
    await takeDue(owner, { id: diners.groupId }, diners[0].id)
    await close({ expected: expectedCash(await report()) })
    const lines = [{ orderId: order.id, line: 0 }]
    const body = { kind: 'comp' as const, reason: 'waited' as const, lines }
    const params = { restaurantId: owner.id, groupId: diners.groupId }
    const { problem } = await owner.phone.call(adjustBill, { params, body })
    const { due: refund = 0 } = problem
    await owner.phone.call(adjustBill, { params, body: { ...body, refund } })
    expect(refund).toBeGreaterThan(0)
    expect(expectedCash(await report())).toBe(-refund)
    expect((await close({ expected: -refund })).status).toBe(201)
  })

  test('of two at once has everything once, and a repeated one is the same', async () => {
    const { diners, close } = await openEvening()
    await diners[0].order({ name: 'Soup', price: 650 })
    const both = await Promise.all([close({ expected: 0 }), close({ expected: 0 })])
    expect(both.map(({ body }) => [body.number, body.reports.length]).sort()).toEqual([
      [1, 1],
      [2, 0],
    ])
    await diners[0].order({ name: 'Soup', price: 650 })
    const key = crypto.randomUUID()
    const first = await close({ expected: 0 }, key)
    expect((await close({ expected: 0 }, key)).body).toEqual(first.body)
    expect(first.body.number).toBe(3)
  })

  test('while orders come in loses and doubles none', async () => {
    const { diners, close, owner, report } = await openEvening()
    const orders = Array.from({ length: 24 }, (_, at) =>
      diners[at % 2 === 0 ? 0 : 1].order({ name: 'Soup', price: 650 }),
    )
    const closes = Array.from({ length: 4 }, () => close({ expected: 0 }))
    await Promise.all([...orders, ...closes])
    await close({ expected: 0 })
    const { body } = await owner.phone.call(getDayCloses, { params: { restaurantId: owner.id }, query: {} })
    expect(body.reduce((sum, { reports }) => sum + (reports[0]?.sales ?? 0), 0)).toBe(24 * 650)
    expect(body.map(({ number }) => number)).toEqual(body.map((_, at) => body.length - at))
    expect((await report()).sales).toBe(0)
  })
})

test('a day that nobody closed closes by itself, and its figures outlive its groups', async () => {
  const own = await startApp({ env: { RATE_LIMIT_SCALE: '1000' } })
  const { owner, diners, report } = await openEvening({}, own)
  await diners[0].order({ name: 'Steak', price: 2999 })
  await diners[1].order({ name: 'Soup', price: 650 })
  const { today } = await figuresOf(owner)
  const seen = await report()
  const context = { ...own, clock: own.now, changeQueues: createChangeQueues() }
  await closeForgottenDays(context)
  expect(await closesOf(owner)).toEqual([])
  own.advanceClock({ hours: 25 })
  await Promise.all([context, { ...context, changeQueues: createChangeQueues() }].map(closeForgottenDays))
  expect(await closesOf(owner)).toMatchObject([{ number: 1, day: today, closedBy: null, reports: [seen] }])
  own.advanceClock({ hours: 72 })
  await removeExpiredGroups(own.database, own.now())
  await mergeFigures(own.database, own.now())
  const period = { from: today, to: today }
  const { reports, days } = await figuresOf(owner, period)
  expect([reports, days]).toEqual([[seen], [{ day: today, sales: 3649, orders: 2, tips: 0 }]])
  const rows = await own.database.sql<
    { source: string | null }[]
  >`select source from figures where restaurant_id = ${owner.id}`
  expect(rows.map(({ source }) => source)).toEqual(rows.map(() => null))
})

test('belong to their restaurant, and end with it', async () => {
  const { owner, diners } = await openEvening()
  await diners[0].order({ name: 'Soup', price: 650 })
  const other = await makeRestaurant(app())
  const params = { restaurantId: owner.id }
  expect((await other.phone.call(getFigures, { params, query: {} })).status).toBe(404)
  await app().database.sql`delete from restaurants where id = ${owner.id}`
  expect(await app().database.sql`select from figures where restaurant_id = ${owner.id}`).toEqual([])
})

type Act = readonly [
  kind: 'order' | 'change' | 'cancel' | 'refuse' | 'comp' | 'discount' | 'void' | 'pay' | 'undo' | 'demo',
  which: number,
]
const act: fc.Arbitrary<Act> = fc.tuple(
  fc.constantFrom(
    ...(['order', 'order', 'order', 'change', 'cancel', 'refuse', 'comp', 'discount', 'void'] as const),
    ...(['pay', 'pay', 'undo', 'demo'] as const),
  ),
  fc.nat(99),
)

type NewRestaurant = NonNullable<Parameters<typeof makeRestaurant>[1]>

/** A restaurant with a menu of three dishes and a group of two, who split by items and choose a tip of 10 %. */
async function openEvening(profile: NewRestaurant = {}, on: TestApp = app()) {
  const owner = await makeRestaurant(on, { currency: 'EUR', country: 'DE', taxPercentage: 0, ...profile })
  await addMenuItems(owner, ...menu.map(({ price, ...item }) => ({ ...item, price: payable(price) })))
  await setOrdering(owner, { mode: 'at-once' })
  const { group, diners } = await makeGroup(on, { restaurantId: owner.id })
  const [ann, ben] = diners
  const params = { restaurantId: owner.id, groupId: group.id }
  const state = () => fetchGroupState(ann.phone, group.id)
  const taken: number[] = []

  function payable(price: number): number {
    return profile.currency === 'JPY' ? price * 100 : price
  }

  async function play([kind, which]: Act): Promise<void> {
    const { orders, members } = await state()
    const order = orders[which % Math.max(1, orders.length)]
    const diner = which % 2 === 0 ? ann : ben
    const item = menu[which % menu.length] ?? { name: 'Soup', price: 650 }
    const items = [{ name: item.name, price: payable(item.price), quantity: 1 + (which % 3) }]
    if (kind === 'order')
      return void (await diner.order(...items, { name: `Extra ${which}`, price: payable(100) }))
    if (kind === 'pay') {
      const { body } = await takeDue(owner, group, members[which % 2]?.id)
      if (Array.isArray(body)) taken.push(...body.map(({ id }) => id))
      return
    }
    if (kind === 'demo') return void (await payDue(diner, group))
    if (kind === 'undo') {
      const paymentId = taken.pop()
      if (paymentId)
        await owner.phone.call(undoPayment, {
          params: { restaurantId: owner.id, paymentId },
          body: { groupId: group.id },
        })
      return
    }
    if (order) await changeOf(kind, order, items)
  }

  async function changeOf(
    kind: Act[0],
    { id: orderId, items: lines, memberId }: Order,
    items: Order['items'],
  ) {
    const { phone } = memberId === ann.id ? ann : ben
    if (kind === 'change') return phone.call(changeOrder, { params: { orderId }, body: { items } })
    if (kind === 'cancel') return phone.call(cancelOrder, { params: { orderId } })
    if (kind === 'refuse')
      return owner.phone.call(moveTicket, {
        params: { restaurantId: owner.id, orderId },
        body: { groupId: group.id, from: 'new', to: 'refused', reason: 'cannot-make', lines: [0] },
      })
    const body = {
      ...{
        kind: kind as 'comp',
        reason: 'waited' as const,
        lines: lines.flatMap((item, line) => (isOwed(item) ? [{ orderId, line }] : [])),
      },
      ...(kind === 'discount' && { percentage: 12.5 }),
    }
    const first = await owner.phone.call(adjustBill, { params, body })
    if (first.problem.problem === 'refund-due')
      return owner.phone.call(adjustBill, { params, body: { ...body, refund: first.problem.due ?? 0 } })
    return first
  }

  const report = async () => (await figuresOf(owner)).reports[0] ?? nothing(profile.currency ?? 'EUR')
  return {
    owner,
    diners: Object.assign(diners, { groupId: group.id }),
    play,
    report,
    /** What the group's own bill, orders and payments say. */
    async expected(): Promise<DayReport> {
      const { bill, orders, payments } = await state()
      const items = orders.flatMap(order => owedItems(order.items))
      const known = (name: string) => menu.find(item => item.name === name)
      const names = [...new Set(items.map(({ name }) => known(name)?.name ?? null))]
      const { taxRate: rate, isTaxIncluded: isIncluded } = bill.rates
      const tax = isIncluded
        ? includedTax(bill.subtotal, { taxRate: rate }, payableStep(group.currency))
        : bill.tax
      const [report] = (await figuresOf(owner)).reports
      return {
        ...nothing(group.currency),
        sales: bill.subtotal,
        orders: orders.filter(order => owedItems(order.items).length > 0).length,
        parties: bill.subtotal > 0 ? 1 : 0,
        items: names
          .map(name => {
            const same = items.filter(item => (known(item.name)?.name ?? null) === name)
            return {
              ...{ name, category: (name && known(name)?.category) ?? '' },
              count: same.reduce((sum, { quantity }) => sum + quantity, 0),
              amount: same.reduce((sum, item) => sum + lineTotal(item), 0),
            }
          })
          .sort((x, y) => y.amount - x.amount || y.count - x.count),
        hours: report?.hours ?? [],
        taxes:
          bill.subtotal > 0 ? [{ rate, isIncluded, net: bill.subtotal - (isIncluded ? tax : 0), tax }] : [],
        serviceFee: bill.serviceFee,
        tips: bill.collectedTip,
        ownTips: payments.reduce((sum, { ownTip }) => sum + ownTip, 0),
        payments: (['cash', 'demo_card'] as const)
          .map(method => {
            const own = payments.filter(({ paymentMethod }) => paymentMethod === method)
            const givenBack = own.reduce((sum, { refunded = 0 }) => sum + refunded, 0)
            return {
              ...{ method, count: own.length, givenBack },
              amount: own.reduce((sum, { amount, ownTip }) => sum + amount + ownTip, givenBack),
            }
          })
          .filter(({ count }) => count > 0)
          .sort((x, y) => y.amount - x.amount),
        acts: report?.acts ?? [],
        unpaid: report?.unpaid ?? { count: 0, amount: 0 },
      }
    },
    close: (
      input: Omit<InputOf<typeof closeDay, 'body'>, 'note'> & { note?: string },
      key: string = crypto.randomUUID(),
    ) => owner.phone.call(closeDay, { params: { restaurantId: owner.id }, body: input, key }),
  }
}

function nothing(currency: string): DayReport {
  return {
    ...{ currency, sales: 0, orders: 0, parties: 0, items: [], options: [], hours: [], taxes: [] },
    ...{ serviceFee: 0, tips: 0, ownTips: 0, payments: [], acts: [], unpaid: { count: 0, amount: 0 } },
  }
}

async function figuresOf({ id, phone }: Owner, query: { from?: string; to?: string } = {}) {
  return (await phone.call(getFigures, { params: { restaurantId: id }, query })).body
}

async function closesOf({ id, phone }: Owner) {
  return (await phone.call(getDayCloses, { params: { restaurantId: id }, query: {} })).body
}
