// Tablets of the staff: pairing, the owner's list, and removal.

import {
  getKitchenDisplays,
  getOwnKitchenDisplay,
  pairKitchenDisplay,
  removeKitchenDisplay,
  startPairing,
} from '@tablemate/contract/kitchen-displays.ts'
import { getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { codeAlphabet } from '@tablemate/domain/groups/group-code.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay, requestPairingCode } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../auth/session-cookie.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

const pair = (phone: Phone, code: string, name?: string) =>
  phone.call(pairKitchenDisplay, { body: { code, ...(name !== undefined && { name }) } })
const whoAmI = async (phone: Phone) => (await phone.call(getOwnKitchenDisplay, {})).status

describe('a tablet', () => {
  test('is paired with the owner’s code, in any spelling', async () => {
    const owner = await makeRestaurant(app())
    const code = await requestPairingCode(owner)
    expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{8}$`))
    const tablet = makePhone(app().url)
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    const { body } = await pair(tablet, typed, 'Bar')
    expect(body).toMatchObject({
      restaurantId: owner.id,
      restaurantName: 'Osteria Lucia',
      screen: { name: 'Bar' },
    })
    expect((await tablet.call(getOwnKitchenDisplay, {})).body).toEqual(body)
    const listed = await owner.phone.call(getKitchenDisplays, { params: { restaurantId: owner.id } })
    expect(listed.body).toEqual([body.screen])
  })

  test('is named after its kind, no two have one name, and one with a long name is refused', async () => {
    const owner = await makeRestaurant(app())
    const nameOf = async (kind?: 'kitchen' | 'floor', name?: string) =>
      (await pair(makePhone(app().url), await requestPairingCode(owner, kind), name)).body.screen.name
    const names = [
      await nameOf('kitchen', ''),
      await nameOf(),
      await nameOf('floor'),
      await nameOf('floor', 'kitchen'),
    ]
    expect(names).toEqual(['Kitchen', 'Floor', 'Floor 2', 'kitchen 2'])
    const code = await requestPairingCode(owner)
    const { problem } = await pair(makePhone(app().url), code, 'x'.repeat(limits.screenName + 1))
    expect(problem.fields).toEqual({ name: 'too-long' })
  })

  test('has the role of the staff, not of the owner', async () => {
    const owner = await makeRestaurant(app())
    const { phone } = await makeKitchenDisplay(app(), owner)
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(401)
    const own = await owner.phone.call(getOwnKitchenDisplay, {})
    expect(own.body).toEqual({ restaurantId: owner.id, restaurantName: 'Osteria Lucia', screen: null })
    expect(await whoAmI(makePhone(app().url))).toBe(401)
    expect(await whoAmI(makePhone(app().url, { headers: { cookie: 'tablemate_screen=made-up' } }))).toBe(401)
  })

  // Threat: display-code
  test('that is removed is refused from its next request on, and others stay', async () => {
    const owner = await makeRestaurant(app())
    const [first, second] = [await makeKitchenDisplay(app(), owner), await makeKitchenDisplay(app(), owner)]
    const params = { restaurantId: owner.id, screenId: first.screen.id }
    expect((await owner.phone.call(removeKitchenDisplay, { params })).status).toBe(204)
    expect([await whoAmI(first.phone), await whoAmI(second.phone)]).toEqual([401, 200])
    expect((await owner.phone.call(removeKitchenDisplay, { params })).problem.problem).toBe(
      'screen-not-found',
    )
  })

  test('of another restaurant cannot be removed', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const { phone, screen } = await makeKitchenDisplay(app(), owner)
    const params = { restaurantId: other.id, screenId: screen.id }
    expect((await other.phone.call(removeKitchenDisplay, { params })).problem.problem).toBe(
      'screen-not-found',
    )
    expect(await whoAmI(phone)).toBe(200)
  })

  test('that is paired again is listed once, and its old cookie is invalid', async () => {
    const owner = await makeRestaurant(app())
    const { phone } = await makeKitchenDisplay(app(), owner, { name: 'Bar' })
    const before = makePhone(app().url, { headers: { cookie: phone.cookie() } })
    await makeKitchenDisplay(app(), owner, { name: 'Pass', phone })
    const { body } = await owner.phone.call(getKitchenDisplays, { params: { restaurantId: owner.id } })
    expect(body.map(({ name }) => name)).toEqual(['Pass'])
    expect([await whoAmI(before), await whoAmI(phone)]).toEqual([401, 200])
  })

  test('counts towards the limit of its restaurant', async () => {
    const owner = await makeRestaurant(app())
    await makeKitchenDisplay(app(), owner)
    const code = await requestPairingCode(owner)
    await app().database.sql`
      insert into screens (restaurant_id, name, token, created_at, last_seen_at)
      select ${owner.id}, 'Wall', sha256(convert_to(${`${owner.id} `} || n, 'UTF8')), now(), now()
      from generate_series(2, ${limits.screensPerRestaurant}) n`
    expect((await pair(makePhone(app().url), code)).problem.problem).toBe('too-many-screens')
    const refused = await owner.phone.call(startPairing, { params: { restaurantId: owner.id }, query: {} })
    expect(refused.problem.problem).toBe('too-many-screens')
  })

  test('has the time of its last request, to the minute', async () => {
    const moved = await startApp()
    const owner = await makeRestaurant(moved)
    const { phone, screen } = await makeKitchenDisplay(moved, owner)
    const lastSeen = async () => {
      const { body } = await owner.phone.call(getKitchenDisplays, { params: { restaurantId: owner.id } })
      return Date.parse(body[0]?.lastSeenAt ?? '') - Date.parse(screen.createdAt)
    }
    moved.advanceClock({ minutes: 90 })
    expect(await lastSeen()).toBe(0)
    await whoAmI(phone)
    expect(Math.floor((await lastSeen()) / 60_000)).toBe(90)
  })
})

// Threat: display-code
describe('a code', () => {
  test('pairs one tablet and no second one, even if both send it at once', async () => {
    const owner = await makeRestaurant(app())
    const code = await requestPairingCode(owner)
    const answers = await Promise.all([1, 2, 3].map(() => pair(makePhone(app().url), code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const { body } = await owner.phone.call(getKitchenDisplays, { params: { restaurantId: owner.id } })
    expect(body).toHaveLength(1)
  })

  test('invalidates the former code', async () => {
    const owner = await makeRestaurant(app())
    const [first, second] = [await requestPairingCode(owner), await requestPairingCode(owner)]
    expect((await pair(makePhone(app().url), first)).problem.problem).toBe('code-not-found')
    expect((await pair(makePhone(app().url), second)).status).toBe(200)
  })

  test('is valid for ten minutes, and is then deleted by a job', async () => {
    const moved = await startApp()
    const owner = await makeRestaurant(moved)
    const { body } = await owner.phone.call(startPairing, { params: { restaurantId: owner.id }, query: {} })
    expect(Math.round((Date.parse(body.expiresAt) - moved.now().getTime()) / 60_000)).toBe(10)
    moved.advanceClock({ minutes: 10 })
    expect((await pair(makePhone(moved.url), body.code)).problem.problem).toBe('code-not-found')
    // Every start of a server begins with the deletions.
    await moved.startAnother()
    expect(await moved.database.sql`select from screen_codes`).toHaveLength(0)
  })

  test('is stored as a digest, like the cookie', async () => {
    const owner = await makeRestaurant(app())
    const code = await requestPairingCode(owner)
    const { sql } = app().database
    expect(await sql`select from screen_codes where code = ${digestOf(code)}`).toHaveLength(1)
    expect(await sql`select from screen_codes where code = ${code}`).toHaveLength(0)
  })

  test('that is wrong is counted: after 20 a right one has to wait too, but groups are still found', async () => {
    const { url, ...moved } = await startApp()
    const owner = await makeRestaurant({ url })
    const code = await requestPairingCode(owner)
    const guesser = makePhone(url)
    for (let at = 0; at < 20; at += 1)
      expect((await pair(guesser, at % 2 ? 'ABCD2345' : 'no code')).problem.problem).toBe('code-not-found')
    const late = await pair(guesser, code)
    expect(late.problem.problem).toBe('too-many-requests')
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    const { problem } = await guesser.send('GET', '/api/groups/code/ABC234')
    expect((problem as unknown as { problem: string }).problem).toBe('group-not-found')
    await moved.database.sql`delete from budgets`
    expect((await pair(guesser, code)).status).toBe(200)
  })

  test.each([undefined, null, 7, {}])('must not be %j', async code => {
    const { status } = await makePhone(app().url).send('POST', '/api/screens/pair', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    expect(status).toBe(400)
  })
})
