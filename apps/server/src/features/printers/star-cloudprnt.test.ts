// Star printers: each ticket is on paper once, or on the list of those that were not printed.

import { getPrinters } from '@tablemate/contract/printers.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { StarPrinter } from '@tablemate/test/deliveries/star-printer.ts'
import { addTicket, makeLine, makePrinter, ticketOf } from '@tablemate/test/deliveries/tickets.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { createSpaceGauge } from '../../db/embedded/free-space.ts'
import { expireLateTickets } from './queries.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

const makeStar = async (of = app(), hasBell = false) => {
  const owner = await makeRestaurant(of, { timeZone: 'Europe/Paris' })
  const made = await makePrinter(owner, { hasBell })
  return { ...made, star: new StarPrinter(made.url) }
}
const numbersOn = ({ paper }: StarPrinter) =>
  paper.map(({ rows }) => rows.find(({ text }) => text.startsWith('Order '))?.text)
const withNumbers = (...numbers: number[]) => numbers.map(number => `Order ${number}`)

describe('a ticket', () => {
  test('is printed once, the oldest first, with table, number, dishes, the bell and a cut', async () => {
    const { star, ...made } = await makeStar(app(), true)
    const lines = [makeLine({ quantity: 2, note: 'no salt' })]
    const ids = [
      await addTicket(app(), made, { order: { number: 3, lines } }),
      await addTicket(app(), made, { order: { number: 4 } }),
    ]
    await star.printAll()
    expect(numbersOn(star)).toEqual(withNumbers(3, 4))
    expect(star.paper[0]?.rows.map(({ text }) => text)).toEqual([
      'Table 12',
      'Order 3',
      'Guest 2, 19:42',
      expect.any(String),
      '2 x Soup',
      '    no salt',
    ])
    expect(star.paper.map(({ cuts, bells }) => [cuts, bells])).toEqual(Array(2).fill([1, 1]))
    for (const id of ids)
      expect(await ticketOf(app(), id)).toEqual({ state: 'sent', fault: null, attempts: 1 })
    // "OK" alone confirms as well, as the printer's guide has it.
    const third = await addTicket(app(), made)
    await star.fetchTicket(String(third))
    await star.report(String(third), 'OK')
    expect((await ticketOf(app(), third)).state).toBe('sent')
  })

  test('that is fetched is not printed yet: only the confirmation counts', async () => {
    const { star, ...made } = await makeStar()
    const id = await addTicket(app(), made)
    const token = String(id)
    expect(await (await star.poll()).json()).toEqual({
      jobReady: true,
      mediaTypes: ['application/vnd.star.starprnt', 'text/plain'],
      jobToken: token,
      deleteMethod: 'DELETE',
    })
    const first = await star.fetchTicket(token)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/vnd.star.starprnt'])
    const second = await star.fetchTicket(token)
    expect(await second.bytes()).toEqual(await first.bytes())
    expect(await ticketOf(app(), id)).toEqual({ state: 'waiting', fault: null, attempts: 2 })
    expect(await (await star.poll()).json()).toMatchObject({ jobReady: true, jobToken: token })
    expect((await star.report(token, '200 OK')).status).toBe(200)
    expect(await ticketOf(app(), id)).toEqual({ state: 'sent', fault: null, attempts: 2 })
    expect(await (await star.poll()).json()).toEqual({ jobReady: false })
  })

  test('that is fetched twice and confirmed three times is on paper once, like the next one', async () => {
    const { star, ...made } = await makeStar()
    star.fetches = 2
    star.confirmations = 3
    for (const number of [1, 2, 3]) await addTicket(app(), made, { order: { number } })
    await star.printAll()
    expect(numbersOn(star)).toEqual(withNumbers(1, 2, 3))
  })

  test('is on paper once with old firmware, which knows no tokens and repeats its confirmations', async () => {
    const { star, ...made } = await makeStar()
    star.knowsTokens = false
    star.confirmations = 2
    for (const number of [1, 2, 3]) await addTicket(app(), made, { order: { number } })
    await star.printAll()
    expect(numbersOn(star)).toEqual(withNumbers(1, 2, 3))
  })

  test('stays with a code other than success, and is printed when the fault is over', async () => {
    const { star, ...made } = await makeStar()
    const codes = ['410 Out of paper', '500', '511 Media decoding error', '520', '521', '4200', 'x', '']
    for (const [number, code] of codes.entries()) {
      const id = await addTicket(app(), made, { order: { number } })
      star.decodingFault = code
      await star.work()
      await star.work()
      expect([code, await ticketOf(app(), id)]).toEqual([
        code,
        { state: 'waiting', fault: null, attempts: 2 },
      ])
      star.decodingFault = null
      await star.printAll()
    }
    expect(numbersOn(star)).toEqual(withNumbers(...codes.keys()))
  })

  test('waits while the paper is out, and the owner sees that', async () => {
    const { star, owner, ...made } = await makeStar()
    for (const number of [1, 2]) await addTicket(app(), { owner, ...made }, { order: { number } })
    star.hasPaper = false
    await star.printAll()
    const { body } = await owner.phone.call(getPrinters, { params: { restaurantId: owner.id } })
    expect(body.map(({ status }) => status)).toEqual(['paper-out'])
    star.hasPaper = true
    await star.printAll()
    expect(numbersOn(star)).toEqual(withNumbers(1, 2))
  })

  test('is not offered again while the printer says that it prints', async () => {
    const { star, ...made } = await makeStar()
    await addTicket(app(), made)
    expect(await (await star.poll({ printingInProgress: true })).json()).toEqual({ jobReady: false })
    expect(await (await star.poll({ printingInProgress: null })).json()).toMatchObject({ jobReady: true })
  })

  test('is sent as text to a printer that asks for text, and refused in another format', async () => {
    const { star, ...made } = await makeStar()
    const token = String(await addTicket(app(), made, { order: { lines: [makeLine({ name: 'Żurek' })] } }))
    const text = await star.fetchTicket(token, 'text/plain')
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await text.text()).toContain('1 x Żurek\n')
    expect((await star.fetchTicket(token, 'image/png')).status).toBe(415)
    expect((await ticketOf(app(), Number(token))).attempts).toBe(1)
  })

  // Threat: printer-url
  test('of another printer is neither sent nor confirmed', async () => {
    const [mine, other] = [await makeStar(), await makeStar()]
    const id = await addTicket(app(), other)
    expect((await mine.star.fetchTicket(String(id))).status).toBe(404)
    await other.star.fetchTicket(String(id))
    await mine.star.report(String(id), '200 OK')
    expect(await ticketOf(app(), id)).toMatchObject({ state: 'waiting', attempts: 1 })
    await other.star.printAll()
    expect(other.star.paper).toHaveLength(1)
  })

  test('waits at a printer that is dead, and the other printer prints its own', async () => {
    const owner = await makeRestaurant(app())
    const [dead, alive] = [await makePrinter(owner), await makePrinter(owner)]
    const ids = [await addTicket(app(), dead), await addTicket(app(), alive)]
    const star = new StarPrinter(alive.url)
    await star.printAll()
    expect(star.paper).toHaveLength(1)
    expect(await Promise.all(ids.map(async id => (await ticketOf(app(), id)).state))).toEqual([
      'waiting',
      'sent',
    ])
  })

  test('is printed on a full disk', async () => {
    const disk = createSpaceGauge(1000, () => {})
    const full = await startApp({ disk })
    const { star, ...made } = await makeStar(full)
    await addTicket(full, made)
    disk.update(0)
    await star.printAll()
    expect(star.paper).toHaveLength(1)
  })
})

describe('a printer that was off', () => {
  const moved = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

  test('prints what is less than 20 minutes old, and what is older is on the list', async () => {
    const { star, ...made } = await makeStar(moved())
    const old = await addTicket(moved(), made, { order: { number: 1 } })
    moved().advanceClock({ minutes: 40 })
    const recent = await addTicket(moved(), made, { order: { number: 2 } })
    moved().advanceClock({ minutes: 19, seconds: 50 })
    await addTicket(moved(), made, { order: { number: 3 } })
    await star.printAll()
    expect(numbersOn(star)).toEqual(withNumbers(2, 3))
    expect(await ticketOf(moved(), recent)).toMatchObject({ state: 'sent' })
    expect(await ticketOf(moved(), old)).toEqual({ state: 'dead', fault: 'too-late', attempts: 0 })
  })

  test('and never comes back leaves its tickets on the list by the sweep', async () => {
    const made = await makeStar(moved())
    const id = await addTicket(moved(), made)
    const sweep = () => expireLateTickets(moved().database.sql, moved().now())
    expect(await sweep()).toEqual([])
    moved().advanceClock({ minutes: 21 })
    expect((await sweep()).map(({ restaurantId }) => restaurantId)).toEqual([made.owner.id])
    expect(await ticketOf(moved(), id)).toMatchObject({ state: 'dead', fault: 'too-late' })
    expect((await made.star.fetchTicket(String(id))).status).toBe(404)
  })

  test('while it printed confirms later, and the ticket leaves the list', async () => {
    const { star, ...made } = await makeStar(moved())
    const id = await addTicket(moved(), made)
    await star.fetchTicket(String(id))
    moved().advanceClock({ minutes: 21 })
    await star.poll()
    expect((await ticketOf(moved(), id)).state).toBe('dead')
    await star.report(String(id), '200 OK')
    expect(await ticketOf(moved(), id)).toEqual({ state: 'sent', fault: null, attempts: 1 })
  })
})

describe('a printer’s URL', () => {
  test('with a wrong token is not found, in any method', async () => {
    const wrong = new StarPrinter(`${app().url}/print/${'x'.repeat(43)}`)
    const replies = [await wrong.poll(), await wrong.fetchTicket('1'), await wrong.report('1', '200 OK')]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('has no settings for MQTT, and no page', async () => {
    const { url } = await makeStar()
    for (const path of [`${url}/cloudprnt-setting.json`, `${app().url}/print`, `${app().url}/print/`])
      expect([path, (await fetch(path)).status]).toEqual([path, 404])
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
    expect((await fetch(url, { method: 'PUT' })).status).toBe(404)
  })

  test('without a ticket: GET gets 404, and a confirmation is harmless', async () => {
    const { star } = await makeStar()
    expect((await star.fetchTicket(undefined)).status).toBe(404)
    expect((await star.fetchTicket('test')).status).toBe(404)
    for (const token of [undefined, 'test', '1', '0', '-1', 'x', '9'.repeat(40)])
      expect((await star.report(token, '200 OK')).status).toBe(200)
  })

  test('accepts any JSON as a status, and only JSON', async () => {
    const { url } = await makeStar()
    const post = (body: string, type = 'application/json') =>
      fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
    for (const body of ['{}', '[]', 'null', '7', '"x"', '{"statusCode":5}', '{"statusCode":null}'])
      expect([body, await (await post(body)).json()]).toEqual([body, { jobReady: false }])
    expect((await post('{')).status).toBe(400)
    expect((await post('x'.repeat(70_000))).status).toBe(413)
    expect((await post('ConnectionType=GetRequest', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('<x/>', 'text/xml')).status).toBe(415)
  })

  test('sets no cookie, and is not stored by caches', async () => {
    const { star } = await makeStar()
    const { headers } = await star.poll()
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store'])
  })

  test('is not redirected to the canonical host, because printers do not follow', async () => {
    const other = await app().startAnother({ env: { CANONICAL_HOST: 'tablemate.example' } })
    const { url, ...made } = await makeStar()
    const id = await addTicket(app(), { ...made })
    const path = `${new URL(url).pathname}?token=${id}`
    const reply = await sendRaw(other.url, path, { headers: { host: '192.168.0.7' } })
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/vnd.star.starprnt'])
  })

  test('is limited in its requests per minute', async () => {
    // Six requests.
    const limited = await startApp({ env: { RATE_LIMIT_SCALE: '0.02' } })
    const { star } = await makeStar(limited)
    const replies = await Promise.all(Array.from({ length: 10 }, () => star.poll()))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), ...Array(4).fill(429)])
    const refused = await star.poll()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  // Threat: printer-url
  test('that is wrong is refused after 20 tries, and a right one at the same address is still served', async () => {
    const limited = await startApp()
    const { star } = await makeStar(limited)
    const statuses: number[] = []
    for (let at = 0; at < 22; at += 1)
      statuses.push((await new StarPrinter(`${limited.url}/print/wrong-${at}`).poll()).status)
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429])
    expect((await star.poll()).status).toBe(200)
  })

  // Threat: printer-url
  test('is not written to the log', async () => {
    const { url, star, ...made } = await makeStar()
    await addTicket(app(), { ...made }, { order: { lines: [makeLine({ name: 'Kanarie' })] } })
    await star.printAll()
    const token = new URL(url).pathname.split('/').at(-1) as string
    const lines = app().logged.join('')
    expect(lines).toContain('"route":"/print/:token"')
    expect(lines.includes(token) || lines.includes('Kanarie')).toBe(false)
  })
})
