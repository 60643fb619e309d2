import { createGroup, findGroupByCode } from '@tablemate/contract/groups.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { open } from '@tablemate/test/network/sockets.ts'
import { join, makeRestaurantTable, scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

/** A tenth of the real limits: 6 misses of codes per address and /56, 20 of a /48. */
const env = { RATE_LIMIT_SCALE: '0.1' }
const app = shareAppInFile({ env: { ...env, TRUST_PROXY: '127.0.0.1' } })
const untrusting = shareAppInFile({ env })
const miss = 'XXXXX2'

describe('starting groups', () => {
  test('a phone may start 30 in ten minutes, times RATE_LIMIT_SCALE, then gets 429; another phone does not', async () => {
    const { url } = untrusting()
    const phone = makePhone(url)
    await phone.send('GET', '/')
    for (let at = 0; at < 3; at += 1) expect((await start(phone)).status).toBe(201)
    const refused = await start(phone)
    expect(refused).toMatchObject({ status: 429, problem: { problem: 'too-many-requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    expect((await start(makePhone(url))).status).toBe(201)
  })

  test('an address may start 300 in ten minutes, with any number of phones', async () => {
    const from = (address: string) => start(at(address))
    const groups = await Promise.all(Array.from({ length: 30 }, (_, phone) => from(`2001:db8:9:2::${phone}`)))
    expect(new Set(groups.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await from('2001:db8:9:2:abcd::1')).status).toBe(429)
    expect((await from('2001:db8:9:3::1')).status).toBe(201)
  })
})

describe('guessing codes', () => {
  // Threat: table-code
  test('of tables is not limited, and blocks neither printed nor typed codes', async () => {
    const { token } = await makeRestaurantTable(app())
    const phone = at('203.0.113.2')
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await scan(phone, '2222222222')).status).toBe(404)
      expect((await join(phone, '2222222222', 'Ann')).status).toBe(404)
    }
    for (let tries = 0; tries < 6; tries += 1) expect(await guess(miss, '203.0.113.2')).toBe(404)
    expect(await guess(miss, '203.0.113.2')).toBe(429)
    for (let hit = 0; hit < 5; hit += 1) expect((await scan(phone, token)).status).toBe(200)
    expect((await join(phone, token, 'Ann')).status).toBe(201)
  })

  // Threat: table-code
  test('of tables by their names is limited, right names included', async () => {
    const { owner } = await makeRestaurantTable(app())
    const phone = at('203.0.113.3')
    const statusOf = async (name: number) =>
      (await phone.send('GET', `/api/tables?restaurantId=${owner.id}&name=${name}`)).status
    const found = await Promise.all(Array.from({ length: 30 }, (_, name) => statusOf(name)))
    expect(new Set(found)).toEqual(new Set([200]))
    expect(await statusOf(7)).toBe(429)
  })

  // Threat: group-code
  test('in parallel gets no more attempts than guessing in sequence', async () => {
    const { group } = await makeGroup(untrusting(), { diners: 1 })
    const misses = Array<string>(6).fill(miss)
    const statuses = [...misses.map(() => 404), 429, 429]
    expect(await guessAtOnce(untrusting().url, [...misses, group.code, miss])).toEqual(statuses)
    // Forged forwarded addresses change nothing without a trusted proxy.
    expect(await guess(miss, '198.51.100.1', untrusting().url)).toBe(429)
  })

  test('is limited by the client’s address behind a trusted proxy', async () => {
    for (const status of [404, 404, 404, 404, 404, 404, 429])
      expect(await guess(miss, '203.0.113.9')).toBe(status)
    expect(await guess(miss, '203.0.113.10')).toBe(404)
  })

  // Threat: group-code
  test('is also limited per network: a household’s /56 after 60 misses, a site’s /48 after 200', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const from = (subnet: string, code = group.code) => guess(code, `2001:db8:${subnet}::1`)
    const missFrom = async (subnets: readonly string[]) => {
      for (const subnet of subnets) for (let at = 0; at < 2; at += 1) await from(subnet, miss)
    }
    await missFrom(['1:0', '1:1', '1:2'])
    expect([await from('1:3'), await from('1:ff'), await from('1:100')]).toEqual([429, 429, 200])
    await missFrom(['1:100', '1:101', '1:102', '1:200', '1:201', '1:202', '1:300'])
    expect([await from('1:400'), await from('2:0')]).toEqual([429, 200])
  })
})

/** Pipelines guesses in one write, and returns the statuses in order. */
async function guessAtOnce(url: string, codes: readonly string[]): Promise<number[]> {
  const requests = codes.map(code => `GET /api/groups/code/${code} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  const socket = await open(url, requests.join(''), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', piece => {
    text += piece
  })
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => Number(match[1]))
  await expect.poll(() => statuses().length).toBe(codes.length)
  return statuses()
}

/** A new phone with this address. */
function at(address: string, url = app().url): Phone {
  return makePhone(url, { headers: { 'x-forwarded-for': address } })
}

function start(phone: Phone) {
  return phone.call(createGroup, { body: {} })
}

function type(code: string, address: string, url?: string) {
  return at(address, url).call(findGroupByCode, { params: { code }, query: {} })
}

async function guess(code: string, address: string, url?: string): Promise<number> {
  return (await type(code, address, url)).status
}
