// A restaurant’s profile over HTTP: how its owner changes it, and the part of it that anybody reads.

import { describe, expect, test, vi } from 'vitest'
import { changeOwnRestaurant, getOwnRestaurant, getRestaurant } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makePhone, sendJson } from '../../../../test/diners/phone.ts'
import { changeProfile, searchByName } from '../../../../test/restaurants/profile.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

// Mocked, since position.test.ts tests the guess of positions.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('the profile', () => {
  test('is changed field by field: absent fields stay, empty fields are cleared', async () => {
    const { phone } = await makeRestaurant(app(), { phone: '555 0100', city: 'Rome', address: 'Via 1' })
    const { body: before } = await phone.call(getOwnRestaurant, {})
    const { body: first } = await changeProfile(phone, {
      name: ' Trattoria  Lucia ',
      city: 'Milan',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
      language: 'it',
      isTaxIncluded: true,
      taxPercentage: 8.875,
      serviceFeePercentage: 2.5,
    })
    const now = {
      ...before,
      name: 'Trattoria Lucia',
      city: 'Milan',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
      language: 'it',
      isTaxIncluded: true,
      taxPercentage: 8.875,
      serviceFeePercentage: 2.5,
    }
    expect(first).toEqual(now)
    const second = {
      phone: null,
      address: '',
      zipCode: '20121',
      businessId: 'IT 1',
      currency: null,
      timeZone: '',
      language: null,
      isTaxIncluded: null,
    }
    const { body: last } = await changeProfile(phone, { ...second, taxPercentage: null })
    expect(last).toEqual({
      ...now,
      phone: null,
      address: null,
      zipCode: '20121',
      businessId: 'IT 1',
      taxPercentage: null,
    })
    expect((await changeProfile(phone, {})).body).toEqual(last)
    expect((await phone.call(getOwnRestaurant, {})).body).toEqual(last)
  })

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: null }, { name: 'required' }],
    [{ name: 'x'.repeat(81) }, { name: 'too-long' }],
    [
      { phone: 'pizza', city: 'x\u0000' },
      { phone: 'malformed', city: 'forbidden-characters' },
    ],
    [
      { currency: 'usd', timeZone: 'Mars/Olympus', language: 'de-DE' },
      { currency: 'not-an-option', timeZone: 'not-an-option', language: 'not-an-option' },
    ],
    [
      { taxPercentage: -0.001, serviceFeePercentage: 100.001 },
      { taxPercentage: 'too-small', serviceFeePercentage: 'too-large' },
    ],
    [
      { taxPercentage: 8.8755, serviceFeePercentage: '3' },
      { taxPercentage: 'malformed', serviceFeePercentage: 'wrong-type' },
    ],
  ])('with %j is refused by field', async (body, fields) => {
    const { phone } = await makeRestaurant(app())
    const { status, problem } = await sendJson(phone, 'PUT', changeOwnRestaurant.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('ignores fields that the owner may not set', async () => {
    const { phone } = await makeRestaurant(app())
    const { body: before } = await phone.call(getOwnRestaurant, {})
    const sent = {
      id: 1,
      email: 'x@example.com',
      passwordHash: 'x',
      createdAt: 'x',
      latitude: 1,
      position_source: 'x',
    }
    const { body: after } = await sendJson(phone, 'PUT', changeOwnRestaurant.path, sent)
    expect(after).toEqual(before)
  })

  test('stores markup and SQL as plain text', async () => {
    const name = `<img src=x onerror=alert(1)>'; drop table restaurants;--`
    const { phone, id } = await makeRestaurant(app(), { name })
    expect((await phone.call(getOwnRestaurant, {})).body.name).toBe(name)
    expect((await phone.call(getRestaurant, { params: { restaurantId: id } })).body.name).toBe(name)
    expect((await searchByName(app(), name)).map(({ id }) => id)).toEqual([id])
  })
})

describe('anybody', () => {
  test('reads id, name, city and currency of a restaurant, and nothing else', async () => {
    const { id } = await makeRestaurant(app(), {
      name: 'Bistro Public',
      city: 'Lyon',
      currency: 'EUR',
      phone: '555 0100',
      businessId: 'FR 1',
    })
    const known = { id, name: 'Bistro Public', city: 'Lyon', currency: 'EUR' }
    const diner = makePhone(app().url)
    expect((await diner.send('GET', `/api/restaurants/${id}`)).body).toEqual(known)
    expect(await searchByName(app(), 'public bist')).toEqual([known])
  })

  test.each(['999999', '0', 'x', 'me%00', '1e3'])('finds no restaurant %s', async id => {
    const { status } = await makePhone(app().url).send('GET', `/api/restaurants/${id}`)
    expect(status).toBe(id === '999999' ? 404 : 400)
  })
})
