// Ticket printers of a restaurant: the owner's endpoints.

import { getDeliveries, retryDelivery } from '@tablemate/contract/deliveries.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { closeSeating } from '@tablemate/contract/floor.ts'
import { findGroupByCode } from '@tablemate/contract/groups.ts'
import {
  addPrinter,
  changePrinter,
  getPrinters,
  removePrinter,
  renewPrinterUrl,
  testPrinter,
} from '@tablemate/contract/printers.ts'
import { getSeatingBill, printSeatingBill } from '@tablemate/contract/seating-bills.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { StarPrinter } from '@tablemate/test/deliveries/star-printer.ts'
import { addTicket, makePrinter, ticketOf } from '@tablemate/test/deliveries/tickets.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeKitchen, makeStations } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

const plain = {
  name: 'Pass',
  model: 'star',
  stations: [] as number[],
  columns: 48,
  encoding: 'multilingual',
  hasBell: false,
} as const

const list = async (owner: Owner) =>
  (await owner.phone.call(getPrinters, { params: { restaurantId: owner.id } })).body

describe('a printer', () => {
  // Threat: printer-url
  test('is added with a URL that is shown once and stored as a digest', async () => {
    const owner = await makeRestaurant(app())
    const { printer, url } = await makePrinter(owner, { name: 'Bar', hasBell: true, columns: 32 })
    expect(printer).toMatchObject({ name: 'Bar', hasBell: true, columns: 32, isEnabled: true })
    expect(printer).toMatchObject({ status: 'never', lastSeenAt: null })
    expect(url).toMatch(new RegExp(`^${app().url}/print/[\\w-]{43}$`))
    expect(await list(owner)).toEqual([printer])
    const token = url.split('/').at(-1) as string
    const rows = await app()
      .directSql`select p::text as row from printers p where destination_id = ${printer.id}`
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('has the address that is configured for links in its URL', async () => {
    const other = await app().startAnother({ env: { PUBLIC_URL: 'https://tablemate.example' } })
    const { url } = await makePrinter(await makeRestaurant(other))
    expect(url).toMatch(/^https:\/\/tablemate\.example\/print\/[\w-]{43}$/)
  })

  test('prints the stations that exist, and no others', async () => {
    const owner = await makeKitchen(app())
    const [bar] = await makeStations(owner, { name: 'Bar', categories: ['Drinks'] })
    const stations = [0, bar?.id ?? 0, 0]
    const { printer } = await makePrinter(owner, { stations })
    expect(printer.stations).toEqual([0, bar?.id])
    const params = { restaurantId: owner.id, printerId: printer.id }
    const wrong = { ...plain, stations: [0, 99] }
    const added = await owner.phone.call(addPrinter, { params: { restaurantId: owner.id }, body: wrong })
    expect(added.problem.fields).toEqual({ stations: 'not-an-option' })
    const changed = await owner.phone.call(changePrinter, { params, body: { ...wrong, isEnabled: true } })
    expect(changed.problem.fields).toEqual({ stations: 'not-an-option' })
    expect(await list(owner)).toEqual([printer])
  })

  test('is not given the tickets of a new station with the id of one that was removed', async () => {
    const owner = await makeKitchen(app())
    const [bar] = await makeStations(owner, { name: 'Bar', categories: ['Drinks'] })
    const { printer } = await makePrinter(owner, { stations: [bar?.id ?? 0] })
    await makeStations(owner)
    const [grill] = await makeStations(owner, { name: 'Grill', categories: ['Meat'] })
    expect(printer.stations).not.toContain(grill?.id)
  })

  test.each([
    [{ columns: 40 }, { columns: 'not-an-option' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ model: 'other' }, { model: 'not-an-option' }],
    [{ encoding: 'ascii' }, { encoding: 'not-an-option' }],
    [{ stations: [-1] }, { 'stations.0': 'too-small' }],
  ])('%j is refused', async (fields, problems) => {
    const owner = await makeRestaurant(app())
    const body = { ...plain, ...fields } as typeof plain
    const { problem } = await owner.phone.call(addPrinter, { params: { restaurantId: owner.id }, body })
    expect(problem.fields).toEqual(problems)
  })

  test('is changed, and removed with its URL', async () => {
    const owner = await makeRestaurant(app())
    const { printer, url } = await makePrinter(owner)
    const params = { restaurantId: owner.id, printerId: printer.id }
    const body = { ...plain, name: 'Bar', encoding: 'shiftjis', isEnabled: false } as const
    const changed = await owner.phone.call(changePrinter, { params, body })
    expect(changed.body).toMatchObject({
      id: printer.id,
      name: 'Bar',
      encoding: 'shiftjis',
      isEnabled: false,
    })
    expect(await list(owner)).toEqual([changed.body])
    // A second window that still shows the printer as it was.
    const change = (body: InputOf<typeof changePrinter, 'body'>) =>
      owner.phone.call(changePrinter, { params, body })
    const late = await change({ name: 'Grill', hasBell: true, base: { name: printer.name, hasBell: false } })
    expect(late.problem).toMatchObject({ problem: 'changed-meanwhile', current: { name: 'Bar' } })
    const bell = await change({ hasBell: true, base: { hasBell: false } })
    expect(bell.body).toEqual({ ...changed.body, hasBell: true })
    expect(await list(owner)).toEqual([bell.body])
    expect((await owner.phone.call(removePrinter, { params })).status).toBe(204)
    expect(await list(owner)).toEqual([])
    expect((await new StarPrinter(url).poll()).status).toBe(404)
    for (const again of [
      await owner.phone.call(removePrinter, { params }),
      await owner.phone.call(changePrinter, { params, body }),
      await owner.phone.call(renewPrinterUrl, { params }),
      await owner.phone.call(testPrinter, { params }),
    ])
      expect(again.problem.problem).toBe('printer-not-found')
  })

  // Threat: printer-url
  test('with a new URL does not answer at the earlier one', async () => {
    const owner = await makeRestaurant(app())
    const { printer, url } = await makePrinter(owner)
    const params = { restaurantId: owner.id, printerId: printer.id }
    const { body } = await owner.phone.call(renewPrinterUrl, { params })
    expect(body.printer.id).toBe(printer.id)
    expect((await new StarPrinter(url).poll()).status).toBe(404)
    expect((await new StarPrinter(body.url).poll()).status).toBe(200)
  })

  test.each(['switched off', 'removed'])('that is %s leaves its waiting tickets on the list', async how => {
    const owner = await makeRestaurant(app())
    const made = await makePrinter(owner)
    const [printed, waiting] = [await addTicket(app(), made), await addTicket(app(), made)]
    const star = new StarPrinter(made.url)
    await star.work()
    const params = { restaurantId: owner.id, printerId: made.printer.id }
    const { status } =
      how === 'removed'
        ? await owner.phone.call(removePrinter, { params })
        : await owner.phone.call(changePrinter, { params, body: { ...plain, isEnabled: false } })
    expect(status).toBeLessThan(300)
    expect(await ticketOf(app(), printed)).toMatchObject({ state: 'sent' })
    expect(await ticketOf(app(), waiting)).toMatchObject({ state: 'dead', fault: 'switched-off' })
    if (how === 'switched off') await star.printAll()
    expect(star.paper).toHaveLength(1)
  })

  test('is switched off while it prints, and each ticket is either on paper or on the list', async () => {
    const owner = await makeRestaurant(app())
    for (let round = 0; round < 5; round += 1) {
      const made = await makePrinter(owner)
      const ids = [await addTicket(app(), made), await addTicket(app(), made), await addTicket(app(), made)]
      const star = new StarPrinter(made.url)
      const params = { restaurantId: owner.id, printerId: made.printer.id }
      const off = owner.phone.call(changePrinter, { params, body: { ...plain, isEnabled: false } })
      await Promise.all([star.printAll(), off])
      const [{ status }] = await Promise.all([owner.phone.call(removePrinter, { params }), star.poll()])
      expect(status).toBe(204)
      const states = await Promise.all(ids.map(id => ticketOf(app(), id)))
      expect(states.filter(({ state }) => state !== 'sent' && state !== 'dead')).toEqual([])
      expect(states.filter(({ state }) => state === 'sent').length).toBe(star.paper.length)
    }
  })

  test('counts towards the limit of its restaurant, also if several are added at once', async () => {
    const owner = await makeRestaurant(app())
    for (let at = 2; at < limits.printersPerRestaurant; at += 1) await makePrinter(owner)
    const add = () => owner.phone.call(addPrinter, { params: { restaurantId: owner.id }, body: plain })
    const replies = await Promise.all([add(), add(), add(), add()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
    expect((await add()).problem.problem).toBe('too-many-printers')
    expect(await list(owner)).toHaveLength(limits.printersPerRestaurant)
  })

  test('of another restaurant cannot be seen, changed or removed', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const { printer, url } = await makePrinter(owner)
    const params = { restaurantId: other.id, printerId: printer.id }
    for (const { problem } of [
      await other.phone.call(changePrinter, { params, body: { ...plain, isEnabled: false } }),
      await other.phone.call(renewPrinterUrl, { params }),
      await other.phone.call(testPrinter, { params }),
      await other.phone.call(removePrinter, { params }),
    ])
      expect(problem.problem).toBe('printer-not-found')
    expect(await list(other)).toEqual([])
    expect(await list(owner)).toEqual([printer])
    expect((await new StarPrinter(url).poll()).status).toBe(200)
  })

  test('goes with its restaurant’s account, and its URL too', async () => {
    const owner = await makeRestaurant(app())
    const { url } = await makePrinter(owner)
    await app().directSql`delete from restaurants where id = ${owner.id}`
    expect((await new StarPrinter(url).poll()).status).toBe(404)
  })
})

describe('the status of a printer', () => {
  test('is what it reported last, and "away" a minute after its last request', async () => {
    const moved = await startApp()
    const owner = await makeRestaurant(moved)
    const { url } = await makePrinter(owner)
    const star = new StarPrinter(url)
    const status = async () => (await list(owner))[0]?.status
    for (const [statusCode, expected] of [
      ['200 OK', 'ready'],
      ['410%20Out%20of%20paper', 'paper-out'],
      ['420 Cover open', 'cover-open'],
      ['411', 'paper-out'],
      ['511 Media decoding error', 'error'],
      [null, 'error'],
      ['211%20Paper%20low', 'ready'],
    ]) {
      await star.poll({ statusCode })
      expect([statusCode, await status()]).toEqual([statusCode, expected])
    }
    moved.advanceClock({ seconds: 59 })
    expect(await status()).toBe('ready')
    moved.advanceClock({ seconds: 2 })
    expect(await status()).toBe('away')
    await star.poll()
    expect(await status()).toBe('ready')
  })

  test('is written at most every ten seconds while it stays the same', async () => {
    const moved = await startApp()
    const owner = await makeRestaurant(moved)
    const { printer, url } = await makePrinter(owner)
    const star = new StarPrinter(url)
    const seen = async () => Date.parse((await list(owner))[0]?.lastSeenAt ?? '')
    await star.poll()
    const first = await seen()
    moved.advanceClock({ seconds: 5 })
    await star.poll()
    expect(await seen()).toBe(first)
    moved.advanceClock({ seconds: 6 })
    await star.poll()
    expect(Math.floor((await seen()) - first)).toBeGreaterThan(10_000)
    expect((await list(owner))[0]?.id).toBe(printer.id)
  })
})

describe('a test ticket', () => {
  test('comes first, is printed once, and shows that the printer works', async () => {
    const owner = await makeRestaurant(app())
    const made = await makePrinter(owner, { name: 'Counter' })
    await addTicket(app(), made)
    const params = { restaurantId: owner.id, printerId: made.printer.id }
    expect((await owner.phone.call(testPrinter, { params })).status).toBe(204)
    const star = new StarPrinter(made.url)
    expect(await (await star.poll()).json()).toMatchObject({ jobReady: true, jobToken: 'test' })
    await star.printAll()
    const texts = star.paper.map(({ rows }) => rows.map(({ text }) => text))
    expect(texts.map(([first]) => first)).toEqual(['Test', 'Table 12'])
    expect(texts[0]).toContain('Counter')
    const [destination] = await app()
      .directSql`select confirmed_at from destinations where id = ${made.printer.id}`
    expect(destination?.confirmed_at).toBeInstanceOf(Date)
  })

  test('that was not printed is printed later', async () => {
    const owner = await makeRestaurant(app())
    const made = await makePrinter(owner)
    const params = { restaurantId: owner.id, printerId: made.printer.id }
    await owner.phone.call(testPrinter, { params })
    const star = new StarPrinter(made.url)
    star.decodingFault = '511'
    await star.work()
    expect(star.paper).toHaveLength(0)
    star.decodingFault = null
    await star.printAll()
    expect(star.paper).toHaveLength(1)
  })
})

test('a ticket that is printed after its table was closed says that the guests have left', async () => {
  const owner = await makeRestaurant(app())
  const made = await makePrinter(owner)
  const star = new StarPrinter(made.url)
  for (const kind of ['order', 'copy'] as const) await addTicket(app(), made, { kind })
  const groups = await app().directSql<{ id: string }[]>`
    select group_id as id from deliveries where restaurant_id = ${owner.id}`
  for (const { id: groupId } of groups)
    await owner.phone.call(closeSeating, { params: { restaurantId: owner.id, groupId }, query: {} })
  await addTicket(app(), made)
  await star.printAll()
  const marks = star.paper.map(({ rows }) =>
    rows.map(({ text }) => text).filter(text => /LEFT|COPY/.test(text)),
  )
  expect(marks).toEqual([['GUESTS HAVE LEFT'], ['GUESTS HAVE LEFT', 'COPY'], []])
})

test('a waiter prints the bill of a party, whose code leads to it; only on a printer of the house that is on', async () => {
  const owner = await makeKitchen(app())
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  const [table] = await addRestaurantTablesTo(owner, '7')
  const made = await makePrinter(owner, { name: 'Bar' })
  const ann = await joinByCode(app(), table?.token ?? '', 'Ann')
  await ann.order({ name: 'Soup', quantity: 2, price: 900 })
  const { phone: waiter } = await makeKitchenDisplay(app(), owner, { kind: 'waiter' })
  const params = { restaurantId: owner.id, groupId: ann.group.id }
  const { body: bill } = await waiter.call(getSeatingBill, { params })
  expect(bill).toMatchObject({
    ...{ tableName: '7', lines: [{ name: 'Soup', quantity: 2, total: 1800 }] },
    // A tip that nobody chose is not on it.
    bill: { tipAmount: 0, memberSplits: [{ memberName: 'Ann' }] },
    printers: [{ id: made.printer.id, name: 'Bar' }],
  })
  const { searchParams: link } = new URL(bill.url)
  const found = await makePhone(app().url).call(findGroupByCode, {
    params: { code: link.get('code') ?? '' },
    query: { key: link.get('key') ?? '' },
  })
  expect([found.body.id, link.get('bill')]).toEqual([ann.group.id, ann.group.id])

  const printOn = async (printerId: number, groupId = ann.group.id) => {
    const input = { params: { ...params, groupId }, body: { printerId } }
    const { status, problem } = await waiter.call(printSeatingBill, input)
    return status === 204 || problem.problem
  }
  const star = new StarPrinter(made.url)
  for (let papers = 1; papers <= 2; papers += 1) {
    expect(await printOn(made.printer.id)).toBe(true)
    await star.printAll()
    // After the ticket of the kitchen.
    expect(star.paper).toHaveLength(1 + papers)
  }
  const [, paper] = star.paper
  expect(paper).toMatchObject({ cuts: 1, pictures: 1 })
  expect(paper?.rows.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Table 7', '2 x Soup                                   18.00']),
  )

  const other = await makeRestaurant(app())
  expect(await printOn((await makePrinter(other)).printer.id)).toBe('printer-not-found')
  const elsewhere = await makeGroup(app())
  expect(await printOn(made.printer.id, elsewhere.group.id)).toBe('group-not-found')
  // One that is not printed in time is listed, and waits again if the staff want it. A printed one is not printed again from there.
  expect(await printOn(made.printer.id)).toBe(true)
  app().advanceClock({ minutes: 21 })
  await star.printAll()
  const { deliveries } = (await waiter.call(getDeliveries, { params })).body
  const bills = deliveries.filter(({ kind }) => kind === 'bill')
  expect(bills.map(({ state, number, table }) => [state, number, table])).toEqual([
    ['dead', null, '7'],
    ['sent', null, '7'],
    ['sent', null, '7'],
  ])
  const again = await Promise.all(
    bills.map(({ id: deliveryId }) => waiter.call(retryDelivery, { params: { ...params, deliveryId } })),
  )
  expect(again.map(({ status }) => status)).toEqual([204, 404, 404])
  await star.printAll()
  expect(star.paper).toHaveLength(4)
  const off = { params: { ...params, printerId: made.printer.id }, body: { isEnabled: false } }
  await owner.phone.call(changePrinter, off)
  expect(await printOn(made.printer.id)).toBe('printer-not-found')
})

// Threat: printer-url
test('a printer’s token is no session: it opens nothing of its restaurant', async () => {
  const owner = await makeRestaurant(app())
  const { url } = await makePrinter(owner)
  const token = url.split('/').at(-1) as string
  for (const headers of [
    { cookie: `tablemate_restaurant=${token}` },
    { cookie: `tablemate_screen=${token}` },
    { authorization: `Bearer ${token}` },
  ] as Record<string, string>[]) {
    const phone = makePhone(app().url, { headers })
    const params = { restaurantId: owner.id }
    expect((await phone.call(getPrinters, { params })).status).toBe(401)
    expect((await phone.send('GET', `/api/restaurants/${owner.id}/board`)).status).toBe(401)
  }
})
