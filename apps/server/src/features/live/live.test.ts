// The live group: what is sent to its phones, and how many streams there may be.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { joinGroup, leaveGroup } from '@tablemate/contract/groups.ts'
import { changeMenuItem, removeMenuItem } from '@tablemate/contract/menu.ts'
import { cancelOrder, changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { deleteOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { act } from '@tablemate/test/diners/meal.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('the live table', () => {
  test('sends every kind of change as a GET returns it, in growing revisions', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const params = { groupId: group.id }
    const screen = await follow(ben.phone, group.id)
    const kept = await ann.order({ name: 'Soup', price: 900, quantity: 2, modifications: 'no salt' })
    const gone = await ann.order({ name: 'Tea', price: 300 })
    const items = [{ name: 'Stew', quantity: 1, price: 1200 }]
    const acts = [
      () =>
        ann.phone.call(placeOrder, { body: { groupId: group.id, memberId: ann.id, transcription: 'a tea' } }),
      () => ann.phone.call(changeOrder, { params: { orderId: kept.id }, body: { items } }),
      () => ann.phone.call(cancelOrder, { params: { orderId: gone.id } }),
      () => ann.phone.call(chooseBill, { params, body: { tipPercentage: 20 } }),
      () => ann.phone.call(chooseBill, { params, body: { tipAmount: 500 } }),
      () => ann.phone.call(chooseBill, { params, body: { splitMethod: 'items' } }),
      () => ann.phone.call(joinGroup, { params, body: { name: 'Zoe' } }),
      () => payDue(ann, group),
      () => payDue(ann, group, { memberId: ben.id }),
      () => ann.order({ name: 'Cake', price: 700 }),
    ]
    let before = screen.table().revision
    for (const perform of acts) {
      await perform()
      const now = await fetchGroupState(ann.phone, group.id)
      expect(await screen.until(now.revision)).toEqual(now)
      if (perform !== acts[8]) expect(now.revision).toBeGreaterThan(before)
      before = now.revision
    }
    const zoe = screen.table().members.find(({ name }) => name === 'Zoe')
    await ann.phone.call(leaveGroup, { params: { ...params, memberId: zoe?.id ?? 0 } })
    const now = await fetchGroupState(ann.phone, group.id)
    expect((await screen.until(now.revision)).members).toHaveLength(2)
  })

  test('sends nothing for a refused request', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const screen = await follow(ben.phone, group.id)
    await ben.phone.call(joinGroup, { params: { groupId: group.id }, body: { name: 'Ann' } })
    await ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ann.id } })
    await ann.order({ name: 'Soup', price: 900 })
    const now = await fetchGroupState(ann.phone, group.id)
    await screen.until(now.revision)
    expect(screen.count()).toBe(2)
  })

  test.each(longRun([1], [1, 2, 3, 4]))(
    'equals the reply of a GET after every action of a meal (%i)',
    async seed => {
      const { group, diners } = await makeGroup(app(), { diners: 3 })
      const random = seededRandom(seed)
      const screens = await Promise.all(diners.map(({ phone }) => follow(phone, group.id)))
      for (let turn = 0; turn < 25; turn += 1) {
        const diner = diners[Math.floor(random() * 3)] ?? diners[0]
        await act(diner, group, random)
        const now = await fetchGroupState(diner.phone, group.id)
        for (const screen of screens) expect(await screen.until(now.revision)).toEqual(now)
      }
    },
  )

  // Threat: other-group
  test('belongs to its table: phones of other tables receive nothing', async () => {
    const here = await makeGroup(app())
    const there = await makeGroup(app())
    const screen = await follow(there.diners[0].phone, there.group.id)
    await here.diners[0].order({ name: 'Soup', price: 900 })
    await there.diners[1].order({ name: 'Tea', price: 300 })
    const now = await fetchGroupState(there.diners[1].phone, there.group.id)
    expect(await screen.until(now.revision)).toEqual(now)
    expect(screen.count()).toBe(2)
  })
})

describe('a phone that leaves', () => {
  test('receives “gone” and its stream ends; the others stay open', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [, ben, cyd] = diners
    const [his, hers] = [await follow(ben.phone, group.id), await follow(cyd.phone, group.id)]
    await ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ben.id } })
    expect(await his.stream.next()).toEqual({ kind: 'gone', data: {} })
    expect(await his.stream.next()).toBeNull()
    const now = await fetchGroupState(cyd.phone, group.id)
    expect(await hers.until(now.revision)).toEqual(now)
    expect((await ben.phone.listen(group.id)).status).toBe(404)
  })

  test('with only one of its members stays at the table', async () => {
    const { group, diners } = await makeGroup(app())
    const [, ben] = diners
    const { body: second } = await ben.phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Benny' },
    })
    const screen = await follow(ben.phone, group.id)
    await ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: second.id } })
    const now = await fetchGroupState(ben.phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
  })
})

describe('streams', () => {
  // Threat: streams
  test('are limited to eight per phone and table: the ninth is refused until one closes', async () => {
    const strict = await startApp()
    const { group, diners } = await makeGroup(strict)
    const { phone } = diners[0]
    const streams = await Promise.all(Array.from({ length: 12 }, () => phone.listen(group.id)))
    expect(streams.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 200, 200, 200, 429, 429, 429, 429,
    ])
    expect((await diners[1].phone.listen(group.id)).status).toBe(200)
    const refused = await phone.send('GET', `/api/groups/${group.id}/events`)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    streams.find(({ status }) => status === 200)?.close()
    await expect.poll(async () => (await phone.listen(group.id)).status).toBe(200)
  })

  test('are limited per address, too, and closed ones do not count', async () => {
    const strict = await startApp({ env: { RATE_LIMIT_SCALE: '0.003', TRUST_PROXY: '127.0.0.1' } })
    const { group } = await makeGroup(strict, { diners: 1 })
    // Limits: six streams per address, one per phone.
    const phones = await Promise.all(
      Array.from({ length: 7 }, async (_, at) => (await joinAs(strict, group, `Phone ${at}`)).phone),
    )
    const open = await Promise.all(phones.map(phone => phone.listen(group.id)))
    expect(open.filter(({ status }) => status === 200)).toHaveLength(6)
    for (const stream of open) stream.close()
    await expect.poll(async () => (await phones[6]?.listen(group.id))?.status).toBe(200)
  })

  test('have the headers that proxies and browsers need, and a random retry delay', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const stop = new AbortController()
    const waits = new Set<string>()
    for (let at = 0; at < 8; at += 1) {
      const answer = await fetch(`${app().url}/api/groups/${group.id}/events`, {
        headers: { cookie: diners[0].phone.cookie(), 'accept-encoding': 'gzip, br' },
        signal: stop.signal,
      })
      expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      const first = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read()
      const wait = /^retry: (\d+)\n\n/.exec(first?.value ?? '')?.[1] ?? ''
      expect(Number(wait)).toBeGreaterThanOrEqual(500)
      expect(Number(wait)).toBeLessThanOrEqual(3000)
      waits.add(wait)
    }
    stop.abort()
    expect(waits.size).toBeGreaterThan(4)
  })

  test('end when the server stops and do not delay it, nor do those that are just being opened', async () => {
    const stopping = await startApp()
    const { group, diners } = await makeGroup(stopping, { diners: 3 })
    const streams = await Promise.all(diners.map(({ phone }) => follow(phone, group.id)))
    const opening = Promise.all(
      Array.from({ length: 5 }, () => diners[0].phone.listen(group.id).catch(() => null)),
    )
    await stopping.close()
    for (const { stream } of streams) expect(await stream.next()).toBeNull()
    for (const stream of await opening) if (stream) while ((await stream.next()) !== null);
  })
})

// Threat: other-group
test('a device without a member at the table cannot open a stream', async () => {
  const { group } = await makeGroup(app())
  expect((await makePhone(app().url).listen(group.id)).status).toBe(404)
})

test('every change of a menu is sent to the phones of its tables, a refused change to none', async () => {
  const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
  const here = await makeGroup(app(), { restaurantId: owner.id })
  const elsewhere = await makeGroup(app(), { diners: 1, restaurantId: other.id })
  const nobodys = await makeGroup(app(), { diners: 1 })
  const streams = await Promise.all(here.diners.map(({ phone }) => phone.listen(here.group.id)))
  const others = await Promise.all(
    [elsewhere, nobodys].map(({ group, diners }) => diners[0].phone.listen(group.id)),
  )
  for (const stream of [...streams, ...others]) expect((await stream.next())?.kind).toBe('state')
  const isTold = async () => {
    for (const stream of streams) expect(await stream.next()).toEqual({ kind: 'menu', data: {} })
  }

  const [soup] = await addMenuItems(owner, { name: 'Soup', price: 900 })
  await isTold()
  const change = (itemId: number) =>
    owner.phone.call(changeMenuItem, { params: { itemId }, body: { isSoldOut: true } })
  await change(soup.id)
  await isTold()
  expect((await change(soup.id + 1)).status).toBe(404)
  await owner.phone.call(removeMenuItem, { params: { itemId: soup.id } })
  await isTold()

  // The next event of every stream is an own order.
  await here.diners[0].order({ name: 'Tea', price: 300 })
  await elsewhere.diners[0].order({ name: 'Tea', price: 300 })
  await nobodys.diners[0].order({ name: 'Tea', price: 300 })
  for (const stream of [...streams, ...others]) expect((await stream.next())?.kind).toBe('change')
})

test('the deletion of a menu with its account is sent, too', async () => {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const stream = await diners[0].phone.listen(group.id)
  expect((await stream.next())?.kind).toBe('state')
  await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
  await diners[0].order({ name: 'Tea', price: 300 })
  expect((await stream.next())?.kind).toBe('menu')
  expect((await stream.next())?.kind).toBe('change')
})

// Threat: streams
test('a client that opens all streams of a shared address does not keep other tables from theirs', async () => {
  // Limits: ten per address, one per phone.
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '0.005' } })
  const crowd = await makeGroup(app, { diners: 10 })
  const streams = await Promise.all(crowd.diners.map(({ phone }) => phone.listen(crowd.group.id)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))

  const { group, diners } = await makeGroup(app, { diners: 2 })
  for (const { phone } of diners) expect((await phone.listen(group.id)).status).toBe(200)
  const ended = await Promise.any(
    streams.map(async (stream, at) => {
      while (await stream.next());
      return at
    }),
  )
  const again = await crowd.diners[ended]?.phone.send('GET', `/api/groups/${crowd.group.id}/events`)
  expect([again?.status, again?.problem.problem]).toEqual([429, 'too-many-requests'])
})
