// A restaurant’s position: the guess from its address, and the position that its owner confirms.

import { getOwnRestaurant, placeRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { sendJson } from '@tablemate/test/diners/phone.ts'
import { changeProfile } from '@tablemate/test/restaurants/profile.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { approximatePosition } from '../../geo/approximate-position.ts'

vi.mock(import('../../geo/approximate-position.ts'), { spy: true })
const guess = vi.mocked(approximatePosition)
beforeEach(() => void guess.mockReset().mockResolvedValue(null))

const app = shareApp()

describe('the position', () => {
  const springfield = { latitude: 39.7817, longitude: -89.6501 }

  test('is guessed from the address at sign-up, and again when the address changes', async () => {
    guess.mockResolvedValue(springfield)
    const place = { city: 'Springfield', state: 'IL', zipCode: '62701', country: 'US' }
    const { phone } = await makeRestaurant(app(), place)
    expect(guess).toHaveBeenCalledWith(expect.objectContaining(place))
    const { body } = await phone.call(getOwnRestaurant, {})
    expect(body.position).toEqual({ ...springfield, source: 'unconfirmed' })
    guess.mockResolvedValue({ latitude: 0, longitude: 180 })
    const moved = await changeProfile(phone, { zipCode: '10001' })
    expect(guess).toHaveBeenLastCalledWith(expect.objectContaining({ ...place, zipCode: '10001' }))
    expect(moved.body.position).toEqual({ latitude: 0, longitude: 180, source: 'unconfirmed' })
    guess.mockResolvedValue(null)
    expect((await changeProfile(phone, { city: 'Nowhere' })).body.position).toBeNull()
  })

  test('that the owner has confirmed is never replaced by a guess', async () => {
    guess.mockResolvedValue(springfield)
    const { phone, id } = await makeRestaurant(app())
    const here = { latitude: 48.858222, longitude: 2.2945 }
    const placed = await phone.call(placeRestaurant, { params: { restaurantId: id }, body: here })
    expect(placed.body.position).toEqual({ ...here, source: 'confirmed' })
    expect((await changeProfile(phone, { city: 'Paris' })).body.position).toEqual({
      ...here,
      source: 'confirmed',
    })
    const late = await phone.call(placeRestaurant, {
      params: { restaurantId: id },
      body: { latitude: 1, longitude: 2, base: { position: springfield } },
    })
    expect(late.problem).toMatchObject({ problem: 'changed-meanwhile', current: { position: here } })
    // Text, as the dashboard sends it.
    const typed = await sendJson(phone, 'PUT', `/api/restaurants/${id}/position`, {
      latitude: '-33.8688',
      longitude: '151.2',
      base: { position: here },
    })
    expect(typed.body).toMatchObject({
      position: { latitude: -33.8688, longitude: 151.2, source: 'confirmed' },
    })
  })

  test.each([
    [{}, { latitude: 'required', longitude: 'required' }],
    [
      { latitude: 90.1, longitude: -180.1 },
      { latitude: 'too-large', longitude: 'too-small' },
    ],
    [
      { latitude: '48,8', longitude: null },
      { latitude: 'malformed', longitude: 'required' },
    ],
  ])('is not %j', async (body, fields) => {
    const { phone, id } = await makeRestaurant(app())
    const { status, problem } = await sendJson(phone, 'PUT', `/api/restaurants/${id}/position`, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })
})
