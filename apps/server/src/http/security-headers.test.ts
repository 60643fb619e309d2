import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeBuild } from '@tablemate/test/app/build.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { describe, expect, test } from 'vitest'

const client = makeBuild({
  'index.html':
    '<!doctype html><html lang="en"><title>Tablemate</title><script src="/assets/main-1.js"></script></html>',
  'assets/main-1.js': 'document.title += " runs"',
  'assets/online-pdf-worker-1-_a.js': 'postMessage(1)',
  'service-worker.js': 'addEventListener("fetch", () => {})',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
})
const app = shareAppInFile({ client, env: { CANONICAL_HOST: 'table.example' } })
const behindProxy = shareAppInFile({ client, env: { TRUST_PROXY: '127.0.0.1' } })
const atHome = shareAppInFile({ client })

const replies: [string, number, string, { method?: string; headers?: Record<string, string> }?][] = [
  ['the page', 200, '/'],
  ['the page of a table', 200, '/group/1'],
  ['a call', 200, '/api/currencies'],
  ['a call without its body', 400, '/api/beta/verify', { method: 'POST' }],
  ['an unknown call', 404, '/api/nothing'],
  [
    'a write from a foreign page',
    403,
    '/api/groups',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['a malformed path', 400, '/%zz'],
  ['a picture that may be opened as a page', 200, '/icon.svg'],
  ['the redirect to the canonical host', 308, '/', { headers: { host: 'old.example' } }],
]

// Threat: cached-responses, framing, picture-address, xss
describe('the headers that restrict what a browser may do are set on', () => {
  test.each(replies)('%s (%i)', async (_, expected, path, { method = 'GET', headers = {} } = {}) => {
    const reply = await sendRaw(app().url, path, { method, headers: { host: 'table.example', ...headers } })
    expect(reply.status).toBe(expected)
    expect(reply.headers).toMatchObject({
      'content-security-policy':
        "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' https:;connect-src 'self';" +
        "manifest-src 'self';worker-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      'permissions-policy': expect.stringMatching(
        /^microphone=\(self\), geolocation=\(self\), .*\bcamera=\(\)/,
      ),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    for (const name of ['strict-transport-security', 'x-powered-by'])
      expect(reply.headers).not.toHaveProperty(name)
  })
})

test('an asset forbids type sniffing and use by other sites, and has no page policies', async () => {
  for (const [path, status] of [
    ['/assets/main-1.js', 200],
    ['/assets/main-2.js', 404],
    ['/manifest.webmanifest', 200],
  ] as const) {
    const reply = await sendRaw(app().url, path, { headers: { host: 'table.example' } })
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(reply.headers).not.toHaveProperty('content-security-policy')
  }
})

test.each(['/service-worker.js', '/assets/online-pdf-worker-1-_a.js'])(
  'a worker may load from this host only: %s',
  async path => {
    const { status, headers } = await sendRaw(app().url, path, { headers: { host: 'table.example' } })
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self';script-src 'self';.*connect-src 'self';/,
    )
  },
)

describe('Strict-Transport-Security', () => {
  const viaTls = { 'x-forwarded-proto': 'https' }

  // Threat: framing
  test.each(['/', '/api/currencies', '/api/nothing', '/assets/main-1.js'])(
    'is sent to a client that connects over TLS to a trusted proxy: %s',
    async path => {
      const { headers } = await sendRaw(behindProxy().url, path, { headers: viaTls })
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      const plain = await sendRaw(behindProxy().url, path)
      expect(plain.headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('is not sent for a forwarded scheme without a trusted proxy', async () => {
    const { headers } = await sendRaw(atHome().url, '/', { headers: viaTls })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})
