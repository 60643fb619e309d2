// Makes a well-formed request malformed: changes its method, path, headers or body.

import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { RawRequest } from './raw.ts'

type SpoiltRequest = RawRequest & { readonly isProper: boolean }

export function spoiled<S extends SpoiltRequest>(sent: S): fc.Arbitrary<S> {
  const damage = fc.oneof(
    fc.constantFrom(...methods).map(method => ({ method })),
    fc.constantFrom(...paths).map(change => ({ target: change(sent.target) })),
    fc
      .array(fc.constantFrom(...headers), { minLength: 1, maxLength: 3 })
      .map(more => ({ headers: [...sent.headers, ...more] })),
    fc.constantFrom(...bodies).map(change => change(sent)),
  )
  return damage.map(change => ({ ...sent, ...change, isProper: false }))
}

/** Replaces the body and adjusts its content-length. */
function bodyOf({ headers }: SpoiltRequest, body: Buffer): Partial<SpoiltRequest> {
  return {
    body,
    headers: headers.map(([name, value]) => [name, name === 'content-length' ? String(body.length) : value]),
  }
}

const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'get',
  'G\u00e9T',
]

const paths: readonly ((target: string) => string)[] = [
  path => `/${path}`,
  path => `${path}/`,
  path => `${path}/..`,
  path => path.replace('/api/', '/api/../api/'),
  path => path.replace('/api/', '/assets/../api/'),
  path => path.replace('/api/', '/assets/%2e%2e/api/'),
  path => path.replace('/api/', '/%61pi/'),
  path => path.replace('/api/', '/API/'),
  path => path.replace('/api/', '/api%2f'),
  path => path.replaceAll('/', '\\'),
  path => `${path}%00`,
  path => `${path}%`,
  path => `${path}%c0%af`,
  path => `${path};a=b`,
  path => `${path}#x`,
  path => `${path}?${'a=b&'.repeat(500)}`,
  path => `${path}?__proto__[a]=b&constructor=1&limit[]=1&lat=1&lat=2`,
  path => `http://elsewhere.example${path}`,
  path => `${path}/${'a/'.repeat(1000)}`,
  path => `${path}${'x'.repeat(9000)}`,
  path => `${path}\u00ff\u0080`,
  () => '*',
  () => '/..%2f..%2fetc%2fpasswd',
  () => '/assets/..%5c..%5csrc/server/main.ts',
  () => '/.builds.json',
]

const headers: readonly (readonly [string, string])[] = [
  ['origin', 'https://elsewhere.example'],
  ['origin', 'null'],
  ['origin', '\u00ff'],
  ['sec-fetch-site', 'cross-site'],
  ['host', 'elsewhere.example'],
  ['host', ''],
  ['cookie', 'tablemate_device=x; tablemate_device=y; __proto__=z'],
  ['cookie', `${'a=b; '.repeat(2000)}`],
  ['cookie', ';;;===\u0080'],
  ['cookie', `tablemate_restaurant=${'A'.repeat(43)}`],
  ['authorization', 'Bearer undefined'],
  ['idempotency-key', ''],
  ['idempotency-key', 'x'.repeat(256)],
  ['idempotency-key', '\u00e9\u0080'],
  ['idempotency-key', 'the same'],
  ['last-event-id', '-1'],
  ['last-event-id', '\u00ff'.repeat(5000)],
  ['if-none-match', '*'],
  ['if-none-match', `"${'x'.repeat(5000)}`],
  ['range', 'bytes=0-0,-1,5-2'],
  ['accept', '\u0080/;q=x'],
  ['accept-encoding', 'br;q=9, identity;q=0, *;q=0'],
  ['content-encoding', 'gzip'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'text/plain'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', ';'],
  ['content-length', '0'],
  ['content-length', '-1'],
  ['content-length', '99999999999999999999'],
  ['transfer-encoding', 'chunked'],
  ['transfer-encoding', 'gzip, chunked'],
  ['expect', '100-continue'],
  ['expect', 'nonsense'],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade, close'],
  ['accept-version', '9.9.9'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['x-request-id', '"}\u0080'],
  ['a b', 'c'],
  ['', 'c'],
  ['x-long', 'x'.repeat(20_000)],
  ['x-broken', 'a\nb: c'],
]

const bodies: readonly ((sent: SpoiltRequest) => Partial<SpoiltRequest>)[] = [
  ({ body }) => ({ body: body.subarray(0, body.length >> 1), leaves: true }),
  sent => bodyOf(sent, sent.body.subarray(0, -1)),
  sent => bodyOf(sent, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), sent.body])),
  sent => bodyOf(sent, Buffer.concat([sent.body, Buffer.from('}')])),
  sent => bodyOf(sent, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80])),
  sent => bodyOf(sent, Buffer.from('{"a":'.repeat(5000))),
  sent => bodyOf(sent, Buffer.from(`[${'['.repeat(30_000)}`)),
  sent => bodyOf(sent, Buffer.from(`{"price":1e${'9'.repeat(400)},"name":-0}`)),
  sent => bodyOf(sent, Buffer.from(`{"name":"${'\\ud800'.repeat(2000)}"}`)),
  sent => bodyOf(sent, Buffer.from(`{${'"a":1,'.repeat(9000)}"a":1}`)),
  sent => bodyOf(sent, Buffer.from(`"${'x'.repeat(70_000)}"`)),
  sent => bodyOf(sent, Buffer.alloc(0)),
  sent => {
    const { headers = [], body } = bodyOf(sent, gzipSync(sent.body))
    return { headers: [...headers, ['content-encoding', 'gzip']], ...(body && { body }) }
  },
  ({ body, headers }) => ({
    body: Buffer.from(`zz\r\n${body}\r\n0\r\n\r\n`),
    headers: [...headers.filter(([name]) => name !== 'content-length'), ['transfer-encoding', 'chunked']],
  }),
  ({ body, headers }) => ({
    body: Buffer.from(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`),
    headers: [...headers.filter(([name]) => name !== 'content-length'), ['transfer-encoding', 'chunked']],
  }),
  // A second request follows the body.
  ({ body }) => ({
    body: Buffer.concat([body, Buffer.from('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')]),
  }),
]
