import { fileNameIn, languageCodes } from '@tablemate/domain/languages.ts'
import { shareApp, shareAppInFile } from '@tablemate/test/app/app.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { describe, expect, test } from 'vitest'

const env = { CANONICAL_HOST: 'table.example', METRICS_TOKEN: 'sesame' }
const app = shareAppInFile({ env })
const atPort = shareAppInFile({ env: { CANONICAL_HOST: 'table.example:8443' } })
const behindProxy = shareAppInFile({ env: { ...env, TRUST_PROXY: '127.0.0.1' } })
const anywhere = shareApp()

type Headers = Record<string, string>

/** The status and location of the reply. */
async function ask(path: string, headers: Headers, { url } = app(), method = 'GET') {
  const reply = await sendRaw(url, path, { method, headers })
  return [reply.status, reply.headers.location]
}

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
    '/service-worker.xx.js',
  ])('with unchanged path and query: %s', async path => {
    for (const method of ['GET', 'HEAD'])
      expect(await ask(path, { host: 'old.example' }, app(), method)).toEqual([
        308,
        `http://table.example${path}`,
      ])
  })
})

const workers = languageCodes.map(language => `/${fileNameIn(language, 'service-worker.js')}`)

// Threat: framing
test.each([...workers, '/service-worker.js?x', '/service-worker.de.js?x'])(
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

const viaTls = { host: 'table.onrender.example', 'x-forwarded-proto': 'https' }
const atPod = { host: '10.0.0.7:3000' }
const foreign = { host: 'old.example' }
const servers = { app, atPort, behindProxy, anywhere }

test.each<readonly [string, keyof typeof servers, string, Headers]>([
  ['a request to the canonical host', 'app', '/api/currencies', { host: 'table.example' }],
  ['one in capitals', 'app', '/api/currencies', { host: 'TABLE.Example' }],
  ['one with the usual port', 'app', '/api/currencies', { host: 'table.example:80' }],
  ['one with the port of the canonical host', 'atPort', '/api/currencies', { host: 'Table.example:8443' }],
  ['any, if no canonical host is set', 'anywhere', '/api/currencies', { host: 'whatever.example' }],
  ['a check of liveness', 'app', '/api/health/live/', atPod],
  ['a check of readiness', 'app', '/api/health/ready?x', atPod],
  ['the metrics with their token', 'app', '/metrics', { ...atPod, authorization: 'Bearer sesame' }],
  ['a forwarded host', 'behindProxy', '/api/currencies', { ...viaTls, 'x-forwarded-host': 'table.example' }],
  [
    'a forwarded host with its port',
    'behindProxy',
    '/api/currencies',
    { ...viaTls, 'x-forwarded-host': 'table.example:443' },
  ],
])('without a redirect is served: %s', async (_, server, path, headers) => {
  expect(await ask(path, headers, servers[server]())).toEqual([200, undefined])
})

test.each([
  // Only with their token, since a proxy is in front.
  ['the metrics', 'GET', '/metrics', atPod],
  ['a new order', 'POST', '/api/orders/1', foreign],
  ['a changed order', 'PUT', '/api/orders/1', foreign],
  ['a deleted order', 'DELETE', '/api/orders/1', foreign],
  ['a preflight', 'OPTIONS', '/api/orders/1', foreign],
  // The server as a proxy: there is no path to redirect.
  ['a whole URL', 'GET', 'http://evil.example/x', { host: 'evil.example' }],
])('without a redirect is refused: %s', async (_, method, path, headers) => {
  const [status, location] = await ask(path, headers, app(), method)
  expect([Number(status) >= 400, location]).toEqual([true, undefined])
})

// Threat: forged-headers
test.each<readonly [string, keyof typeof servers, Headers, string]>([
  ['has the canonical host’s port', 'atPort', { host: 'table.example' }, 'http://table.example:8443/x?y'],
  ['keeps the scheme of the phone’s connection', 'behindProxy', viaTls, 'https://table.example/x?y'],
  ...['javascript', 'evil://evil.example/', 'HTTP', ''].map(
    scheme =>
      [
        `becomes http for the scheme ${JSON.stringify(scheme)}`,
        'behindProxy',
        { ...viaTls, 'x-forwarded-proto': scheme },
        'http://table.example/x?y',
      ] as const,
  ),
  [
    'follows another forwarded host, whatever the host header',
    'behindProxy',
    { host: 'table.example', 'x-forwarded-host': 'old.example' },
    'http://table.example/x?y',
  ],
  [
    'ignores forwarded hosts and schemes without a trusted proxy',
    'app',
    { ...foreign, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'table.example' },
    'http://table.example/x?y',
  ],
])('the redirect %s', async (_, server, headers, location) => {
  expect(await ask('/x?y', headers, servers[server]())).toEqual([308, location])
})
