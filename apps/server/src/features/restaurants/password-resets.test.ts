// Password resets by mail, over a real SMTP server.

import { hash } from 'node:crypto'
import { getPasswordReset, requestPasswordReset, resetPassword } from '@tablemate/contract/password-reset.ts'
import { changePassword, getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { mailEnv, startMailServer, tokenIn } from '@tablemate/test/app/mail.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { replacedPassword } from '@tablemate/test/restaurants/replaced-password.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { deleteExpiredResets } from '../password-resets/queries.ts'

const ask = (phone: Phone, email: string) => phone.call(requestPasswordReset, { body: { email } })
const set = (phone: Phone, token: string, newPassword = 'a new sesame') =>
  phone.call(resetPassword, { body: { token, newPassword } })

const mails = await startMailServer()
afterAll(mails.close)
const shared = shareAppInFile({ env: { ...mailEnv(mails), RATE_LIMIT_SCALE: '100' } })

/** Requests a link and returns its token. */
async function tokenFor(email: string, app: TestApp = shared()): Promise<string> {
  const count = mails.received.length + 1
  expect((await ask(makePhone(app.url), email)).status).toBe(204)
  return tokenIn(await mails.mail(count))
}

// Threat: password-reset
describe('a forgotten password', () => {
  test('is replaced once by the link in the mail, which ends all sessions and starts a new one', async () => {
    const app = shared()
    const owner = await makeRestaurant(app, { email: 'Lucia@example.com', name: 'Buy now! spam.example' })
    const phone = makePhone(app.url, { headers: { 'x-forwarded-host': 'evil.example' } })
    const count = mails.received.length + 1
    expect((await ask(phone, ' lucia@EXAMPLE.com')).status).toBe(204)
    const mail = await mails.mail(count)
    expect([mail.from, mail.to]).toEqual(['hello@tablemate.example', ['Lucia@example.com']])
    expect(mail.source).toContain('Subject: Set a new password for Tablemate')
    expect(mail.source).toContain('https://tablemate.example/restaurant-reset-password?token=')
    expect(mail.source).toContain('within 30 minutes')
    expect(mail.source).not.toMatch(/evil|spam/)

    const token = tokenIn(mail)
    const browsers = [makePhone(app.url), makePhone(app.url)]
    const answers = await Promise.all(browsers.map(browser => set(browser, token)))
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers[won]?.body).toEqual({
      id: owner.id,
      name: 'Buy now! spam.example',
      language: 'en',
    })
    expect(answers[1 - won]?.problem.problem).toBe('reset-link-invalid')
    expect((await browsers[won]?.call(getOwnRestaurant, {}))?.body.id).toBe(owner.id)
    expect((await browsers[1 - won]?.call(getOwnRestaurant, {}))?.status).toBe(401)
    expect((await set(makePhone(app.url), token)).problem.problem).toBe('reset-link-invalid')
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(401)
    expect((await logInAs(app, owner)).problem.problem).toBe('invalid-credentials')
    expect((await logInAs(app, { ...owner, password: 'a new sesame' })).status).toBe(200)
  })

  test('the mail is in the language of the account, not of the request', async () => {
    const app = shared()
    const owner = await makeRestaurant(app, { language: 'de' })
    const count = mails.received.length + 1
    const headers = { 'accept-language': 'fr' }
    expect((await ask(makePhone(app.url, { headers }), owner.email)).status).toBe(204)
    const { source } = await mails.mail(count)
    for (const text of [
      'Subject: =?UTF-8?Q?Neues_Passwort',
      'innerhalb von 30 Minuten',
      '/restaurant-reset-password?token=',
    ])
      expect(source).toContain(text)
    expect(source).not.toMatch(/Hello|Bonjour/)
  })

  test('a link is invalidated by a newer link, and by a change of the password', async () => {
    const app = shared()
    const owner = await makeRestaurant(app)
    const isOver = async (token: string) =>
      expect((await set(makePhone(app.url), token)).problem.problem).toBe('reset-link-invalid')
    const older = await tokenFor(owner.email)
    const newer = await tokenFor(owner.email)
    await isOver(older)
    const body = { currentPassword: owner.password, newPassword: 'chosen by hand' }
    expect((await owner.phone.call(changePassword, { body })).status).toBe(204)
    await isOver(newer)
    const third = await tokenFor(owner.email)
    await replacedPassword(app, owner.email)
    await isOver(third)
  })

  test('gets the same reply for an address without an account, and no mail', async () => {
    const { email } = await makeRestaurant(shared())
    const count = mails.received.length + 1
    const unknown = await ask(makePhone(shared().url), 'nobody@example.com')
    const known = await ask(makePhone(shared().url), email)
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    // The mail to the known address was requested later and has arrived, so an earlier one would have arrived too.
    expect((await mails.mail(count)).to).toEqual([email])
  })

  test('is not replaced by one that is too short or too long, and the link stays valid', async () => {
    const { email } = await makeRestaurant(shared())
    const phone = makePhone(shared().url)
    const token = await tokenFor(email)
    for (const [wrong, fault] of [
      ['short', 'too-short'],
      ['x'.repeat(129), 'too-long'],
    ] as const)
      expect((await set(phone, token, wrong)).problem.fields).toEqual({ newPassword: fault })
    expect((await set(phone, token)).status).toBe(200)
  })

  test('the link is valid for 30 minutes, is stored as a digest, and its row is deleted after use or expiry', async () => {
    const app = await startApp({ env: mailEnv(mails) })
    const { email } = await makeRestaurant(app)
    const phone = makePhone(app.url)
    const token = await tokenFor(email, app)
    const [row] = await app.directSql<{ token: Buffer }[]>`select token from password_resets`
    expect(row?.token.toString('hex')).toBe(hash('sha256', token, 'hex'))
    app.advanceClock({ minutes: 30 })
    expect((await set(phone, token)).problem.problem).toBe('reset-link-invalid')
    await deleteExpiredResets(app.database, app.now())
    expect(await app.directSql`select from password_resets`).toHaveLength(0)
    const second = await tokenFor(email, app)
    app.advanceClock({ minutes: 29, seconds: 50 })
    expect((await set(phone, second)).status).toBe(200)
    expect(await app.directSql`select from password_resets`).toHaveLength(0)
  })

  test('can be reset five times an hour per email address, known or not, and twenty times per IP address', async () => {
    const app = await startApp({ env: { ...mailEnv(mails), TRUST_PROXY: '127.0.0.1' } })
    const { email } = await makeRestaurant(app)
    for (const [at, address] of [email, 'nobody@example.com'].entries()) {
      const phone = makePhone(app.url, { headers: { 'x-forwarded-for': `203.0.113.${at + 1}` } })
      for (let count = 0; count < 5; count += 1) expect((await ask(phone, address)).status).toBe(204)
      const refused = await ask(phone, address.toUpperCase())
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    }
    const phone = makePhone(app.url, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const answers: number[] = []
    for (let at = 0; at < 21; at += 1) answers.push((await ask(phone, `owner${at}@elsewhere.example`)).status)
    expect(answers).toEqual([...Array(20).fill(204), 429])
  })
})

// Threat: password-reset
describe('a mail server', () => {
  test('that is slow delays no request', async () => {
    const app = shared()
    const before = mails.received.length
    const release = mails.pause()
    const owners = [await makeRestaurant(app), await makeRestaurant(app)]
    for (const { email } of owners) expect((await ask(makePhone(app.url), email)).status).toBe(204)
    for (const owner of owners) expect((await logInAs(app, owner)).status).toBe(200)
    expect(mails.received).toHaveLength(before)
    release()
    await mails.mail(before + 2)
  })

  test('that refuses or is unreachable is logged without the recipient', async () => {
    const refusing = await startMailServer({ isRefusing: true })
    onTestFinished(refusing.close)
    for (const url of [refusing.url, 'smtp://127.0.0.1:1']) {
      const app = await startApp({ env: mailEnv({ url }) })
      const { email } = await makeRestaurant(app, { email: `kanarienwirt@${new URL(url).port}.example` })
      expect((await ask(makePhone(app.url), email)).status).toBe(204)
      await expect.poll(() => logOf(app)).toContain('a mail was not sent')
      expect(logOf(app)).not.toContain('kanarienwirt')
    }
  })

  test('that is not configured is reported to the client', async () => {
    const app = await startApp()
    const { email } = await makeRestaurant(app)
    const phone = makePhone(app.url)
    expect((await phone.call(getPasswordReset, {})).body).toEqual({ isAvailable: false })
    expect((await ask(phone, email)).problem.problem).toBe('mail-not-set-up')
    expect((await makePhone(shared().url).call(getPasswordReset, {})).body).toEqual({ isAvailable: true })
  })
})

const logOf = ({ logged }: TestApp) => logged.join('')
