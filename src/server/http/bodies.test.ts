import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const json = { 'content-type': 'application/json' }

describe('a body', () => {
  test('of up to 64 KB is read, a longer one is refused', async () => {
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

  test('that does not say how long it is, is refused as soon as it is too long', async () => {
    const answer = await stream('/api/groups', 40)
    expect(answer).toMatchObject({ status: 413, problem: 'body-too-large' })
    expect(answer.sent).toBeLessThan(40)
  })

  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'restaurantName=Chez+Nous'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<group/>'],
    ['application/jsonp', '{}'],
    ['text/json', '{}'],
    ['nonsense', '{}'],
  ])('of type %s is not understood', async (type, body) => {
    expect(await post({ headers: { 'content-type': type }, body })).toMatchObject({
      status: 415,
      problem: { problem: 'unsupported-media-type' },
    })
  })

  test('of JSON may name its character set', async () => {
    expect(
      (await post({ headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{}' })).status,
    ).toBe(201)
  })

  test.each(['{', '{"a":}', '[1,', 'restaurantName', '\u0000', '{"a":1}}', "{'a':1}", '\ufeff{'])(
    '%j is malformed',
    async body => {
      expect(await post({ headers: json, body })).toMatchObject({
        status: 400,
        problem: { problem: 'invalid', fields: { body: 'malformed' } },
      })
    },
  )

  test.each(['[]', '5', '"text"', 'true'])('%s is no object', async body => {
    expect(await post({ headers: json, body })).toMatchObject({
      status: 400,
      problem: { fields: { body: 'wrong-type' } },
    })
  })

  test.each([
    ['null', json],
    ['', json],
    [null, {}],
  ])('%j is missing', async (body, headers) => {
    expect(await post({ headers: headers as Record<string, string>, body })).toMatchObject({
      status: 400,
      problem: { fields: { body: 'required' } },
    })
  })

  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    '%s poisons nothing',
    async body => {
      expect((await post({ headers: json, body })).status).toBe(400)
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
  )

  test('deep as a well harms nobody', async () => {
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

/** Sends pieces of 8 KB, with no length ahead, until the server answers. */
function stream(path: string, most: number): Promise<{ status: number; problem: string; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let isAnswered = false
    const asking = request(app().url + path, { method: 'POST', headers: json }, answer => {
      isAnswered = true
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', piece => {
        text += piece
      })
      answer.on('end', () => {
        asking.destroy()
        resolve({
          status: answer.statusCode ?? 0,
          problem: (JSON.parse(text) as { problem: string }).problem,
          sent,
        })
      })
    })
    asking.on('error', error => (isAnswered ? undefined : reject(error)))
    const push = () => {
      if (isAnswered || sent === most) return
      sent += 1
      asking.write(' '.repeat(8192), () => setImmediate(push))
    }
    push()
  })
}
