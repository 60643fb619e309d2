// Epson printers: each ticket is on paper once, or on the list of those that were not printed.

import { getPrinters, testPrinter } from '@tablemate/contract/printers.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { EpsonPrinter } from '@tablemate/test/deliveries/epson-printer.ts'
import { addTicket, makePrinter, ticketOf } from '@tablemate/test/deliveries/tickets.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { readPrintResult } from './epson-messages.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

const makeEpson = async (of: TestApp = app(), hasBell = false) => {
  const owner = await makeRestaurant(of)
  const made = await makePrinter(owner, { model: 'epson', hasBell })
  return { ...made, epson: new EpsonPrinter(made.url) }
}
const numbersOn = ({ paper }: EpsonPrinter) =>
  paper.map(({ rows }) => rows.find(({ text }) => text.startsWith('Order '))?.text)
const withNumbers = (...numbers: number[]) => numbers.map(number => `Order ${number}`)

describe('a ticket', () => {
  test('is printed once with the bell, the oldest first, also if its result is reported several times', async () => {
    const { epson, ...made } = await makeEpson(app(), true)
    epson.reports = 3
    const ids = [1, 2, 3].map(number => addTicket(app(), made, { order: { number } }))
    const added = await Promise.all(ids)
    await epson.printAll()
    expect([...numbersOn(epson)].sort()).toEqual(withNumbers(1, 2, 3))
    for (const id of added)
      expect(await ticketOf(app(), id)).toEqual({ state: 'sent', fault: null, attempts: 1 })
    expect(epson.paper.map(({ cuts, bells }) => [cuts, bells])).toEqual(Array(3).fill([1, 1]))
    expect(await epson.ask()).toBe('')
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

const info = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<PrintResponseInfo Version="2.00">${inner}</PrintResponseInfo>`
const job = '<ePOSPrint><Parameter><devid>local_printer</devid><printjobid>42</printjobid></Parameter>'
const response = (attributes: string) =>
  `<PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"\n${attributes}/></PrintResponse></ePOSPrint>`

describe('a report', () => {
  test.each([
    ['success="true" code="" status="251854870" battery="0"', true, 'ready'],
    ['success="false" code="EX_BADPORT" status="1" battery="0"', false, 'error'],
    ['success="false" code="EPTR_REC_EMPTY" status="251854870"', false, 'paper-out'],
    ['success="false" code="EX_TIMEOUT" status="524288"', false, 'paper-out'],
    ['success="false" code="EPTR_COVER_OPEN" status="1"', false, 'cover-open'],
    ['code="" status="251854870"', false, 'error'],
  ] as const)('%s', (attributes, isPrinted, status) => {
    expect(readPrintResult(info(job + response(attributes)))).toEqual({ token: '42', isPrinted, status })
  })

  test('without a job id, as old firmware sends it', () => {
    const result = readPrintResult(info('<response success="true" code="" status="1" battery="0"/>'))
    expect(result).toEqual({ token: null, isPrinted: true, status: 'ready' })
  })

  test('that the request could not be read confirms nothing', () => {
    const refused =
      '<ServerDirectPrint><Response Success="false"><ErrorSummary>success="true"</ErrorSummary></Response></ServerDirectPrint>'
    expect(readPrintResult(info(refused))).toEqual({ token: null, isPrinted: false, status: 'error' })
  })

  test.each([
    '',
    'success="true"',
    '<html><response success="true"/></html>',
    '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>',
  ])('is not %j', text => expect(readPrintResult(text)).toBe(null))

  test('of 64 KB of brackets is read as none', () => {
    expect(readPrintResult(`<PrintResponseInfo${'<response '.repeat(6000)}`)).toMatchObject({
      isPrinted: false,
    })
  })
})
