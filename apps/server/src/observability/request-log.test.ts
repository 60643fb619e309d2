import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { anyCanary, failStatement, sayEverything, secrets } from '@tablemate/test/app/say-everything.ts'
import { follow } from '@tablemate/test/diners/follow.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { describe, expect, test } from 'vitest'

// Threat: log-leaks
test("the log has a line for every reply, without diners' input, codes, ids, cookies or secrets", async () => {
  const app = await startApp({
    env: { LOG_LEVEL: 'trace', RATE_LIMIT_SCALE: '1000', METRICS_TOKEN: secrets.metricsToken },
  })
  app.expectErrors()
  const { meal, ids } = await sayEverything(app.url)
  const [{ phone }] = meal.diners
  await phone.send('GET', `/api/groups/code/${meal.group.code}`)
  ;(await follow(phone, meal.group.id)).stream.close()
  expect(await failStatement(phone, app.database.sql.script)).toBe(500)

  const log = app.logged.join('')
  expect(log).not.toMatch(anyCanary)
  for (const id of ids) expect(log).not.toContain(id)
  const lines = linesOf(app)
  for (const line of [
    { method: 'POST', route: '/api/orders', status: 201 },
    { method: 'GET', route: '/api/groups/code/:code', status: 200 },
    { method: 'POST', route: '/api/menu-items/bulk-upload', status: 201 },
    { method: 'POST', route: '/api/groups', status: 500 },
  ])
    expect(lines).toContainEqual(expect.objectContaining(line))
})

describe('the request id', () => {
  const shared = shareAppInFile()
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

  // Threat: log-leaks
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
