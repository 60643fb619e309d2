// No user input and no secret reaches a log of the whole service as `npm start` runs it, with workers, the embedded PostgreSQL
// and a crash of it, at log level trace.

import { anyCanary, failStatement, sayEverything, secrets } from '@tablemate/test/app/say-everything.ts'
import { startService } from '@tablemate/test/app/service.ts'
import { sendJson } from '@tablemate/test/diners/phone.ts'
import { expect, test } from 'vitest'
import { connectDatabase } from './db/database.ts'

// Threat: log-leaks
test('no log of the service or its database contains what people typed, said or sent, or a secret', async () => {
  const service = await startService('no-log', {
    WORKERS: '2',
    LOG_LEVEL: 'trace',
    RATE_LIMIT_SCALE: '1000',
    METRICS_TOKEN: secrets.metricsToken,
    POS_AGREEMENTS: JSON.stringify({
      toast: { clientId: secrets.posClient, clientSecret: secrets.posClient },
    }),
  })
  const { meal, ids } = await sayEverything(service.url)
  const [{ phone }] = meal.diners
  const database = connectDatabase(service.target(), { connections: 1 })
  expect(await failStatement(phone, database.sql.script)).toBe(500)
  await database.close()

  service.killDatabase()
  const order = { groupId: meal.group.id, memberId: 1, items: [], transcription: 'zwei Kanariensuppen' }
  await expect.poll(async () => (await sendJson(phone, 'POST', '/api/orders', order)).status).toBe(503)
  await expect.poll(async () => (await phone.send('GET', '/api/health/ready')).status).toBe(200)
  const { code, output: serverLog, database: databaseLog } = await service.stop()

  expect(code).toBe(0)
  // The logs are not empty, so the absence of canaries proves something.
  expect(serverLog).toContain('"msg":"a call failed"')
  expect(serverLog).toContain('"route":"/api/menu-items/bulk-upload"')
  expect(databaseLog).toContain('database system is ready')
  for (const text of [serverLog, databaseLog]) {
    expect(text).not.toMatch(anyCanary)
    for (const id of ids) expect(text).not.toContain(id)
  }
})
