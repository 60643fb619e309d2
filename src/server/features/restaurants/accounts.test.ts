// Opening an account, entering it, leaving it: as a restaurant does it, and as whoever would like to be one.

import { describe, expect, test, vi } from 'vitest'
import { deleteOwnRestaurant, getOwnRestaurant, logIn, logOut, signUp } from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { searchDatabase } from '../../../../test/app/canary.ts'
import { makePhone, type Phone } from '../../../../test/diners/phone.ts'
import { enter, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

// What is made of an address is told in profile.test.ts.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const asked = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' }

describe('signing up', () => {
  test('says what is wrong in the words that clients look for', async () => {
    const phone = makePhone(app().url)
    const { problem } = await phone.call(signUp, {
      body: { email: 'lucia@', password: 'open sesame', name: ' ', phone: 'pizza' },
    })
    expect(problem).toMatchObject({
      problem: 'invalid',
      message: 'valid email required; restaurant name required; valid phone required.',
    })
  })

  test('answers id and name, and is signed in at once', async () => {
    const phone = makePhone(app().url)
    const { status, body } = await phone.call(signUp, {
      body: {
        ...asked,
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
    expect([status, body]).toEqual([201, { id: expect.any(Number), name: 'Osteria Lucia' }])
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
      isTaxIncluded: false,
      taxPercentage: null,
      serviceFeePercentage: 0,
      position: null,
      menuUpdatedAt: null,
      ordering: { mode: 'off', isPaused: false, lateAfter: 15 },
      createdAt: expect.any(String),
    })
  })

  test('needs an email address, a password and a name, and nothing else', async () => {
    const body = { ...asked, email: 'bare@example.com', phone: '', address: null, businessId: '' }
    const { phone } = await makeRestaurant(app(), body)
    const { body: own } = await phone.call(getOwnRestaurant, {})
    expect(own).toMatchObject({ phone: null, address: null, city: null, businessId: null, currency: 'USD' })
  })

  test.each<[string, object, boolean, number | null]>([
    ['Poland', { country: 'PL', currency: 'PLN' }, true, null],
    ['Germany, by its time zone', { timeZone: 'Europe/Berlin' }, true, null],
    ['Japan, by its currency', { currency: 'JPY' }, true, null],
    ['New York', { country: 'US', state: 'NY', zipCode: '10003' }, false, 8.875],
    ['California', { country: 'US', state: 'CA' }, false, null],
    ['Canada', { timeZone: 'America/Toronto', currency: 'CAD' }, false, null],
    ['Poland, as its owner says', { country: 'PL', isTaxIncluded: false, taxPercentage: 8 }, false, 8],
    ['New York, as its owner says', { country: 'US', state: 'NY', isTaxIncluded: true }, true, null],
  ])(
    'in %s has the rates of the place, and no service fee',
    async (_, place, isTaxIncluded, taxPercentage) => {
      const { phone } = await makeRestaurant(app(), { isTaxIncluded: null, ...place })
      const { body: own } = await phone.call(getOwnRestaurant, {})
      expect(own).toMatchObject({ isTaxIncluded, taxPercentage, serviceFeePercentage: 0 })
    },
  )

  test.each([
    [{}, { email: 'required', password: 'required', name: 'required' }],
    [{ ...asked, email: 'lucia@example' }, { email: 'malformed' }],
    [{ ...asked, email: '' }, { email: 'required' }],
    [{ ...asked, email: `${'x'.repeat(250)}@example.com` }, { email: 'too-long' }],
    [{ ...asked, email: 'lu\u0000cia@example.com' }, { email: 'forbidden-characters' }],
    [{ ...asked, password: '12345' }, { password: 'too-short' }],
    [{ ...asked, password: 'é'.repeat(129) }, { password: 'too-long' }],
    [{ ...asked, password: 123456 }, { password: 'wrong-type' }],
    [{ ...asked, password: 'open\nsesame' }, { password: 'forbidden-characters' }],
    [{ ...asked, name: ' \u200b ' }, { name: 'required' }],
    [{ ...asked, name: 'x'.repeat(81) }, { name: 'too-long' }],
    [{ ...asked, phone: 'call me' }, { phone: 'malformed' }],
    [{ ...asked, phone: '1'.repeat(41) }, { phone: 'too-long' }],
    [{ ...asked, address: 'x'.repeat(201) }, { address: 'too-long' }],
    [
      { ...asked, city: ['Rome'], state: 'x'.repeat(81) },
      { city: 'wrong-type', state: 'too-long' },
    ],
    [
      { ...asked, zipCode: 'x'.repeat(21), businessId: 'x'.repeat(41) },
      { zipCode: 'too-long', businessId: 'too-long' },
    ],
    [
      { ...asked, currency: 'XXX', country: 'usa' },
      { currency: 'not-an-option', country: 'malformed' },
    ],
  ])('with %j is refused by field', async (body, fields) => {
    const { status, problem } = await post(makePhone(app().url), signUp.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test.each(['      ', 'é'.repeat(128), '<script>alert(1)</script>', "'; drop table restaurants; --"])(
    'may have the password %.30j',
    async password => {
      const owner = await makeRestaurant(app(), { password })
      expect((await enter(app(), owner)).status).toBe(200)
      expect((await enter(app(), { ...owner, password: `${password} ` })).status).toBe(401)
    },
  )

  test('under an email address that has an account is refused, in whatever case; another one’s dots count', async () => {
    await makeRestaurant(app(), { email: 'Zoë.K@Example.com' })
    for (const email of ['Zoë.K@Example.com', ' zoë.k@example.COM', 'ZOE\u0308.K@EXAMPLE.COM']) {
      const { status, problem } = await makePhone(app().url).call(signUp, { body: { ...asked, email } })
      expect([status, problem.problem]).toEqual([409, 'email-taken'])
      expect(problem.message).toContain('Email already exists')
    }
    await makeRestaurant(app(), { email: 'zoëk@example.com' })
  })

  test('twice at once under one email address opens one account', async () => {
    const email = 'twins@example.com'
    const both = await Promise.all(
      Array.from({ length: 8 }, () => makePhone(app().url).call(signUp, { body: { ...asked, email } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test('sent again with its key is answered again, and signed in again', async () => {
    const phone = makePhone(app().url)
    await phone.send('GET', '/')
    const body = { ...asked, email: 'again@example.com' }
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

describe('logging in', () => {
  test('answers id and name, with the email address in any case', async () => {
    const owner = await makeRestaurant(app(), { email: 'Case@Example.com', name: 'Chez Case' })
    const { status, body } = await enter(app(), { ...owner, email: ' cASE@example.com' })
    expect([status, body]).toEqual([200, { id: owner.id, name: 'Chez Case' }])
  })

  test('with a wrong password and with an unknown email address is told apart, as specified', async () => {
    const { email } = await makeRestaurant(app())
    for (const password of ['open sesamE', 'x', 'x'.repeat(5000), ' open sesame']) {
      const { status, problem } = await enter(app(), { email, password })
      expect([status, problem.problem]).toEqual([401, 'invalid-credentials'])
      expect(problem.message).toContain('Invalid credentials')
    }
    const { status, problem } = await enter(app(), { email: 'nobody@example.com', password: 'open sesame' })
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
    const { status, problem } = await post(makePhone(app().url), logIn.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('takes one password in every Unicode form that a keyboard may send', async () => {
    const owner = await makeRestaurant(app(), { password: 'crème brûlée' })
    expect((await enter(app(), { ...owner, password: 'crème brûlée'.normalize('NFD') })).status).toBe(200)
  })

  test('gives a new session id each time, never one that was planted, and ends the one it came with', async () => {
    const owner = await makeRestaurant(app())
    const atSignUp = sessionOf(owner.phone)
    const planted = 'A'.repeat(43)
    const victim = makePhone(app().url, { headers: { cookie: `tablemate_restaurant=${planted}` } })
    expect(sessionIn((await enter(app(), owner, victim)).headers)).not.toBe(planted)
    await enter(app(), owner, owner.phone)
    expect(sessionOf(owner.phone)).not.toBe(atSignUp)
    expect(await statusWith(atSignUp)).toBe(401)
    expect(await statusWith(planted)).toBe(401)
    expect(await statusWith(sessionOf(owner.phone))).toBe(200)
  })

  test('on two browsers is two sessions', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await enter(app(), owner, other)
    for (const phone of [owner.phone, other])
      expect((await phone.call(getOwnRestaurant, {})).body.id).toBe(owner.id)
  })

  test('on more than 50 browsers ends the oldest session', async () => {
    const owner = await makeRestaurant(app())
    for (let at = 0; at < 49; at += 1) await enter(app(), owner)
    expect(await statusWith(sessionOf(owner.phone))).toBe(200)
    await enter(app(), owner)
    expect(await statusWith(sessionOf(owner.phone))).toBe(401)
    const [{ count } = { count: 0 }] = await app().database.sql<{ count: number }[]>`
      select count(*) as count from restaurant_sessions where restaurant_id = ${owner.id}`
    expect(count).toBe(50)
  })
})

describe('a session', () => {
  test('is a cookie that no script reads and no foreign page sends', async () => {
    const { headers } = await enter(app(), await makeRestaurant(app()))
    const cookie = headers.getSetCookie().find(set => set.startsWith('tablemate_restaurant=')) ?? ''
    expect(cookie).toMatch(/^tablemate_restaurant=[\w-]{43}; /)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('ends at logout, and only that one', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await enter(app(), owner, other)
    const session = sessionOf(other)
    expect((await other.call(logOut, {})).status).toBe(204)
    expect(other.cookie()).not.toContain('tablemate_restaurant')
    expect(await statusWith(session)).toBe(401)
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(200)
    expect((await other.call(logOut, {})).status).toBe(204)
  })

  test('lasts 30 days, to the second, however often it is used; then its row goes', async () => {
    const own = await startApp()
    const { phone } = await makeRestaurant(own)
    own.pass({ hours: 24 * 29 })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
    own.pass({ hours: 23, minutes: 59, seconds: 50 })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
    own.pass({ seconds: 10 })
    expect((await phone.call(getOwnRestaurant, {})).problem.problem).toBe('not-signed-in')
    await own.database.sql`insert into jobs.job (name) values ('retention')`
    await expect
      .poll(() => own.database.sql`select from restaurant_sessions`, { timeout: 10_000, interval: 250 })
      .toHaveLength(0)
  })

  test('says to the hour when it was last used', async () => {
    const own = await startApp()
    const { phone } = await makeRestaurant(own)
    const lastSeen = async () => {
      await phone.call(getOwnRestaurant, {})
      const [row] = await own.database.sql<{ at: Date }[]>`select last_seen_at as at from restaurant_sessions`
      return row?.at.getTime() ?? 0
    }
    const first = await lastSeen()
    own.pass({ minutes: 50 })
    expect(await lastSeen()).toBe(first)
    own.pass({ minutes: 11 })
    expect(await lastSeen()).toBeGreaterThan(first + 3_600_000)
  })

  test.each(['', 'x', 'x'.repeat(44), '%00', "' or 1=1"])('is not opened by %j', async value => {
    expect(await statusWith(value)).toBe(401)
  })

  test('cannot be used by a page of somebody else', async () => {
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

describe('what is secret', () => {
  test('is kept as digests that open nothing: a slow one of the password, one of the token', async () => {
    const { phone, id } = await makeRestaurant(app(), { password: 'Kanarienpasswort' })
    const secret = sessionOf(phone)
    expect(await searchDatabase(app(), [secret, 'Kanarienpasswort'])).toEqual([])
    const [row] = await app().database.sql<{ hash: string; token: string }[]>`
      select password_hash as hash, encode(token, 'hex') as token
      from restaurants join restaurant_sessions on restaurant_id = restaurants.id where restaurants.id = ${id}`
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const stolen of [row?.token ?? '', row?.token.slice(0, 43) ?? ''])
      expect(await statusWith(stolen)).toBe(401)
  })

  test('leaves in no answer and stands in no log', async () => {
    const quiet = await startApp()
    const email = 'kanarie@example.com'
    const secrets = { email, password: 'Kanarienpasswort' }
    const owner = await makeRestaurant(quiet, {
      ...secrets,
      phone: '555 0100 0199',
      businessId: 'Kanariensteuer',
    })
    const [row] = await quiet.database.sql<{ hash: string; token: string }[]>`
      select password_hash as hash, encode(token, 'hex') as token from restaurants, restaurant_sessions`
    const session = sessionOf(owner.phone)
    const diner = makePhone(quiet.url)
    const answers = [
      await enter(quiet, { ...secrets, password: 'Kanarienirrtum' }),
      await enter(quiet, secrets),
      await post(diner, signUp.path, { ...secrets, name: 'Again' }),
      await post(diner, logIn.path, { ...secrets, email: [email] }),
      await owner.phone.call(getOwnRestaurant, {}),
      await diner.send('GET', `/api/restaurants/${owner.id}`),
      await diner.send('GET', '/api/restaurants?search=osteria'),
    ].map(({ body }) => JSON.stringify(body))
    for (const word of [row?.hash, row?.token, session, secrets.password, 'Kanarienirrtum'])
      expect(answers.join('\n')).not.toContain(word)
    for (const word of [email, '555 0100', 'Kanariensteuer'])
      expect(answers.slice(5).join()).not.toContain(word)
    const logged = quiet.logged.join('')
    expect(logged).toContain('/api/restaurants/login')
    for (const word of [row?.hash, row?.token, session, 'anarie', '555 0100'])
      expect(logged).not.toContain(word)
  })
})

function post(phone: Phone, path: string, body: object) {
  return phone.send('POST', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function sessionOf(phone: Phone): string {
  return /tablemate_restaurant=([^;]*)/.exec(phone.cookie())?.[1] ?? ''
}

function sessionIn(headers: Headers): string {
  return /tablemate_restaurant=([^;]*)/.exec(headers.getSetCookie().join('\n'))?.[1] ?? ''
}

async function statusWith(session: string): Promise<number> {
  const headers = { cookie: `tablemate_restaurant=${session}` }
  return (await fetch(`${app().url}/api/restaurants/me`, { headers })).status
}
