// How often typed codes may be guessed, and that links and printed codes are not limited by it.

import { findGroupByCode, type Group, getGroup } from '@tablemate/contract/groups.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import { codeAlphabet } from '@tablemate/domain/groups/group-code.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { join, makeRestaurantTable, scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'
import { allowances } from '../limits/rate-limits.ts'

/** A tenth of the real limits: 6 misses per address and /56, 20 per /48. */
const app = shareAppInFile({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '0.1' } })

// Threat: group-code
describe('a code that is typed', () => {
  test('is looked up 60 times in ten minutes per address if it is wrong: the chance per day of docs/security.md', async () => {
    const guesser = at('203.0.113.1')
    const statuses: number[] = []
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await guesser.type('XXXXX2')).status)
    const { points, seconds } = allowances['code-misses-per-address']
    expect(statuses.filter(status => status === 404)).toHaveLength(points / 10)
    expect(seconds).toBe(600)
  })

  test('is refused after too many misses, right or wrong; links and printed codes still work', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const { token } = await makeRestaurantTable(app())
    const from = await exhaustAddress('203.0.113.6')
    const refused = await from.type(group.code)
    expect(refused).toMatchObject({ status: 429, problem: { problem: 'too-many-requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await from.open(group)).body).toMatchObject({ id: group.id })
    expect((await scan(from.phone, token)).status).toBe(200)
    expect((await join(from.phone, token, 'Ann')).status).toBe(201)
    expect((await at('203.0.113.5').type(group.code)).status).toBe(200)
  })
})

// Threat: group-link
describe('the link to a group', () => {
  test('has the same key for every member', async () => {
    const { group, diners } = await makeGroup(app())
    expect(group.linkKey).toMatch(new RegExp(`^[${codeAlphabet}]{10}$`))
    for (const { phone } of diners) {
      const params = { groupId: group.id }
      expect((await phone.call(getGroup, { params })).body.linkKey).toBe(group.linkKey)
      expect((await phone.call(getGroupState, { params })).body.group.linkKey).toBe(group.linkKey)
    }
  })

  test('is not limited; a wrong link gets 404 and does not count as a typed miss', async () => {
    const [{ group }, { group: other }] = [await makeGroup(app()), await makeGroup(app())]
    const [from, exhausted] = [at('203.0.113.7'), await exhaustAddress('203.0.113.8')]
    expect((await exhausted.open(group)).body).toMatchObject({ id: group.id })
    const lowerCase = { ...group, linkKey: group.linkKey.toLowerCase() }
    expect((await exhausted.open(lowerCase)).status).toBe(200)
    for (const wrong of [
      { ...group, linkKey: other.linkKey },
      { ...group, linkKey: group.linkKey.slice(1) },
      { ...group, linkKey: 'x'.repeat(5000) },
      { ...group, code: other.code },
      { ...group, code: 'XXXXX2' },
      { ...group, code: '💥' },
    ])
      for (const phone of [from, exhausted]) expect((await phone.open(wrong)).status).toBe(404)
    expect((await from.type(group.code)).status).toBe(200)
  })

  test('expires when the group code changes', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const from = at('203.0.113.9')
    const code = [...group.code].reverse().join('')
    await app().directSql`update group_codes set code = ${code} where group_id = ${group.id}`
    await app().directSql`update groups set code = ${code} where id = ${group.id}`
    expect((await from.open(group)).status).toBe(404)
    expect((await from.open({ ...group, code })).status).toBe(404)
    const renewed = await diners[0].phone.call(getGroup, { params: { groupId: group.id } })
    expect((await from.open(renewed.body)).status).toBe(200)
  })
})

/** A phone with this address. */
function at(address: string) {
  const phone = makePhone(app().url, { headers: { 'x-forwarded-for': address } })
  const find = (code: string, query: { key?: string }) =>
    phone.call(findGroupByCode, { params: { code }, query })
  return {
    phone,
    type: (code: string) => find(code, {}),
    open: ({ code, linkKey }: Pick<Group, 'code' | 'linkKey'>) => find(code, { key: linkKey }),
  }
}

/** A phone with this address after its last miss that is allowed. */
async function exhaustAddress(address: string) {
  const from = at(address)
  for (let miss = 0; miss < 6; miss += 1) expect((await from.type('XXXXX2')).status).toBe(404)
  return from
}
