// The deletion of an account: no data remains, every session ends, and the password is required.

import {
  deleteOwnRestaurant,
  getOwnRestaurant,
  getRestaurant,
  placeRestaurant,
} from '@tablemate/contract/restaurants.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { searchDatabase } from '@tablemate/test/app/canary.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test, vi } from 'vitest'

// Mocked, since position.test.ts tests the guess of positions.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp()

describe('deleting an account', () => {
  test('removes all its data from every table, and the planner’s statistics never had any', async () => {
    const own = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
    const words = {
      email: 'kanarie@example.com',
      name: 'Kanarienhof',
      address: 'Kanarienweg',
      city: 'Kanarienstadt',
      state: 'Kanarienland',
      zipCode: 'K4N4R13',
      businessId: 'Kanariensteuer',
      phone: '5550100',
    }
    const { phone, id, password } = await makeRestaurant(own, words)
    await makeRestaurant(own, { ...words, email: 'kanarie2@example.com' })
    const neighbour = await makeRestaurant(own, { name: 'Chez Nous' })
    await phone.call(placeRestaurant, {
      params: { restaurantId: id },
      body: { latitude: 12.345678, longitude: 9.876543 },
    })
    const everything = [...Object.values(words), 'kanarienhof', '12.345678', '9.876543']
    expect(await searchDatabase(own, everything)).toEqual(['public.restaurants'])
    await own.database.sql`analyze`
    expect(await searchDatabase(own, everything, 'pg_catalog')).toEqual([])
    const twin = makePhone(own.url)
    await logInAs(own, { email: 'kanarie2@example.com', password }, twin)
    for (const leaving of [phone, twin])
      expect((await leaving.call(deleteOwnRestaurant, { body: { password } })).status).toBe(204)
    expect(phone.cookie()).not.toContain('tablemate_restaurant')
    expect(await searchDatabase(own, everything)).toEqual([])
    const rows = await own.database.sql<{ id: number }[]>`
      select id from restaurants union all select restaurant_id from restaurant_sessions
      union all select restaurant_id from restaurant_devices`
    expect(new Set(rows.map(row => row.id))).toEqual(new Set([neighbour.id]))
    expect((await phone.call(getRestaurant, { params: { restaurantId: id } })).status).toBe(404)
    expect((await logInAs(own, { email: words.email, password })).problem.problem).toBe('email-not-found')
  })

  // Threat: session-lifetime
  test('ends all its sessions, and makes its email address available again', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await logInAs(app(), owner, other)
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect((await other.call(getOwnRestaurant, {})).problem.problem).toBe('not-signed-in')
    expect((await makeRestaurant(app(), { email: owner.email })).id).not.toBe(owner.id)
  })

  test('requires the password', async () => {
    const { phone } = await makeRestaurant(app())
    expect((await phone.call(deleteOwnRestaurant, { body: { password: 'wrong' } })).problem.problem).toBe(
      'wrong-password',
    )
    expect((await phone.send('DELETE', deleteOwnRestaurant.path)).status).toBe(400)
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
  })
})
