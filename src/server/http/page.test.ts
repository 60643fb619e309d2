import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../../../test/app/app.ts'
import { makeBuild } from '../../../test/app/build.ts'
import { ask } from '../../../test/network/ask.ts'

const words = '<p>Order together, pay smart — “à table”.</p>\n'.repeat(200)
const built = `<!doctype html>\n<html lang="en" data-gate="on">\n<p>data-gate="on" says a text</p>${words}</html>\n`
const withoutGate = built.replace('lang="en" data-gate="on"', 'lang="en" data-gate="off"')
const sent = '    <link rel="modulepreload" crossorigin="" href="/assets/app-1.js">\n'
const withApp = built.replace('<p>', `${sent}${sent.replace('app', 'main')}<p>`)
const client = makeBuild({ 'index.html': built })
const older = '<!doctype html><html lang="en"><p>Tablemate</p></html>'
const olderClient = makeBuild({ 'index.html': older })
const nothingBuilt = makeBuild({})
const guarded = shareApp({ client, env: { BETA_ACCESS_CODE: 'SUPPER' } })
const open = shareApp({ client })

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
  test.each(pages)('is one and the same at %s, and says whether there is a gate', async path => {
    for (const [url, html] of [
      [guarded().url, built],
      [open().url, withoutGate],
    ] as const) {
      const { status, headers, body } = await ask(url, path)
      expect([status, body.toString()]).toEqual([200, html])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(html)),
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        'set-cookie': [expect.stringMatching(/^tablemate_device=/)],
      })
    }
  })

  test('sends for the app at once, but not where the first page is there before it', async () => {
    const app = await startApp({ client: makeBuild({ 'index.html': withApp }) })
    const page = async (path: string) => (await ask(app.url, path)).body.toString()
    for (const path of ['/', '/?x']) expect(await page(path)).toBe(withoutGate)
    for (const path of ['/index.html', '/group/1', '//'])
      expect(await page(path)).toBe(withApp.replace('lang="en" data-gate="on"', 'lang="en" data-gate="off"'))
  })

  test('comes with 404 where there is no such screen, to whoever knows it too', async () => {
    const { headers } = await ask(open().url, '/')
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
          const answer = await ask(open().url, path, { method, headers: known })
          expect([path, answer.status]).toEqual([path, 404])
          expect(answer.body.toString()).toBe(method === 'GET' ? withoutGate : '')
        }
  })

  test('of an older build, which knows no gate, is served as it is', async () => {
    const app = await startApp({ client: olderClient })
    expect((await ask(app.url, '/')).body.toString()).toBe(older)
  })

  test('is no page for calls, assets and writes', async () => {
    for (const path of ['/api/nothing', '/assets/index.html', '/assets/'])
      expect((await ask(open().url, path)).status).toBe(404)
    expect((await ask(open().url, '/', { method: 'POST' })).status).toBe(404)
  })

  test('does not exist where nothing was built, and the calls are served all the same', async () => {
    const app = await startApp({ client: nothingBuilt })
    expect((await ask(app.url, '/')).status).toBe(404)
    expect((await ask(app.url, '/api/currencies')).status).toBe(200)
  })
})

describe('over a weak signal the page comes', () => {
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
  ])('as %s for who takes %j, and says the same', async (encoding, accepted) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const answer = await ask(open().url, '/', { headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(decode(answer.body, encoding).toString()).toBe(withoutGate)
    if (encoding) expect(answer.body.length).toBeLessThan(withoutGate.length / 10)
  })
})

describe('who has the page already', () => {
  const taking = (encoding: string) => ({ 'accept-encoding': encoding })

  test.each(['br', 'gzip', 'identity'])('is told so, as %s', async encoding => {
    const { headers } = await ask(open().url, '/', { headers: taking(encoding) })
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
      const again = await ask(open().url, '/join-group', {
        headers: { ...taking(encoding), 'if-none-match': known },
      })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
      })
    }
  })

  test('gets it anew when it is another: by its words, its encoding or its gate', async () => {
    const tags = new Set<string>()
    for (const url of [open().url, guarded().url, (await startApp({ client: olderClient })).url])
      for (const encoding of ['br', 'gzip', 'identity'])
        tags.add((await ask(url, '/', { headers: taking(encoding) })).headers.etag ?? '')
    expect(tags.size).toBe(9)
    const own = (await ask(open().url, '/', { headers: taking('br') })).headers.etag ?? ''
    for (const known of [...tags].filter(tag => tag !== own)) {
      const headers = { ...taking('br'), 'if-none-match': known }
      expect((await ask(open().url, '/', { headers })).status).toBe(200)
    }
  })

  test('has the same one after the server started again', async () => {
    const again = await startApp({ client })
    const [one, other] = [await ask(open().url, '/'), await ask(again.url, '/')]
    expect(one.headers.etag).toBe(other.headers.etag)
  })
})

test.each(['br', 'gzip', 'identity'])(
  'HEAD tells of the page what GET does, without it: %s',
  async encoding => {
    const headers = { 'accept-encoding': encoding, cookie: `tablemate_device=${'x'.repeat(43)}` }
    for (const path of ['/', '/group/1']) {
      const got = await ask(open().url, path, { headers })
      const told = await ask(open().url, path, { headers, method: 'HEAD' })
      expect([told.status, told.body.length]).toEqual([200, 0])
      const ofEach = { date: '', 'x-request-id': '' }
      expect({ ...told.headers, ...ofEach }).toEqual({ ...got.headers, ...ofEach })
    }
  },
)

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
