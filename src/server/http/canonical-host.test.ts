import { describe, expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { ask } from '../../../test/network/ask.ts'

const metricsToken = 'sesame'
const env = { CANONICAL_HOST: 'table.example', METRICS_TOKEN: metricsToken }
const app = shareApp({ env })
const atPort = shareApp({ env: { CANONICAL_HOST: 'table.example:8443' } })
const behindProxy = shareApp({ env: { ...env, TRUST_PROXY: '127.0.0.1' } })
const anywhere = shareApp()

const viaTls = { host: 'table.onrender.example', 'x-forwarded-proto': 'https' }

describe('who reads at another host is sent to the canonical one', () => {
  test.each([
    'www.table.example',
    'table.example.evil.example',
    'eviltable.example',
    'table.example:8080',
    'table.example.',
    '127.0.0.1:3000',
    '[::1]:3000',
    // No hosts at all, as a browser never sends them.
    '',
    ':',
    '//',
    'a b',
    'table.example@evil.example',
    '"><script>',
    'täble.example',
    '%00',
    'x'.repeat(4000),
  ])('from %.40j', async host => {
    const { status, headers, body } = await ask(app().url, '/join-group', { headers: { host } })
    expect([status, headers.location]).toEqual([308, 'http://table.example/join-group'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body.toString()).toBe('')
  })

  test.each([
    '/',
    '/join-group?code=ABC234',
    '/group/1/summary/',
    '/a%20b/%E2%82%AC/%2e%2e/%00?x=%0d%0aset-cookie:a=b&y=+&z',
    '/?next=https://evil.example/&&==??',
    '//evil.example/',
    '/\\evil.example',
    '/@evil.example',
    '/api/currencies?x=1',
    '/api/nothing',
    '/assets/main.js',
    '/metrics-of-mine',
    '/service-worker.jsx',
  ])('with path and query as they are: %s', async path => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(app().url, path, { method, headers: { host: 'old.example' } })
      expect([status, headers.location]).toEqual([308, `http://table.example${path}`])
      expect(new URL(headers.location ?? '').host).toBe('table.example')
    }
  })

  test('at its port', async () => {
    const { headers } = await ask(atPort().url, '/x?y', { headers: { host: 'table.example' } })
    expect(headers.location).toBe('http://table.example:8443/x?y')
  })
})

test.each(['/service-worker.js', '/service-worker.js?x'])(
  'who keeps the app from another host gets a worker that leaves: %s',
  async path => {
    const { status, headers, body } = await ask(app().url, path, { headers: { host: 'old.example' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(headers.location).toBeUndefined()
    expect(body.toString()).toContain('registration.unregister()')
    const own = await ask(app().url, path, { headers: { host: 'table.example' } })
    expect(own.body.toString()).not.toContain('unregister()')
  },
)

describe('is served where it asked', () => {
  test.each(['table.example', 'TABLE.Example', 'table.example:80'])(
    'at the canonical host: %s',
    async host => {
      expect((await ask(app().url, '/api/currencies', { headers: { host } })).status).toBe(200)
    },
  )

  test('at the canonical host with its port', async () => {
    const headers = { host: 'Table.example:8443' }
    expect((await ask(atPort().url, '/api/currencies', { headers })).status).toBe(200)
  })

  test.each(['/api/health/live', '/api/health/ready', '/api/health/live/', '/api/health/live?x'])(
    'who watches the service: %s',
    async path => {
      expect((await ask(app().url, path, { headers: { host: '10.0.0.7:3000' } })).status).toBe(200)
    },
  )

  test('who reads the metrics, with their token alone: there is a proxy before it', async () => {
    const headers = { host: '10.0.0.7:3000' }
    expect((await ask(app().url, '/metrics', { headers })).status).toBe(404)
    const authorization = `Bearer ${metricsToken}`
    expect((await ask(app().url, '/metrics', { headers: { ...headers, authorization } })).status).toBe(200)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('who writes: %s', async method => {
    const { status, headers } = await ask(app().url, '/api/orders/1', {
      method,
      headers: { host: 'old.example' },
    })
    expect(headers.location).toBeUndefined()
    expect(status).toBeGreaterThanOrEqual(400)
  })

  test('everybody, where no canonical host is set', async () => {
    const headers = { host: 'whatever.example' }
    expect((await ask(anywhere().url, '/api/currencies', { headers })).status).toBe(200)
  })

  test('who asks as one asks a proxy, which names no path to be sent to', async () => {
    const { headers } = await ask(app().url, 'http://evil.example/x', { headers: { host: 'evil.example' } })
    expect(headers.location).toBeUndefined()
  })
})

describe('behind a trusted proxy', () => {
  test('the scheme is the one that the phone came by', async () => {
    const { headers } = await ask(behindProxy().url, '/x?y', { headers: viaTls })
    expect(headers.location).toBe('https://table.example/x?y')
  })

  test.each(['javascript', 'evil://evil.example/', 'HTTP', ''])(
    'a scheme that is none (%j) is http',
    async scheme => {
      const headers = { ...viaTls, 'x-forwarded-proto': scheme }
      expect((await ask(behindProxy().url, '/x', { headers })).headers.location).toBe(
        'http://table.example/x',
      )
    },
  )

  test.each(['table.example', 'table.example:443'])('the host is the forwarded one: %s', async host => {
    const headers = { ...viaTls, 'x-forwarded-host': host }
    expect((await ask(behindProxy().url, '/api/currencies', { headers })).status).toBe(200)
  })

  test('a host that it forwards is redirected, whichever it was asked at', async () => {
    const headers = { host: 'table.example', 'x-forwarded-host': 'old.example' }
    expect((await ask(behindProxy().url, '/x', { headers })).headers.location).toBe('http://table.example/x')
  })
})

test('where no proxy is trusted, forwarded hosts and schemes are not believed', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'table.example' }
  const { status, headers } = await ask(app().url, '/x', { headers: { host: 'old.example', ...forwarded } })
  expect([status, headers.location]).toEqual([308, 'http://table.example/x'])
})
