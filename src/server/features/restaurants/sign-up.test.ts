import { expect, test, vi } from 'vitest'
import { signUp } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { holdTable } from '../../../../test/app/hold-table.ts'
import { makePhone } from '../../../../test/diners/phone.ts'

// What is made of an address is told in profile.test.ts.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp()

test('a sign-up sent again a moment before the first try is written is answered as the first', async () => {
  const phone = makePhone(app().url)
  await phone.send('GET', '/')
  const body = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' }
  const headers = { cookie: phone.cookie() }
  const send = () => makePhone(app().url, { headers }).call(signUp, { body, key: 'sign-up' })

  const mayWrite = await holdTable(app(), 'restaurants', 'writing')
  const first = send()
  await mayWrite.isAwaited()
  // The second has looked for the account by its key, and not yet by its email, when the first one is written.
  const mayGoOn = await holdTable(app(), 'budgets', 'writing')
  const second = send()
  await mayGoOn.isAwaited()
  await mayWrite.release()
  const made = await first
  await mayGoOn.release()

  for (const { status, body: reply } of [made, await second])
    expect([status, reply]).toEqual([201, made.body])
})
