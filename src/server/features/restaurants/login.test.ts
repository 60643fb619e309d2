// Login: the passwords it accepts, the faults it names, and the sessions it starts and ends.

import { describe, expect, test } from 'vitest'
import { getOwnRestaurant, logIn } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makePhone, sendJson } from '../../../../test/diners/phone.ts'
import { logInAs, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { sessionIn, sessionOf, statusWith } from '../../../../test/restaurants/session.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('logging in', () => {
  test('replies with id and name, for the email address in any case', async () => {
    const owner = await makeRestaurant(app(), { email: 'Case@Example.com', name: 'Chez Case' })
    const { status, body } = await logInAs(app(), { ...owner, email: ' cASE@example.com' })
    expect([status, body]).toEqual([200, { id: owner.id, name: 'Chez Case', language: 'en' }])
  })

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

  test('accepts the password in every Unicode form that a keyboard may send', async () => {
    const owner = await makeRestaurant(app(), { password: 'crème brûlée' })
    expect((await logInAs(app(), { ...owner, password: 'crème brûlée'.normalize('NFD') })).status).toBe(200)
  })

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

  test('on two browsers starts two sessions', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await logInAs(app(), owner, other)
    for (const phone of [owner.phone, other])
      expect((await phone.call(getOwnRestaurant, {})).body.id).toBe(owner.id)
  })

  test('on more than 50 browsers ends the oldest session', async () => {
    const owner = await makeRestaurant(app())
    for (let at = 0; at < 49; at += 1) await logInAs(app(), owner)
    expect(await statusWith(app(), sessionOf(owner.phone))).toBe(200)
    await logInAs(app(), owner)
    expect(await statusWith(app(), sessionOf(owner.phone))).toBe(401)
    const [{ count } = { count: 0 }] = await app().database.sql<{ count: number }[]>`
      select count(*) as count from restaurant_sessions where restaurant_id = ${owner.id}`
    expect(count).toBe(50)
  })
})
