import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../../../test/app/app.ts'
import { makeBuild } from '../../../test/app/build.ts'
import { ask } from '../../../test/network/ask.ts'

const script = `export const menu = ${JSON.stringify('soup '.repeat(500))}\n`
// Says that it is this very copy, not one made for the occasion.
const packed = brotliCompressSync(`${script}// packed by the build`)
const client = makeBuild({
  'index.html': '<!doctype html><html data-gate="on"><p>the first build</p></html>',
  'index.html.br': 'left by the build',
  '.inputs': 'a stamp of the build',
  'service-worker.js': script,
  'service-worker.js.br': packed,
  'manifest.webmanifest': JSON.stringify({ name: 'Tablemate', icons: [] }),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'icon-192.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
  'assets/main-a1b2.js': script,
  'assets/main-a1b2.js.br': packed,
  'assets/letters-c3d4.woff2': Buffer.alloc(2000, 7),
})
const nextClient = makeBuild({
  'index.html': '<!doctype html><html data-gate="on"><p>the second build</p></html>',
  'assets/main-e5f6.js': script,
})
const app = shareApp({ client })

describe('a file of the build', () => {
  test.each([
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icon-192.png', 'image/png'],
  ])('%s keeps its name, so a phone asks whether it is still the same', async (path, type) => {
    const { status, headers } = await ask(app().url, path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toMatch(/\bno-cache\b/)
    const again = await ask(app().url, path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test.each([
    ['/assets/main-a1b2.js', 'application/javascript; charset=utf-8'],
    ['/assets/letters-c3d4.woff2', 'font/woff2'],
  ])('%s has its content in its name, so a phone keeps it', async (path, type) => {
    const { status, headers } = await ask(app().url, path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Nobody asks whether it is still the same, so nothing to ask by is sent along with each.
    expect([headers.etag, headers['last-modified'], headers['set-cookie']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each(['/service-worker.js', '/assets/main-a1b2.js'])(
    '%s comes as it was compressed by the build, to who takes that',
    async path => {
      const answer = await ask(app().url, path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(answer.headers['content-encoding']).toBe('br')
      expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8')
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(answer.body).toEqual(packed)
      expect((await ask(app().url, path)).body.toString()).toBe(script)
    },
  )

  test('answers HEAD too', async () => {
    for (const path of ['/service-worker.js', '/assets/main-a1b2.js']) {
      const { status, headers, body } = await ask(app().url, path, { method: 'HEAD' })
      expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0])
    }
  })
})

describe('what is no file of the build', () => {
  test.each([
    '/assets/main-old.js',
    '/assets/main-a1b2.js.br',
    '/assets/',
    '/assets/../.inputs',
    '/assets/%2e%2e/.inputs',
  ])('is not there: %s', async path => {
    const { status, body } = await ask(app().url, path)
    expect([status, JSON.parse(body.toString())]).toMatchObject([404, { problem: 'not-found' }])
  })

  test.each(['/.inputs', '/index.html.br', '/..%2f..%2fpackage.json', '/package.json', '//etc/passwd'])(
    'shows nothing but the page: %s',
    async path => {
      const { status, body } = await ask(app().url, path)
      expect([status, body.toString()]).toEqual([404, expect.stringContaining('the first build')])
    },
  )
})

test('a new build takes the place of the old one, at its address and on its database', async () => {
  const running = await startApp({ client })
  expect((await ask(running.url, '/')).body.toString()).toContain('the first build')
  await running.close()
  const { url } = await running.startAnother({ client: nextClient, port: Number(new URL(running.url).port) })
  expect(url).toBe(running.url)
  expect((await ask(url, '/')).body.toString()).toContain('the second build')
  expect((await ask(url, '/assets/main-e5f6.js')).status).toBe(200)
  expect((await ask(url, '/api/health/ready')).status).toBe(200)
})
