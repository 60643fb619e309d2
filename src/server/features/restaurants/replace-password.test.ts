import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { changePassword, getOwnRestaurant } from '#contract/restaurants.ts'
import { startApp } from '../../../../test/app/app.ts'
import { replacedPassword } from '../../../../test/restaurants/replaced-password.ts'
import { logInAs, makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'

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
  expect(await run([])).toMatch(/^1: .*reset-password -- /)
  expect(await run(['nobody@example.com'])).toBe(
    '1: No restaurant has the email address nobody@example.com.\n',
  )
  expect(
    await run(['lost@example.com'], { ...ofTests, DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
  ).toMatch(/^1: .*ECONNREFUSED.*\n$/)
  const [, password = ''] = /: ([\w-]{20})$/m.exec(await run(['lost@example.com'])) ?? []
  expect((await logInAs(app, { ...owner, password })).status).toBe(200)
})
