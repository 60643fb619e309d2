// Passwords and session tokens: how they are stored, and where they must not appear.

import { getOwnRestaurant, logIn, signUp } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { searchDatabase } from '@tablemate/test/app/canary.ts'
import { makePhone, sendJson } from '@tablemate/test/diners/phone.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { sessionOf, statusWith } from '@tablemate/test/restaurants/session.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

describe('secrets', () => {
  // Threat: stolen-hashes
  test('are stored as digests only: a slow hash of the password, a hash of the session token', async () => {
    const { phone, id } = await makeRestaurant(app(), { password: 'Kanarienpasswort' })
    const secret = sessionOf(phone)
    expect(await searchDatabase(app(), [secret, 'Kanarienpasswort'])).toEqual([])
    const [row] = await app().database.sql<{ hash: string; token: string }[]>`
      select password_hash as hash, encode(token, 'hex') as token
      from restaurants join restaurant_sessions on restaurant_id = restaurants.id where restaurants.id = ${id}`
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const stolen of [row?.token ?? '', row?.token.slice(0, 43) ?? ''])
      expect(await statusWith(app(), stolen)).toBe(401)
  })

  test('are in no reply and no log line', async () => {
    const quiet = await startApp()
    const email = 'kanarie@example.com'
    const secrets = { email, password: 'Kanarienpasswort' }
    const owner = await makeRestaurant(quiet, {
      ...secrets,
      phone: '555 0100 0199',
      businessId: 'Kanariensteuer',
    })
    const [row] = await quiet.database.sql<{ hash: string; token: string }[]>`
      select password_hash as hash, encode(token, 'hex') as token from restaurants, restaurant_sessions`
    const session = sessionOf(owner.phone)
    const diner = makePhone(quiet.url)
    const answers = [
      await logInAs(quiet, { ...secrets, password: 'Kanarienirrtum' }),
      await logInAs(quiet, secrets),
      await sendJson(diner, 'POST', signUp.path, { ...secrets, name: 'Again' }),
      await sendJson(diner, 'POST', logIn.path, { ...secrets, email: [email] }),
      await owner.phone.call(getOwnRestaurant, {}),
      await diner.send('GET', `/api/restaurants/${owner.id}`),
      await diner.send('GET', '/api/restaurants?search=osteria'),
    ].map(({ body }) => JSON.stringify(body))
    for (const word of [row?.hash, row?.token, session, secrets.password, 'Kanarienirrtum'])
      expect(answers.join('\n')).not.toContain(word)
    for (const word of [email, '555 0100', 'Kanariensteuer'])
      expect(answers.slice(5).join()).not.toContain(word)
    const logged = quiet.logged.join('')
    expect(logged).toContain('/api/restaurants/login')
    for (const word of [row?.hash, row?.token, session, 'anarie', '555 0100'])
      expect(logged).not.toContain(word)
  })
})
