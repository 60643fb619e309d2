// The tables behind one address share its limit of streams.

import { expect, test } from 'vitest'
import { startApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'

test('a client that opens all streams of a shared address does not keep other tables from theirs', async () => {
  // Limits: ten per address, one per phone.
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '0.005' } })
  const crowd = await makeGroup(app, { diners: 10 })
  const streams = await Promise.all(crowd.diners.map(({ phone }) => phone.listen(crowd.group.id)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))

  const { group, diners } = await makeGroup(app, { diners: 2 })
  for (const { phone } of diners) expect((await phone.listen(group.id)).status).toBe(200)
  const ended = await Promise.any(
    streams.map(async (stream, at) => {
      while (await stream.next());
      return at
    }),
  )
  const again = await crowd.diners[ended]?.phone.send('GET', `/api/groups/${crowd.group.id}/events`)
  expect([again?.status, again?.problem.problem]).toEqual([429, 'too-many-requests'])
})
