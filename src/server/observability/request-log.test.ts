import { describe, expect, test } from 'vitest'
import { shareApp, startApp, type TestApp } from '../../../test/app/app.ts'
import { canaries, makeMeal } from '../../../test/app/canary.ts'
import { follow } from '../../../test/diners/follow.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { sendRaw } from '../../../test/network/raw-request.ts'

test("the log has a line for every reply, without diners' input, codes, ids or cookies", async () => {
  const app = await startApp()
  app.expectErrors()
  const { group, diners } = await makeMeal(app)
  const [{ phone }] = diners
  const screen = await follow(phone, group.id)
  await phone.send('GET', `/api/groups/code/${group.code}`)
  await phone.send('GET', `/${canaries[0]}?name=${canaries[2]}`)
  await phone.send('GET', `/api/groups/${canaries[0]}`)
  const json = { 'content-type': 'application/json' }
  await phone.send('POST', '/api/groups', { headers: json, body: `{"memberName":"${canaries[2]}\u0000"}` })
  await phone.send('POST', '/api/groups', { headers: json, body: `{"memberName":"${canaries[2]}"` })
  // Makes a statement fail with a message that quotes the row.
  await app.database.sql.script("alter table members add check (name not like 'Kanarien%') not valid")
  const failed = await makePhone(app.url).send('POST', '/api/groups', {
    headers: json,
    body: `{"memberName":"${canaries[2]}"}`,
  })
  expect(failed.status).toBe(500)
  screen.stream.close()

  const log = app.logged.join('')
  const secrets = diners.map(diner => diner.phone.cookie().split('=')[1] ?? '')
  for (const word of [...canaries, group.code, group.id, ...secrets, 'Kanarien'])
    expect(log).not.toContain(word)
  const lines = linesOf(app)
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', route: '/api/orders', status: 201 }))
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/groups/code/:code', status: 200 }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', route: '/api/groups', status: 500 }))
})

describe('the request id', () => {
  const shared = shareApp()
  const given = '0197d7a1-9f0e-7c3e-8d11-2a3b4c5d6e7f'
  const isUuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

  test.each([
    ['GET', '/api/health/live', 200],
    ['GET', '/api/docs/', 200],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/groups', 400],
    ['GET', '/api/restaurants/me', 401],
    ['GET', '/api/groups/%zz', 400],
  ])('is in the reply to %s %s, and in its only log line', async (method, path, status) => {
    const { headers } = await sendRaw(shared().url, path, { method })
    const id = headers['x-request-id']
    expect(id).toEqual(isUuid)
    const logLines = () => linesOf(shared()).filter(({ reqId }) => reqId === id)
    await expect
      .poll(logLines)
      .toEqual([expect.objectContaining({ msg: 'answered', method, status, ms: expect.any(Number) })])
    expect(JSON.stringify(logLines())).not.toContain('zz')
  })

  test('is the id from a trusted proxy, if that is a UUID', async () => {
    const app = await startApp({ env: { TRUST_PROXY: '10.0.0.0/8, ::1, 127.0.0.1' } })
    const idOf = async (sent: string) =>
      (await sendRaw(app.url, '/api/health/live', { headers: { 'x-request-id': sent } })).headers[
        'x-request-id'
      ]
    expect(await idOf(given)).toBe(given)
    for (const odd of [
      '',
      'Kanarienanna',
      `${given} `.repeat(2),
      given.slice(1),
      '"},{"level":60',
      'x'.repeat(9000),
    ])
      expect([await idOf(odd)]).toEqual([expect.not.stringContaining(odd || ' ')])
  })

  test('from any other client is ignored', async () => {
    for (const app of [shared(), await startApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })]) {
      const { headers } = await sendRaw(app.url, '/api/health/live', { headers: { 'x-request-id': given } })
      expect(headers['x-request-id']).toEqual(isUuid)
      expect(headers['x-request-id']).not.toBe(given)
    }
  })
})

function linesOf({ logged }: Pick<TestApp, 'logged'>) {
  return logged.map(
    line => JSON.parse(line) as { reqId?: string; method?: string; route?: string; status?: number },
  )
}
