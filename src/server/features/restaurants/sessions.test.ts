// Sessions of restaurants: their cookie, their length, their end, and the requests that cannot use them.

import { describe, expect, test } from 'vitest'
import { deleteOwnRestaurant, getOwnRestaurant, logIn, logOut, signUp } from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { logInAs, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { sessionOf, statusWith } from '../../../../test/restaurants/session.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a session', () => {
  test('is a cookie that scripts cannot read and foreign pages cannot send', async () => {
    const { headers } = await logInAs(app(), await makeRestaurant(app()))
    const cookie = headers.getSetCookie().find(set => set.startsWith('tablemate_restaurant=')) ?? ''
    expect(cookie).toMatch(/^tablemate_restaurant=[\w-]{43}; /)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('ends at logout, and other sessions stay', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await logInAs(app(), owner, other)
    const session = sessionOf(other)
    expect((await other.call(logOut, {})).status).toBe(204)
    expect(other.cookie()).not.toContain('tablemate_restaurant')
    expect(await statusWith(app(), session)).toBe(401)
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(200)
    expect((await other.call(logOut, {})).status).toBe(204)
  })

  test('lasts exactly 30 days, however often it is used; then its row is deleted', async () => {
    const own = await startApp()
    const { phone } = await makeRestaurant(own)
    own.advanceClock({ hours: 24 * 29 })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
    own.advanceClock({ hours: 23, minutes: 59, seconds: 50 })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
    own.advanceClock({ seconds: 10 })
    expect((await phone.call(getOwnRestaurant, {})).problem.problem).toBe('not-signed-in')
    await own.database.sql`insert into jobs.job (name) values ('retention')`
    await expect
      .poll(() => own.database.sql`select from restaurant_sessions`, { timeout: 10_000, interval: 250 })
      .toHaveLength(0)
  })

  test('records the hour of its last use', async () => {
    const own = await startApp()
    const { phone } = await makeRestaurant(own)
    const lastSeen = async () => {
      await phone.call(getOwnRestaurant, {})
      const [row] = await own.database.sql<{ at: Date }[]>`select last_seen_at as at from restaurant_sessions`
      return row?.at.getTime() ?? 0
    }
    const first = await lastSeen()
    own.advanceClock({ minutes: 50 })
    expect(await lastSeen()).toBe(first)
    own.advanceClock({ minutes: 11 })
    expect(await lastSeen()).toBeGreaterThan(first + 3_600_000)
  })

  test.each(['', 'x', 'x'.repeat(44), '%00', "' or 1=1"])(
    'does not start with the cookie %j',
    async value => {
      expect(await statusWith(app(), value)).toBe(401)
    },
  )

  test('cannot be used by a foreign page', async () => {
    const { phone, password } = await makeRestaurant(app())
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    for (const [method, path] of [
      ['DELETE', deleteOwnRestaurant.path],
      ['PUT', '/api/restaurants/me'],
      ['PUT', '/api/restaurants/me/password'],
      ['POST', logOut.path],
      ['POST', logIn.path],
      ['POST', signUp.path],
    ] as const) {
      const answer = await phone.send(method, path, { headers, body: JSON.stringify({ password }) })
      expect([path, answer.problem.problem]).toEqual([path, 'foreign-origin'])
    }
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
  })
})
