// Rate limits on guessing passwords, which never lock the owner out.

import { changePassword, deleteOwnRestaurant, signUp } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { logInAs, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test, vi } from 'vitest'

const behindProxy = { TRUST_PROXY: '127.0.0.1' }
/** A tenth of the real limits: an account has one failure, an address five, and ten passwords a minute. */
const app = shareAppInFile({ env: { ...behindProxy, RATE_LIMIT_SCALE: '0.1' } })
const wrong = 'not the one'

// Threat: password-guessing
describe('guessing one account’s password', () => {
  test('is stopped after 10 failures from any addresses; then each address has one attempt a minute', async () => {
    const owner = await makeOwner('10.0.1.1')
    expect((await guess(owner, '203.0.113.1')).status).toBe(401)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now })
    try {
      expect((await guess(owner, '203.0.113.2')).status).toBe(401)
      const refused = await guess(owner, '203.0.113.2')
      expect([refused.status, refused.problem.problem]).toEqual([429, 'too-many-requests'])
      expect(Number(refused.headers.get('retry-after'))).toBe(60)
      vi.setSystemTime(now + 60_001)
      expect((await guess(owner, '203.0.113.2')).status).toBe(401)
      expect((await guess(owner, '203.0.113.2', owner.password)).status).toBe(429)
      vi.setSystemTime(now + 120_002)
      expect((await guess(owner, '203.0.113.2', owner.password)).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
    // A successful login resets the limit: one failure, then the address's one attempt.
    for (const status of [401, 401, 429]) expect((await guess(owner, '203.0.113.3')).status).toBe(status)
  })

  test('by one address does not lock out the owner on a new device, and blocks the address', async () => {
    const [owner, other] = [await makeOwner('10.0.2.1'), await makeOwner('10.0.2.2')]
    for (let at = 0; at < 6; at += 1) await guess(owner, '203.0.114.1')
    expect((await guess(owner, '203.0.114.2', owner.password)).status).toBe(200)
    // Refused attempts count as well: the address must wait for ten minutes, for any account.
    const refused = await guess(other, '203.0.114.1', other.password)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 300]).toEqual([429, true])
  })

  test('from many addresses is stopped at a thousand attempts an hour', async () => {
    const strict = await startApp({ env: { ...behindProxy, RATE_LIMIT_SCALE: '0.002' } })
    const owner = await makeRestaurant(strict)
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1)
      statuses.push((await guess(owner, `198.51.${at}.1`, wrong, strict)).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test('never locks the owner out: a device that logged in before has its own limit', async () => {
    const owner = await makeOwner('203.0.115.1')
    await owner.phone.send('POST', '/api/restaurants/logout')
    for (let at = 0; at < 3; at += 1) await guess(owner, '203.0.115.1')
    expect((await guess(owner, '203.0.115.1', owner.password)).status).toBe(429)
    expect((await logInAs(app(), { ...owner, password: wrong }, owner.phone)).status).toBe(401)
    expect((await logInAs(app(), owner, owner.phone)).status).toBe(200)
  })

  test('on the owner’s own device is stopped as well', async () => {
    const owner = await makeOwner('10.0.3.1')
    const statuses: number[] = []
    for (let at = 0; at < 3; at += 1)
      statuses.push((await logInAs(app(), { ...owner, password: wrong }, owner.phone)).status)
    expect(statuses).toEqual([401, 401, 429])
  })

  test('in parallel gets no more attempts than in sequence', async () => {
    const owner = await makeOwner('10.0.4.1')
    const guesses = Array.from({ length: 8 }, () => guess(owner, '203.0.116.1'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([401, 401, ...Array(6).fill(429)])
  })

  test('within a session counts as well: to change the password or delete the account', async () => {
    const { phone } = await makeOwner('10.0.5.1')
    const change = () =>
      phone.call(changePassword, { body: { currentPassword: wrong, newPassword: 'another one' } })
    const remove = () => phone.call(deleteOwnRestaurant, { body: { password: wrong } })
    const statuses = [await change(), await remove(), await change()].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 429])
  })
})

// Threat: password-load
describe('one address', () => {
  // Threat: password-guessing
  test('may fail 50 times in ten minutes over all accounts; successful logins do not count, nor known devices', async () => {
    const owner = await makeOwner('2001:db8:2:2::2')
    for (let at = 0; at < 6; at += 1)
      expect((await guess(owner, '203.0.117.1', owner.password)).status).toBe(200)
    for (let at = 0; at < 5; at += 1) {
      const nobody = { email: `nobody-${at}@example.com` }
      expect((await guess(nobody, '2001:db8:2:2::1')).status).toBe(401)
    }
    const refused = await guess(owner, '2001:db8:2:2:abcd::1', owner.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await guess(owner, '2001:db8:2:3::1', owner.password)).status).toBe(200)
    expect((await logInAs(app(), owner, owner.phone)).status).toBe(200)
  })

  test('may attempt 100 logins a minute and its network 200, successful or not; a known device has its own limit', async () => {
    // Two logins a minute per address.
    const strict = await startApp({ env: { ...behindProxy, RATE_LIMIT_SCALE: '0.02' } })
    const owner = await makeOwner('203.0.113.1', strict)
    const logins = async (address: string, count: number) => {
      const statuses: number[] = []
      for (let at = 0; at < count; at += 1)
        statuses.push((await guess(owner, address, owner.password, strict)).status)
      return statuses.filter(status => status === 200).length
    }
    expect(await logins('203.0.113.1', 3)).toBe(2)
    expect(await logins('203.0.113.2', 3)).toBe(2)
    expect(await logins('203.0.113.3', 1)).toBe(0)
    expect(await logins('198.51.100.1', 1)).toBe(1)
    expect(await logins('2001:db8:1:1::1', 2)).toBe(2)
    expect(await logins('2001:db8:1:2::1', 2)).toBe(2)
    expect(await logins('2001:db8:1:3::1', 1)).toBe(0)
    expect((await logInAs(strict, owner, owner.phone)).status).toBe(200)
  })

  test('with too many concurrent logins gets 429, and a known device does not wait for them', async () => {
    const [crowd, owner] = [await makeOwner('10.0.6.1'), await makeOwner('10.0.6.2')]
    await guess(crowd, '203.0.118.1', crowd.password)
    // The address's first login waits for its rate limit, the next forty wait behind it.
    const mayEnd = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const holding = app().directSql.begin(async tx => {
      await tx`select from budgets for update`
      isLocked.resolve()
      await mayEnd.promise
    })
    await isLocked.promise
    const statuses: number[] = []
    const logins = Array.from({ length: 45 }, async () => {
      statuses.push((await guess(crowd, '203.0.118.1', crowd.password)).status)
    })
    await expect.poll(() => statuses).toEqual([429, 429, 429, 429])
    expect((await logInAs(app(), owner, owner.phone)).status).toBe(200)
    expect(statuses).toHaveLength(4)
    mayEnd.resolve()
    await Promise.all([holding, ...logins])
    expect(statuses).toContain(200)
  })

  test('may sign up 20 times an hour; repeated keys and invalid sign-ups do not count', async () => {
    const phone = makePhone(app().url, { headers: { 'x-forwarded-for': '203.0.119.1' } })
    const sign = (email: string, key: string) =>
      phone.call(signUp, { body: { email, password: 'open sesame', name: 'Lucia' }, key })
    expect((await sign('a', 'x')).status).toBe(400)
    expect((await sign('a@example.com', 'a')).status).toBe(201)
    expect((await sign('b@example.com', 'b')).status).toBe(201)
    expect((await sign('a@example.com', 'a')).status).toBe(201)
    const refused = await sign('c@example.com', 'c')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  })
})

/** Signs up at this address, which has two sign-ups an hour. */
function makeOwner(address: string, { url }: Pick<TestApp, 'url'> = app()): Promise<Owner> {
  return makeRestaurant({ url }, {}, makePhone(url, { headers: { 'x-forwarded-for': address } }))
}

/** Attempts a login from the given address on a new device. */
function guess(
  { email }: Pick<Owner, 'email'>,
  address: string,
  password = wrong,
  { url }: Pick<TestApp, 'url'> = app(),
) {
  const phone = makePhone(url, { headers: { 'x-forwarded-for': address } })
  return logInAs({ url }, { email, password }, phone)
}
