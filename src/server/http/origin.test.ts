import { describe, expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

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
    'from our own page, or from no page at all, is served: %j',
    async headers => {
      const own = 'origin' in headers ? { origin: app().url } : headers
      expect((await start(own)).status).toBe(201)
    },
  )

  test('that was refused changed nothing', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const { id } = await diners[0].order({ name: 'Soup', price: 900 })
    await diners[0].phone.send('DELETE', `/api/orders/${id}`, { headers: { origin: 'https://evil.example' } })
    const { body } = await diners[0].phone.send('GET', `/api/groups/${group.id}/orders`)
    expect(body).toHaveLength(1)
  })
})

describe('behind a proxy that ends TLS, a page of this host', () => {
  const trusting = shareApp({ env: { RATE_LIMIT_SCALE: '100', TRUST_PROXY: '127.0.0.1' } })
  const from = (scheme: string, url: string) => ({ origin: url.replace('http:', `${scheme}:`) })
  const byTls = { 'x-forwarded-proto': 'https' }

  test('may write by https; one without TLS may not, for anybody on the line can make it', async () => {
    const { url } = trusting()
    expect((await start({ ...byTls, ...from('https', url) }, url)).status).toBe(201)
    expect((await start({ ...byTls, ...from('http', url) }, url)).status).toBe(403)
  })

  test('may write by either where the proxy is not trusted, or does not say', async () => {
    const { url } = app()
    for (const scheme of ['http', 'https'])
      expect((await start({ ...byTls, ...from(scheme, url) }, url)).status).toBe(201)
    expect((await start(from('https', trusting().url), trusting().url)).status).toBe(201)
  })
})

test('reading is not bound to an origin: a link from elsewhere opens', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const answer = await makePhone(app().url).send('GET', '/api/health/live', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

function start(headers: Record<string, string>, url = app().url) {
  return makePhone(url).send('POST', '/api/groups', {
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
}
