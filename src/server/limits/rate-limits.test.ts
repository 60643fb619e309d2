import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createGroup, findGroupByCode } from '#contract/groups.ts'
import { startApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../test/diners/phone.ts'
import { join, makeTableWithCode } from '../../../test/restaurants/tables.ts'

const behindProxy = { TRUST_PROXY: '127.0.0.1' }

describe('starting groups', () => {
  test('a phone may start 30 in ten minutes, then gets 429; another phone does not', async () => {
    const { url } = await startApp()
    const phone = makePhone(url)
    await phone.send('GET', '/')
    for (let at = 0; at < 30; at += 1) expect((await start(phone)).status).toBe(201)
    const refused = await start(phone)
    expect(refused).toMatchObject({ status: 429, problem: { problem: 'too-many-requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    expect((await start(makePhone(url))).status).toBe(201)
  })

  test('RATE_LIMIT_SCALE scales the limit', async () => {
    const { url } = await startApp({ env: { RATE_LIMIT_SCALE: '0.1' } })
    const phone = makePhone(url)
    await phone.send('GET', '/')
    for (let at = 0; at < 3; at += 1) expect((await start(phone)).status).toBe(201)
    expect((await start(phone)).status).toBe(429)
  })

  test('an address may start 300 in ten minutes, with any number of phones', async () => {
    const { url } = await startApp({ env: { RATE_LIMIT_SCALE: '0.1', ...behindProxy } })
    const from = (address: string) => start(makePhone(url, { headers: { 'x-forwarded-for': address } }))
    for (let at = 0; at < 30; at += 1) expect((await from(`2001:db8:1:2::${at}`)).status).toBe(201)
    expect((await from('2001:db8:1:2:abcd::1')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(201)
  })
})

describe('guessing codes', () => {
  test('needs a proof of work after 20 misses; any number of right codes needs none', async () => {
    const app = await startApp()
    const { group } = await makeGroup(app, { diners: 1 })
    const hits = await Promise.all(Array.from({ length: 200 }, () => guess(app.url, group.code)))
    expect(new Set(hits.map(({ status }) => status))).toEqual(new Set([200]))
    for (let miss = 0; miss < 20; miss += 1) expect((await guess(app.url, 'XXXXX2')).status).toBe(404)
    const refused = await guess(app.url, 'XXXXX2')
    expect(refused).toMatchObject({ status: 429, problem: { problem: 'proof-of-work-required' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guess(app.url, group.code)).status).toBe(429)
  })

  test('of tables is not limited, and blocks neither printed nor typed codes', async () => {
    const app = await startApp()
    const { token } = await makeTableWithCode(app)
    const get = (path: string) => makePhone(app.url).send('GET', path)
    for (let miss = 0; miss < 20; miss += 1) {
      expect((await get('/api/tables/2222222222')).status).toBe(404)
      expect((await join(makePhone(app.url), '2222222222', 'Ann')).status).toBe(404)
    }
    for (let miss = 0; miss < 20; miss += 1) expect((await guess(app.url, 'XXXXX2')).status).toBe(404)
    expect((await guess(app.url, 'XXXXX2')).status).toBe(429)
    const hits = await Promise.all(Array.from({ length: 200 }, () => get(`/api/tables/${token}`)))
    expect(new Set(hits.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await join(makePhone(app.url), token, 'Ann')).status).toBe(201)
  })

  test('of tables by their names is limited, right names included', async () => {
    const app = await startApp()
    const { owner } = await makeTableWithCode(app)
    const get = (path: string) => makePhone(app.url).send('GET', path)
    const byName = (name: number) => get(`/api/tables?restaurantId=${owner.id}&name=${name}`)
    const found = await Promise.all(Array.from({ length: 300 }, (_, at) => byName(at)))
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await byName(7)).status).toBe(429)
  })

  test('in parallel gets no more attempts than guessing in sequence', async () => {
    const app = await startApp()
    const { group } = await makeGroup(app, { diners: 1 })
    const codes = [...Array.from({ length: 20 }, () => 'XXXXX2'), group.code, 'XXXXX2']
    const statuses = await getAtOnce(
      app.url,
      codes.map(code => `/api/groups/code/${code}`),
    )
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429])
  })

  test('is limited by the client’s address behind a trusted proxy', async () => {
    const app = await startApp({ env: behindProxy })
    for (let miss = 0; miss < 20; miss += 1) await guess(app.url, 'XXXXX2', '203.0.113.9')
    expect((await guess(app.url, 'XXXXX2', '203.0.113.9')).status).toBe(429)
    expect((await guess(app.url, 'XXXXX2', '203.0.113.10')).status).toBe(404)
  })

  test('is also limited per network: a household’s /56 after 60 misses, a site’s /48 after 200', async () => {
    const app = await startApp({ env: behindProxy })
    const { group } = await makeGroup(app, { diners: 1 })
    const missFrom = async (subnets: readonly number[]) => {
      for (const subnet of subnets)
        for (let miss = 0; miss < 20; miss += 1)
          await guess(app.url, 'XXXXX2', `2001:db8:1:${subnet.toString(16)}::1`)
    }
    const from = async (subnet: string) => (await guess(app.url, group.code, `2001:db8:${subnet}::1`)).status
    await missFrom([0, 1, 2])
    expect([await from('1:3'), await from('1:ff'), await from('1:100')]).toEqual([429, 429, 200])
    await missFrom([0x100, 0x101, 0x102, 0x200, 0x201, 0x202, 0x300])
    expect([await from('1:400'), await from('2:0')]).toEqual([429, 200])
  })

  test('cannot use forged forwarded addresses without a trusted proxy', async () => {
    const app = await startApp()
    for (let miss = 0; miss < 20; miss += 1) await guess(app.url, 'XXXXX2', `203.0.113.${miss}`)
    expect((await guess(app.url, 'XXXXX2', '198.51.100.1')).status).toBe(429)
  })
})

/** Pipelines all requests in one write, and returns the statuses in order. */
function getAtOnce(url: string, paths: string[]): Promise<number[]> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.setEncoding('utf8').on('error', reject)
    socket.on('data', piece => {
      text += piece
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => Number(match[1]))
      if (statuses.length < paths.length) return
      socket.destroy()
      resolve(statuses)
    })
    socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`).join(''))
  })
}

function start(phone: Phone) {
  return phone.call(createGroup, { body: {} })
}

function guess(url: string, code: string, address?: string) {
  const headers = address ? { 'x-forwarded-for': address } : {}
  return makePhone(url, { headers }).call(findGroupByCode, { params: { code }, query: {} })
}
