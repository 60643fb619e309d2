import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { makeBuild } from '@tablemate/test/app/build.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { describe, expect, test } from 'vitest'

const words = '<p>Order together, pay smart — “à table”.</p>\n'.repeat(200)
const built = `<!doctype html>\n<html lang="en">\n<p>Tablemate</p>${words}</html>\n`
const preload = '    <link rel="modulepreload" crossorigin="" href="/assets/app-1.js">\n'
const withApp = built.replace('<p>', `${preload}${preload.replace('app', 'main')}<p>`)
const client = makeBuild({ 'index.html': built })
const otherClient = makeBuild({ 'index.html': '<!doctype html><html lang="en"><p>Tablemate</p></html>' })
const nothingBuilt = makeBuild({})
const app = shareAppInFile({ client })

const pages = [
  '/',
  '/index.html',
  '/join-group?code=ABC234',
  '/group/1/summary',
  '/group/1/bill-split/',
  '/table/a-token?x',
  '/Restaurant-Login',
  '/?x',
]

describe('the page', () => {
  test.each(pages)('is the same at %s', async path => {
    const { status, headers, body } = await sendRaw(app().url, path)
    expect([status, body.toString()]).toEqual([200, built])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(built)),
      'cache-control': 'private, no-cache',
      vary: path === '/index.html' ? 'accept-encoding' : 'accept-encoding, accept-language, cookie',
      'set-cookie': [expect.stringMatching(/^tablemate_device=/)],
    })
  })

  test('preloads the app, except at the first page, which is drawn before the app', async () => {
    const { url } = await startApp({ client: makeBuild({ 'index.html': withApp }) })
    const page = async (path: string) => (await sendRaw(url, path)).body.toString()
    for (const path of ['/', '/?x']) expect(await page(path)).toBe(built)
    for (const path of ['/index.html', '/group/1', '//']) expect(await page(path)).toBe(withApp)
  })

  test('has status 404 at an unknown path, also for a cached page', async () => {
    const { headers } = await sendRaw(app().url, '/')
    for (const path of [
      '/nowhere',
      '/group',
      '/group/1/bill',
      '/table/',
      '/restaurant/1/orders',
      '//',
      '/index.html/x',
    ])
      for (const method of ['GET', 'HEAD'])
        for (const known of [{}, { 'if-none-match': String(headers.etag) }]) {
          const reply = await sendRaw(app().url, path, { method, headers: known })
          expect([path, reply.status]).toEqual([path, 404])
          expect(reply.body.toString()).toBe(method === 'GET' ? built : '')
        }
  })

  test('is not served for calls, assets and writes', async () => {
    for (const path of ['/api/nothing', '/assets/index.html', '/assets/'])
      expect((await sendRaw(app().url, path)).status).toBe(404)
    expect((await sendRaw(app().url, '/', { method: 'POST' })).status).toBe(404)
  })

  test('is missing without a build, and calls are still served', async () => {
    const { url } = await startApp({ client: nothingBuilt })
    expect((await sendRaw(url, '/')).status).toBe(404)
    expect((await sendRaw(url, '/api/currencies')).status).toBe(200)
  })
})

describe('the compressed page', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', '*'],
    ['br', 'br;q=0.5, gzip;q=0.5'],
    ['gzip', 'gzip'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
    ['gzip', 'br;q=0.2, gzip;q=0.9'],
    [undefined, undefined],
    [undefined, ''],
    [undefined, 'identity'],
    [undefined, 'identity, gzip;q=0.5'],
    [undefined, 'deflate, zstd'],
    [undefined, ';;;,,q=,gzip;q=0'],
    [undefined, 'gzip;q=0, br;q=0'],
  ])('is sent as %s to a client that accepts %j, with the same content', async (encoding, accepted) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const reply = await sendRaw(app().url, '/', { headers })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
    expect(reply.headers.vary).toBe('accept-encoding, accept-language, cookie')
    expect(decode(reply.body, encoding).toString()).toBe(built)
    if (encoding) expect(reply.body.length).toBeLessThan(built.length / 10)
  })
})

describe('a client with a cached page', () => {
  const accepting = (encoding: string) => ({ 'accept-encoding': encoding })

  test.each(['br', 'gzip', 'identity'])('gets 304, as %s', async encoding => {
    const { headers } = await sendRaw(app().url, '/', { headers: accepting(encoding) })
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
      const again = await sendRaw(app().url, '/join-group', {
        headers: { ...accepting(encoding), 'if-none-match': known },
      })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, accept-language, cookie',
      })
    }
  })

  test('gets the page again if its content or encoding differs', async () => {
    const tags = new Set<string>()
    for (const url of [app().url, (await startApp({ client: otherClient })).url])
      for (const encoding of ['br', 'gzip', 'identity'])
        tags.add((await sendRaw(url, '/', { headers: accepting(encoding) })).headers.etag ?? '')
    expect(tags.size).toBe(6)
    const own = (await sendRaw(app().url, '/', { headers: accepting('br') })).headers.etag ?? ''
    for (const known of [...tags].filter(tag => tag !== own)) {
      const headers = { ...accepting('br'), 'if-none-match': known }
      expect((await sendRaw(app().url, '/', { headers })).status).toBe(200)
    }
  })

  test('gets 304 after a restart of the server as well', async () => {
    const again = await startApp({ client })
    const [one, other] = [await sendRaw(app().url, '/'), await sendRaw(again.url, '/')]
    expect(one.headers.etag).toBe(other.headers.etag)
  })
})

test.each(['br', 'gzip', 'identity'])(
  'HEAD returns the headers of GET without the page: %s',
  async encoding => {
    const headers = { 'accept-encoding': encoding, cookie: `tablemate_device=${'x'.repeat(43)}` }
    for (const path of ['/', '/group/1']) {
      const got = await sendRaw(app().url, path, { headers })
      const head = await sendRaw(app().url, path, { headers, method: 'HEAD' })
      expect([head.status, head.body.length]).toEqual([200, 0])
      const variable = { date: '', 'x-request-id': '' }
      expect({ ...head.headers, ...variable }).toEqual({ ...got.headers, ...variable })
    }
  },
)

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
