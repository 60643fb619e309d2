// Epson printers: each ticket is on paper once, or on the list of those that were not printed.

import { describe, expect, test } from 'vitest'
import { getPrinters, testPrinter } from '#contract/printers.ts'
import { shareApp, startApp, type TestApp } from '../../../../test/app/app.ts'
import { EpsonPrinter } from '../../../../test/deliveries/epson-printer.ts'
import { addTicket, makeLine, makePrinter, ticketOf } from '../../../../test/deliveries/tickets.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

const makeEpson = async (of: TestApp = app(), hasBell = false) => {
  const owner = await makeRestaurant(of)
  const made = await makePrinter(owner, { model: 'epson', hasBell })
  return { ...made, epson: new EpsonPrinter(made.url) }
}
const numbersOn = ({ paper }: EpsonPrinter) =>
  paper.map(({ rows }) => rows.find(({ text }) => text.startsWith('Order '))?.text)
const withNumbers = (...numbers: number[]) => numbers.map(number => `Order ${number}`)

describe('a ticket', () => {
  test('is printed once, the oldest first, also if its result is reported several times', async () => {
    const { epson, ...made } = await makeEpson()
    epson.reports = 3
    const ids = [1, 2, 3].map(number => addTicket(app(), made, { order: { number } }))
    const added = await Promise.all(ids)
    await epson.printAll()
    expect([...numbersOn(epson)].sort()).toEqual(withNumbers(1, 2, 3))
    for (const id of added)
      expect(await ticketOf(app(), id)).toEqual({ state: 'sent', fault: null, attempts: 1 })
    expect(epson.paper.map(({ cuts, bells }) => [cuts, bells])).toEqual(Array(3).fill([1, 0]))
    expect(await epson.ask()).toBe('')
  })

  test('rings the bell if there is one, and has the dishes and allergies', async () => {
    const { epson, ...made } = await makeEpson(app(), true)
    const texts = {
      table: 'T 1',
      guest: 'Guest 1',
      number: 'Order 1',
      allergies: 'ALLERGY: nuts',
      kind: '',
      tax: 'Tax',
      serviceFee: 'Service fee',
    }
    await addTicket(app(), made, { order: { texts, lines: [makeLine({ name: '寿司', quantity: 2 })] } })
    await epson.printAll()
    const [paper] = epson.paper
    expect(paper?.bells).toBe(1)
    expect(paper?.rows[0]).toEqual({ text: 'ALLERGY: nuts', isInverse: true, isWide: true })
    expect(paper?.rows.at(-1)?.text).toBe('2 x see the screen, line 1')
  })

  test('that was handed out is not handed out again before the printer has had time to report', async () => {
    const moved = await startApp()
    const { epson, ...made } = await makeEpson(moved)
    const id = await addTicket(moved, made, { order: { number: 1 } })
    await addTicket(moved, made, { order: { number: 2 } })
    expect(await epson.ask()).toContain(`<printjobid>${id}</printjobid>`)
    // While it prints, neither the same ticket nor the next one.
    expect(await epson.ask()).toBe('')
    expect((await ticketOf(moved, id)).state).toBe('waiting')
    // It was switched off meanwhile, and reported nothing.
    moved.advanceClock({ seconds: 31 })
    await epson.printAll()
    expect(numbersOn(epson)).toEqual(withNumbers(1, 2))
  })

  test('stays while the paper is out, and is printed afterwards', async () => {
    const { epson, owner, ...made } = await makeEpson()
    const id = await addTicket(app(), { owner, ...made }, { order: { number: 1 } })
    const status = async () =>
      (await owner.phone.call(getPrinters, { params: { restaurantId: owner.id } })).body[0]?.status
    epson.hasPaper = false
    await epson.work()
    await epson.work()
    expect(await ticketOf(app(), id)).toEqual({ state: 'waiting', fault: null, attempts: 2 })
    expect(await status()).toBe('paper-out')
    epson.hasPaper = true
    await epson.printAll()
    expect(numbersOn(epson)).toEqual(withNumbers(1))
    expect(await status()).toBe('ready')
  })

  test('is confirmed by old firmware, which knows no job ids', async () => {
    const { epson, ...made } = await makeEpson()
    epson.knowsJobIds = false
    epson.reports = 2
    for (const number of [1, 2]) await addTicket(app(), made, { order: { number } })
    await epson.printAll()
    expect(numbersOn(epson)).toEqual(withNumbers(1, 2))
  })

  test('is confirmed by success only', async () => {
    const { epson, ...made } = await makeEpson()
    const id = String(await addTicket(app(), made))
    await epson.ask()
    await epson.report(id, 'success="false" code="EX_TIMEOUT" status="1"')
    await epson.report('999999', 'success="true" code=""')
    await epson.send({
      ConnectionType: 'SetResponse',
      ResponseFile: `<printjobid>${id}</printjobid> success="true"`,
    })
    await epson.send({ ConnectionType: 'SetResponse' })
    await epson.send({ ConnectionType: 'SetStatus', Status: '<statusmonitor/>' })
    await epson.send({})
    expect((await ticketOf(app(), Number(id))).state).toBe('waiting')
    await epson.printAll()
    expect((await ticketOf(app(), Number(id))).state).toBe('sent')
  })

  test('of an hour ago is listed, not printed', async () => {
    const moved = await startApp()
    const { epson, ...made } = await makeEpson(moved)
    const id = await addTicket(moved, made, { order: { number: 1 } })
    moved.advanceClock({ minutes: 60 })
    await addTicket(moved, made, { order: { number: 2 } })
    await epson.printAll()
    expect(numbersOn(epson)).toEqual(withNumbers(2))
    expect(await ticketOf(moved, id)).toEqual({ state: 'dead', fault: 'too-late', attempts: 0 })
  })

  test('of the owner’s test comes first', async () => {
    const { epson, owner, printer, ...made } = await makeEpson()
    await addTicket(app(), { owner, printer, ...made })
    await owner.phone.call(testPrinter, { params: { restaurantId: owner.id, printerId: printer.id } })
    await epson.printAll()
    expect(epson.paper.map(({ rows }) => rows[0]?.text)).toEqual(['Test', 'Table 12'])
  })
})

test('an Epson printer speaks its own protocol only', async () => {
  const { url, ...made } = await makeEpson()
  await addTicket(app(), { ...made })
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const statuses = [await fetch(url, json), await fetch(url), await fetch(url, { method: 'DELETE' })]
  expect(statuses.map(({ status }) => status)).toEqual([415, 404, 404])
})

test('a wrong token is not found', async () => {
  const wrong = new EpsonPrinter(`${app().url}/print/${'x'.repeat(43)}`)
  expect((await wrong.send({ ConnectionType: 'GetRequest' })).status).toBe(404)
})
