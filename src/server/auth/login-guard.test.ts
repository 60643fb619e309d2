// Rate limits on guessing passwords, which never lock the owner out.

import { describe, expect, test, vi } from 'vitest'
import { changePassword, deleteOwnRestaurant, signUp } from '#contract/restaurants.ts'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { logInAs, makeRestaurant, type Owner } from '../../../test/restaurants/restaurant.ts'

const behindProxy = { TRUST_PROXY: '127.0.0.1' }
const wrong = 'not the one'

describe('guessing one account’s password', () => {
  test('is stopped after 10 failures from any addresses; then each address has one attempt a minute', async () => {
    const app = await startApp({ env: behindProxy })
    const owner = await makeRestaurant(app)
    for (let at = 0; at < 10; at += 1) expect((await guess(app, owner, `203.0.113.${at}`)).status).toBe(401)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now })
    try {
      expect((await guess(app, owner, '203.0.113.10')).status).toBe(401)
      const refused = await guess(app, owner, '203.0.113.10')
      expect([refused.status, refused.problem.problem]).toEqual([429, 'too-many-requests'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      vi.setSystemTime(now + 60_001)
      expect((await guess(app, owner, '203.0.113.10')).status).toBe(401)
      expect((await guess(app, owner, '203.0.113.10', owner.password)).status).toBe(429)
      vi.setSystemTime(now + 120_002)
      expect((await guess(app, owner, '203.0.113.10', owner.password)).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
    // A successful login resets the limit.
    expect((await guess(app, owner, '203.0.113.15')).status).toBe(401)
  })

  test('by one address does not lock out the owner on a new device, and blocks the address', async () => {
    const app = await startApp({ env: behindProxy })
    const owner = await makeRestaurant(app)
    for (let at = 0; at < 60; at += 1) await guess(app, owner, '203.0.113.1')
    expect((await guess(app, owner, '203.0.113.99', owner.password)).status).toBe(200)
    // Refused attempts count as well: the address must wait for ten minutes, for any account.
    const other = await makeRestaurant(app)
    const refused = await guess(app, other, '203.0.113.1', other.password)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 300]).toEqual([429, true])
  })

  test('from many addresses is stopped at a thousand attempts an hour', async () => {
    const app = await startApp({ env: { ...behindProxy, RATE_LIMIT_SCALE: '0.01' } })
    const owner = await makeRestaurant(app)
    const statuses: number[] = []
    for (let at = 0; at < 13; at += 1) statuses.push((await guess(app, owner, `198.51.${at}.1`)).status)
    expect(statuses).toEqual([...Array(11).fill(401), 429, 429])
  })

  test('never locks the owner out: a device that logged in before has its own limit', async () => {
    const app = await startApp({ env: behindProxy })
    const owner = await makeRestaurant(app)
    await owner.phone.send('POST', '/api/restaurants/logout')
    for (let at = 0; at < 20; at += 1) await guess(app, owner, '203.0.113.1')
    expect((await guess(app, owner, '203.0.113.1', owner.password)).status).toBe(429)
    expect((await logInAs(app, { ...owner, password: wrong }, owner.phone)).status).toBe(401)
    expect((await logInAs(app, owner, owner.phone)).status).toBe(200)
  })

  test('does not lock out known devices at the same address', async () => {
    const app = await startApp()
    const owners = [await makeRestaurant(app), await makeRestaurant(app)] as const
    for (let at = 0; at < 50; at += 1) await logInAs(app, { email: `no-${at}@example.com`, password: wrong })
    expect((await logInAs(app, owners[0])).status).toBe(429)
    for (const owner of owners) expect((await logInAs(app, owner, owner.phone)).status).toBe(200)
  })

  test('on the owner’s own device is stopped as well', async () => {
    const app = await startApp()
    const owner = await makeRestaurant(app)
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await logInAs(app, { ...owner, password: wrong }, owner.phone)).status)
    expect(statuses).toEqual([...Array(11).fill(401), 429])
  })

  test('in parallel gets no more attempts than in sequence', async () => {
    const app = await startApp({ env: behindProxy })
    const owner = await makeRestaurant(app)
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await guess(app, owner, '203.0.113.1')).status),
    )
    expect(statuses.filter(status => status === 401)).toHaveLength(11)
    expect(statuses.filter(status => status === 429)).toHaveLength(19)
  })

  test('within a session counts as well: to change the password or delete the account', async () => {
    const app = await startApp()
    const { phone } = await makeRestaurant(app)
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1) {
      const body = { currentPassword: wrong, newPassword: 'another one' }
      statuses.push((await phone.call(changePassword, { body })).status)
      statuses.push((await phone.call(deleteOwnRestaurant, { body: { password: wrong } })).status)
    }
    expect(statuses).toEqual([...Array(11).fill(403), 429])
  })

  test('is reset by the right password', async () => {
    const app = await startApp()
    const owner = await makeRestaurant(app)
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 9; at += 1)
        expect((await logInAs(app, { ...owner, password: wrong }, owner.phone)).status).toBe(401)
      expect((await logInAs(app, owner, owner.phone)).status).toBe(200)
    }
  })
})

describe('one address', () => {
  test('may fail 50 times in ten minutes over all accounts; successful logins do not count', async () => {
    const app = await startApp({ env: { ...behindProxy, RATE_LIMIT_SCALE: '0.2' } })
    const owner = await makeRestaurant(app)
    for (let at = 0; at < 15; at += 1)
      expect((await guess(app, owner, '203.0.113.9', owner.password)).status).toBe(200)
    for (let at = 0; at < 10; at += 1) {
      const nobody = { email: `nobody-${at}@example.com`, password: wrong }
      expect((await guess(app, nobody, '2001:db8:1:2::1')).status).toBe(401)
    }
    const refused = await guess(app, owner, '2001:db8:1:2:abcd::1', owner.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await guess(app, owner, '2001:db8:1:3::1', owner.password)).status).toBe(200)
  })

  test('may attempt 100 logins a minute and its network 200, successful or not; a known device has its own limit', async () => {
    const app = await startApp({ env: { ...behindProxy, RATE_LIMIT_SCALE: '0.1' } })
    const [own, owner] = [await makeRestaurant(app), await makeRestaurant(app)]
    const logins = async (account: Owner, address: string, count: number) => {
      const statuses: number[] = []
      for (let at = 0; at < count; at += 1)
        statuses.push((await guess(app, account, address, account.password)).status)
      return statuses.filter(status => status === 200).length
    }
    expect(await logins(own, '203.0.113.1', 12)).toBe(10)
    expect(await logins(own, '203.0.113.2', 11)).toBe(10)
    expect(await logins(own, '203.0.113.3', 1)).toBe(0)
    expect(await logins(owner, '198.51.100.1', 1)).toBe(1)
    expect(await logins(own, '2001:db8:1:1::1', 10)).toBe(10)
    expect(await logins(own, '2001:db8:1:2::1', 10)).toBe(10)
    expect(await logins(own, '2001:db8:1:3::1', 1)).toBe(0)
    const known = { 'x-forwarded-for': '203.0.113.1' }
    const body = JSON.stringify({ email: owner.email, password: owner.password })
    const headers = { ...known, 'content-type': 'application/json' }
    expect((await owner.phone.send('POST', '/api/restaurants/login', { body, headers })).status).toBe(200)
  })

  test('with too many concurrent logins gets 429, and a known device does not wait for them', async () => {
    const app = await startApp()
    const [crowd, owner] = [await makeRestaurant(app), await makeRestaurant(app)]
    const logins = Array.from({ length: 200 }, () => logInAs(app, crowd))
    const known = await logInAs(app, owner, owner.phone)
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(known.status).toBe(200)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter(status => status === 200).length).toBeLessThan(100)
    expect((await logInAs(app, owner)).status).toBe(200)
  })

  test('may sign up 20 times an hour; repeated keys and invalid sign-ups do not count', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '0.1' } })
    const phone = makePhone(app.url)
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

test('a login with an unknown email address takes as long as one with a wrong password', async () => {
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
  const owner = await makeRestaurant(app)
  await logInAs(app, { email: 'first@example.com', password: wrong })
  // CPU time of this process, which other processes do not affect.
  const cpuTime = async (email: string) => {
    const before = process.cpuUsage()
    await logInAs(app, { email, password: wrong })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let at = 0; at < 9; at += 1) {
    known.push(await cpuTime(owner.email))
    unknown.push(await cpuTime('nobody@example.com'))
  }
  const median = (values: number[]) => values.toSorted((x, y) => x - y)[4] ?? 0
  // Without the hash for unknown accounts, the ratio would be a tenth.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
})

/** Attempts a login from the given address on a new device. */
function guess(
  { url }: Pick<TestApp, 'url'>,
  { email }: Pick<Owner, 'email'>,
  address: string,
  password = wrong,
) {
  const phone = makePhone(url, { headers: { 'x-forwarded-for': address } })
  return logInAs({ url }, { email, password }, phone)
}
