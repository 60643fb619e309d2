import { once } from 'node:events'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { open, posting } from '@tablemate/test/network/sockets.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()
const json = { 'content-type': 'application/json' }

describe('a body', () => {
  test('may have up to 64 KB, and a longer one is refused', async () => {
    const padded = (size: number) => {
      const start = '{"restaurantName":"Chez Nous","unknown":"'
      return `${start}${'x'.repeat(size - start.length - 2)}"}`
    }
    expect((await post({ headers: json, body: padded(65_536) })).status).toBe(201)
    expect(await post({ headers: json, body: padded(65_537) })).toMatchObject({
      status: 413,
      problem: { problem: 'body-too-large' },
    })
  })

  test('without a content-length is refused as soon as it is too long', async () => {
    const chunk = `2000\r\n${' '.repeat(8192)}\r\n`
    const head = `${posting('/api/groups')}transfer-encoding: chunked\r\n\r\n`
    // 72 KB of a body that goes on.
    const [reply] = await once(await open(app().url, head + chunk.repeat(9)), 'data')
    expect(String(reply)).toMatch(/^HTTP\/1.1 413 [\s\S]*"problem":"body-too-large"/)
  })

  // Threat: csrf
  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'restaurantName=Chez+Nous'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<group/>'],
    ['application/jsonp', '{}'],
    ['text/json', '{}'],
    ['nonsense', '{}'],
  ])('of type %s gets 415', async (type, body) => {
    expect(await post({ headers: { 'content-type': type }, body })).toMatchObject({
      status: 415,
      problem: { problem: 'unsupported-media-type' },
    })
  })

  test('of type JSON may declare its character set', async () => {
    expect(
      (await post({ headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{}' })).status,
    ).toBe(201)
  })

  test.each(['{', '{"a":}', '[1,', 'restaurantName', '\u0000', '{"a":1}}', "{'a':1}", '\ufeff{'])(
    'that is %j is malformed',
    async body => {
      expect(await post({ headers: json, body })).toMatchObject({
        status: 400,
        problem: { problem: 'invalid', fields: { body: 'malformed' } },
      })
    },
  )

  test.each(['[]', '5', '"text"', 'true'])('that is %s has the wrong type', async body => {
    expect(await post({ headers: json, body })).toMatchObject({
      status: 400,
      problem: { fields: { body: 'wrong-type' } },
    })
  })

  test.each([
    ['null', json],
    ['', json],
    [null, {}],
  ])('that is %j counts as missing', async (body, headers) => {
    expect(await post({ headers: headers as Record<string, string>, body })).toMatchObject({
      status: 400,
      problem: { fields: { body: 'required' } },
    })
  })

  // Threat: large-input
  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'that is %s is refused and pollutes no prototype',
    async body => {
      expect((await post({ headers: json, body })).status).toBe(400)
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
  )

  // Threat: large-input
  test('with very deep nesting does not harm the server', async () => {
    const body = `{"unknown":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect((await post({ headers: json, body })).status).toBeLessThan(500)
    expect((await post({ headers: json, body: '{}' })).status).toBe(201)
  })

  test('is not needed to delete, with or without a type', async () => {
    const { diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone, order }] = diners
    for (const options of [{}, { headers: json }, { headers: json, body: '' }]) {
      const { id } = await order({ name: 'Soup', price: 900 })
      expect((await phone.send('DELETE', `/api/orders/${id}`, options)).status).toBe(204)
    }
  })
})

function post(options: RequestInit) {
  return makePhone(app().url).send('POST', '/api/groups', options)
}
