// A change of password: which sessions it ends, and which logins it refuses.

import { describe, expect, test } from 'vitest'
import { changePassword, getOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone, sendJson } from '../../../../test/diners/phone.ts'
import { logInAs, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a change of password', () => {
  test('ends every other session, continues here under a new id, and accepts only the new password', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await logInAs(app(), owner, other)
    const before = owner.phone.cookie()
    const body = { currentPassword: owner.password, newPassword: 'another one' }
    expect((await owner.phone.call(changePassword, { body })).status).toBe(204)
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(200)
    expect((await other.call(getOwnRestaurant, {})).status).toBe(401)
    expect(owner.phone.cookie()).not.toBe(before)
    const thief = makePhone(app().url, { headers: { cookie: before } })
    expect((await thief.call(getOwnRestaurant, {})).status).toBe(401)
    expect((await logInAs(app(), owner)).status).toBe(401)
    expect((await logInAs(app(), { ...owner, password: 'another one' })).status).toBe(200)
  })

  test('makes devices that signed in before count as unknown', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '0.1' } })
    const owner = await makeRestaurant(app)
    const thief = makePhone(app.url)
    await logInAs(app, owner, thief)
    const body = { currentPassword: owner.password, newPassword: 'another one' }
    await owner.phone.call(changePassword, { body })
    // Unknown devices share one rate limit.
    await logInAs(app, { ...owner, password: 'wrong' })
    await logInAs(app, { ...owner, password: 'wrong' })
    const now = { ...owner, password: 'another one' }
    expect((await logInAs(app, now, thief)).status).toBe(429)
    expect((await logInAs(app, now, owner.phone)).status).toBe(200)
  })

  test('requires the present password, and a valid new one', async () => {
    const { phone, password } = await makeRestaurant(app())
    const ask = (body: object) => sendJson(phone, 'PUT', changePassword.path, body)
    const wrong = await ask({ currentPassword: 'wrong', newPassword: 'another one' })
    expect([wrong.status, wrong.problem.problem]).toEqual([403, 'wrong-password'])
    const short = await ask({ currentPassword: password, newPassword: '12345' })
    expect([short.status, short.problem.fields]).toEqual([400, { newPassword: 'too-short' }])
    const none = await ask({ newPassword: 'x'.repeat(129) })
    expect(none.problem.fields).toEqual({ currentPassword: 'required', newPassword: 'too-long' })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
  })

  test('leaves no session of concurrent logins with the old password', async () => {
    const owner = await makeRestaurant(app())
    const phones = Array.from({ length: 6 }, () => makePhone(app().url))
    const body = { currentPassword: owner.password, newPassword: 'another one' }
    await Promise.all([
      ...phones.slice(3).map(phone => logInAs(app(), owner, phone)),
      owner.phone.call(changePassword, { body }),
      ...phones.slice(0, 3).map(phone => logInAs(app(), owner, phone)),
    ])
    for (const phone of phones) expect((await phone.call(getOwnRestaurant, {})).status).toBe(401)
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(200)
  })
})

test('a login with the old password during its change waits for the change, and is refused', async () => {
  const own = await startApp()
  const sql = own.directSql
  const owner = await makeRestaurant(own)
  let answered = 0
  const login = await sql.begin(async tx => {
    await tx`update restaurants set password_hash = password_hash || 'x' where id = ${owner.id}`
    const login = logInAs(own, owner).finally(() => {
      answered += 1
    })
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => answered + (await waiting()).length, { timeout: 5000 }).toBe(1)
    return [login]
  })
  expect((await login[0])?.problem.problem).toBe('invalid-credentials')
})
