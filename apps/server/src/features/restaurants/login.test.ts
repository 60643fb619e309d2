// Login, and the sessions that it starts: their cookie, their length, their end.

import { getOwnRestaurant, logIn, logOut } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { makePhone, sendJson } from '@tablemate/test/diners/phone.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { sessionIn, sessionOf, statusWith } from '@tablemate/test/restaurants/session.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

describe('logging in', () => {
  test('replies with id and name, for the email address in any case', async () => {
    const owner = await makeRestaurant(app(), { email: 'Case@Example.com', name: 'Chez Case' })
    const { status, body } = await logInAs(app(), { ...owner, email: ' cASE@example.com' })
    expect([status, body]).toEqual([200, { id: owner.id, name: 'Chez Case', language: 'en' }])
  })

  // Threat: account-enumeration
  test('fails differently for a wrong password and for an unknown email address, as specified', async () => {
    const { email } = await makeRestaurant(app())
    for (const password of ['open sesamE', 'x', 'x'.repeat(5000), ' open sesame']) {
      const { status, problem } = await logInAs(app(), { email, password })
      expect([status, problem.problem]).toEqual([401, 'invalid-credentials'])
      expect(problem.message).toContain('Invalid credentials')
    }
    const { status, problem } = await logInAs(app(), { email: 'nobody@example.com', password: 'open sesame' })
    expect([status, problem.problem]).toEqual([401, 'email-not-found'])
    expect(problem.message).toContain('Email not found')
  })

  test.each([
    [{}, { email: 'required', password: 'required' }],
    [
      { email: 'lucia', password: '' },
      { email: 'malformed', password: 'required' },
    ],
    [
      { email: ['a@example.com'], password: { $ne: '' } },
      { email: 'wrong-type', password: 'wrong-type' },
    ],
  ])('with %j is refused by field', async (body, fields) => {
    const { status, problem } = await sendJson(makePhone(app().url), 'POST', logIn.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  // Threat: password-guessing
  test('accepts the password in every Unicode form that a keyboard may send', async () => {
    const owner = await makeRestaurant(app(), { password: 'crème brûlée' })
    expect((await logInAs(app(), { ...owner, password: 'crème brûlée'.normalize('NFD') })).status).toBe(200)
  })

  // Threat: session-theft
  test('starts a new session id each time, never a planted one, and ends the browser’s previous session', async () => {
    const owner = await makeRestaurant(app())
    const atSignUp = sessionOf(owner.phone)
    const planted = 'A'.repeat(43)
    const victim = makePhone(app().url, { headers: { cookie: `tablemate_restaurant=${planted}` } })
    expect(sessionIn((await logInAs(app(), owner, victim)).headers)).not.toBe(planted)
    await logInAs(app(), owner, owner.phone)
    expect(sessionOf(owner.phone)).not.toBe(atSignUp)
    expect(await statusWith(app(), atSignUp)).toBe(401)
    expect(await statusWith(app(), planted)).toBe(401)
    expect(await statusWith(app(), sessionOf(owner.phone))).toBe(200)
  })

  test('on more than 50 browsers ends the oldest session', async () => {
    const owner = await makeRestaurant(app())
    await app().database.sql`
      insert into restaurant_sessions (token, restaurant_id, created_at, expires_at, last_seen_at)
      select sha256(token || convert_to(n::text, 'UTF8')), restaurant_id, created_at + interval '1 ms', expires_at, last_seen_at
      from restaurant_sessions, generate_series(2, 50) n where restaurant_id = ${owner.id}`
    expect(await statusWith(app(), sessionOf(owner.phone))).toBe(200)
    await logInAs(app(), owner)
    expect(await statusWith(app(), sessionOf(owner.phone))).toBe(401)
    const [{ count } = { count: 0 }] = await app().database.sql<{ count: number }[]>`
      select count(*) as count from restaurant_sessions where restaurant_id = ${owner.id}`
    expect(count).toBe(50)
  })
})

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

  // Threat: session-lifetime
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

  // Threat: session-lifetime
  test('lasts exactly 30 days, however often it is used; then its row is deleted', async () => {
    const own = await startApp()
    const { phone } = await makeRestaurant(own)
    own.advanceClock({ hours: 24 * 29 })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
    own.advanceClock({ hours: 23, minutes: 59, seconds: 50 })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
    own.advanceClock({ seconds: 10 })
    expect((await phone.call(getOwnRestaurant, {})).problem.problem).toBe('not-signed-in')
    // Every start of a server begins with the deletions.
    await own.startAnother()
    expect(await own.database.sql`select from restaurant_sessions`).toHaveLength(0)
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

  // Threat: session-theft
  test.each(['', 'x', 'x'.repeat(44), '%00', "' or 1=1"])(
    'does not start with the cookie %j',
    async value => {
      expect(await statusWith(app(), value)).toBe(401)
    },
  )
})
