import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { changePassword, getOwnRestaurant } from '#contract/restaurants.ts'
import { startApp } from '../../../../test/app/app.ts'
import { replacedPassword } from '../../../../test/restaurants/replaced-password.ts'
import { enter, makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'

const command = fileURLToPath(new URL('./reset-password.ts', import.meta.url))

test('the operator gives a restaurant a new password: the old one and every session end', async () => {
  const app = await startApp()
  const owner = await makeRestaurant(app, { email: 'lost@example.com' })
  const other = await makeRestaurant(app)
  const password = await replacedPassword(app, ' LOST@example.com')
  expect(password).toMatch(/^[\w-]{20}$/)
  expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(401)
  expect((await enter(app, owner)).status).toBe(401)
  expect((await enter(app, { ...owner, password: password ?? '' })).status).toBe(200)
  expect((await other.phone.call(getOwnRestaurant, {})).status).toBe(200)
  expect(await replacedPassword(app, 'nobody@example.com')).toBeNull()
})

test('whose account was guessed at all day gets in at once with what the operator gave, on any device', async () => {
  const app = await startApp()
  const owner = await makeRestaurant(app)
  const guess = () => enter(app, { ...owner, password: 'not the one' })
  for (let guesses = 0; guesses < 11; guesses += 1) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  const password = (await replacedPassword(app, owner.email)) ?? ''
  expect((await enter(app, { ...owner, password })).status).toBe(200)
})

test('what the operator gave opens for a day; what its owner then chose, for good', async () => {
  const app = await startApp()
  const [careful, careless] = [await makeRestaurant(app), await makeRestaurant(app)]
  const given = async ({ email }: Owner) => (await replacedPassword(app, email)) ?? ''
  const chosen = { ...careful, password: 'chosen by its owner' }
  const temporary = { ...careful, password: await given(careful) }
  await enter(app, temporary, careful.phone)
  const body = { currentPassword: temporary.password, newPassword: chosen.password }
  expect((await careful.phone.call(changePassword, { body })).status).toBe(204)
  const kept = { ...careless, password: await given(careless) }
  app.pass({ hours: 23, minutes: 59 })
  expect((await enter(app, kept, careless.phone)).status).toBe(200)
  app.pass({ minutes: 1 })
  expect((await enter(app, kept)).problem.problem).toBe('invalid-credentials')
  // Nor does it open what asks for the password again.
  const again = { currentPassword: kept.password, newPassword: 'another one' }
  expect((await careless.phone.call(changePassword, { body: again })).problem.problem).toBe('wrong-password')
  expect((await enter(app, chosen)).status).toBe(200)
})

test('the command says the password once, and says what is wrong in plain words', async () => {
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
  expect((await enter(app, { ...owner, password })).status).toBe(200)
})
