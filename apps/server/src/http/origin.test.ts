import { endpoints } from '@tablemate/contract/all.ts'
import type { Endpoint } from '@tablemate/contract/endpoint.ts'
import { shareApp, shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

// Threat: csrf
describe('a write', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: 'http://127.0.0.1' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from a foreign page is refused: %j', async headers => {
    for (const [method, path] of [
      ['POST', '/api/groups'],
      ['PUT', '/api/orders/1'],
      ['DELETE', '/api/orders/1'],
      ['POST', '/nowhere'],
    ] as const) {
      const { status, problem } = await makePhone(app().url).send(method, path, {
        headers: headers as Record<string, string>,
      })
      expect([status, problem.problem]).toEqual([403, 'foreign-origin'])
    }
  })

  test.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: 'own' }])(
    'from the app’s own page, or from no page, is served: %j',
    async headers => {
      const own = 'origin' in headers ? { origin: app().url } : headers
      expect((await start(own)).status).toBe(201)
    },
  )

  test('that is refused changes nothing', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const { id } = await diners[0].order({ name: 'Soup', price: 900 })
    await diners[0].phone.send('DELETE', `/api/orders/${id}`, { headers: { origin: 'https://evil.example' } })
    const { body } = await diners[0].phone.send('GET', `/api/groups/${group.id}/orders`)
    expect(body).toHaveLength(1)
  })
})

describe('behind a proxy that terminates TLS, a page of this host', () => {
  const trusting = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100', TRUST_PROXY: '127.0.0.1' } })
  const from = (scheme: string, url: string) => ({ origin: url.replace('http:', `${scheme}:`) })
  const overTls = { 'x-forwarded-proto': 'https' }

  // Threat: csrf
  test('may write if it was loaded over TLS; one without TLS may not, since a network attacker can forge it', async () => {
    const { url } = trusting()
    expect((await start({ ...overTls, ...from('https', url) }, url)).status).toBe(201)
    expect((await start({ ...overTls, ...from('http', url) }, url)).status).toBe(403)
  })

  test('may write over either scheme if the proxy is not trusted or does not forward the scheme', async () => {
    const { url } = app()
    for (const scheme of ['http', 'https'])
      expect((await start({ ...overTls, ...from(scheme, url) }, url)).status).toBe(201)
    expect((await start(from('https', trusting().url), trusting().url)).status).toBe(201)
  })
})

// Threat: csrf
test('a read is served from any origin: a link from another site opens', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const reply = await makePhone(app().url).send('GET', '/api/health/live', { headers })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
})

// Threat: csrf
test('no writing endpoint accepts a request from a foreign page', async () => {
  const phone = makePhone(app().url)
  const writing = Object.values<Endpoint>(endpoints).filter(({ method }) => method !== 'GET')
  expect(writing.length).toBeGreaterThan(20)
  for (const { method, path } of writing) {
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
    const reply = await phone.send(method, path.replace(/:\w+/g, '1'), { headers, body: '{}' })
    expect([method, path, reply.problem.problem]).toEqual([method, path, 'foreign-origin'])
  }
})

// Threat: csrf
test('no foreign page may read a reply', async () => {
  const phone = makePhone(app().url)
  for (const { path } of Object.values(endpoints)) {
    const headers = { origin: 'https://elsewhere.example' }
    const reply = await phone.send('OPTIONS', path.replace(/:\w+/g, '1'), { headers })
    expect([path, reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([
      ...[path, 404, null],
    ])
  }
})

function start(headers: Record<string, string>, url = app().url) {
  return makePhone(url).send('POST', '/api/groups', {
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
}
