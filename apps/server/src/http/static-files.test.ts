import { brotliCompressSync } from 'node:zlib'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { makeBuild } from '@tablemate/test/app/build.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { describe, expect, test } from 'vitest'

const script = `export const menu = ${JSON.stringify('soup '.repeat(500))}\n`
// The comment distinguishes the build's copy from one that the server compresses itself.
const compressed = brotliCompressSync(`${script}// packed by the build`)
const client = makeBuild({
  'index.html': '<!doctype html><html><p>the first build</p></html>',
  'index.html.br': 'left by the build',
  '.inputs': 'a stamp of the build',
  'service-worker.js': script,
  'service-worker.js.br': compressed,
  'manifest.webmanifest': JSON.stringify({ name: 'Tablemate', icons: [] }),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'icon-192.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
  'assets/main-a1b2.js': script,
  'assets/main-a1b2.js.br': compressed,
  'assets/letters-c3d4.woff2': Buffer.alloc(2000, 7),
})
const nextClient = makeBuild({
  'index.html': '<!doctype html><html><p>the second build</p></html>',
  'assets/main-e5f6.js': script,
})
const app = shareAppInFile({ client })

describe('a file of the build', () => {
  // Threat: framing
  test.each([
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icon-192.png', 'image/png'],
  ])('%s has a fixed name, so clients revalidate it', async (path, type) => {
    const { status, headers } = await sendRaw(app().url, path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toMatch(/\bno-cache\b/)
    const again = await sendRaw(app().url, path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test.each([
    ['/assets/main-a1b2.js', 'application/javascript; charset=utf-8'],
    ['/assets/letters-c3d4.woff2', 'font/woff2'],
  ])('%s has a hash in its name, so clients cache it forever', async (path, type) => {
    const { status, headers } = await sendRaw(app().url, path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Clients never revalidate it, so it needs no validators.
    expect([headers.etag, headers['last-modified'], headers['set-cookie']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each(['/service-worker.js', '/assets/main-a1b2.js'])(
    '%s is sent as the build compressed it, to clients that accept that encoding',
    async path => {
      const reply = await sendRaw(app().url, path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(reply.headers['content-encoding']).toBe('br')
      expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8')
      expect(reply.headers.vary).toMatch(/accept-encoding/i)
      expect(reply.body).toEqual(compressed)
      expect((await sendRaw(app().url, path)).body.toString()).toBe(script)
    },
  )

  test('supports HEAD', async () => {
    for (const path of ['/service-worker.js', '/assets/main-a1b2.js']) {
      const { status, headers, body } = await sendRaw(app().url, path, { method: 'HEAD' })
      expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0])
    }
  })
})

describe('a path without a file of the build', () => {
  test.each([
    '/assets/main-old.js',
    '/assets/main-a1b2.js.br',
    '/assets/',
    '/assets/../.inputs',
    '/assets/%2e%2e/.inputs',
  ])('below /assets gets 404: %s', async path => {
    const { status, body } = await sendRaw(app().url, path)
    expect([status, JSON.parse(body.toString())]).toMatchObject([404, { problem: 'not-found' }])
  })

  // Threat: served-files
  test.each(['/.inputs', '/index.html.br', '/..%2f..%2fpackage.json', '/package.json', '//etc/passwd'])(
    'gets the page and no other file: %s',
    async path => {
      const { status, body } = await sendRaw(app().url, path)
      expect([status, body.toString()]).toEqual([404, expect.stringContaining('the first build')])
    },
  )
})

test('a new build replaces the old one, at the same address and on the same database', async () => {
  const running = await startApp({ client })
  expect((await sendRaw(running.url, '/')).body.toString()).toContain('the first build')
  await running.close()
  const { url } = await running.startAnother({ client: nextClient, port: Number(new URL(running.url).port) })
  expect(url).toBe(running.url)
  expect((await sendRaw(url, '/')).body.toString()).toContain('the second build')
  expect((await sendRaw(url, '/assets/main-e5f6.js')).status).toBe(200)
  expect((await sendRaw(url, '/api/health/ready')).status).toBe(200)
})
