import { describe, expect, test } from 'vitest'
import { shareApp, startApp, type TestApp } from '../../../test/app/app.ts'
import { canaries, makeMeal } from '../../../test/app/canary.ts'
import { follow } from '../../../test/diners/follow.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { ask } from '../../../test/network/ask.ts'

test('the log tells of every answer, and nothing of what diners typed, their codes, ids or cookies', async () => {
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
  // A statement that fails: its message quotes the row.
  await app.database.sql.unsafe("alter table members add check (name not like 'Kanarien%') not valid")
  const failed = await makePhone(app.url).send('POST', '/api/groups', {
    headers: json,
    body: `{"memberName":"${canaries[2]}"}`,
  })
  expect(failed.status).toBe(500)
  screen.line.close()

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

describe('the name of a request', () => {
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
  ])('is told with the answer to %s %s, and stands in its one line', async (method, path, status) => {
    const { headers } = await ask(shared().url, path, { method })
    const id = headers['x-request-id']
    expect(id).toEqual(isUuid)
    const ofIt = () => linesOf(shared()).filter(({ reqId }) => reqId === id)
    await expect
      .poll(ofIt)
      .toEqual([expect.objectContaining({ msg: 'answered', method, status, ms: expect.any(Number) })])
    expect(JSON.stringify(ofIt())).not.toContain('zz')
  })

  test('is that of a trusted proxy, if it could be no word of a diner', async () => {
    const app = await startApp({ env: { TRUST_PROXY: '10.0.0.0/8, ::1, 127.0.0.1' } })
    const idOf = async (sent: string) =>
      (await ask(app.url, '/api/health/live', { headers: { 'x-request-id': sent } })).headers['x-request-id']
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

  test('of anybody else is not looked at', async () => {
    for (const app of [shared(), await startApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })]) {
      const { headers } = await ask(app.url, '/api/health/live', { headers: { 'x-request-id': given } })
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
