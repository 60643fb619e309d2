import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { canaries, makeMeal } from '../../../test/canary.ts'
import { follow } from '../../../test/follow.ts'
import { makePhone } from '../../../test/phone.ts'

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
  const lines = app.logged.map(
    line => JSON.parse(line) as { method?: string; route?: string; status?: number },
  )
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', route: '/api/orders', status: 201 }))
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/groups/code/:code', status: 200 }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', route: '/api/groups', status: 500 }))
})
