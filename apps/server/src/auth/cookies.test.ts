import { getGroup } from '@tablemate/contract/groups.ts'
import { findNearbyOffers } from '@tablemate/contract/offers.ts'
import { getOwnRestaurant, logOut } from '@tablemate/contract/restaurants.ts'
import { shareApp, shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeCampaign, makeRestaurantAt } from '@tablemate/test/restaurants/campaign.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { TRUST_PROXY: '127.0.0.1' } })
const direct = shareApp()
const overTls = { 'x-forwarded-proto': 'https' }

// Threat: session-theft
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

describe('the device cookie', () => {
  test.each(['/', '/join-group', '/api/currencies', '/api/nothing'])(
    'is set by the first reply, here of %s',
    async path => {
      const [cookie = ''] = await cookiesOf(direct().url + path)
      expect(cookie).toMatch(/^tablemate_device=[\w-]{43};/)
      expect(partsOf(cookie).slice(1)).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax'])
    },
  )

  // Threat: session-theft
  test('is random: no two are alike', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => cookiesOf(`${direct().url}/api/currencies`)),
    )
    expect(new Set(all.flat()).size).toBe(50)
  })

  test('is not set with assets, which shared caches may store', async () => {
    expect(await cookiesOf(`${direct().url}/assets/main.js`)).toEqual([])
  })

  test('is not set again for a phone that has it', async () => {
    const [cookie = ''] = await cookiesOf(`${direct().url}/`)
    const pair = cookie.split(';')[0] ?? ''
    expect(await cookiesOf(`${direct().url}/api/currencies`, { cookie: pair })).toEqual([])
  })

  test.each(['short', '', 'x'.repeat(44), `${'x'.repeat(42)}!`])(
    'is replaced if it is malformed (%s)',
    async value => {
      expect(await cookiesOf(`${direct().url}/`, { cookie: `tablemate_device=${value}` })).toHaveLength(1)
    },
  )

  test('is Secure if the trusted proxy reports that the phone connected over TLS', async () => {
    expect(await cookiesOf(`${app().url}/`, overTls)).toEqual([expect.stringContaining('; Secure')])
    expect(await cookiesOf(`${app().url}/`)).toEqual([expect.not.stringContaining('Secure')])
  })

  test('is not Secure by a forwarded scheme without a trusted proxy: the phone could not send it back', async () => {
    expect(await cookiesOf(`${direct().url}/`, overTls)).toEqual([expect.not.stringContaining('Secure')])
  })

  test('is stored as a digest: a value from the database gives no access', async () => {
    const { group, diners } = await makeGroup(direct())
    const secret = diners[0].phone.cookie().split('=')[1] ?? ''
    const rows = await direct().database.sql<
      { device: string }[]
    >`select encode(device, 'hex') as device from members`
    expect(JSON.stringify(rows)).not.toContain(secret)
    const thief = makePhone(direct().url, {
      headers: { cookie: `tablemate_device=${rows[0]?.device.slice(0, 43)}` },
    })
    expect((await thief.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
  })
})

/** The cookie's name, then its attributes in alphabetical order. */
function partsOf(cookie = ''): string[] {
  const [pair = '', ...attributes] = cookie.split('; ')
  return [pair.split('=')[0] ?? '', ...attributes.sort()]
}

async function cookiesOf(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  return (await fetch(url, { headers })).headers.getSetCookie()
}
