// More streams than an address may have: the tables behind it share them.

import { expect, test } from 'vitest'
import { startApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'

test('who takes all streams of a shared address keeps no other table from its own', async () => {
  // Ten for the address, one for each phone.
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '0.005' } })
  const crowd = await makeGroup(app, { diners: 10 })
  const lines = await Promise.all(crowd.diners.map(({ phone }) => phone.listen(crowd.group.id)))
  expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 200))

  const { group, diners } = await makeGroup(app, { diners: 2 })
  for (const { phone } of diners) expect((await phone.listen(group.id)).status).toBe(200)
  const ended = await Promise.any(
    lines.map(async (line, at) => {
      while (await line.next());
      return at
    }),
  )
  const again = await crowd.diners[ended]?.phone.send('GET', `/api/groups/${crowd.group.id}/events`)
  expect([again?.status, again?.problem.problem]).toEqual([429, 'too-many-requests'])
})
