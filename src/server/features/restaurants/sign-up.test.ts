import { expect, test, vi } from 'vitest'
import { signUp } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { lockTable } from '../../../../test/app/lock-table.ts'
import { makePhone } from '../../../../test/diners/phone.ts'

// Mocked, since position.test.ts tests the guess of positions.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp()

test('a sign-up repeated just before its first try is written gets the reply of the first', async () => {
  const phone = makePhone(app().url)
  await phone.send('GET', '/')
  const body = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' }
  const headers = { cookie: phone.cookie() }
  const send = () => makePhone(app().url, { headers }).call(signUp, { body, key: 'sign-up' })

  const mayWrite = await lockTable(app(), 'restaurants', 'writing')
  const first = send()
  await mayWrite.isWaitedFor()
  // The first try is written after the second has looked for the key, and before it looks for the email address.
  const mayGoOn = await lockTable(app(), 'budgets', 'writing')
  const second = send()
  await mayGoOn.isWaitedFor()
  await mayWrite.release()
  const made = await first
  await mayGoOn.release()

  for (const { status, body: reply } of [made, await second])
    expect([status, reply]).toEqual([201, made.body])
})
