// Proof of work for typed codes after too many misses. Links and printed codes need none.

import { findGroupByCode, type Group, getGroup } from '@tablemate/contract/groups.ts'
import { getTable } from '@tablemate/contract/live.ts'
import { codeAlphabet } from '@tablemate/domain/groups/group-code.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { solutionOf } from '@tablemate/test/diners/proof.ts'
import { join, makeTableWithCode, scan } from '@tablemate/test/restaurants/tables.ts'
import { describe, expect, test } from 'vitest'

/** A tenth of the real limits: 2 misses, then 4 with a proof; 6 per /56, 20 per /48. */
const app = shareApp({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '0.1' } })

describe('a code that is typed at an address with too many misses', () => {
  test('is looked up with a proof of work, a new one for each attempt', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const from = await exhaustAddress('203.0.113.1')
    const refused = await from.type(group.code)
    expect(refused).toMatchObject({ status: 429, problem: { problem: 'proof-of-work-required' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await from.type(group.code, solutionOf(refused.problem))).body).toMatchObject({ id: group.id })
    expect((await from.type(group.code)).problem.problem).toBe('proof-of-work-required')
    expect((await at('203.0.113.2').type(group.code)).status).toBe(200)
  })

  test('is looked up once per proof, over all nodes and concurrent requests', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const other = await app().startAnother()
    const [from, elsewhere] = [await exhaustAddress('203.0.113.3'), at('203.0.113.3', other.url)]
    const proof = solutionOf((await from.type(group.code)).problem)
    const replies = await Promise.all(
      [from, elsewhere, from, elsewhere].map(phone => phone.type(group.code, proof)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
    // A refused client gets a new challenge.
    const again = await elsewhere.type(group.code, proof)
    expect((await from.type(group.code, solutionOf(again.problem))).status).toBe(200)
  })

  test('is not looked up with a proof that is invalid, too old or from another address', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const [from, other] = [await exhaustAddress('203.0.113.4'), await exhaustAddress('203.0.113.5')]
    const proof = solutionOf((await from.type(group.code)).problem)
    const [time = '', nonce = '', signature = '', numbers = ''] = proof.split('.')
    const later = (Number.parseInt(time, 36) + 60_000).toString(36)
    for (const [phone, wrong] of [
      [other, proof],
      [from, `${later}.${nonce}.${signature}.${numbers}`],
      [from, `${time}.${nonce}.${signature.toLowerCase()}x.${numbers}`],
      [from, `${time}.${nonce}.${signature}.${numbers.slice(2)}`],
      [from, `${time}.${nonce}.${signature}`],
      [from, '....'],
      [from, 'x'.repeat(5000)],
      [from, '💥'],
    ] as const)
      expect((await phone.type(group.code, wrong)).problem.problem).toBe('proof-of-work-required')
    app().advanceClock({ minutes: 2 })
    expect((await from.type(group.code, proof)).problem.problem).toBe('proof-of-work-required')
    app().advanceClock({ minutes: -2 })
    expect((await from.type(group.code, proof)).status).toBe(200)
  })

  test('is refused after 40 more misses even with a proof; links and printed codes still work', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const { token } = await makeTableWithCode(app())
    const from = await exhaustAddress('203.0.113.6')
    for (let miss = 0; miss < 4; miss += 1) expect((await from.prove('XXXXX2')).status).toBe(404)
    const refused = await from.type(group.code)
    expect(refused).toMatchObject({ status: 429, problem: { problem: 'too-many-requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await from.open(group)).body).toMatchObject({ id: group.id })
    expect((await scan(from.phone, token)).status).toBe(200)
    expect((await join(from.phone, token, 'Ann')).status).toBe(201)
  })

  test('counts against its networks with a proof too: a /56 has 60 misses in all', async () => {
    const from = await exhaustAddress('2001:db8:1:1::1')
    for (let miss = 0; miss < 4; miss += 1) expect((await from.prove('XXXXX2')).status).toBe(404)
    expect((await at('2001:db8:1:2::1').type('XXXXX2')).problem.problem).toBe('too-many-requests')
    expect((await at('2001:db8:1:100::1').type('XXXXX2')).status).toBe(404)
  })
})

describe('the link to a group', () => {
  test('has the same key for every member', async () => {
    const { group, diners } = await makeGroup(app())
    expect(group.linkKey).toMatch(new RegExp(`^[${codeAlphabet}]{10}$`))
    for (const { phone } of diners) {
      const params = { groupId: group.id }
      expect((await phone.call(getGroup, { params })).body.linkKey).toBe(group.linkKey)
      expect((await phone.call(getTable, { params })).body.group.linkKey).toBe(group.linkKey)
    }
  })

  test('needs no proof of work; a wrong link gets 404 and does not count as a typed miss', async () => {
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
function at(address: string, url = app().url) {
  const phone = makePhone(url, { headers: { 'x-forwarded-for': address } })
  const find = (code: string, query: { key?: string; proof?: string }) =>
    phone.call(findGroupByCode, { params: { code }, query })
  const type = (code: string, proof?: string) => find(code, proof === undefined ? {} : { proof })
  return {
    phone,
    type,
    prove: async (code: string) => type(code, solutionOf((await type(code)).problem)),
    open: ({ code, linkKey }: Pick<Group, 'code' | 'linkKey'>) => find(code, { key: linkKey }),
  }
}

/** A phone with this address after the misses that are allowed without a proof. */
async function exhaustAddress(address: string) {
  const from = at(address)
  for (let miss = 0; miss < 2; miss += 1) expect((await from.type('XXXXX2')).status).toBe(404)
  return from
}
