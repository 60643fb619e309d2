import { describe, expect, test } from 'vitest'
import { findNearbyOffers } from '#contract/offers.ts'
import { getOwnRestaurant, logOut } from '#contract/restaurants.ts'
import { shareApp } from '../../../test/app/app.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { makeCampaign, makeRestaurantAt } from '../../../test/restaurants/campaign.ts'
import { enter, makeRestaurant } from '../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { TRUST_PROXY: '127.0.0.1' } })
const byTls = { 'x-forwarded-proto': 'https' }

describe('by TLS, every cookie', () => {
  test('is one that browsers take from this host over TLS alone, and show to no script', async () => {
    const owner = await makeRestaurantAt(app(), { latitude: 48.2, longitude: 16.4 })
    await makeCampaign(app(), owner)
    const browser = makePhone(app().url, { headers: byTls })
    const answers = [
      await enter(app(), owner, browser),
      await browser.call(findNearbyOffers, { query: { lat: '48.2', lng: '16.4' } }),
    ]
    const [device, restaurant, offers, ...others] = answers.flatMap(({ headers }) => headers.getSetCookie())
    const whole = ['HttpOnly', expect.stringMatching(/^Max-Age=\d+$/), 'Path=/', 'SameSite=Lax', 'Secure']
    expect(partsOf(device)).toEqual(['__Host-tablemate_device', ...whole])
    expect(partsOf(restaurant)).toEqual(['__Host-tablemate_restaurant', ...whole])
    const below = whole.map(attribute => (attribute === 'Path=/' ? 'Path=/api/ads' : attribute))
    expect(partsOf(offers)).toEqual(['__Secure-tablemate_offers', ...below])
    expect(others).toEqual([])
  })

  test('is taken back in a way that browsers follow', async () => {
    const owner = await makeRestaurant(app())
    const browser = makePhone(app().url, { headers: byTls })
    await enter(app(), owner, browser)
    const { headers } = await browser.call(logOut, {})
    const [name, ...attributes] = partsOf(headers.getSetCookie()[0])
    expect(name).toBe('__Host-tablemate_restaurant')
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
    expect(browser.cookie()).not.toContain('restaurant')
  })

  test('is known by that name alone: one that was planted without TLS is none', async () => {
    const { phone } = await makeRestaurant(app())
    const cookie = phone.cookie()
    const asked = (headers: Record<string, string>) =>
      makePhone(app().url, { headers }).call(getOwnRestaurant, {})
    expect((await asked({ cookie })).status).toBe(200)
    const { status, headers } = await asked({ cookie, ...byTls })
    expect(status).toBe(401)
    // The device is a new one, too.
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-tablemate_device=/)])
  })
})

/** Its name, then what is said of it, by the alphabet. */
function partsOf(cookie = ''): string[] {
  const [pair = '', ...attributes] = cookie.split('; ')
  return [pair.split('=')[0] ?? '', ...attributes.sort()]
}
