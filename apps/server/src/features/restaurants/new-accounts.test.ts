// Sign-up: the fields of a new account, its usual rates, its faults, and one account per email address.

import { getOwnRestaurant, signUp } from '@tablemate/contract/restaurants.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { lockTable } from '@tablemate/test/app/lock-table.ts'
import { makePhone, sendJson } from '@tablemate/test/diners/phone.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { sessionIn } from '@tablemate/test/restaurants/session.ts'
import { describe, expect, test, vi } from 'vitest'

// Mocked, since position.test.ts tests the guess of positions.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp()
const input = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' }

describe('signing up', () => {
  test('names faults in the words that clients look for', async () => {
    const phone = makePhone(app().url)
    const { problem } = await phone.call(signUp, {
      body: { email: 'lucia@', password: 'open sesame', name: ' ', phone: 'pizza' },
    })
    expect(problem).toMatchObject({
      problem: 'invalid',
      message: 'valid email required; restaurant name required; valid phone required.',
    })
  })

  test('replies with id and name, and signs in at once', async () => {
    const phone = makePhone(app().url)
    const { status, body } = await phone.call(signUp, {
      body: {
        ...input,
        phone: '+1 (555) 010-0199',
        address: ' 1  Main Street ',
        city: 'Springfield',
        state: 'IL',
        zipCode: '62701',
        country: 'US',
        businessId: '12-3456789',
        currency: 'EUR',
      },
    })
    expect([status, body]).toEqual([201, { id: expect.any(Number), name: 'Osteria Lucia', language: 'en' }])
    const { body: own } = await phone.call(getOwnRestaurant, {})
    expect(own).toEqual({
      id: body.id,
      email: 'lucia@example.com',
      name: 'Osteria Lucia',
      phone: '+1 (555) 010-0199',
      address: '1 Main Street',
      city: 'Springfield',
      state: 'IL',
      zipCode: '62701',
      country: 'US',
      businessId: '12-3456789',
      currency: 'EUR',
      timeZone: 'UTC',
      language: 'en',
      isTaxIncluded: false,
      taxPercentage: null,
      serviceFeePercentage: 0,
      position: null,
      menuUpdatedAt: null,
      ordering: { mode: 'off', isPaused: false, lateAfter: 15, offMenu: 'with-approval', coursesWait: false },
      hasOrders: false,
      hours: { dayStartsAt: '04:00', periods: [], closedDates: [], lastOrders: 0 },
      showsPictures: true,
      createdAt: expect.any(String),
    })
  })

  test('needs an email address, a password and a name, and nothing else', async () => {
    const body = { ...input, email: 'bare@example.com', phone: '', address: null, businessId: '' }
    const { phone } = await makeRestaurant(app(), body)
    const { body: own } = await phone.call(getOwnRestaurant, {})
    expect(own).toMatchObject({ phone: null, address: null, city: null, businessId: null, currency: 'USD' })
  })

  test.each<[string, object, boolean, number | null]>([
    ['New York', { country: 'US', state: 'NY', zipCode: '10003' }, false, 8.875],
    ['Japan, by its currency', { currency: 'JPY' }, true, null],
    ['Poland, as its owner says', { country: 'PL', isTaxIncluded: false, taxPercentage: 8 }, false, 8],
  ])(
    'in %s sets the usual rates of the country, and no service fee',
    async (_, place, isTaxIncluded, taxPercentage) => {
      const { phone } = await makeRestaurant(app(), { isTaxIncluded: null, ...place })
      const { body: own } = await phone.call(getOwnRestaurant, {})
      expect(own).toMatchObject({ isTaxIncluded, taxPercentage, serviceFeePercentage: 0 })
    },
  )

  test.each<[string, string, Record<string, string>, object, Language]>([
    ['the browser', 'nl-BE,fr;q=0.7', {}, {}, 'nl'],
    ['the browser, the preferred one', 'el, en;q=0.4, pt-PT;q=0.8', {}, {}, 'pt'],
    ['the cookie', 'nl-BE,fr;q=0.7', { language: 'ja' }, {}, 'ja'],
    ['the browser, if the cookie has none that we speak', 'pl', { language: 'el' }, {}, 'pl'],
    ['the form', 'nl', { language: 'ja' }, { language: 'ar' }, 'ar'],
    ['nobody', 'el, *;q=0.1', {}, { language: null }, 'en'],
  ])('has the language of %s', async (_, accepted, cookies, body, language) => {
    const phone = makePhone(app().url, { headers: { 'accept-language': accepted }, cookies })
    const owner = await makeRestaurant(app(), body, phone)
    expect((await phone.call(getOwnRestaurant, {})).body.language).toBe(language)
    // The language of the account stays, whatever browser logs in.
    expect((await logInAs(app(), owner)).body.language).toBe(language)
  })

  test.each([
    [{}, { email: 'required', password: 'required', name: 'required' }],
    [{ ...input, email: 'lucia@example' }, { email: 'malformed' }],
    [{ ...input, email: '' }, { email: 'required' }],
    [{ ...input, email: `${'x'.repeat(250)}@example.com` }, { email: 'too-long' }],
    [{ ...input, email: 'lu\u0000cia@example.com' }, { email: 'forbidden-characters' }],
    [{ ...input, password: '12345' }, { password: 'too-short' }],
    [{ ...input, password: 'é'.repeat(129) }, { password: 'too-long' }],
    [{ ...input, password: 123456 }, { password: 'wrong-type' }],
    [{ ...input, password: 'open\nsesame' }, { password: 'forbidden-characters' }],
    [{ ...input, name: ' \u200b ' }, { name: 'required' }],
    [{ ...input, name: 'x'.repeat(81) }, { name: 'too-long' }],
    [{ ...input, phone: 'call me' }, { phone: 'malformed' }],
    [{ ...input, phone: '1'.repeat(41) }, { phone: 'too-long' }],
    [{ ...input, address: 'x'.repeat(201) }, { address: 'too-long' }],
    [
      { ...input, city: ['Rome'], state: 'x'.repeat(81) },
      { city: 'wrong-type', state: 'too-long' },
    ],
    [
      { ...input, zipCode: 'x'.repeat(21), businessId: 'x'.repeat(41) },
      { zipCode: 'too-long', businessId: 'too-long' },
    ],
    [
      { ...input, currency: 'XXX', country: 'usa', language: 'el' },
      { currency: 'not-an-option', country: 'malformed', language: 'not-an-option' },
    ],
  ])('with %j is refused by field', async (body, fields) => {
    const { status, problem } = await sendJson(makePhone(app().url), 'POST', signUp.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  // Threat: password-guessing
  test.each(['      ', 'é'.repeat(128), '<script>alert(1)</script>', "'; drop table restaurants; --"])(
    'may have the password %.30j',
    async password => {
      const owner = await makeRestaurant(app(), { password })
      expect((await logInAs(app(), owner)).status).toBe(200)
      expect((await logInAs(app(), { ...owner, password: `${password} ` })).status).toBe(401)
    },
  )

  test('with the email address of an account is refused, in any case; dots make another address', async () => {
    await makeRestaurant(app(), { email: 'Zoë.K@Example.com' })
    for (const email of ['Zoë.K@Example.com', ' zoë.k@example.COM', 'ZOE\u0308.K@EXAMPLE.COM']) {
      const { status, problem } = await makePhone(app().url).call(signUp, { body: { ...input, email } })
      expect([status, problem.problem]).toEqual([409, 'email-taken'])
      expect(problem.message).toContain('Email already exists')
    }
    await makeRestaurant(app(), { email: 'zoëk@example.com' })
  })

  test('twice at once with one email address opens one account', async () => {
    const email = 'twins@example.com'
    const both = await Promise.all(
      Array.from({ length: 8 }, () => makePhone(app().url).call(signUp, { body: { ...input, email } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test('repeated with its idempotency key returns the same account, and signs in again', async () => {
    const phone = makePhone(app().url)
    await phone.send('GET', '/')
    const body = { ...input, email: 'again@example.com' }
    const device = phone.cookie()
    const send = (input: object = {}) =>
      makePhone(app().url, { headers: { cookie: device } }).call(signUp, {
        body: { ...body, ...input },
        key: 'sign-up',
      })
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    for (const { status, body: reply } of [first, second, third])
      expect([status, reply]).toEqual([201, first.body])
    expect(sessionIn(third.headers)).not.toBe(sessionIn(first.headers))
    for (const other of [{ email: 'other@example.com' }, { password: 'open says me' }])
      expect((await send(other)).problem.problem).toBe('key-reused')
  })
})

// Threat: repeated-requests
test('a sign-up repeated just before its first try is written gets the reply of the first', async () => {
  const phone = makePhone(app().url)
  await phone.send('GET', '/')
  const body = { ...input, email: 'first@example.com' }
  const headers = { cookie: phone.cookie() }
  const send = () => makePhone(app().url, { headers }).call(signUp, { body, key: 'sign-up' })

  const mayWrite = await lockTable(app(), 'restaurants', 'writing')
  const first = send()
  await mayWrite.isWaitedFor()
  // The first try is written after the second has looked for the key, and before it looks for the email address.
  const mayGoOn = await lockTable(app(), 'budgets', 'writing')
  const second = send()
  await mayGoOn.isWaitedFor()
  await mayWrite.release()
  const made = await first
  await mayGoOn.release()

  for (const { status, body: reply } of [made, await second])
    expect([status, reply]).toEqual([201, made.body])
})
