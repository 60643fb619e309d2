import { describe, expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { sendRaw } from '../../../test/network/raw-request.ts'

const metricsToken = 'sesame'
const env = { CANONICAL_HOST: 'table.example', METRICS_TOKEN: metricsToken }
const app = shareApp({ env })
const atPort = shareApp({ env: { CANONICAL_HOST: 'table.example:8443' } })
const behindProxy = shareApp({ env: { ...env, TRUST_PROXY: '127.0.0.1' } })
const anywhere = shareApp()

const viaTls = { host: 'table.onrender.example', 'x-forwarded-proto': 'https' }

describe('a read at another host is redirected to the canonical one', () => {
  test.each([
    'www.table.example',
    'table.example.evil.example',
    'eviltable.example',
    'table.example:8080',
    'table.example.',
    '127.0.0.1:3000',
    '[::1]:3000',
    // Invalid hosts, which no browser sends.
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
    const { status, headers, body } = await sendRaw(app().url, '/join-group', { headers: { host } })
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
  ])('with unchanged path and query: %s', async path => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await sendRaw(app().url, path, { method, headers: { host: 'old.example' } })
      expect([status, headers.location]).toEqual([308, `http://table.example${path}`])
      expect(new URL(headers.location ?? '').host).toBe('table.example')
    }
  })

  test('with its port', async () => {
    const { headers } = await sendRaw(atPort().url, '/x?y', { headers: { host: 'table.example' } })
    expect(headers.location).toBe('http://table.example:8443/x?y')
  })
})

test.each(['/service-worker.js', '/service-worker.js?x'])(
  'an app that is installed from another host gets a service worker that unregisters itself: %s',
  async path => {
    const { status, headers, body } = await sendRaw(app().url, path, { headers: { host: 'old.example' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(headers.location).toBeUndefined()
    expect(body.toString()).toContain('registration.unregister()')
    const own = await sendRaw(app().url, path, { headers: { host: 'table.example' } })
    expect(own.body.toString()).not.toContain('unregister()')
  },
)

describe('without a redirect is served', () => {
  test.each(['table.example', 'TABLE.Example', 'table.example:80'])(
    'a request to the canonical host: %s',
    async host => {
      expect((await sendRaw(app().url, '/api/currencies', { headers: { host } })).status).toBe(200)
    },
  )

  test('a request to the canonical host with its port', async () => {
    const headers = { host: 'Table.example:8443' }
    expect((await sendRaw(atPort().url, '/api/currencies', { headers })).status).toBe(200)
  })

  test.each(['/api/health/live', '/api/health/ready', '/api/health/live/', '/api/health/live?x'])(
    'a health check: %s',
    async path => {
      expect((await sendRaw(app().url, path, { headers: { host: '10.0.0.7:3000' } })).status).toBe(200)
    },
  )

  test('the metrics, but only with their token, since a proxy is in front', async () => {
    const headers = { host: '10.0.0.7:3000' }
    expect((await sendRaw(app().url, '/metrics', { headers })).status).toBe(404)
    const authorization = `Bearer ${metricsToken}`
    expect((await sendRaw(app().url, '/metrics', { headers: { ...headers, authorization } })).status).toBe(
      200,
    )
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a write: %s', async method => {
    const { status, headers } = await sendRaw(app().url, '/api/orders/1', {
      method,
      headers: { host: 'old.example' },
    })
    expect(headers.location).toBeUndefined()
    expect(status).toBeGreaterThanOrEqual(400)
  })

  test('every request, if no canonical host is set', async () => {
    const headers = { host: 'whatever.example' }
    expect((await sendRaw(anywhere().url, '/api/currencies', { headers })).status).toBe(200)
  })

  test('a request to the server as a proxy, which has no path to redirect', async () => {
    const { headers } = await sendRaw(app().url, 'http://evil.example/x', {
      headers: { host: 'evil.example' },
    })
    expect(headers.location).toBeUndefined()
  })
})

describe('behind a trusted proxy', () => {
  test('the redirect keeps the scheme of the phone’s connection', async () => {
    const { headers } = await sendRaw(behindProxy().url, '/x?y', { headers: viaTls })
    expect(headers.location).toBe('https://table.example/x?y')
  })

  test.each(['javascript', 'evil://evil.example/', 'HTTP', ''])(
    'an invalid scheme (%j) becomes http',
    async scheme => {
      const headers = { ...viaTls, 'x-forwarded-proto': scheme }
      expect((await sendRaw(behindProxy().url, '/x', { headers })).headers.location).toBe(
        'http://table.example/x',
      )
    },
  )

  test.each(['table.example', 'table.example:443'])('the forwarded host counts: %s', async host => {
    const headers = { ...viaTls, 'x-forwarded-host': host }
    expect((await sendRaw(behindProxy().url, '/api/currencies', { headers })).status).toBe(200)
  })

  test('a request with another forwarded host is redirected, whatever its host header', async () => {
    const headers = { host: 'table.example', 'x-forwarded-host': 'old.example' }
    expect((await sendRaw(behindProxy().url, '/x', { headers })).headers.location).toBe(
      'http://table.example/x',
    )
  })
})

test('without a trusted proxy, forwarded hosts and schemes are ignored', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'table.example' }
  const { status, headers } = await sendRaw(app().url, '/x', {
    headers: { host: 'old.example', ...forwarded },
  })
  expect([status, headers.location]).toEqual([308, 'http://table.example/x'])
})
