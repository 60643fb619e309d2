import { describe, expect, test } from 'vitest'
import { getGroup } from '#contract/groups.ts'
import { shareApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'

const app = shareApp()
const behindProxy = shareApp({ env: { TRUST_PROXY: '127.0.0.1' } })
const viaTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }

describe('the device cookie', () => {
  test.each(['/', '/join-group', '/api/currencies', '/api/nothing'])(
    'is set by the first reply, here of %s',
    async path => {
      const [cookie = ''] = await cookiesOf(app().url + path)
      const [pair = '', ...attributes] = cookie.split('; ')
      expect(pair).toMatch(/^tablemate_device=[\w-]{43}$/)
      expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax'])
    },
  )

  test('is random: no two are alike', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => cookiesOf(`${app().url}/api/currencies`)))
    expect(new Set(all.flat()).size).toBe(50)
  })

  test('is not set with assets, which shared caches may store', async () => {
    expect(await cookiesOf(`${app().url}/assets/main.js`)).toEqual([])
  })

  test('is not set again for a phone that has it', async () => {
    const [cookie = ''] = await cookiesOf(`${app().url}/`)
    const pair = cookie.split(';')[0] ?? ''
    expect(await cookiesOf(`${app().url}/api/currencies`, { cookie: pair })).toEqual([])
  })

  test.each(['short', '', 'x'.repeat(44), `${'x'.repeat(42)}!`])(
    'is replaced if it is malformed (%s)',
    async value => {
      expect(await cookiesOf(`${app().url}/`, { cookie: `tablemate_device=${value}` })).toHaveLength(1)
    },
  )

  test('is Secure if the trusted proxy reports that the phone connected over TLS', async () => {
    expect(await cookiesOf(`${behindProxy().url}/`, viaTls)).toEqual([expect.stringContaining('; Secure')])
    expect(await cookiesOf(`${behindProxy().url}/`)).toEqual([expect.not.stringContaining('Secure')])
  })

  test('is not Secure by a forwarded scheme without a trusted proxy: the phone could not send it back', async () => {
    expect(await cookiesOf(`${app().url}/`, viaTls)).toEqual([expect.not.stringContaining('Secure')])
  })

  test('is stored as a digest: a value from the database gives no access', async () => {
    const { group, diners } = await makeGroup(app())
    const secret = diners[0].phone.cookie().split('=')[1] ?? ''
    const rows = await app().database.sql<
      { device: string }[]
    >`select encode(device, 'hex') as device from members`
    expect(JSON.stringify(rows)).not.toContain(secret)
    const thief = makePhone(app().url, {
      headers: { cookie: `tablemate_device=${rows[0]?.device.slice(0, 43)}` },
    })
    expect((await thief.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
  })
})

async function cookiesOf(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  return (await fetch(url, { headers })).headers.getSetCookie()
}
