import { describe, expect, test } from 'vitest'
import { findNearbyOffers } from '#contract/offers.ts'
import { getOwnRestaurant, logOut } from '#contract/restaurants.ts'
import { shareApp } from '../../../test/app/app.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { makeCampaign, makeRestaurantAt } from '../../../test/restaurants/campaign.ts'
import { logInAs, makeRestaurant } from '../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { TRUST_PROXY: '127.0.0.1' } })
const overTls = { 'x-forwarded-proto': 'https' }

describe('over TLS, every cookie', () => {
  test('is accepted from this host over TLS only, and hidden from scripts', async () => {
    const owner = await makeRestaurantAt(app(), { latitude: 48.2, longitude: 16.4 })
    await makeCampaign(app(), owner)
    const browser = makePhone(app().url, { headers: overTls })
    const replies = [
      await logInAs(app(), owner, browser),
      await browser.call(findNearbyOffers, { query: { lat: '48.2', lng: '16.4' } }),
    ]
    const [device, restaurant, offers, ...others] = replies.flatMap(({ headers }) => headers.getSetCookie())
    const whole = ['HttpOnly', expect.stringMatching(/^Max-Age=\d+$/), 'Path=/', 'SameSite=Lax', 'Secure']
    expect(partsOf(device)).toEqual(['__Host-tablemate_device', ...whole])
    expect(partsOf(restaurant)).toEqual(['__Host-tablemate_restaurant', ...whole])
    const below = whole.map(attribute => (attribute === 'Path=/' ? 'Path=/api/ads' : attribute))
    expect(partsOf(offers)).toEqual(['__Secure-tablemate_offers', ...below])
    expect(others).toEqual([])
  })

  test('is deleted with attributes that browsers accept', async () => {
    const owner = await makeRestaurant(app())
    const browser = makePhone(app().url, { headers: overTls })
    await logInAs(app(), owner, browser)
    const { headers } = await browser.call(logOut, {})
    const [name, ...attributes] = partsOf(headers.getSetCookie()[0])
    expect(name).toBe('__Host-tablemate_restaurant')
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
    expect(browser.cookie()).not.toContain('restaurant')
  })

  test('is read by its prefixed name only: a cookie that was set without TLS is ignored', async () => {
    const { phone } = await makeRestaurant(app())
    const cookie = phone.cookie()
    const getOwn = (headers: Record<string, string>) =>
      makePhone(app().url, { headers }).call(getOwnRestaurant, {})
    expect((await getOwn({ cookie })).status).toBe(200)
    const { status, headers } = await getOwn({ cookie, ...overTls })
    expect(status).toBe(401)
    // The device cookie is replaced too.
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-tablemate_device=/)])
  })
})

/** The cookie's name, then its attributes in alphabetical order. */
function partsOf(cookie = ''): string[] {
  const [pair = '', ...attributes] = cookie.split('; ')
  return [pair.split('=')[0] ?? '', ...attributes.sort()]
}
