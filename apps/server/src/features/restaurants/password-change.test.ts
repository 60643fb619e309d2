// A new password, from the owner or the operator: which sessions it ends, and which logins it refuses.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { changePassword, getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { makePhone, sendJson } from '@tablemate/test/diners/phone.ts'
import { replacedPassword } from '@tablemate/test/restaurants/replaced-password.ts'
import { logInAs, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

// Threat: session-theft
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
    await expect.poll(async () => answered + (await waiting()).length).toBe(1)
    return [login]
  })
  expect((await login[0])?.problem.problem).toBe('invalid-credentials')
})

const command = fileURLToPath(new URL('./reset-password.ts', import.meta.url))

test('the operator gives a restaurant a new password, which ends the old one and every session', async () => {
  const app = await startApp()
  const owner = await makeRestaurant(app, { email: 'lost@example.com' })
  const other = await makeRestaurant(app)
  const password = await replacedPassword(app, ' LOST@example.com')
  expect(password).toMatch(/^[\w-]{20}$/)
  expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(401)
  expect((await logInAs(app, owner)).status).toBe(401)
  expect((await logInAs(app, { ...owner, password: password ?? '' })).status).toBe(200)
  expect((await other.phone.call(getOwnRestaurant, {})).status).toBe(200)
  expect(await replacedPassword(app, 'nobody@example.com')).toBeNull()
})

test('after many failed logins the operator’s password still works at once, on any device', async () => {
  const app = await startApp()
  const owner = await makeRestaurant(app)
  const guess = () => logInAs(app, { ...owner, password: 'not the one' })
  for (let guesses = 0; guesses < 11; guesses += 1) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  const password = (await replacedPassword(app, owner.email)) ?? ''
  expect((await logInAs(app, { ...owner, password })).status).toBe(200)
})

// Threat: session-lifetime
test('the operator’s password expires after a day; the one that the owner then sets does not', async () => {
  const app = await startApp()
  const [careful, careless] = [await makeRestaurant(app), await makeRestaurant(app)]
  const given = async ({ email }: Owner) => (await replacedPassword(app, email)) ?? ''
  const chosen = { ...careful, password: 'chosen by its owner' }
  const temporary = { ...careful, password: await given(careful) }
  await logInAs(app, temporary, careful.phone)
  const body = { currentPassword: temporary.password, newPassword: chosen.password }
  expect((await careful.phone.call(changePassword, { body })).status).toBe(204)
  const withGivenPassword = { ...careless, password: await given(careless) }
  app.advanceClock({ hours: 23, minutes: 59 })
  expect((await logInAs(app, withGivenPassword, careless.phone)).status).toBe(200)
  app.advanceClock({ minutes: 1 })
  expect((await logInAs(app, withGivenPassword)).problem.problem).toBe('invalid-credentials')
  // An expired password is refused by endpoints that require the password, too.
  const again = { currentPassword: withGivenPassword.password, newPassword: 'another one' }
  expect((await careless.phone.call(changePassword, { body: again })).problem.problem).toBe('wrong-password')
  expect((await logInAs(app, chosen)).status).toBe(200)
})

test('the command prints the password once, and names errors in plain words', async () => {
  const app = await startApp()
  const owner = await makeRestaurant(app, { email: 'lost@example.com' })
  const { target } = app.database
  if (!('host' in target)) throw new Error('the tests have a socket')
  const secretsKey = randomBytes(32).toString('base64')
  const ofTests = {
    DATABASE_URL: `postgres:///${target.database}`,
    PGHOST: target.host,
    PGUSER: target.user,
    PGPASSWORD: target.password,
    SECRETS_KEY: secretsKey,
  }
  const run = async (words: string[], env: Record<string, string> = ofTests) => {
    const ran = promisify(execFile)(process.execPath, [command, ...words], {
      env: { ...process.env, ...env },
    })
    return ran.then(
      ({ stdout }) => stdout,
      (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
    )
  }
  expect(await run(['nobody@example.com'])).toBe(
    '1: No restaurant has the email address nobody@example.com.\n',
  )
  expect(
    await run(['lost@example.com'], { ...ofTests, DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
  ).toMatch(/^1: .*ECONNREFUSED.*\n$/)
  const [, password = ''] = /: ([\w-]{20})$/m.exec(await run(['lost@example.com'])) ?? []
  expect((await logInAs(app, { ...owner, password })).status).toBe(200)
})
